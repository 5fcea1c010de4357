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

# Ce que dit le calcul exact
solved-votes = { $seat } gagne de { $votes ->
    [one] une voix
   *[other] { $votes } voix
 }
solved-even = les voix sont égales : partie nulle
solved-chances = Si les deux jouent au mieux, { $first } gagne à { $chance } % et { $second } à { $rest } %, les parties nulles comptant pour moitié.
