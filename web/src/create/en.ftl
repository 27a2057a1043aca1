# What the page that sets a new table says.

ui-create-hints = Players may ask what the computer would do (a hint)
ui-create-options = More options
ui-create-seats = The players
ui-create-count = Number of players
ui-create-seat = Seat { $seat }
ui-create-bot = Bot of seat { $seat }
ui-create-name = Name of seat { $seat }
ui-create-listed = Show this table under “Open tables”, so that anybody can join
ui-create-joinable = People may take over a bot’s seat later: with its link, or as they like at an open table
ui-create-go = Set the table
ui-clock-none = As long as you like
ui-clock-live = A few minutes per decision, in one sitting
ui-clock-live-minutes = Minutes per decision
ui-clock-slow = Days per decision, now and then
ui-clock-slow-days = Days per decision
ui-clock-live-reserve = Minutes in reserve, for the whole match
ui-clock-slow-reserve = Days in reserve, for the whole match
