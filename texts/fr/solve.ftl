# solve

cli-solve-about = Résout exactement un jeu
solve-braverats-about = Résout BraveRats
cli-arg-hands = Les mains
