# Appariement, défis, suivis et jetons ; la page charge ce fichier avec eux.

people-search = À la recherche d’un adversaire : { $game }
people-search-waited = Vous attendez depuis { $time }.
people-search-range = Classements de { $lowest } à { $highest }. La fourchette s’élargit pendant l’attente.
people-search-any = Tous les classements.
people-search-others = { $count ->
    [0] Personne d’autre ne cherche ce jeu en ce moment.
    [one] Une autre personne cherche ce jeu.
   *[other] { $count } autres personnes cherchent ce jeu.
}
people-search-stay = Gardez cette page ouverte : vous aurez une place dès que quelqu’un convient.
people-search-cancel = Annuler
people-search-table = Attendre plutôt à une table ouverte
people-search-bots = Mon adversaire peut être un compte de bot

people-challenges = Défis
people-challenge = Défier
people-challenge-of = Défier { $name }
people-challenge-send = Envoyer le défi
people-challenge-sent = Vous avez défié { $name }.
people-challenge-from = { $name } vous défie.
people-challenge-terms = { $game } : { $terms }
people-challenge-casual = amicale
people-challenge-accept = Accepter
people-challenge-accept-of = Accepter le défi de { $name }
people-challenge-decline = Refuser
people-challenge-decline-of = Refuser le défi de { $name }
people-challenge-why = Raison
people-challenge-withdraw = Retirer
people-challenge-withdraw-of = Retirer le défi envoyé à { $name }
people-challenge-accepted = { $name } a accepté votre défi.
people-challenge-declined = { $name } a refusé votre défi : { $reason }
people-challenge-go = Aller à la table
people-challenge-read = OK
people-reason-later = pas maintenant
people-reason-other-game = plutôt un autre jeu
people-reason-slower = plutôt avec plus de temps
people-reason-faster = plutôt avec moins de temps
people-reason-rated = plutôt une partie classée
people-reason-casual = plutôt une partie amicale
people-reason-no = sans raison donnée

people-title = Les personnes que je suis
people-about = Suivez des personnes pour voir quand elles sont là et pour les défier. Elles ne savent pas que vous les suivez.
people-nobody = Vous ne suivez encore personne. Tapez un nom, ou ouvrez un profil.
people-online = en ligne
people-offline = hors ligne
people-playing = joue en ce moment
people-watch = Regarder
people-watch-of = Regarder { $name }
people-follow = Suivre
people-unfollow = Ne plus suivre
people-unfollow-of = Ne plus suivre { $name }
people-followed = Vous suivez { $name }.
people-name = Nom d’un compte
people-hidden = Personne ne peut voir quand je suis là

people-tokens = Programmes
people-tokens-about = Un jeton permet à un programme d’agir pour vous, dans les limites que vous fixez. Il ne permet de rien changer à votre compte.
people-token-name = Nom du jeton
people-token-scopes = Il peut
people-scope-read = consulter les tables, les parties et les personnes
people-scope-play = prendre des places et jouer
people-scope-challenge = lancer des défis et y répondre
people-token-days = Jours
people-token-make = Créer un jeton
people-token-made = Voici le jeton. Copiez-le maintenant : il ne sera plus montré.
people-token-row = { $scopes } · jusqu’au { $until }
people-token-used = dernière utilisation le { $when }
people-token-unused = jamais utilisé
people-token-revoke = Révoquer
people-token-revoke-of = Révoquer { $name }
people-bot = En faire un compte de bot
people-bot-about = Pour un compte avec lequel joue un programme. Son nom reçoit la fin « [bot] », il n’est apparié qu’avec les personnes qui acceptent les bots, et il ne figure dans aucun classement. C’est définitif, et possible seulement avant la première partie classée.
people-bot-sure = En faire un compte de bot, définitivement
people-bot-not = Le laisser tel quel
people-bot-done = C’est maintenant un compte de bot : { $name }
