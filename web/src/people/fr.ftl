# Ce que disent les pages sur soi ou sur quelqu’un d’autre.

people-title = Vous
