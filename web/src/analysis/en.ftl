# What an analysis of a match says, beside its replay.

ui-analysis = Analysis
ui-analysis-about = How the match stood after every turn, and how good the answers were. Answers are judged by what the player could know, not by what came of them.
ui-analysis-waiting = { $before ->
    [one] Another match comes first.
   *[other] { $before } other matches come first.
}
ui-analysis-progress = { $done } of { $answers } answers looked at
ui-analysis-begins = Looking at the match …
ui-analysis-stays = You may go away: it goes on, and is kept with the replay.
ui-analysis-failed = The analysis could not be finished. What it has found so far is below.
ui-analysis-again = Try again
ui-analysis-chances = Chances of winning, in 100
ui-analysis-chances-about = As the game’s own bots judge the table when a turn begins.
ui-analysis-axis = Answers given
ui-analysis-start = At the start
ui-analysis-after = { $at ->
    [one] After one answer
   *[other] After { $at } answers
}
ui-analysis-turning = Turning points
ui-analysis-swing = Answers { $first } to { $last }: { $name } from { $before } to { $after } in 100
ui-analysis-swing-luck = luck: { $luck }
ui-analysis-no-turning = Nobody’s chance ever changed much at once.
ui-analysis-skill = Luck and skill
ui-analysis-skill-about = Luck is what dice and draws did to the chance of winning, beyond the average. Lost is what doubtful answers and mistakes cost, added up. Both in 100.
ui-analysis-luck = Luck
ui-analysis-lost = Lost
ui-analysis-not-judged = The answers of { $names } were not judged: bots play there.
ui-analysis-answers = Answers
ui-analysis-weak = Worth a look ({ $count })
ui-analysis-all = All ({ $count })
ui-analysis-none-weak = { $over ->
    [yes] No answer was doubtful, and none a mistake.
   *[other] None was doubtful so far, and none a mistake.
}
ui-analysis-answer = Answer { $number }
ui-analysis-cost = −{ $cost }
ui-analysis-cost-words = costs { $cost } in 100
ui-analysis-earlier = To the one before that is worth a look
ui-analysis-later = To the next one that is worth a look
ui-analysis-show = Show it on the board
