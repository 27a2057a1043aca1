# Captions of the rulebook's diagrams.
diagram-steps = A Scout on d4 with both kinds of step: six squares are open to it. The pond on c5 and the allied ant on e3 are not. The step onto e5 is an attack.
diagram-circle = Each unit beats the next two of this circle and loses to the two before it: the Shooter beats Scout and Kamikaze, and loses to Worker and Transporter.
diagram-winner = A Scout attacked from d4 (1) and beat a Worker on d5 (2). The winner stands on the square of the combat, turned face up for as long as it lives.
diagram-construction = The twelve squares around a Worker on d6. It can build on the ten that are lit: not in the pond, and not where an ant stands. No line of sight is needed.
diagram-sight = A Shooter on d6. It can hit its neighbours d7 and e7, and b6, two steps away with nothing in between. An ant hides d8, a wall hides f6 (its own wall too), and e8 is no square of the twelve.
diagram-explosion = A Kamikaze on d6 can blow up the ant on d7 or the enemy wall on e6. It cannot reach e7, which is diagonal, and spares its own wall on c6.
diagram-wall = A step aimed at a wall takes one of its two hit points. The ant stays on d5, and stays hidden.
diagram-transport = A Transporter on c6 has traded squares with the Queen on e4: she is far from the Scout now. The Transporter is turned face up, the Queen is not.
diagram-charge = A Charge from d4 goes as far as you like over empty grass. It may end in combat on d7, but not go on to d8; walls, friends and ponds end the line.
diagram-jump = A Jump from c4 covers exactly two squares: over a wall, over the pond, or over an ant into a combat on e4. It cannot land on a friend.
diagram-parasitism = Black leads the red ant on d6: to c6, or onto the black ant on d5, where a combat follows. An ant of its own side and walls are closed to it.
diagram-suspects = Red moved this ant with an order for Scouts and Shooters. It is still hidden, but now everybody knows that it is one or the other.
