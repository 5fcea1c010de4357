# Les écrans du compte et des parties ; la page va chercher ce fichier avec eux.

account-title = Compte
account-notifications = Notifications
account-profile = Mon profil
account-none = Vous pouvez jouer sans compte. Avec un compte, vos parties vous suivent sur tous vos appareils.
account-guest = Vous jouez sous le nom de { $name }, sans compte. Un compte garde vos places et vos parties, même en cours, et les ouvre sur tous vos appareils.
account-yours = Vous êtes connecté sous le nom de { $name }.
account-make = Créer un compte
account-name = Nom
account-password = Mot de passe
account-password-about = Au moins 10 caractères.
account-password-new = Nouveau mot de passe
account-password-now = Mot de passe actuel
account-made = Votre compte est prêt.
account-codes = Codes de secours
account-codes-about = Chacun de ces codes remplace une fois un mot de passe oublié ou une clé d’accès perdue. Imprimez-les ou notez-les : ils ne seront plus montrés.
account-codes-left = { $count ->
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
}
account-codes-new = Créer de nouveaux codes de secours
account-codes-kept = Je les ai notés
account-sign-in = Se connecter
account-sign-in-loses = Vous jouez sous le nom de { $name } dans ce navigateur. En vous connectant à un autre compte, vous abandonnez ici ce nom et ses places.
account-forgotten = Mot de passe ou clé d’accès perdus ?
account-code = Code de secours
account-recover = Choisir un nouveau mot de passe
account-link-about = Ce lien vous connecte sur cet appareil.
account-link-use = Se connecter sur cet appareil
account-cookies = Ce navigateur ne garde pas les cookies : il ne peut pas rester connecté.
account-devices = Appareils
account-device-this = cet appareil
account-device-unknown = Appareil inconnu
account-device-used = utilisé { $when }
account-device-out = Déconnecter
account-device-out-of = Déconnecter { $name }, utilisé { $when }
account-device-add = Se connecter sur un autre appareil
account-device-link = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois ; ne le montrez à personne.
account-device-code = Le lien en code pour téléphones
account-password-change = Changer de mot de passe
account-password-set = Choisir un mot de passe
account-password-others = Tous les autres appareils sont déconnectés.
account-change = Changer
account-changed = Le mot de passe est changé.
account-data = Vos données
account-data-about = Un fichier avec tout ce que le serveur garde de vous, et les enregistrements de vos parties.
account-data-take = Télécharger mes données
account-delete = Me supprimer
account-delete-about = Nom, mot de passe, clés d’accès et appareils sont supprimés, et votre nom est retiré de toutes les parties. Les parties des autres restent. C’est définitif.
account-delete-sure = Me supprimer pour de bon
account-delete-not = Tout garder
account-copy = Copier
account-copied = Copié

passkey-title = Clés d’accès
passkey-about = Une clé d’accès vous connecte avec votre empreinte, votre visage ou le code de votre appareil : pas de nom à taper, pas de mot de passe à retenir.
passkey-make = Utiliser une clé d’accès au lieu d’un mot de passe
passkey-or-password = Ou avec un mot de passe :
passkey-sign-in = Se connecter avec une clé d’accès
passkey-name = Nom de la clé d’accès (facultatif)
passkey-add = Ajouter une clé d’accès
passkey-added = La clé d’accès est ajoutée.
passkey-removed = La clé d’accès est supprimée.
passkey-created = ajoutée le { $when }
passkey-used = utilisée le { $when }
passkey-unused = jamais utilisée
passkey-unnamed = Clé d’accès
passkey-remove = Supprimer
passkey-remove-of = Supprimer { $name }, ajoutée le { $when }
passkey-suspected = Refusée le { $when } : elle a peut-être été copiée. Supprimez-la.
passkey-last = Cette clé d’accès est votre dernier moyen de vous connecter. Avant de la supprimer, choisissez un mot de passe ou ajoutez une autre clé.
passkey-proof = Ou laissez le mot de passe vide et confirmez avec une clé d’accès.
passkey-proof-only = Vous confirmez avec une clé d’accès.
passkey-name-taken = Ce nom appartient à un compte. Choisissez-en un autre, ou connectez-vous.
passkey-known = Cet appareil a déjà une clé d’accès de votre compte.
passkey-cancelled = La clé d’accès n’a pas servi : vous avez annulé, ou cela a pris trop de temps.
passkey-none-http = Pas de clés d’accès à cette adresse : les navigateurs ne les permettent que par HTTPS. Un mot de passe convient.
passkey-none-numbers = Pas de clés d’accès à une adresse en chiffres : les navigateurs les lient à un nom. Un mot de passe convient.
passkey-none-browser = Ce navigateur n’a pas de clés d’accès. Un mot de passe convient.

games-title = Mes parties
games-game = Jeu
games-state = Montrer
games-all = Toutes
games-playing = En cours
games-over = Finies
games-none = Aucune partie à montrer.
games-going = En cours
games-closed = Fermée avant le début
games-review = La revoir
games-record = Enregistrement
games-more = Parties plus anciennes
games-here = Jouées dans ce navigateur

person-rating = Classement
person-day = Jour
person-numbers = La même chose en chiffres
person-kind = { $game } à { $players }
person-since = Ici depuis { $when }.
person-unrated = Pas encore de parties classées.
person-provisional = provisoire
person-games = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
person-plot = Le classement après chaque partie, et un écart type de part et d’autre
person-results = Résultats
person-played = Parties
person-won = Gagnées
person-drawn = Nulles
person-lost = Perdues
person-results-about = Parties entre personnes, classées ou non.
person-unplayed = Pas encore de parties entre personnes.
person-exact-claim = Secondes phases
person-exact-claim-about = Dans la seconde phase de Claim à deux, rien n’est caché : le calcul exact connaît à chaque instant les meilleures cartes. Seules comptent les parties entre personnes, et les cartes choisies parmi plusieurs.
person-exact-claim-entered = { $games ->
    [one] Une seconde phase
   *[other] { $games } secondes phases
} : { $winning ->
    [one] { $winning } gagnante
   *[other] { $winning } gagnantes
} au départ, dont { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} à la fin.
person-exact-claim-choices = { $percent } % de { $choices ->
    [one] une carte
   *[other] { $choices } cartes
} étaient celles du calcul exact.
person-exact-claim-given = { $count ->
    [0] Aucune carte n’a gâché une partie gagnée.
    [one] Une carte a gâché une partie gagnée.
   *[other] { $count } cartes ont gâché une partie gagnée.
}
person-exact-claim-points = { $points ->
    [0] Aucun vote n’a été perdu ainsi.
    [one] En tout, un vote a été perdu ainsi.
   *[other] En tout, { $points } votes ont été perdus ainsi.
}
person-exact-claim-none = Aucune partie n’est encore arrivée à sa seconde phase.
person-exact-began = Selon le calcul
person-exact-winning = Gagnée au départ
person-exact-even = Nulle au départ
person-exact-losing = Perdue au départ
person-exact-unexamined = { $count ->
    [one] Une partie n’est pas encore examinée.
   *[other] { $count } parties ne sont pas encore examinées.
}
ratings-title = Classements
ratings-about = Les meilleurs aux parties classées entre personnes. Tous ceux qui ont un compte y figurent après un certain nombre de parties.
ratings-players = Joueurs
ratings-place = Rang
ratings-none = Personne n’a encore joué assez de parties classées. Pour en jouer une, ouvrez une table et cochez « Classée ».
ratings-more = Places suivantes
