# solve

cli-solve-about = Résout exactement un jeu
solve-braverats-about = Trouve la valeur d’une position de BraveRats, ou de toute une variante, et comment la jouer
cli-arg-hands = Les deux mains, celle de Yarg d’abord : « Pr Ge Mu/Pp Sp As » ; avec --traitor, avant l’échange ; avec --match, celles de chaque partie ; avec --deal random ou draft, celles de la première
cli-arg-after = Les manches déjà jouées, la carte de Yarg d’abord : « Sp/Sp, Ge/Mu »
cli-arg-chosen = Avec --deal draft : encadre la valeur d’un draft où les deux joueurs choisissent leurs cartes
cli-arg-verify = Vérifie la solution par d’autres moyens : la meilleure réponse à chaque position, et le calcul exact au départ
cli-arg-svg = Dessine aussi le résultat dans ce fichier ; « - » est la sortie standard
cli-arg-iterations = Avec --draw : combien d’itérations améliorent les stratégies (256 par défaut)

# Ce qui est demandé
solve-title = BraveRats : { $parts }
solve-way-standard = la donne normale
solve-way-princess = l’Attaque de la Princesse
solve-way-draft = Draft aux choix aléatoires
solve-way-chosen = Draft
solve-way-random = Au hasard
solve-way-hands = les mains données
solve-with-traitor = le Traître
solve-with-draw = la Pioche
solve-with-fast = Fast Rat
solve-with-match = le match de l’Empereur
solve-with-musician-cancels = un Musicien qui annule
solve-without-ambassador-keeps = un Ambassadeur qui ne garde rien
solve-hand = { $clan } (siège { $seat }) : { $cards }
solve-standing = Victoires : { $yarg } à { $applewood } ; manches en attente : { $held }.

# Ce qui est trouvé
solve-value = Valeur pour Yarg : { $value } (victoire 1, nulle 0, défaite -1)
solve-value-match = Valeur du match pour Yarg : { $value } (gagné 1, nul 0, perdu -1)
solve-value-average = Valeur moyenne pour Yarg : { $value } ; une donne s’écarte en moyenne de { $away } de l’égalité
solve-value-average-match = Valeur moyenne du match pour Yarg : { $value } ; la première donne la déplace de { $away } en moyenne
solve-match = Après une partie gagnée, le match vaut { $ahead } ; après une partie perdue, { $behind }.
solve-mix = { $clan } joue { $mix }
solve-shows = { $clan } montre en premier.
solve-answers = { $clan } répond { $answers }
solve-matrix = Ce que Yarg obtient ; en ligne la carte de Yarg, en colonne celle d’Applewood :
solve-deals = { $number ->
    [one] Une donne
   *[other] { $deals } donnes différentes
 } ; façons de donner : { $ways }.
solve-both = Avec les deux cartes d’une sorte, Yarg obtient en moyenne : { $cards }
solve-shares = Yarg est devant dans { $ahead } des donnes, à égalité dans { $even }, derrière dans { $behind } ; l’un des deux peut forcer la victoire dans { $decided }.
solve-best = Les meilleures donnes pour Yarg :
solve-worst = Les pires donnes pour Yarg :
solve-deal = { $value }  { $yarg }  contre  { $applewood }  (× { $weight })
solve-gifts = Ce que Yarg obtient après chaque échange ; en ligne ce que Yarg donne, en colonne ce qu’Applewood donne :
solve-figures = { $positions } positions, { $seconds } s, plus grand écart { $gap }
solve-verified = Vérifié par la meilleure réponse à { $positions } positions : aucun camp ne peut être exploité de plus de { $exploitable }.
solve-proved = Résolu de nouveau en fractions au départ : prouvé, à { $error } de la valeur ci-dessus.
solve-not-proved = Le calcul exact au départ ne confirme pas la valeur.

# Des mains piochées
solve-draw-value = Valeur pour Yarg : entre { $lower } et { $upper } (victoire 1, nulle 0, défaite -1)
solve-draw-even = Les deux camps ont les mêmes cartes : la valeur est 0.
solve-draw-exploitable = Contre les meilleures réponses, qui les connaissent, les stratégies perdent au plus { $most } par partie sur la valeur.
solve-draw-opening = Comment { $clan } commence : la part de chaque carte, et sa part quand elle est en main :
solve-draw-milestone = { $iterations } itérations : au plus { $most } par partie, après { $seconds } s
solve-draw-figures = { $sets } ensembles d’information, { $histories } débuts publics ; regrets et moyennes occupent { $megabytes } Mo.

# Un draft où chacun choisit
solve-chosen-value = Valeur pour Yarg, qui ouvre le premier paquet : entre { $lower } et { $upper } (victoire 1, nulle 0, défaite -1)
solve-chosen-open = Si chacun voyait toutes les cartes gardées : { $open }
solve-chosen-exploitable = Les stratégies perdent au plus { $most } par partie sur la valeur, même contre un adversaire qui voit toutes les cartes déjà gardées.
solve-chosen-kept = La part de chaque carte gardée en premier quand elle est dans le premier paquet, si chacun voyait tout : { $cards }
solve-chosen-figures = { $seconds } s

# Les images
solve-rows = { $clan } joue
solve-columns = { $clan } joue
solve-gives = { $clan } donne
solve-mix-heading = Stratégie optimale
solve-good-0 = bon pour Yarg
solve-good-1 = bon pour Applewood (hachuré)
solve-framed = encadré : la réponse à chaque carte montrée
solve-histogram = valeur de la donne pour Yarg ; barres : pour cent des donnes

# Ce qui est refusé
solve-error-draw-which = avec --draw, les cartes des deux camps doivent être certaines : donnez --hands, et à la place de --traitor les cartes après l’échange
solve-error-draw-alone = --draw se résout depuis la première manche d’une partie seule : sans --after, --match, --svg ni --verify (les meilleures réponses sont toujours calculées)
solve-error-draw-open = avec trois cartes ou moins, il n’y a pas de pioche et rien n’est caché : retirez --draw (B6.2)
solve-error-chosen = --chosen demande --deal draft, et ne va qu’avec --target et les décisions de règle
solve-error-two-deals = --hands et ce --deal déterminent tous deux la donne ; choisissez l’un des deux
solve-error-hands = « { $found } » ne nomme pas deux mains : donnez des cartes, une barre oblique, des cartes, comme « Pr Ge/Pp Mu »
solve-error-card = il n’y a pas de carte « { $found } » ; les cartes sont Mu, Pp, Sp, As, Am, Wi, Ge et Pr
solve-error-sixteen = les deux mains de cette donne doivent être les seize cartes, pas { $found }
solve-error-round = « { $found } » n’est pas une manche : donnez la carte de Yarg, une barre oblique, celle d’Applewood, comme Sp/Ge
solve-error-after = manche { $round }, { $clan } : { $what }
solve-error-after-which = --after demande une donne certaine, et celle-ci est au hasard : donnez --hands, et à la place de --traitor les mains après l’échange
solve-error-over = la partie est finie après ces manches ; il n’y a plus rien à choisir

# L’exploitabilité d’un joueur
solve-exploited = Contre la meilleure réponse, { $player } obtient { $value } par partie (une victoire vaut 1, une défaite −1) ; { $positions } positions.
solve-error-exploit = il faut une partie seule où chacun connaît toutes les cartes : ni draft, ni pioche, ni donne au hasard, ni match
cli-arg-exploit = Calcule exactement ce que la meilleure réponse gagne contre ce joueur

# Claim
solve-claim-about = Résout une position de la phase deux de Claim à deux : qui gagne, de combien, et toutes les meilleures cartes ; avec --deck, l’exploitabilité de joueurs avec un paquet réduit
cli-arg-deck = Un paquet réduit pour --exploit : quatre cartes pour chaque carte d’une main, au moins une de chaque faction d’un royaume à deux, comme « Go0 Go5 Kn2 Kn8 Dw4 Un3 Un6 Do7 »
cli-arg-solve-exploit = Calcule exactement ce que la meilleure réponse gagne contre ces joueurs, séparés par des virgules
cli-arg-samples = Combien de fois on interroge un joueur à chaque ensemble d’information s’il ne connaît pas ses probabilités ; elles sont les parts de ses réponses (1 par défaut)
exploit-deck = { $hand ->
        [one] Une carte par main
       *[other] { $hand } cartes par main
    }, { $deals } donnes. La meilleure réponse obtient, par partie (une victoire vaut 1, une défaite −1) :
exploit-found = { $player } : { $value } en moyenne ; { $first } au siège qui entame en premier, { $second } à l’autre. Interrogé à { $sets } ensembles d’information ; { $seconds } s.
exploit-bad-card = il n’y a pas de carte « { $found } » dans un paquet de Claim ; les cartes s’écrivent Go0 ou Kn9
exploit-bad-size = un paquet réduit a quatre cartes pour chaque carte d’une main, donc 8, 12 ou 16 cartes, pas { $cards }
exploit-too-many = la boîte a moins de cartes { $card } que ce paquet
exploit-too-large = ce paquet a plus de { $most } donnes, trop pour les parcourir toutes ; prenez moins de cartes, ou davantage de cartes égales
exploit-no-answer = { $found } n’a pas donné de réponse permise
cli-arg-solve-record = Le fichier d’une partie de Claim à deux ; « - » est l’entrée standard
cli-arg-solve-move = La position avant ce coup de la partie, compté à partir de 1 (la première de la phase deux par défaut)
solve-claim-leads = Avant le coup { $move } : le siège { $seat } entame.
solve-claim-replies = Avant le coup { $move } : le siège { $seat } répond à { $led }.
solve-claim-hand = Le siège { $seat } a en main { $cards }
solve-claim-wins = Si chacun joue au mieux, le siège { $seat } gagne { $votes ->
    [one] d’un vote
   *[other] de { $votes } votes
 }.
solve-claim-draw = Si chacun joue au mieux, les votes sont à égalité : partie nulle.
solve-claim-best = Le mieux : { $cards }
solve-claim-figures = { $positions } positions, { $seconds } s
solve-error-players = seules les parties à deux peuvent être résolues ; celle-ci compte { $players } joueurs
solve-error-move = il n’y a pas de coup { $number } : la partie a des positions avant les coups 1 à { $last }
solve-error-phase = c’est la phase un, où des cartes sont cachées ; seule la phase deux peut être résolue ({ $rule })
solve-error-claim-over = la partie y est finie ; il n’y a plus rien à choisir
