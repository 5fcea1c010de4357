# Les feuilles de pouvoirs : une page par jeu, à imprimer.

sheet-title = { $game } : les pouvoirs sur une page
sheet-print = Imprimer cette page
sheet-about = Les numéros entre parenthèses sont ceux des règles : { $address }
sheet-cards = Cartes
sheet-power = Pouvoir
sheet-number = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }

# Claim
sheet-claim-factions = Faction
sheet-claim-play = Le déroulement d’un pli
sheet-claim-follow = Fournissez la faction demandée si vous l’avez ; sinon, jouez ce que vous voulez. La plus haute carte de la faction demandée gagne ; à égalité, la première jouée. (C4.2, C4.4, C5.1, C5.3)
sheet-claim-lead = Le gagnant entame le pli suivant, sauf si un Dragon a été joué. (C5.7, C9.1)
sheet-claim-one = Phase un, à deux : le gagnant prend la carte ouverte, le perdant la première de la pioche, cachée. À trois ou quatre : le premier et le deuxième prennent les deux cartes ouvertes, les autres piochent. (C6.1, C6.2)
sheet-claim-two = Phase deux : vos partisans sont votre main ; le gagnant marque les cartes du pli. (C7.1, C7.2)
sheet-claim-votes = Les votes
sheet-claim-vote = Une faction vote pour qui a marqué le plus de ses cartes ; à égalité, sa plus haute carte décide. (C11.1)
sheet-claim-win = À deux : trois votes sur cinq suffisent. À trois : le plus de votes ; puis le plus de cartes des factions gagnées, puis leurs valeurs. À quatre : les partenaires comptent ensemble. (C11.3, C11.4, C11.5)
sheet-claim-kingdom = Un royaume a une paire, Gobelins et Chevaliers ou Gnomes et Géants, et trois des six autres factions ; à trois ou quatre, cinq. (C2.1, C2.2, C2.3)

# BraveRats
sheet-braverats-rat = Rat
sheet-braverats-value = Valeur
sheet-braverats-beats = Qui bat qui : votre carte en ligne, celle de l’adversaire en colonne
sheet-braverats-signs = + vous gagnez, − vous perdez, = la manche est mise en attente, ★ vous gagnez la partie, ✗ vous perdez la partie ; ++ une victoire de l’Ambassadeur compte double.
sheet-braverats-play = Le déroulement d’une manche
sheet-braverats-round = Chacun choisit en secret, et on révèle ensemble ; la force est la valeur, +2 après un Général. Le premier de ceux-ci décide : Magicien, Musicien, Princesse contre Prince, Prince, Assassin, force. (B2.1, B2.2, B3)
sheet-braverats-held = Une manche en attente se reporte : qui gagne la suivante la gagne aussi. (B4.1)
sheet-braverats-win = Quatre victoires suffisent. Si les cartes s’épuisent avant, la partie est nulle. (B4.4, B4.5)
sheet-braverats-variants = Variantes
sheet-braverats-A = Le Traître : après la donne, chacun donne à l’autre une carte au hasard, vue des deux. (B6.1)
sheet-braverats-B = Pioche : vos huit cartes font une pile ; trois en main, une piochée après chaque carte. (B6.2)
sheet-braverats-C = Fast Rat : trois victoires suffisent. (B6.3)
sheet-braverats-D = Draft : de paquets de quatre, gardez-en une et passez le reste, à tour de rôle. (B6.4)
sheet-braverats-E = Au hasard : huit des seize cartes à chacun. (B6.5)
sheet-braverats-F = L’Attaque de la Princesse : l’un a les deux Princes, l’autre les deux Princesses. (B6.6)
sheet-braverats-G = L’Empereur : le premier à gagner deux parties. (B6.7)

# La Défaite
sheet-defaite-deck = Nombres et nobles
sheet-defaite-persons = Personnages spéciaux
sheet-defaite-events = Événements
sheet-defaite-play = Le déroulement d’une manche
sheet-defaite-turn = En commençant par qui est à côté du Roi, chacun pioche une carte, peut attaquer, corrompre ou se battre en duel une fois, et joue une carte au centre. (L3.2–L3.5)
sheet-defaite-capture = Puis le centre est capturé, dans cet ordre : événements ; mousquetaires ; courtisans ; or ; provinces ; enfin nobles, Reine et personnages spéciaux ; une Rébellion fait compter les provinces. Dans chaque couleur, la plus haute carte prend tout. (L8.1–L8.5)
sheet-defaite-ties = À valeur égale : qui tient le Roi, puis qui a le plus de courtisans aux symboles de ses nobles. (L8.3)
sheet-defaite-force = Attaque : posez plus de mousquetaires que n’en a la province. Corruption : posez plus d’or qu’il n’y en a sous la personne. L’autre peut relancer, et ainsi de suite. (L4, L5)
sheet-defaite-score = Les provinces rapportent leur valeur, le double avec un noble de leur symbole ; qui tient le Roi marque 5 de plus. À la fin aussi : courtisans 1, ou 2 avec leur noble ; personnages spéciaux, nobles et Reine 3 chacun. (L10.2, L10.3)
sheet-kind-Ms = Mousquetaires 1–7
sheet-kind-Au = Or 1–3
sheet-kind-Co = Courtisans 4–7
sheet-kind-Pv = Provinces 3, Paris 4
sheet-kind-No = Nobles
sheet-kind-Qu = La Reine
sheet-kind-Ki = Le Roi
