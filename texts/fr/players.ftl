# Les joueurs : leurs noms, leurs niveaux, leurs raisons

player-unknown = il n’y a pas de joueur « { $found } » à ce jeu ; il y a : { $known }
player-bad-budget = « { $found } » n’est pas un budget : donnez une durée comme 100ms ou 1s, une heure au plus, ou un nombre de mondes comme 20000w
player-bad-playouts = « { $found } » n’est pas un nombre de parties d’essai : donnez un nombre entier à partir de 1, comme flat:2000
player-bad-temperature = « { $found } » n’est pas une température : donnez un nombre de 0 à 10, comme policy:0.5 ; ou le mot search, comme dans policy:search:1000w
player-alone = { $name } n’a pas de réglage ; retirez « :{ $found } »
player-stray = le joueur { $name } a répondu « { $action } », ce qui n’est pas permis : c’est une erreur du programme

# Les niveaux
level-jester = Bouffon
level-jester-strength = le plus facile
level-jester-about = Le Bouffon aime les fortes cartes et la bagarre, sans jamais demander ce qu’elles coûtent : un adversaire pour les enfants.
level-page = Page
level-page-strength = facile
level-page-about = Le Page ne regarde que les cartes visibles et se contente souvent du deuxième choix.
level-squire = Écuyer
level-squire-strength = moyen
level-squire-about = L’Écuyer se souvient de ce qui a été joué et a du bon sens, à défaut de patience.
level-herald = Héraut
level-herald-strength = bon
level-herald-about = Le Héraut imagine quelques répartitions possibles des cartes avant de choisir.
level-chancellor = Chancelier
level-chancellor-strength = fort
level-chancellor-about = Le Chancelier pèse un très grand nombre de ces répartitions, résout ce qui peut l’être, et se trompe parfois.
level-regent = Régent
level-regent-strength = le plus fort
level-regent-about = Le Régent joue à chaque coup aussi bien que le programme le peut.

# Pourquoi
why-only = c’est votre seul choix
why-claim-must-follow = il faut fournir : { $faction }
why-claim-best-follower = le meilleur des partisans proposés
why-claim-wins-prize = gagne { $card }
why-claim-wins-poor = gagne { $card }, qui vaut moins qu’une carte inconnue
why-claim-leaves-prize = laisse { $card } au gagnant
why-claim-leaves-poor = laisse { $card } au gagnant : une carte inconnue vaut mieux
why-claim-may-win-prize = a de bonnes chances de gagner { $card }
why-claim-may-leave-poor = laissera sans doute { $card } à quelqu’un d’autre
why-claim-wins-undead = met { $number ->
    [one] un Mort-vivant
   *[other] { $number } Morts-vivants
 } dans votre pile de score
why-claim-loses-undead = donne { $number ->
    [one] un Mort-vivant
   *[other] { $number } Morts-vivants
 } à la pile de score du gagnant
why-claim-dwarves-won = donne les Nains au perdant : vous
why-claim-dwarves-lost = gagne le pli, mais les Nains vont au perdant
why-claim-nothing-open = aucun vote ne dépend plus de ce pli
why-claim-decides = décide le vote : { $faction }
why-claim-keeps-open = garde un vote ouvert : { $faction }
why-claim-gives-away = abandonne un vote : { $faction }
why-claim-wins-votes = gagne des cartes dont le vote est ouvert : { $factions }
why-claim-loses-votes = perd des cartes dont le vote est ouvert : { $factions }
why-rats-mix = un joueur parfait la joue { $often } fois sur 100
why-rats-good-pair = une des cartes qu’il fait bon avoir en double
why-rats-poor-pair = pas une des cartes qu’il fait bon avoir en double
why-rats-wins-game = gagne la partie
why-rats-loses-game = perd la partie
why-rats-holds = la manche reste en attente
why-rats-wins-round = gagne la manche : { $number ->
    [one] une victoire
   *[other] { $number } victoires
 }
why-rats-loses-round = perd la manche : { $number ->
    [one] une victoire
   *[other] { $number } victoires
 } pour l’adversaire
why-rats-beats = des cartes possibles en face, bat { $won }, fait jeu égal avec { $held }, perd contre { $lost }
why-defaite-joins = { $card } entre dans votre cour
why-defaite-takes = pour prendre { $card }
why-defaite-keeps = pour garder { $card }
why-defaite-loses = perd { $card }
why-defaite-guards = protège { $card }
why-defaite-takes-suit = prendra sans doute toute sa couleur
why-defaite-loses-suit = déjà battue : elle ira dans une autre cour

# L’ajustement
cli-fit-about = Ajuste l’évaluation du joueur fort à des parties contre lui-même
fit-claim-about = L’évaluation de la phase un de Claim à deux joueurs, et la politique qui pondère les mondes
fit-second-about = La deuxième évaluation de la même phase, pour les budgets plus grands : ajustée à des parties jouées par la politique
fit-arg-rounds = Combien de fois jouer et ajuster ; le premier tour joue au hasard, chacun des suivants d’après ce que le précédent a trouvé (3 par défaut)
fit-arg-games = Le nombre de parties par tour (20000 par défaut)
fit-arg-out = Le dossier du résultat : claim.bin et claim-habit.bin, ou claim-second.bin
fit-error-folder = { $found } n’est pas un dossier
fit-round = Tour { $number } : { $positions } positions, perte { $value } sur des parties mises à part ; { $choices } choix, perte { $habit } (entropies croisées moyennes)
fit-second = { $positions } positions, perte { $value } sur des parties mises à part (entropie croisée moyenne)
