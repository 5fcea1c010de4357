# Claim

claim-name = Claim
claim-blurb = Le roi est mort. Gagnez des partisans en phase un et, avec eux, le vote des factions en phase deux.

faction-Go = Gobelins
faction-Kn = Chevaliers
faction-Dw = Nains
faction-Un = Morts-vivants
faction-Do = Doppelgängers
faction-Gn = Gnomes
faction-Gi = Géants
faction-Dr = Dragons
faction-Tr = Trolls
faction-Se = Voyants

card-Go = Gobelin { $value }
card-Kn = Chevalier { $value }
card-Dw = Nain { $value }
card-Un = Mort-vivant { $value }
card-Do = Doppelgänger { $value }
card-Gn = Gnome { $value }
card-Gi = Géant { $value }
card-Dr = Dragon { $value }
card-Tr = Troll { $value }
card-Se = Voyant { $value }

power-Go = Les Gobelins n’ont pas de pouvoir. Ils sont nombreux, et cinq d’entre eux valent 0. (C8.1)
power-Kn = Sur une entame à Gobelin, un Chevalier bat toute autre carte ; entre Chevaliers, le plus fort gagne. (C5.4)
power-Dw = En phase deux, le perdant du pli ramasse les Nains ; à trois ou quatre, c’est celui qui a joué la plus petite valeur. (C8.3, C8.4)
power-Un = En phase un, les Morts-vivants joués vont tout droit dans la pile de score du gagnant. (C6.4)
power-Do = Un Doppelgänger peut remplacer la faction demandée et compte comme elle. À l’entame, il demande des Doppelgängers. Il ne copie aucun pouvoir. (C4.3, C4.5, C5.2, C5.6)
power-Gn = En phase deux, les Gnomes restent à découvert devant leur gagnant et comptent à la fin, à moins qu’un Géant ne les chasse. (C9.5)
power-Gi = En phase deux, chaque Géant gagné chasse un Gnome de même valeur chez chaque adversaire. (C9.6)
power-Dr = Le joueur du dernier Dragon d’un pli entame le suivant, quel que soit le gagnant. (C9.1)
power-Tr = En phase deux, le gagnant ne marque que le plus fort des Trolls joués ou en attente ; les autres attendent. Le dernier pli les prend tous. (C9.8)
power-Se = En phase un, un pli gagné avec un Voyant permet de regarder le dessus de la pioche et de le prendre à la place. (C9.2, C9.3)

claim-team-member = { $seat-is ->
    [you] vous
   *[other] { $seat }
 }

# Les mises en place qui n’existent pas
claim-bad-players = Claim se joue à deux, trois ou quatre, pas à { $found }
claim-bad-pair = { $found } n’est pas un royaume : il faut soit Gobelins et Chevaliers, soit Gnomes et Géants, et rien de l’autre paire
claim-bad-size = à cette table un royaume compte { $expected } factions, pas { $found }
claim-bad-leader = le siège { $found } ne peut pas entamer : personne n’y est assis
claim-deck-stranger = { $found } n’est pas de ce royaume
claim-deck-too-many = { $found } figure plus souvent dans le paquet que dans la boîte
claim-deck-missing = { $found } manque dans le paquet

# Pourquoi pas
claim-illegal-not-your-turn = { $seat-is ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
 }
claim-illegal-not-in-hand = { $card } n’est pas dans cette main.
claim-illegal-must-follow = { $faction } : c’est la faction demandée. Qui en a en main doit en fournir.
claim-illegal-choose-first = Choisissez d’abord ce que vous prenez.
claim-illegal-nothing-to-take = Il n’y a rien à choisir maintenant ; jouez une carte.
claim-illegal-not-offered = { $card } n’est pas parmi les cartes visibles.
claim-illegal-no-look = Seul celui qui vient de gagner un pli avec un Voyant peut prendre la carte du dessus de la pioche.

# Le récit
claim-tell-trick = Phase { $phase }, pli { $number } sur { $of }. { $seat-is ->
    [you] Vous entamez.
   *[other] { $seat } entame.
 }
claim-tell-dealt = { $seat-is ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $cards }.
 }
claim-tell-dealt-unseen = { $seat-is ->
    [you] Vous recevez { $number } cartes.
   *[other] { $seat } reçoit { $number } cartes.
 }
claim-tell-face-up = En jeu : { $cards }.
claim-tell-plays = { $seat-is ->
    [you] Vous jouez { $cards }.
   *[other] { $seat } joue { $cards }.
 }
claim-tell-lacks = { $seat-is ->
    [you] Vous n’avez pas de { $faction }.
   *[other] { $seat } n’a pas de { $faction }.
 } ({ $rule })
claim-tell-won-power = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } avec { $card }, qui bat tout sur une entame à { $faction }. ({ $rule })
claim-tell-won-alone = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } avec { $card } : personne d’autre n’a suivi. ({ $rule })
claim-tell-won-highest = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } avec { $card }, la plus forte carte qui compte comme { $faction }. ({ $rule })
claim-tell-won-earlier = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } avec { $card } : à valeur égale, la première jouée l’emporte. ({ $rule })
claim-tell-leads-next = { $card } : { $seat-is ->
    [you] vous entamez
   *[other] { $seat } entame
 } le pli suivant. ({ $rule })
claim-tell-looks = { $seat-is ->
    [you] Vous regardez
   *[other] { $seat } regarde
 } la carte du dessus de la pioche. ({ $rule })
claim-tell-sees = C’est { $card }.
claim-tell-discarded = { $number ->
    [one] Défaussée :
   *[other] Défaussées :
 } { $cards }. ({ $rule })
claim-tell-scores = Dans { $seat-is ->
    [you] votre pile de score
   *[other] la pile de score de { $seat }
 } : { $cards }. ({ $rule })
claim-tell-in-front = À découvert devant { $seat-is ->
    [you] vous
   *[other] { $seat }
 } : { $cards }. ({ $rule })
claim-tell-aside = En attente à l’écart : { $cards }. ({ $rule })
claim-tell-scores-waiting = Les Trolls en attente vont { $seat-is ->
    [you] dans votre pile de score
   *[other] dans la pile de score de { $seat }
 } : { $cards }. ({ $rule })
claim-tell-driven-off = { $seat-is ->
    [you] Un Géant vous chasse
   *[other] Un Géant chasse à { $seat }
 } { $cards }. ({ $rule })
claim-tell-scores-front = { $seat-is ->
    [you] Vous gardez
   *[other] { $seat } garde
 } jusqu’au bout { $cards }. ({ $rule })
claim-tell-takes = { $seat-is ->
    [you] Vous prenez
   *[other] { $seat } prend
 } { $cards }. ({ $rule })
claim-tell-draws = { $seat-is ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } { $cards }. ({ $rule })
claim-tell-draws-unseen = { $seat-is ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } une carte, sans la montrer. ({ $rule })
claim-tell-picks-up = { $seat-is ->
    [you] Vous prenez en main vos partisans
   *[other] { $seat } prend en main ses partisans
 } : { $cards }. ({ $rule })
claim-tell-picks-up-unseen = { $seat-is ->
    [you] Vous prenez
   *[other] { $seat } prend
 } en main { $number ->
    [one] un partisan
   *[other] { $number } partisans
 } sans rien montrer. ({ $rule })
claim-tell-vote = { $faction } { $count } : le vote va à { $seat-is ->
    [you] vous
   *[other] { $seat }
 }. ({ $rule })
claim-tell-vote-by-highest = { $faction } { $count } : égalité, et la plus forte carte donne le vote à { $seat-is ->
    [you] vous
   *[other] { $seat }
 }. ({ $rule })
claim-tell-vote-team = { $faction } { $count } : le vote va à { $team }. ({ $rule })
claim-tell-vote-team-by-highest = { $faction } { $count } : égalité, et la plus forte carte donne le vote à { $team }. ({ $rule })
claim-tell-vote-nobody = { $faction } { $count } : personne n’a le vote. ({ $rule })

# Résultats
claim-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
 }
claim-votes-to = { $first ->
    [one] { $first } vote
   *[other] { $first } votes
 } à { $second }
claim-result-cards = Votes à égalité : le nombre de cartes dans les factions gagnées décide, { $first } à { $second }. ({ $rule })
claim-result-values = Votes et cartes à égalité : la valeur des cartes dans les factions gagnées décide, { $first } à { $second }. ({ $rule })

# Où en est la partie, ce qui est demandé, et ce qu’on peut faire
claim-headline = Phase { $phase } sur 2, pli { $number } sur { $of }
claim-ask-take = prenez un partisan
claim-ask-lead = entamez
claim-ask-play = jouez une carte
claim-act-top = Le dessus de la pioche
