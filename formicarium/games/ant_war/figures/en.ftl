# What is counted in a match: a name and a line that explains.

figure-turn = After turn { $number }
figure-turns = Turns
figure-ants = Ants on the board
figure-ants-about = Walls do not count.
figure-hidden = Hidden ants
figure-hidden-about = Ants on the board that the opponent has not seen yet.
figure-orders = Orders in the deck
figure-orders-about = Hand, draw pile and discard pile together.
figure-played = Orders played
figure-played-about = One for each order card played.
figure-attacks = Combats begun
figure-attacks-about = One’s own ant entered the square of an enemy ant.
figure-destroyed = Enemy ants destroyed
figure-destroyed-about = In combats, by acid and by explosions.
figure-lost = Ants lost
figure-lost-about = Own ants that were destroyed.
figure-hatched = Ants hatched
figure-hatched-about = Dead ants that came back into play.
figure-walls = Walls built
figure-walls-about = By one’s own Workers.
figure-breaches = Walls destroyed
figure-breaches-about = By one’s own ants, whoever had built them.
figure-bought = Orders from the Shop
figure-bought-about = Orders kept when the Shop was open.
figure-archived = Orders removed
figure-archived-about = Orders taken out of the deck for good.
