# Ce qu’apprennent les joueurs absents, par notification et par courriel, et les réglages du serveur pour cela

notices-turn-title = { $game } : à vous de jouer
notices-turn-body = { $number ->
    [one] { $others } vous attend
   *[other] { $others } vous attendent
 } dans une partie de { $game }. Il vous reste { $left }.
notices-turn-body-open = { $number ->
    [one] { $others } vous attend
   *[other] { $others } vous attendent
 } dans une partie de { $game }.
notices-soon-title = { $game } : votre temps touche à sa fin
notices-soon-body = Il vous reste { $left } pour jouer dans votre partie de { $game } contre { $others }.
notices-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
notices-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
notices-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
notices-push-off = Ne plus recevoir
notices-digest-subject = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
notices-mail-why = Vous recevez ce message parce que votre compte Interregnum le demande.
notices-mail-off = Pour ne plus recevoir de messages de ce genre : { $link }
notices-confirm-subject = Confirmez votre adresse électronique
notices-confirm-text = Bonjour { $name },

    Vous avez indiqué cette adresse pour votre compte Interregnum. Pour la confirmer, ouvrez ce lien dans la journée :

    { $link }

    Si ce n’était pas vous, ignorez ce message : l’adresse ne sera pas utilisée.
notices-recover-subject = Choisissez un nouveau mot de passe
notices-recover-text = Bonjour { $name },

    Quelqu’un a demandé un nouveau mot de passe pour votre compte Interregnum « { $name } ». Pour en choisir un, ouvrez ce lien dans la demi-heure. Il ne sert qu’une fois :

    { $link }

    Si ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.

cli-arg-public-address = L’adresse de la page, par exemple https://cards.example.org, pour les liens des messages
cli-arg-smtp = Le relais de courriel, par exemple smtp://127.0.0.1:25 ou smtps://nom:motdepasse@mail.example.org ; sans relais, pas de courriel
cli-arg-mail-from = L’adresse d’où viennent les courriels ; --smtp en a besoin, ainsi que de --public-address
cli-arg-push-key = La clé qui signe les notifications et les liens (32 octets en base64url) ; par défaut, le journal en garde une
serve-incomplete-mail = --smtp demande aussi --{ $setting }

server-problem-bad-endpoint = Ce n’est pas l’abonnement d’un service de notification.
server-problem-too-many-devices = Dix de vos appareils reçoivent déjà des notifications. Veuillez d’abord en déconnecter un.
server-problem-bad-mail-address = Ce n’est pas une adresse électronique.
server-problem-no-mail = Ce serveur n’envoie pas de courriel.
