# La Défaite

defaite-name = La Défaite
defaite-blurb = France, 1625. Attirez nobles, courtisans et provinces dans votre cour, par le centre, par la force, par l’or ; et gardez un œil sur le Roi.

defaite-symbol-Li = Lys
defaite-symbol-Ln = Lion
defaite-symbol-Ea = Aigle
defaite-symbol-Su = Soleil
defaite-symbol-Sw = Cygne
defaite-symbol-Bo = Sanglier
defaite-symbol-Ro = Rose
defaite-of-Li = du Lys
defaite-of-Ln = du Lion
defaite-of-Ea = de l’Aigle
defaite-of-Su = du Soleil
defaite-of-Sw = du Cygne
defaite-of-Bo = du Sanglier
defaite-of-Ro = de la Rose

defaite-suit-musketeers = mousquetaires
defaite-suit-courtiers = courtisans
defaite-suit-gold = or
defaite-suit-provinces = provinces

defaite-card-Ms = Mousquetaire { $value }
defaite-card-Au = Or { $value }
defaite-card-Co = Courtisan { $value } { $symbol }
defaite-card-Co7 = Courtisan 7
defaite-card-Pv = Province { $value } { $symbol }
defaite-card-Pv4 = Paris
defaite-card-No = le noble { $symbol }
defaite-card-Qu = la Reine
defaite-card-Ki = le Roi
defaite-card-Sur = l’Arpenteur
defaite-card-Tax = le Percepteur
defaite-card-Mar = le Maréchal
defaite-card-Exe = le Bourreau
defaite-card-Car = le Cardinal
defaite-card-Spy = l’Espion
defaite-card-Amb = l’Ambassadeur
defaite-card-Ban = le Banquier
defaite-card-Cap = le Capitaine
defaite-card-Con = le Confesseur
defaite-card-Reb = une Rébellion
defaite-card-Ins = une Insurrection
defaite-card-Dec = un Décret de l’Église
defaite-card-Exc = une Excommunication
defaite-card-Imp = un Emprisonnement
defaite-card-Mas = une Mascarade
defaite-card-Ctr = un Contrordre
defaite-card-guarded = { $card } (garde : { $guards })
defaite-card-paid = { $card } (garde : { $guards })

defaite-player = { $seat-is ->
    [you] vous
   *[other] { $seat }
 }

# Ce que peuvent les cartes
defaite-power-Ms = Attaque des provinces et les garde ; dans sa couleur, la plus haute carte du centre prend tout. (L4, L7.1, L8.2)
defaite-power-Au = Corrompt des personnes et les garde ; dans sa couleur, la plus haute carte du centre prend tout. (L5, L7.1, L8.2)
defaite-power-Co = Vaut 1 à la fin, 2 avec un noble de son symbole ; départage les égalités d’une couleur. (L8.3, L10.3)
defaite-power-Pv = Vaut sa valeur chaque fois qu’on compte les provinces, le double avec un noble de son symbole. (L10.2)
defaite-power-No = Double les provinces et les courtisans de son symbole ; peut tomber en duel ; vaut 3 à la fin. (L6, L10.2, L10.3)
defaite-power-Qu = La noble de la Rose, qu’on peut aussi corrompre ; vaut 3 à la fin. (L5.1, L6.1, L10.3)
defaite-power-Ki = Désigne qui joue en premier ; prisonnier, il gagne les égalités et rapporte 5 points chaque fois qu’on compte les provinces. (L3.2, L8.3, L10.2)
defaite-power-Sur = Prend une province de votre choix à chaque adversaire qui en a. (L11)
defaite-power-Tax = Prend l’or le plus élevé de la réserve de chaque adversaire. (L11)
defaite-power-Mar = Prend le mousquetaire le plus élevé de la réserve de chaque adversaire. (L11)
defaite-power-Exe = Fait défausser un courtisan ou un personnage spécial d’un adversaire. (L11)
defaite-power-Car = Fait d’un Roi libre votre prisonnier ; libère un Roi prisonnier, à côté de vous. (L11)
defaite-power-Spy = Vous montre la main d’un adversaire, dans laquelle vous prenez une carte. (L11)
defaite-power-Amb = Vous permet d’échanger un courtisan contre celui d’un adversaire. (L11)
defaite-power-Ban = Apporte à votre réserve l’or le plus élevé de la défausse. (L11)
defaite-power-Cap = Apporte à votre réserve le mousquetaire le plus élevé de la défausse. (L11)
defaite-power-Con = Vous donne 3 points. (L11)
defaite-power-Reb = Seule dans sa manche, fait le Roi prisonnier ; deux ou plus échouent et rapportent 5 points chacune. On compte les provinces. (L9.1, L8.5)
defaite-power-Ins = Prend les provinces sans garde d’un adversaire, qui peut d’abord y poser des mousquetaires. (L9.4)
defaite-power-Dec = Place le Roi, libre, à côté du joueur de votre choix. (L9)
defaite-power-Exc = Fait défausser un courtisan ou un personnage spécial d’un adversaire. (L9)
defaite-power-Imp = Fait défausser une personne qu’un autre a jouée au centre. (L9)
defaite-power-Mas = Interruption, à votre tour : la manche suivante se joue face cachée. (L9.2)
defaite-power-Ctr = Interruption : arrête une attaque, une corruption, un duel ou une Insurrection contre vous. (L9.3)

# Mises en place qui n’existent pas
defaite-bad-players = La Défaite se joue de trois à six, pas à { $found }
defaite-bad-nobles = chaque joueur reçoit un noble ; la liste en compte { $found }
defaite-no-noble = { $found } n’est pas un des six nobles
defaite-deck-too-many = { $found } est distribué plus souvent que la boîte n’en contient, ou ne se distribue pas
defaite-deck-missing = il manque { $found } dans la pioche

# Ce qui est demandé
defaite-ask-turn = agir, ou jouer une carte
defaite-ask-lay = poser la carte suivante de la relance
defaite-ask-contest = relancer, ou céder
defaite-ask-answer = répondre au défi par une carte à nombre
defaite-ask-raise = ajouter une carte à nombre, ou céder
defaite-ask-lose = choisir le noble qui tombe
defaite-ask-name = désigner un adversaire
defaite-ask-defend = poser des mousquetaires sur les provinces sans garde, ou s’arrêter
defaite-ask-king = choisir à côté de qui le Roi se tient
defaite-ask-choose = choisir une carte
defaite-ask-put = placer la carte capturée
defaite-ask-take = prendre une carte de la main regardée
defaite-ask-give = proposer un courtisan, ou refuser

# Pourquoi pas
defaite-illegal-not-your-turn = { $seat-is ->
    [you] C’est à vous d’agir.
   *[other] C’est à { $seat } d’agir.
 }
defaite-illegal-not-asked = Autre chose est demandé : { $asked }.
defaite-illegal-not-in-hand = Cette carte n’est pas en main : { $card }.
defaite-illegal-not-in-reserve = Cette carte n’est pas dans la réserve : { $card }.
defaite-illegal-interruption = Une interruption ne se joue jamais au centre : { $card }.
defaite-illegal-must-play = La main contient une carte jouable : il faut en jouer une.
defaite-illegal-has-acted = Une seule action par tour est permise, et elle est déjà faite.
defaite-illegal-masquerade-comes = La manche suivante est déjà une mascarade.
defaite-illegal-no-opponent = { $seat-is ->
    [you] Vous ne pouvez pas vous désigner vous-même.
   *[other] { $seat } n’est pas un adversaire à cette table.
 }
defaite-illegal-not-there = Cette cour n’a pas cette carte : { $card }.
defaite-illegal-not-attackable = On n’attaque que des provinces, pas { $card }.
defaite-illegal-not-corruptible = On ne corrompt pas { $card }.
defaite-illegal-too-weak = Main et réserve n’y suffisent pas ({ $means }) : l’action ne peut pas commencer.
defaite-illegal-cannot-raise = Main et réserve n’y suffisent pas ({ $means }) : pas de relance possible.
defaite-illegal-wrong-means = Ici, une seule couleur compte : { $means }.
defaite-illegal-must-complete = Une relance commencée doit être menée à son terme.
defaite-illegal-too-late = Trop tard pour un Contrordre : il ne se joue qu’à la première réponse.
defaite-illegal-no-noble = { $seat-is ->
    [you] Vous n’avez pas de noble dans votre cour.
   *[other] { $seat } n’a pas de noble dans sa cour.
 }
defaite-illegal-no-number = Un duel se livre avec des nombres, et cette carte n’en a pas : { $card }.
defaite-illegal-guarded = Cette province a déjà une garde.
defaite-illegal-not-offered = Ce choix n’est pas possible ici : { $asked }.

# Le récit
defaite-tell-round = Manche { $number }. { $seat-is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
 }
defaite-tell-round-masquerade = Manche { $number }, en mascarade. { $seat-is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
 }
defaite-tell-begins = { $seat-is ->
    [you] Vous commencez avec { $cards } dans votre cour.
   *[other] { $seat } commence avec { $cards } dans sa cour.
 } ({ $rule })
defaite-tell-king-begins = Le Roi, libre, se tient { $seat-is ->
    [you] à vos côtés
   *[other] chez { $seat }
 }. ({ $rule })
defaite-tell-dealt = { $seat-is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
 } { $cards }.
defaite-tell-dealt-unseen = { $seat-is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
 } { $number } cartes.
defaite-tell-draws = { $seat-is ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } { $cards }.
defaite-tell-draws-unseen = { $seat-is ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } { $number ->
    [one] une carte
   *[other] { $number } cartes
 }.
defaite-tell-plays = { $seat-is ->
    [you] Vous jouez
   *[other] { $seat } joue
 } { $cards }.
defaite-tell-face-down = { $seat-is ->
    [you] Vous jouez
   *[other] { $seat } joue
 } une carte face cachée. ({ $rule })
defaite-tell-reveals = Le masque tombe : { $seat-is ->
    [you] vous avez
   *[other] { $seat } a
 } joué { $cards }. ({ $rule })
defaite-tell-passes = { $seat-is ->
    [you] Vous n’avez
   *[other] { $seat } n’a
 } rien à jouer et { $seat-is ->
    [you] passez
   *[other] passe
 }. ({ $rule })
defaite-tell-interrupts = { $seat-is ->
    [you] Vous abattez
   *[other] { $seat } abat
 } { $cards }. ({ $rule })
defaite-tell-attacks = { $seat-is ->
    [you] Vous attaquez
   *[other] { $seat } attaque
 } { $card } { $other-is ->
    [you] dans votre cour
   *[other] chez { $other }
 }. ({ $rule })
defaite-tell-corrupts = { $seat-is ->
    [you] Vous cherchez
   *[other] { $seat } cherche
 } à corrompre { $card } { $other-is ->
    [you] dans votre cour
   *[other] chez { $other }
 }. ({ $rule })
defaite-tell-lays-hand = { $seat-is ->
    [you] Vous posez
   *[other] { $seat } pose
 } { $cards }, de la main.
defaite-tell-lays-reserve = { $seat-is ->
    [you] Vous posez
   *[other] { $seat } pose
 } { $cards }, de la réserve.
defaite-tell-raised = Cela fait { $sum } contre { $against } pour { $seat-is ->
    [you] vous
   *[other] { $seat }
 }. ({ $rule })
defaite-tell-lets-go-moves = { $seat-is ->
    [you] Vous cédez
   *[other] { $seat } cède
 } : { $other-is ->
    [you] vous gagnez
   *[other] { $other } gagne
 } { $card }. ({ $rule })
defaite-tell-lets-go-stays = { $seat-is ->
    [you] Vous cédez
   *[other] { $seat } cède
 } : { $other-is ->
    [you] vous gardez
   *[other] { $other } garde
 } { $card }. ({ $rule })
defaite-menace-attack = l’attaque
defaite-menace-corruption = la corruption
defaite-menace-duel = le duel
defaite-tell-countermanded = { $seat-is ->
    [you] Votre Contrordre
   *[other] Le Contrordre que joue { $seat }
 } arrête net { $what } ; { $other-is ->
    [you] vous en êtes pour vos frais
   *[other] { $other } en est pour ses frais
 }. ({ $rule })
defaite-tell-challenges = { $other-is ->
    [you] { $seat } vous défie
   *[other] { $seat-is ->
        [you] Vous défiez
       *[other] { $seat } défie
     } { $other }
 } en duel, avec une carte face cachée. ({ $rule })
defaite-tell-no-duel = { $other-is ->
    [you] Vous n’avez
   *[other] { $other } n’a
 } aucune carte à nombre : pas de duel, et { $seat-is ->
    [you] vous reprenez
   *[other] { $seat } reprend
 } la carte. ({ $rule })
defaite-tell-shows = { $seat-is ->
    [you] Vous montrez
   *[other] { $seat } montre
 } { $cards }.
defaite-tell-even = Égalité : { $seat-is ->
    [you] vous pouvez
   *[other] { $seat } peut
 } ajouter une carte. ({ $rule })
defaite-tell-adds = { $seat-is ->
    [you] Vous ajoutez
   *[other] { $seat } ajoute
 } { $cards }.
defaite-tell-duel-off = { $seat-is ->
    [you] Vous en restez
   *[other] { $seat } en reste
 } là : personne ne tombe. ({ $rule })
defaite-tell-duel-won = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } le duel contre { $other-is ->
    [you] vous
   *[other] { $other }
 }. ({ $rule })
defaite-tell-falls = { $seat-is ->
    [you] Vous perdez
   *[other] { $seat } perd
 } { $cards }. ({ $rule })
defaite-tell-spent = À la défausse : { $cards }. ({ $rule })
defaite-tell-stays-on = { $cards } { $number ->
    [one] reste
   *[other] restent
 } de garde sur { $card }. ({ $rule })
defaite-tell-stays-under = { $cards } { $number ->
    [one] reste
   *[other] restent
 } sous { $card }. ({ $rule })
defaite-tell-guards-gone = L’ancienne garde est défaussée : { $cards }. ({ $rule })
defaite-tell-gold-gone = L’ancienne garde est défaussée : { $cards }. ({ $rule })
defaite-tell-guards-back = De retour en réserve { $seat-is ->
    [you] chez vous
   *[other] chez { $seat }
 } : { $cards }. ({ $rule })
defaite-tell-goes-over = { $other-is ->
    [you] Vous prenez
   *[other] { $other } prend
 } { $seat-is ->
    [you] chez vous
   *[other] chez { $seat }
 } : { $cards }. ({ $rule })
defaite-tell-struck = { $seat-is ->
    [you] Votre cour perd
   *[other] Chez { $seat }, la cour perd
 } { $cards }. ({ $rule })
defaite-tell-captures = { $seat-is ->
    [you] Vous capturez
   *[other] { $seat } capture
 } { $cards }. ({ $rule })
defaite-tell-enters = { $seat-is ->
    [you] Vous accueillez à votre cour
   *[other] { $seat } accueille à sa cour
 } { $cards }. ({ $rule })
defaite-tell-put-reserve = { $seat-is ->
    [you] Vous mettez
   *[other] { $seat } met
 } { $cards } en réserve. ({ $rule })
defaite-tell-put-on = { $seat-is ->
    [you] Vous placez
   *[other] { $seat } place
 } { $cards } de garde sur { $card }. ({ $rule })
defaite-tell-put-under = { $seat-is ->
    [you] Vous placez
   *[other] { $seat } place
 } { $cards } sous { $card }. ({ $rule })
defaite-tell-defends = { $seat-is ->
    [you] Vous placez
   *[other] { $seat } place
 } { $cards } de garde sur { $card }. ({ $rule })
defaite-tell-used = À la défausse après usage : { $cards }. ({ $rule })
defaite-tell-imprisoned = En prison avant d’arriver à la cour : { $cards }. ({ $rule })
defaite-tell-levies = { $seat-is ->
    [you] Vous prenez
   *[other] { $seat } prend
 } { $cards } en réserve { $other-is ->
    [you] chez vous
   *[other] chez { $other }
 }. ({ $rule })
defaite-tell-recalls = { $seat-is ->
    [you] Vous tirez
   *[other] { $seat } tire
 } { $cards } de la défausse. ({ $rule })
defaite-tell-king-held = { $seat-is ->
    [you] Vous tenez
   *[other] { $seat } tient
 } le Roi prisonnier. ({ $rule })
defaite-tell-king-free = Le Roi, libre, se tient maintenant { $seat-is ->
    [you] à vos côtés
   *[other] chez { $seat }
 }. ({ $rule })
defaite-tell-suit-alone = Nul autre { $seat-is ->
    [you] que vous
   *[other] que { $seat }
 } n’a joué cette couleur : { $suit }. ({ $rule })
defaite-tell-suit-highest = La plus haute carte emporte la couleur ({ $suit }) : elle est à { $seat-is ->
    [you] vous
   *[other] { $seat }
 }. ({ $rule })
defaite-tell-suit-king = Égalité au sommet ({ $suit }) : la couleur va à qui tient le Roi prisonnier, { $seat-is ->
    [you] à vous
   *[other] à { $seat }
 }. ({ $rule })
defaite-tell-suit-symbols = Égalité au sommet ({ $suit }) : la couleur va à qui a le plus de courtisans aux symboles de ses nobles, { $seat-is ->
    [you] à vous
   *[other] à { $seat }
 }. ({ $rule })
defaite-tell-suit-own = Égalité jusqu’au bout ({ $suit }) : chacun reprend sa carte. ({ $rule })
defaite-tell-occurs-Reb = La Rébellion { $seat-is ->
    [you] que vous avez jouée
   *[other] jouée par { $seat }
 } est la seule : elle réussit. ({ $rule })
defaite-tell-occurs-Ins = { $seat-is ->
    [you] Vous fomentez
   *[other] { $seat } fomente
 } une Insurrection contre { $other-is ->
    [you] vous
   *[other] { $other }
 }. ({ $rule })
defaite-tell-occurs-Dec = Par Décret de l’Église, { $seat-is ->
    [you] vous dites
   *[other] { $seat } dit
 } où va le Roi. ({ $rule })
defaite-tell-occurs-Exc = { $seat-is ->
    [you] Vous faites
   *[other] { $seat } fait
 } prononcer une Excommunication. ({ $rule })
defaite-tell-occurs-Imp = { $seat-is ->
    [you] Vous faites
   *[other] { $seat } fait
 } procéder à un Emprisonnement. ({ $rule })
defaite-tell-fails-Reb = Trop de Rébellions, et toutes échouent. Les rebelles : { $players }. ({ $rule })
defaite-tell-acts = Pour { $seat-is ->
    [you] vous
   *[other] { $seat }
 }, { $person } agit. ({ $rule })
defaite-tell-nothing = Sans effet : { $card }. ({ $rule })
defaite-tell-looks = { $other-is ->
    [you] { $seat } regarde votre main
   *[other] { $seat-is ->
        [you] Vous regardez
       *[other] { $seat } regarde
     } la main que tient { $other }
 }. ({ $rule })
defaite-tell-sees = Elle contient { $cards }. ({ $rule })
defaite-tell-takes = { $seat-is ->
    [you] Vous prenez
   *[other] { $seat } prend
 } { $cards }. ({ $rule })
defaite-tell-takes-unseen = { $seat-is ->
    [you] Vous prenez
   *[other] { $seat } prend
 } une carte, sans la montrer. ({ $rule })
defaite-tell-declines = { $seat-is ->
    [you] Vous n’échangez
   *[other] { $seat } n’échange
 } aucun courtisan. ({ $rule })
defaite-tell-scores-provinces = { $seat-is ->
    [you] Vous marquez
   *[other] { $seat } marque
 } { $points } pour les provinces : { $total } en tout. ({ $rule })
defaite-tell-scores-king = { $seat-is ->
    [you] Vous marquez
   *[other] { $seat } marque
 } { $points } pour le Roi prisonnier : { $total } en tout. ({ $rule })
defaite-tell-scores-persons = { $seat-is ->
    [you] Vous marquez
   *[other] { $seat } marque
 } { $points } pour les personnes de la cour : { $total } en tout. ({ $rule })
defaite-tell-scores-card = { $seat-is ->
    [you] Vous marquez
   *[other] { $seat } marque
 } { $points } par { $card } : { $total } en tout. ({ $rule })
defaite-tell-ends = La pioche est vide. La partie est finie, et l’on compte les cours. ({ $rule })

# Résultats
defaite-result-provinces = Points à égalité : le nombre de provinces décide, { $first } à { $second }. ({ $rule })
defaite-result-courtiers = Points et provinces à égalité : le nombre de courtisans décide, { $first } à { $second }. ({ $rule })

# Où en est la partie, et ce qu’on peut faire
defaite-headline = Manche { $round }{ $kind ->
    [masquerade] , une mascarade
    [next] , mascarade ensuite
   *[open] {""}
 }, { $pile } dans la pioche
defaite-act-attack = Attaquer { $card } à la cour de { $seat }
defaite-act-corrupt = Corrompre { $card } à la cour de { $seat }
defaite-act-duel = Défier { $seat } avec { $card }
defaite-act-choose = { $card }, à { $seat-is ->
    [you] votre cour
   *[other] la cour de { $seat }
 }
defaite-act-lay-hand = Poser { $card } de la main
defaite-act-lay-reserve = Poser { $card } de la réserve
defaite-act-put = { $card } pour garder { $on }
defaite-act-put-reserve = { $card } dans la réserve
defaite-act-name = Désigner { $seat }
defaite-act-king = Le Roi à côté de { $seat-is ->
    [you] vous
   *[other] { $seat }
 }
defaite-act-take = Prendre { $card }
defaite-act-give = Proposer { $card }
defaite-act-lose = Perdre { $card }
defaite-act-play = Jouer { $card }
defaite-act-answer = Répondre par { $card }
defaite-act-raise = Ajouter { $card }
defaite-act-masquerade = Annoncer une Mascarade
defaite-act-pass = Passer
defaite-act-let-go = Céder
defaite-act-countermand = Donner le Contrordre
defaite-act-done = Ne plus défendre
defaite-act-decline = Ne rien échanger
