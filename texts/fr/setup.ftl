# Les options d’une table en quelques mots, pour les invitations, les listes et les formulaires.

setup-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
setup-teams = 4 joueurs en deux équipes
setup-kingdom = royaume : { $name }
setup-kingdom-claim = Claim
setup-kingdom-claim2 = Claim 2
setup-variant-princess = l’Attaque de la Princesse
setup-variant-draft = Draft
setup-variant-random = Au hasard
setup-variant-traitor = le Traître
setup-variant-draw = Pioche
setup-variant-short = Fast Rat
setup-variant-match = l’Empereur
setup-variant-none = sans variante
setup-ruling-musician = un Musicien annule un Général ou un Espion
setup-ruling-ambassador = un Ambassadeur dans une manche en attente perd sa victoire supplémentaire
setup-clock-none = sans limite de temps
setup-clock-move = { $time } par coup
setup-clock-bank = { $time } chacun, et { $increment } par coup
setup-clock-bank-only = { $time } chacun
setup-minutes = { $count } min
setup-clock-days = sur plusieurs jours, { $time } par coup
setup-clock-days-any = sur plusieurs jours, aussi longtemps que vous voulez
setup-clock-vacation = { $clock }, { $count } jours de vacances chacun
setup-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }
setup-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
 }
setup-seconds = { $count } s
setup-listed = visible dans la liste
setup-private = privée : seuls ceux qui ont le lien la trouvent
setup-rated = classée
setup-free = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
 }

# L’invitation
invite-from = { $name } vous invite à jouer : { $game }
invite-to = On vous invite à jouer : { $game }
invite-at = Vous êtes à la table de { $name }, pour jouer : { $game }.
invite-own = Votre table, pour jouer : { $game }.
invite-agreed = La partie
invite-seats = Les places
invite-begins = La partie commence quand toutes les places sont prises.
invite-name-first = Écrivez un nom pour vous asseoir.
invite-watch = Vous pouvez aussi rester sur cette page et regarder.
invite-full = Toutes les places sont prises. Restez sur cette page pour regarder.
invite-team = équipe { $number }
invite-partner = avec { $name }
invite-leads = entame le premier pli
invite-princes = a les deux Princes
invite-princesses = a les deux Princesses
invite-select = Le lien est sélectionné : appuyez sur Ctrl+C (⌘C sur un Mac).
invite-code = Le lien en code QR, pour l’appareil photo d’un téléphone
invite-address = Adresse
invite-alone = Seule cette machine peut ouvrir ce lien. Pour des amis, lancez le serveur avec --listen 0.0.0.0:{ $port }
invite-fleeting = Ce navigateur ne garde pas de cookies : votre place est à vous jusqu’à ce que vous rechargiez ou fermiez cette page.
