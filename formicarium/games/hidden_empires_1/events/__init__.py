"""What can happen: frozen, past tense, each with its clause; one module per chapter.

Almost everything is final once it is told: a die has shown it, another seat has seen it, or the next
question may be asked in silence (HE1-WIN-17). Only the task moves of Assign Tasks can be taken back.
A place is `area` and `task`; on the Nest Sheet `area` is "" and `task` names the chamber.
"""
