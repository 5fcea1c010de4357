# La ligne de commande

cli-about = Des jeux de cartes autour d’un trône vide : pour jouer, revoir, vérifier et mesurer.
cli-after-help = 
    Pour commencer :  interregnum play
    Les règles :      interregnum rules claim
cli-heading-usage = Usage :
cli-heading-commands = Commandes
cli-heading-options = Options

cli-play-about = Joue une partie, en plein écran ou ligne à ligne
cli-simulate-about = Fait jouer des bots, au hasard par défaut, et écrit une partie par ligne
cli-check-about = Rejoue des parties enregistrées, compare coups permis et résultats, et signale les erreurs
cli-replay-about = Raconte une partie enregistrée, ou la montre en plein écran
cli-rules-about = Affiche les règles d’un jeu, ou quelques-unes
cli-kingdoms-about = Énumère les royaumes de Claim
cli-arena-about = Fait se rencontrer des joueurs sur les mêmes cartes, et dit qui est le plus fort et avec quelle certitude
cli-bench-about = Mesure la vitesse des règles, sur un seul fil
cli-completions-about = Écrit la complétion pour un interpréteur de commandes

cli-arg-help = Affiche cette aide
cli-arg-version = Affiche la version
cli-arg-lang = Langue : en ou fr ; par défaut celle du système
cli-arg-file = Un fichier de parties, un objet JSON par ligne ; « - » est l’entrée standard
cli-arg-seed = La graine du hasard : un nombre entier ou 64 chiffres hexadécimaux ; par défaut tirée de l’horloge et affichée
cli-arg-players = Le nombre de joueurs : 2 (par défaut), 3, ou 4 en équipes
defaite-arg-players = Le nombre de joueurs : 3, 4 (par défaut), 5 ou 6
cli-arg-kingdom = Les factions du paquet : claim, claim2, une liste comme Gn,Gi,Dw,Un,Se, ou all pour tous les royaumes (voir « interregnum kingdoms »)
cli-arg-leader = Le siège qui entame le premier pli, à partir de 0 ; par défaut tiré de la graine
cli-arg-deal = La façon de distribuer : standard (par défaut), princess, draft ou random
cli-arg-traitor = Après la donne, chacun donne à l’autre une carte au hasard (variante A)
cli-arg-draw = On pioche dans une pile, avec trois cartes en main (variante B)
cli-arg-target = Le nombre de victoires pour gagner une partie : 4 (par défaut), ou 3 (variante C)
cli-arg-match = Le nombre de parties à gagner : 1 (par défaut), ou 2 (variante G)
cli-arg-musician-cancels = Un Musicien prive de pouvoir un Général ou un Espion en face (décision de B3.8)
cli-arg-no-ambassador-keeps = Un Ambassadeur dans une manche en attente ne garde rien (décision de B4.3)
cli-arg-games = Le nombre de parties (1 par défaut), par royaume avec « --kingdom all »
cli-arg-legal = Écrit aussi toutes les actions permises à côté de chaque coup
cli-arg-out = Le fichier à écrire ; « - », par défaut, est la sortie standard
cli-arg-seat = Votre siège, à partir de 0 (0 par défaut)
cli-arg-against = Contre qui : jester (bouffon, pour les enfants), page, squire (écuyer), herald (héraut), chancellor (chancelier) ou regent (régent), du plus faible au plus fort, ou tout autre joueur par son nom ; squire par défaut
cli-arg-bots = Qui joue, siège par siège, en recommençant au besoin : random, au hasard (par défaut), greedy, flat:2000… ; un nom inconnu donne la liste de ceux qui existent
cli-arg-record = Écrit la partie dans ce fichier à la fin, ou quand vous quittez ; en plein écran, une partie finie y est ajoutée, et une partie quittée est gardée
cli-arg-record-number = Laquelle des parties du fichier, à partir de 1 (1 par défaut)
cli-arg-viewer = Le point de vue : le numéro d’un siège, « spectator », ou « all » pour voir toutes les cartes (par défaut)
cli-arg-json = Affiche du JSON, pour les programmes
cli-arg-seeds = Vérifie aussi que chaque donne découle de sa graine
cli-arg-game = Le jeu : claim, braverats ou defaite
cli-arg-rule = Les numéros de règles, comme C4.2 ; sans numéro, toutes les règles
cli-arg-rulings = Montre où les règles imprimées se taisent, ce qui vaut ici, et pourquoi
cli-arg-name = Ne mesure que ce qui commence ainsi, comme claim/3, braverats ou solve
cli-arg-seconds = La durée de chaque mesure, en secondes (0.5 par défaut)
cli-arg-plain = Ligne à ligne, pour les scripts et les lecteurs d’écran ; de même quand l’entrée ou la sortie n’est pas un terminal
cli-arg-resume = Reprend la partie quittée
cli-arg-pace = Le temps minimum d’un coup de bot à l’écran, en millisecondes (600 par défaut)
cli-arg-ascii = Ne dessine qu’avec des caractères ASCII
cli-arg-screen = Montre la partie en plein écran, coup par coup
cli-arg-threads = Le nombre de fils d’exécution (tous les cœurs par défaut)
cli-arg-shell = bash, elvish, fish, powershell ou zsh

cli-error = erreur
cli-error-help = Voir « interregnum --help ».
cli-error-file = { $path } : { $error }
cli-error-utf8 = ce n’est pas du texte UTF-8
cli-error-unknown-argument = l’argument { $argument } n’existe pas ici
cli-error-unknown-command = la commande « { $argument } » n’existe pas
cli-error-value = « { $value } » ne convient pas à { $argument }
cli-error-no-value = { $argument } demande une valeur
cli-error-missing = il manque : { $argument }
cli-error-missing-command = quelle commande ?
cli-error-twice = { $argument } ne s’emploie pas ainsi, ou figure deux fois
cli-error-valid = Valeurs possibles : { $valid }
cli-error-seed = « { $found } » n’est pas une graine : donnez un nombre entier inférieur à 2^64 ou 64 chiffres hexadécimaux
cli-error-seat = il n’y a pas de siège « { $found } » à cette table
cli-error-seat-of = il n’y a pas de siège « { $found } » à cette table ; il y a : { $known }
option-unknown = « { $found } » ne fait pas partie des choix
cli-error-kingdom = il n’y a pas de royaume « { $found } » : donnez claim, claim2, all, ou des factions comme Gn,Gi,Dw,Un,Se (voir « interregnum kingdoms »)
cli-error-way = il n’y a pas de façon de distribuer « { $found } » : donnez standard, princess, draft ou random
cli-error-record = il n’y a pas de partie { $number } : le fichier { $records ->
    [0] n’en a aucune
   *[other] en a { $records }
 }
cli-error-game = il n’y a pas de jeu « { $found } » ; il y a : { $known }
cli-error-rule = il n’y a pas de règle « { $found } » ; il y a : { $known }
cli-error-bench = rien de ce qui se mesure ne commence par « { $found } » ; il y a : claim, braverats, defaite, solve, search
cli-error-seconds = « { $found } » n’est pas une durée de mesure : donnez de 0.001 à 3600 secondes
cli-error-one-table = choisissez un seul royaume pour jouer
cli-error-deal = la donne ne découle pas de sa graine

cli-seed = Graine : { $seed }
cli-simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }.
cli-fault = { $file }, partie { $record } : { $what }
cli-checked = { $records ->
    [one] { $records } partie
   *[other] { $records } parties
 }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } : aucune erreur
cli-checked-faults = { $records ->
    [one] { $records } partie
   *[other] { $records } parties
 }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } : { $faults ->
    [one] une partie a une erreur
   *[other] { $faults } parties ont des erreurs
 }
cli-replay-fault = l’enregistrement est faux ici : { $what }
cli-kingdoms-heading = { $number } royaumes à { $players } joueurs
cli-bench-playouts = Parties au hasard, donne comprise, un seul fil (la dernière colonne compare à la première ligne) :
cli-bench-line = { $label } { $playouts } parties/s { $actions } actions/s  { $ratio }
cli-bench-solve = BraveRats résolu de zéro : { $one } s sur un fil, { $two } s sur deux ; { $positions } positions, pire écart { $gap }
cli-bench-phase-two = { $label } { $positions } positions, ms : médiane { $median }  moyenne { $mean }  99 % { $most }  maximum { $longest }
cli-bench-search = La recherche dans la première phase de Claim à deux, un fil : { $worlds } mondes/s
cli-bench-apply = Coups vérifiés, avec leurs événements :
cli-bench-apply-line = { $label } { $actions } actions/s

cli-play-welcome = Tapez un numéro ou une carte pour la jouer. « h » donne un conseil, « w » dit pourquoi le dernier pli a été gagné, « ? » aide, « q » quitte.
cli-play-prompt = >
cli-play-help =
    un numéro ou une carte   la joue (3, Go7, « take top »)
    ? Go7                    le pouvoir d’une carte ; ? C4.2 une règle
    t                        la table encore une fois
    l                        ce qui s’est passé
    u                        reprend votre dernier coup
    h                        un conseil : les meilleurs coups, leurs chances et pourquoi
    w                        pourquoi le dernier pli, la dernière manche ou le dernier combat a été gagné
    q                        quitte
cli-hint = { $action }  gagne à { $chance } %
cli-play-what = « { $found } » n’est ni un numéro de la liste, ni une carte, ni une commande ; « ? » aide.
cli-play-no-rule = Il n’y a ni carte ni règle « { $found } ».
cli-play-nothing-to-undo = Il n’y a rien à reprendre.
cli-play-undone = Coup repris.
cli-play-left = Vous quittez la table. La partie n’est pas enregistrée (--record FICHIER l’enregistre).
cli-play-written = Écrit dans { $path }.

claim-sketch-head = { $headline } ; { $seat-is ->
    [you] vous entamez
   *[other] { $seat } entame
 } ; { $pile } dans la pioche.
claim-sketch-seat = { $name } : main { $hand }, partisans { $followers }, score { $score }, devant { $front }
claim-sketch-known =   connues en main : { $cards }
claim-sketch-aside = En attente à l’écart : { $cards }
claim-sketch-stakes = En jeu : { $cards }
claim-sketch-trick = Dans le pli : { $cards }
claim-sketch-top = Sur la pioche : { $card }
claim-sketch-hand = Votre main : { $cards }
braverats-sketch-head = { $headline } ; { $held ->
    [0] aucune manche en attente
    [one] une manche en attente
   *[other] { $held } manches en attente
 }.
braverats-sketch-seat = { $name } ({ $clan }) : victoires { $victories }, main { $hand }, pioche { $pile }, joué { $table }
braverats-sketch-raised = { $seat-is ->
    [you] Votre carte a +2 cette manche.
   *[other] La carte de { $seat } a +2 cette manche.
 }
braverats-sketch-first = { $seat-is ->
    [you] Vous révélez en premier cette manche.
   *[other] { $seat } révèle en premier cette manche.
 }
braverats-sketch-packet = Dans le paquet : { $cards }
cli-explain = { $code } : { $card }. { $power }
claim-explain = { $faction } ({ $values }). { $power }
defaite-sketch-head = { $headline } ; { $seat-is ->
    [you] vous jouez
   *[other] { $seat } joue
 } en premier.
defaite-sketch-king-free = Le Roi se tient libre à côté de { $seat-is ->
    [you] vous.
   *[other] { $seat }.
 }
defaite-sketch-king-held = { $seat-is ->
    [you] Vous tenez le Roi.
   *[other] { $seat } tient le Roi.
 }
defaite-sketch-seat = { $name } : points { $points }, main { $hand }, réserve { $reserve }, cour { $court }
defaite-sketch-known =   connues en main : { $cards }
defaite-sketch-middle = Au centre : { $cards }
defaite-sketch-attack = { $seat-is ->
    [you] Vous attaquez
   *[other] { $seat } attaque
 } { $card }, { $other-is ->
    [you] à vous
   *[other] à { $other }
 } : { $sum } ({ $laid }) contre { $against } avec les gardes ({ $answered }).
defaite-sketch-corruption = { $seat-is ->
    [you] Vous corrompez
   *[other] { $seat } corrompt
 } { $card }, { $other-is ->
    [you] à vous
   *[other] à { $other }
 } : { $sum } ({ $laid }) contre { $against } avec l’or placé dessous ({ $answered }).
defaite-sketch-duel = { $other-is ->
    [you] { $seat } vous a défié en duel.
   *[other] { $seat-is ->
        [you] Vous avez défié
       *[other] { $seat } a défié
     } { $other } en duel.
 }
defaite-sketch-duel-even = Le duel est à égalité : { $cards } ({ $seat-is ->
    [you] vous
   *[other] { $seat }
 } contre { $other-is ->
    [you] vous
   *[other] { $other }
 }).
defaite-sketch-duel-lost = { $seat-is ->
    [you] Vous avez
   *[other] { $seat } a
 } perdu le duel.
defaite-sketch-looked = { $seat-is ->
    [you] Vous regardez
   *[other] { $seat } regarde
 } { $at-is ->
    [you] votre main
   *[other] la main de { $at }
 } : { $cards }
defaite-sketch-placing = Capturé, à placer : { $cards }
defaite-sketch-asked = À faire : { $what }.
defaite-sketch-hand = Votre main : { $cards }
defaite-explain = { $code } : { $card } ({ $number ->
    [one] une dans la boîte
   *[other] { $number } dans la boîte
 }). { $power }

# La table de tout jeu : une zone, ou la zone d’un joueur.
cli-row = { $name } : { $cards }
cli-row-of = { $seat }, { $name } : { $cards }
