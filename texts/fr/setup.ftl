# Ce qui est convenu à une table, en quelques mots : pour les invitations, les listes et les formulaires.

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
setup-ruling-musician = un Musicien annule le Général ou l’Espion posé à côté de lui
setup-ruling-ambassador = un Ambassadeur dans une manche en attente perd sa victoire de plus
setup-clock-none = sans limite de temps
setup-clock-move = { $time } par coup
setup-clock-bank = { $time } chacun, et { $increment } par coup
setup-clock-bank-only = { $time } chacun
setup-minutes = { $count } min
setup-seconds = { $count } s
setup-listed = visible dans la liste
setup-private = privée : seuls ceux qui ont le lien la trouvent
