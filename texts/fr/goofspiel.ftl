# Goofspiel

goofspiel-name = Goofspiel
goofspiel-blurb = Les prix sont retournés un à un. Misez vos cartes pour les prendre : chacune ne se joue qu’une fois.

goofspiel-headline = Manche { $round } sur { $of }
goofspiel-ask = choisissez une carte
goofspiel-card = { $number }
goofspiel-prize = prix { $number }
goofspiel-zone-pile = Prix à venir
goofspiel-zone-stake = Le prix
goofspiel-zone-discard = Prix défaussés
goofspiel-zone-hand = Main
goofspiel-zone-played = Cartes jouées
goofspiel-zone-won = Prix gagnés : { $points }

goofspiel-bad-cards = chaque joueur a de 4 à 13 cartes, pas { $found }
goofspiel-bad-prizes = les prix de la donne ne correspondent pas aux options : { $found }

goofspiel-illegal-not-in-hand = La carte n’est pas dans la main.

goofspiel-tell-prize = Le prix suivant : { $cards }.
goofspiel-tell-chose = Carte choisie : { $seat }.
goofspiel-tell-plays = Carte révélée par { $seat } : { $cards }.
goofspiel-tell-takes = La carte la plus forte prend { $cards } : { $seat }. ({ $rule })
goofspiel-tell-tie = Cartes égales : personne ne prend { $cards }. ({ $rule })

goofspiel-option-cards = Cartes
goofspiel-option-order = Ordre des prix
goofspiel-order-random = au hasard
goofspiel-order-ascending = croissant
goofspiel-order-descending = décroissant
goofspiel-setup-cards = { $number } cartes par joueur
