# Refus de la modération, et `interregnum admin`.

moderation-problem-name-mixed = Un nom s’écrit dans un seul alphabet. « { $letter } » n’est pas du même alphabet que les lettres qui précèdent.
moderation-problem-name-reserved = C’est le nom d’un bot, ou des responsables du serveur. Choisissez-en un autre.
moderation-problem-name-resembles = Quelqu’un qui a un compte porte un nom qui ressemble à celui-ci. Choisissez-en un autre, ou connectez-vous si ce compte est le vôtre.
moderation-problem-banned = Vous ne pouvez pas jouer avec d’autres ici{ $until ->
    [never] .
   *[other] { " " }jusqu’au { $until }.
} Motif : { $reason }
moderation-problem-network-banned = Les invités de votre réseau ne peuvent pas jouer avec d’autres ici{ $until ->
    [never] .
   *[other] { " " }jusqu’au { $until }.
} Motif : { $reason } Si vous avez un compte, vous pouvez vous connecter.
moderation-problem-muted = Vous ne pouvez pas parler ici{ $until ->
    [never] .
   *[other] { " " }jusqu’au { $until }.
} Motif : { $reason }
moderation-problem-not-welcome = Vous ne pouvez pas prendre place à cette table. Il y en a d’autres dans la liste.
moderation-problem-kept-apart = Vous ne pouvez pas défier cette personne.
moderation-problem-left-often = Vous avez quitté plusieurs parties ces derniers jours. Un nouvel adversaire pourra vous être trouvé dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. D’ici là, vous pouvez jouer contre des bots et avec des amis.
moderation-problem-yourself = Vous ne pouvez pas vous viser vous-même.
moderation-problem-bad-text-length = Il faut ici un motif, de 1000 caractères au plus.
moderation-problem-not-moderator = Seuls les modérateurs peuvent faire cela.
moderation-problem-no-such-report = Ce signalement n’existe pas.
moderation-problem-report-closed = Quelqu’un a déjà clos ce signalement.
moderation-problem-no-such-sanction = Cette sanction n’existe pas, ou elle a été levée.
moderation-problem-no-such-block = Ce blocage n’existe pas.
moderation-problem-no-network = On ne sait pas de quel réseau vient cette personne.

cli-admin-about = Signalements, exclusions, silences et modérateurs d’un serveur, même en marche
admin-arg-store = Le journal (par défaut : interregnum.db), ou une base PostgreSQL (postgres://user@host/name)
admin-arg-who = Le nom d’un compte, ou un bloc d’adresses (192.0.2.0/24)
admin-arg-name = Le nom d’un compte
admin-arg-sanction = L’identifiant de la sanction, tel que le montre `interregnum admin list`
admin-arg-hours = Pour combien d’heures (par défaut : sans fin)
admin-arg-reason = Le motif ; la personne concernée le lit
admin-arg-reason-log = Le motif, pour le registre
admin-arg-remove = Retire le rôle
admin-arg-closed = Les signalements clos, du plus récent au plus ancien
cli-admin-list-about = Liste les silences et les exclusions en vigueur
cli-admin-ban-about = Exclut un compte, ou les invités d’un bloc d’adresses
cli-admin-mute-about = Interdit à un compte de parler
cli-admin-unban-about = Lève une exclusion, un silence ou un avertissement
cli-admin-moderator-about = Nomme modérateur le titulaire d’un compte
cli-admin-moderators-about = Liste les modérateurs
cli-admin-reports-about = Liste les signalements non traités, du plus ancien au plus récent
cli-admin-log-about = Liste les actes des modérateurs et des opérateurs, du plus récent au plus ancien
admin-no-account = Personne n’a de compte au nom de « { $found } »
admin-bad-id = « { $found } » n’est pas un identifiant ; `interregnum admin list` les montre
admin-no-sanction = Il n’y a pas de sanction { $found }, ou elle a été levée
admin-bad-hours = « { $found } » n’est pas un nombre d’heures de 1 à 87840
admin-no-reason = Un motif compte de 1 à 1000 caractères
admin-is-moderator = { $found } est déjà modérateur
admin-no-moderator = { $found } n’est pas modérateur
admin-none = Aucun.
admin-banned = { $who } : exclusion { $id }
admin-muted = { $who } : silence { $id }
admin-lifted = { $id } : sanction levée.
admin-appointed = { $who } est modérateur.
admin-removed = { $who } n’est plus modérateur.
admin-takes-effect = Un serveur en marche en tient compte dans les cinq secondes.
admin-sanction = { $id }  { $kind }  { $who }  jusqu’à { $until } : { $reason }
admin-forever = nouvel ordre
admin-network = un réseau
admin-report = { $id }  { $at }  { $name }  { $reason }  { $table }  { $text }
admin-log = { $at }  { $by }  { $action }  { $name } : { $reason }
admin-operator = opérateur
admin-since = { $name }, depuis { $since }
