# La table d’analyse ; la page va chercher ce fichier avec elle.

analysis-title = Analyse
analysis-about = Ouvrez l’enregistrement d’une partie pour essayer d’autres coups et interroger les bots et le calcul exact. Toutes les mains sont ouvertes.
analysis-file = Un fichier téléchargé
analysis-text = Ou le texte d’un enregistrement
analysis-open = Ouvrir
analysis-replay = Revoir et analyser la partie
analysis-sees = Point de vue
analysis-turn = À { $name } de choisir.
analysis-over = La partie est finie ici.
analysis-steps = Pas à pas
analysis-forget = Oublier ce coup
analysis-line = Coups
analysis-deal = La donne
analysis-move = { $name } : { $move }
analysis-instead = Aussi essayé : { $moves }
analysis-ask = Interroger un bot fort
analysis-asked = L’avis d’un bot fort qui ne connaît que les cartes de { $name } :
analysis-thinking = Le bot réfléchit…
analysis-solution = Solution exacte, toutes cartes ouvertes
analysis-solving = Calcul en cours…
analysis-unsolved = Aucune ici. BraveRats est résolu tant que les deux mains sont ouvertes, Claim à deux dans la seconde phase.
analysis-chance = { $chance } %
analysis-share = jouée { $share } % du temps
analysis-best = meilleur
analysis-matrix = Chances de gain de { $name } en pour cent, une partie nulle comptant pour moitié. Lignes : la carte de { $name }. Colonnes : la carte de { $other }.
analysis-mix = meilleur mélange
analysis-link = Lien vers cette position
analysis-copy = Copier
analysis-copied = Copié.
analysis-letters = { $letters } caractères
analysis-download = Télécharger l’enregistrement
analysis-another = Ouvrir un autre enregistrement

# Positions composées à la main
analysis-set-up = Composer une position
analysis-set-up-about = Écrivez où sont les cartes, ou placez-les en cliquant. Le texte est vérifié pendant que vous écrivez.
analysis-game = Jeu
analysis-example = Montrer un exemple
analysis-position = Position en texte
analysis-set-up-good = C’est une position. { $name } choisit.
analysis-show = Montrer où
analysis-start = Analyser cette position
analysis-edit = Modifier cette position à la main
analysis-no-text = Cette position ne s’écrit pas en texte : une carte est choisie ou cachée, ou une question est posée. Reculez ou avancez d’un coup.
analysis-places = Placer les cartes en cliquant
analysis-zone-hand = Main de { $name }
analysis-zone-score = Pile de score de { $name }
analysis-cards-here = Cartes à cet endroit
analysis-cards = Toutes les cartes
analysis-put = Placer ici : { $card }
analysis-take = Retirer : { $card }
analysis-text-claim = Les parties sont sur des lignes à elles ou entre points-virgules : players, kingdom, leader ; hand 0, hand 1, score 0, front 0, aside, discards ; pile pour la première phase. Les sièges se comptent à partir de 0.
analysis-text-braverats = Les parties sont sur des lignes à elles ou entre points-virgules : hand 0, hand 1 ; victories, held, kept, raised, first, target, musician cancels, ambassador loses. Les sièges se comptent à partir de 0.
analysis-text-defaite = Les parties sont sur des lignes à elles ou entre points-virgules : players, round, king free ou king held, first, turn, acted ; hand 0, court 0, reserve 0, points 0, middle 0 ; discards, pile. Les sièges se comptent à partir de 0.

# Ce que dit le calcul exact
solved-votes = { $seat } gagne de { $votes ->
    [one] une voix
   *[other] { $votes } voix
 }
solved-even = les voix sont égales : partie nulle
solved-chances = Si les deux jouent au mieux, { $first } gagne à { $chance } % et { $second } à { $rest } %, les parties nulles comptant pour moitié.
