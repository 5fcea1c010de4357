# Players: their names, their levels, their reasons

player-unknown = there is no player "{ $found }" in this game; there are: { $known }
player-bad-budget = "{ $found }" is no budget: give a time such as 100ms or 1s, at most an hour, or a number of worlds such as 20000w
player-bad-playouts = "{ $found }" is no number of playouts: give a whole number from 1, such as flat:2000
player-alone = { $name } stands alone; nothing such as ":{ $found }" follows it
player-stray = the player { $name } answered with "{ $action }", which is not legal: a fault of the program
