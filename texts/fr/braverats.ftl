# BraveRats

braverats-name = BraveRats
braverats-blurb = Le Roi des Rats a disparu. Deux clans veulent sa couronne : carte contre carte, et quatre victoires suffisent.

braverats-clan-0 = Yarg
braverats-clan-1 = Applewood

rat-Mu = Musicien
rat-Pp = Princesse
rat-Sp = Espion
rat-As = Assassin
rat-Am = Ambassadeur
rat-Wi = Magicien
rat-Ge = Général
rat-Pr = Prince

rat-power-Mu = La manche est mise en attente, quelle que soit l’autre carte ; seul un Magicien l’empêche. (B3.2)
rat-power-Pp = Face à un Prince, la Princesse gagne la partie. (B3.3)
rat-power-Sp = À la manche suivante, l’adversaire choisit et révèle en premier. Deux Espions s’annulent. (B5.1, B3.9)
rat-power-As = La force la plus faible l’emporte, mais un Prince gagne quand même. (B3.5)
rat-power-Am = Gagner avec lui compte une victoire de plus ; dans une manche en attente, elle est gardée pour son joueur. (B4.2, B4.3)
rat-power-Wi = La carte adverse n’a pas de pouvoir, ni maintenant ni pour la manche suivante. (B3.1)
rat-power-Ge = À la manche suivante, la carte de son joueur a +2. (B2.2)
rat-power-Pr = Remporte la manche contre toute carte, sauf la Princesse, le Musicien et un autre Prince ; face à un Magicien, la force décide. (B3.4)

# Mises en place qui n’existent pas
braverats-bad-target = une partie se gagne en trois ou quatre victoires, pas en { $found }
braverats-bad-match = il faut gagner une ou deux parties, pas { $found }
braverats-bad-games = la donne contient { $found ->
    [one] { $found } partie
   *[other] { $found } parties
 }, ces options en demandent { $expected }
braverats-bad-cards-missing = il manque les cartes de la partie { $game } de la donne, que cette variante mélange
braverats-bad-cards-unasked = la partie { $game } de la donne contient des cartes, mais cette variante ne mélange rien
braverats-bad-cards-thrice = la partie { $game } de la donne contient trois fois { $found }, la boîte deux fois seulement
braverats-bad-cards-number = la partie { $game } de la donne contient { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
 }, la boîte seize
braverats-bad-traitor-missing = la partie { $game } de la donne ne dit pas quelles cartes sont données
braverats-bad-traitor-unasked = la partie { $game } de la donne dit quelles cartes sont données, mais il n’y a pas de traître
braverats-bad-traitor = dans la partie { $game } de la donne, la carte donnée est à la place { $found } ; les places vont de 0 à 7
braverats-bad-piles-missing = la partie { $game } de la donne ne dit pas comment sont les pioches
braverats-bad-piles-unasked = la partie { $game } de la donne contient des pioches, mais cette variante ne pioche pas
braverats-bad-piles = la partie { $game } de la donne contient la pioche « { $found } », qui ne nomme pas une fois chaque place de 0 à 7
braverats-bad-hands = les deux mains doivent avoir le même nombre de cartes, de une à huit, pas { $found }
braverats-bad-hands-thrice = { $found } est là trois fois, la boîte n’en a que deux
braverats-bad-victories = avec { $found } victoires, la partie serait finie
braverats-bad-standing = aucune partie ne peut arriver à cette position ({ $found } en attente)

# Pourquoi pas
braverats-illegal-not-your-turn = { $seat-is ->
    [you] C’est vous qui regardez
   *[other] C’est { $seat } qui regarde
 } le paquet.
braverats-illegal-reveals-first = Après l’Espion, { $seat-is ->
    [you] vous révélez
   *[other] { $seat } révèle
 } en premier.
braverats-illegal-not-in-hand = { $card } n’est pas dans cette main.
braverats-illegal-not-drawn = { $card } est encore dans la pioche.
braverats-illegal-draft-first = Le draft n’est pas fini ; gardez une carte du paquet.
braverats-illegal-nothing-to-keep = Il n’y a rien à garder maintenant ; jouez une carte.
braverats-illegal-not-in-packet = { $card } n’est pas dans le paquet.

# Le récit : la donne
braverats-tell-game = Partie { $number }.
braverats-tell-dealt = { $seat-is ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $cards }.
 }
braverats-tell-dealt-unseen = { $seat-is ->
    [you] Vous recevez { $number } cartes.
   *[other] { $seat } reçoit { $number } cartes.
 }
braverats-tell-opens = { $seat-is ->
    [you] Vous ouvrez
   *[other] { $seat } ouvre
 } un paquet : { $cards }.
braverats-tell-opens-unseen = { $seat-is ->
    [you] Vous ouvrez
   *[other] { $seat } ouvre
 } un paquet de { $number }.
braverats-tell-keeps = { $seat-is ->
    [you] Vous gardez { $cards }.
   *[other] { $seat } garde { $cards }.
 }
braverats-tell-keeps-unseen = { $seat-is ->
    [you] Vous gardez une carte.
   *[other] { $seat } garde une carte.
 }
braverats-tell-passes = { $seat-is ->
    [you] Vous passez { $cards }.
   *[other] { $seat } passe { $cards }.
 }
braverats-tell-passes-unseen = { $seat-is ->
    [you] Vous passez
   *[other] { $seat } passe
 } { $number ->
    [one] { $number } carte.
   *[other] { $number } cartes.
 }
braverats-tell-gets-last = La dernière carte du paquet, { $cards }, est pour { $seat-is ->
    [you] vous.
   *[other] { $seat }.
 }
braverats-tell-gets-last-unseen = La dernière carte du paquet est pour { $seat-is ->
    [you] vous.
   *[other] { $seat }.
 }
braverats-tell-gives = Le traître : { $seat-is ->
    [you] vous donnez { $cards }
   *[other] { $seat } donne { $cards }
 } à l’autre clan. ({ $rule })
braverats-tell-pile = { $seat-is ->
    [you] Votre pioche est faite
   *[other] La pioche de { $seat } est faite
 } de { $cards }. ({ $rule })
braverats-tell-pile-unseen = { $seat-is ->
    [you] Votre pioche est faite
   *[other] La pioche de { $seat } est faite
 } de { $number } cartes, face cachée. ({ $rule })
braverats-tell-draws = { $seat-is ->
    [you] Vous piochez { $cards }.
   *[other] { $seat } pioche { $cards }.
 }
braverats-tell-draws-unseen = { $seat-is ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } { $number ->
    [one] une carte.
   *[other] { $number } cartes.
 }

# Le récit : une manche
braverats-tell-round = Manche { $number }.
braverats-tell-waiting = { $number ->
    [one] { $number } manche est en attente.
   *[other] { $number } manches sont en attente.
 } ({ $rule })
braverats-tell-raised = Le Général a fait son effet : { $seat-is ->
    [you] votre carte
   *[other] la carte de { $seat }
 } a +2. ({ $rule })
braverats-tell-first = L’Espion a fait son effet : { $seat-is ->
    [you] vous choisissez et révélez
   *[other] { $seat } choisit et révèle
 } en premier. ({ $rule })
braverats-tell-chose = { $seat-is ->
    [you] Vous avez choisi.
   *[other] { $seat } a choisi.
 }
braverats-tell-reveals = { $seat-is ->
    [you] Vous révélez { $cards }.
   *[other] { $seat } révèle { $cards }.
 }
braverats-tell-powerless-wizard = Le Magicien annule le pouvoir de { $seat-is ->
    [you] votre carte, { $card }.
   *[other] la carte de { $seat }, { $card }.
 } ({ $rule })
braverats-tell-powerless-beside-musician = Face au Musicien, { $seat-is ->
    [you] votre carte, { $card },
   *[other] la carte de { $seat }, { $card },
 } est sans pouvoir. ({ $rule })
braverats-tell-powerless-spies = Deux Espions s’annulent : { $seat-is ->
    [you] votre carte, { $card },
   *[other] la carte de { $seat }, { $card },
 } est sans pouvoir. ({ $rule })
braverats-tell-held-musician = Le Musicien met la manche en attente. ({ $rule })
braverats-tell-held-princes = Deux Princes, { $strength } à { $strength } : la manche est mise en attente. ({ $rule })
braverats-tell-held-assassin = Forces égales, { $strength } à { $strength } : la manche est mise en attente. ({ $rule })
braverats-tell-held-strength = Forces égales, { $strength } à { $strength } : la manche est mise en attente. ({ $rule })
braverats-tell-won-prince = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } avec { $card }, quelles que soient les forces : { $number ->
    [one] { $number } victoire.
   *[other] { $number } victoires.
 } ({ $rule })
braverats-tell-won-princes = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } avec { $card }, le plus fort des deux, { $more } à { $less } : { $number ->
    [one] { $number } victoire.
   *[other] { $number } victoires.
 } ({ $rule })
braverats-tell-won-assassin = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } avec { $card } : la force la plus faible, { $less } contre { $more }, à cause d’un Assassin ; { $number ->
    [one] { $number } victoire.
   *[other] { $number } victoires.
 } ({ $rule })
braverats-tell-won-strength = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } avec { $card }, { $more } à { $less } : { $number ->
    [one] { $number } victoire.
   *[other] { $number } victoires.
 } ({ $rule })
braverats-tell-keeps-victory = { $card } : la victoire supplémentaire est gardée pour { $seat-is ->
    [you] vous,
   *[other] { $seat },
 } { $number } à présent, jusqu’à la prochaine manche gagnée. ({ $rule })

# Le récit : la fin
braverats-tell-game-won = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } la partie ; les victoires : { $yarg } à { $applewood }. ({ $rule })
braverats-tell-game-princess = La Princesse rencontre le Prince : { $seat-is ->
    [you] vous gagnez
   *[other] { $seat } gagne
 } la partie ; les victoires : { $yarg } à { $applewood }. ({ $rule })
braverats-tell-game-drawn = Il n’y a plus de cartes : la partie est nulle ; les victoires : { $yarg } à { $applewood }. ({ $rule })
braverats-tell-match-won = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } le match ; les parties : { $yarg } à { $applewood }. ({ $rule })
braverats-tell-match-drawn = Le match est nul ; les parties : { $yarg } à { $applewood }. ({ $rule })

# Résultats
braverats-victories-to = { $first ->
    [one] { $first } victoire
   *[other] { $first } victoires
 } à { $second }
braverats-games-to = { $first ->
    [one] { $first } partie
   *[other] { $first } parties
 } à { $second }
braverats-princess-to = la Princesse, à { $first } contre { $second }
braverats-result-games = Partie par partie, { $seat-is ->
    [you] vous
   *[other] { $seat }
 } d’abord : { $games }.

# Où en est la partie, ce qui est demandé, et ce qu’on peut faire
braverats-headline = Manche { $round }, { $target } victoires pour gagner
braverats-headline-match = Manche { $round }, parties { $yarg } à { $applewood }
braverats-headline-draft = Le draft
braverats-ask-keep = gardez une carte
braverats-ask-choose = choisissez une carte
braverats-ask-reveal = choisissez et révélez
braverats-card-label = { $card } { $value }
