# Les écrans du compte et des parties ; la page va chercher ce fichier avec eux.

account-title = Compte
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
account-codes-about = Chacun de ces codes remplace une fois un mot de passe oublié. Imprimez-les ou notez-les : ils ne seront plus montrés.
account-codes-left = { $count ->
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
}
account-codes-new = Créer de nouveaux codes de secours
account-codes-kept = Je les ai notés
account-sign-in = Se connecter
account-sign-in-loses = Vous jouez sous le nom de { $name } dans ce navigateur. En vous connectant à un autre compte, vous abandonnez ici ce nom et ses places.
account-forgotten = Mot de passe oublié ?
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
account-password-others = Tous les autres appareils sont déconnectés.
account-change = Changer
account-changed = Le mot de passe est changé.
account-data = Vos données
account-data-about = Un fichier avec tout ce que le serveur garde de vous, et les enregistrements de vos parties.
account-data-take = Télécharger mes données
account-delete = Me supprimer
account-delete-about = Nom, mot de passe et appareils sont supprimés, et votre nom est retiré de toutes les parties. Les parties des autres restent. C’est définitif.
account-delete-sure = Me supprimer pour de bon
account-delete-not = Tout garder
account-copy = Copier
account-copied = Copié

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
ratings-title = Classements
ratings-about = Les meilleurs aux parties classées entre personnes. Tous ceux qui ont un compte y figurent après un certain nombre de parties.
ratings-players = Joueurs
ratings-place = Rang
ratings-none = Personne n’a encore joué assez de parties classées. Pour en jouer une, ouvrez une table et cochez « Classée ».
ratings-more = Places suivantes
