# solve

cli-solve-about = Solves a game exactly
solve-braverats-about = Solves BraveRats
cli-arg-hands = The hands
