# Pourquoi une table refuse une demande, et ce que prouve un mélange vérifié.

table-refused-unknown-game = Il n’y a pas de jeu « { $found } » ici.
table-refused-bad-options = Ces options sont illisibles : { $message }.
table-refused-bad-span = Une pendule donne d’une seconde à une semaine ; une partie sur plusieurs jours, d’une heure à quatorze jours par coup et au plus trente jours de vacances ; les bots répondent en dix secondes au plus ; on attend un absent une heure au plus.
table-refused-no-such-seat = Cette table n’a pas cette place.
table-refused-seat-taken = Cette place est prise. Choisissez-en une autre.
table-refused-table-full = Toutes les places sont prises. Vous pouvez regarder.
table-refused-already-seated = Vous avez déjà une place à cette table.
table-refused-not-seated = Vous n’avez pas de place à cette table.
table-refused-bad-name = Un nom compte de 1 à 24 caractères visibles.
table-refused-unknown-bot = Ce jeu n’a pas de bot « { $found } ».
table-refused-not-a-bot = Personne n’est assis à cette place.
table-refused-unseated = La personne qui a ouvert cette table a libéré votre place. Vous pouvez regarder.
table-refused-not-the-host = Seule la personne qui a ouvert la table peut faire cela.
table-refused-not-begun = La partie n’a pas commencé.
table-refused-has-begun = La partie a déjà commencé.
table-refused-game-over = La partie est finie.
table-refused-not-over = La partie n’est pas finie.
table-refused-closed = Cette table est fermée.
table-refused-nothing-to-show = Vous n’avez rien à montrer.
table-refused-other-bytes = Ce ne sont pas les octets que vous aviez promis.
table-refused-stale = Quelque chose s’est passé avant l’arrivée de votre coup. Regardez, puis choisissez à nouveau.
table-refused-bad-action = « { $found } » n’est pas une action de ce jeu.
table-refused-has-resigned = Vous avez abandonné. Un bot joue à votre place.
table-refused-too-soon = Cette réponse vient trop tôt.
table-refused-not-a-bots-turn = Ce n’est pas à un bot de jouer à cette place.
table-refused-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
table-refused-shown-since = Une carte cachée a été montrée depuis. Ce coup ne peut plus être repris.
table-refused-ask-later = Cela vous a été refusé. Vous pourrez redemander après { $actions ->
    [one] une autre action
   *[other] { $actions } autres actions
}.
table-refused-too-often = Vous avez changé cela trop souvent. Il n’y a plus rien à changer.
table-refused-no-clock = Il n’y a pas de pendule à cette table : prenez votre temps.
table-refused-already-proposed = C’est déjà proposé, et la réponse se fait attendre.
table-refused-not-proposed = Personne ne vous l’a proposé.
table-refused-not-absent = Cette personne est là, ou peut encore revenir à temps.
table-refused-no-vacation = Cette table ne donne pas de vacances.
table-refused-vacation-spent = { $days ->
    [0] Il ne vous reste plus de vacances dans cette partie.
    [one] Il vous reste un jour de vacances dans cette partie : prenez-en un.
   *[other] Il vous reste { $days } jours de vacances dans cette partie : prenez-en de un à { $days }.
 }
table-refused-not-on-vacation = Vous n’êtes pas en vacances.
table-refused-no-plans = On ne prévoit des réponses que dans les parties sur plusieurs jours.
table-refused-plan-on-turn = C’est à vous : jouez au lieu de prévoir.
table-refused-bad-plan = Un plan compte au plus douze suites de dix coups au plus. Une suite commence par un coup de quelqu’un d’autre et finit par votre réponse, et les mêmes coups mènent à une seule réponse.
table-refused-plan-on-hidden = Vous ne verrez pas ce coup quand il sera joué : vous ne pouvez pas y prévoir de réponse.
table-refused-nothing-foreseen = Personne ne peut dire ce qui viendra après ces coups, ou la partie est alors finie.
table-refused-bad-text = Un message compte de 1 à 200 caractères visibles.
table-refused-chat-off = La discussion est désactivée à cette table.
table-refused-too-much-talk = Trop de messages en une demi-minute. Attendez un peu.
table-refused-no-hints = Les conseils sont pour les parties contre des bots.
table-refused-not-now = Ce n’est pas possible maintenant.
table-refused-log-full = Le journal de cette table est plein : on peut encore jouer la partie ou y mettre fin, rien d’autre. Ouvrez une autre table pour la prochaine partie.

verify-no-shuffle = Le fichier ne dit rien de son mélange. Seules les parties jouées à une table du serveur peuvent être vérifiées.
verify-algorithm = La graine a été faite par « { $found } » ; ce programme connaît { $known }.
verify-digits = Il manque des chiffres à une partie du mélange, ou il y en a trop.
verify-seats = Le mélange n’a pas une part pour chaque siège.
verify-commitment = Le secret n’est pas celui sur lequel le serveur s’était engagé. Le mélange était faussé, ou le fichier a été modifié.
verify-promise = Les octets du siège { $number } ne sont pas ceux qu’il avait promis. Le mélange était faussé, ou le fichier a été modifié.
verify-filler = Les octets du siège { $number }, qui n’avait rien promis, ne découlent pas du secret du serveur. Le mélange était faussé, ou le fichier a été modifié.
verify-deal = Ces parts donnent une autre donne que celle du fichier. Le mélange était faussé, ou le fichier a été modifié.

verify-nothing = Ce fichier ne contient aucune partie.
verify-fair = Partie { $record }, table { $table } : la donne découle du secret du serveur et des octets des sièges.
verify-compare = { "  " }Le serveur s’était engagé sur { $commitment }. Comparez avec l’engagement affiché avant la donne.
verify-seat-shown = { "  " }Le siège { $number } a ajouté ses propres octets, promis par { $promise }. Comparez cela aussi.
verify-seat-withheld = { "  " }Le siège { $number } a promis des octets par { $promise } et ne les a pas montrés à temps ; ceux qui les remplacent découlent du secret du serveur.
verify-seat-filler = { "  " }Le siège { $number } n’a rien promis ; ses octets découlent du secret du serveur.
verify-seat-drawn = { "  " }Le siège { $number } n’a pas ajouté d’octets ; le serveur les a tirés à la donne.
verify-proves = Montré : le serveur n’a pas pu choisir seul le paquet, si l’engagement et toutes les promesses sont ceux que vous avez vus avant la donne, et si un siège qui a ajouté ses propres octets était honnête. Personne n’a changé le paquet après coup.
verify-proves-pledge = Montré là où aucun siège n’a ajouté ses propres octets : le paquet était fixé par l’engagement, et personne ne l’a changé après coup. Le serveur a pu essayer des secrets jusqu’à obtenir un paquet à son goût.
verify-proves-first = Montré par interregnum-shuffle-1 : si chaque siège a ajouté ses propres octets, le serveur n’a pas choisi seul le paquet. Là où le serveur a tiré les octets d’un siège, il a pu en essayer beaucoup et choisir le paquet : rien n’est alors montré, sinon que le secret est celui de l’engagement. Une promesse non tenue manque dans un tel fichier.
verify-proves-withheld = Octets non montrés : un siège de connivence avec le serveur peut choisir entre deux paquets en ne montrant pas ses octets. Si vous aviez montré les vôtres à temps et que l’enregistrement dit le contraire, le serveur les a ignorés.
verify-proves-not = Pas montré : que le serveur n’a pas regardé les mains, ni ne les a transmises à quelqu’un. Aucun mélange ne peut le montrer. « interregnum check » dit si les coups respectent les règles.

cli-verify-about = Vérifie qu’une donne découle de ce que le serveur et les sièges ont promis
cli-load-about = Joue beaucoup de parties légales au hasard par sockets, et mesure le serveur
load-arg-server = L’adresse du serveur (127.0.0.1:8421 par défaut)
load-arg-game = Ce qu’on joue : claim, braverats ou defaite
load-arg-sockets = Combien de sockets jouent en même temps
load-arg-rate = Combien de coups par seconde en tout (0 : autant que possible)
load-arg-seconds = Pendant combien de secondes on compte les coups
load-arg-seed = La graine de tous les choix au hasard
load-arg-pid = Le numéro du processus du serveur sur cette machine, pour mesurer sa mémoire
load-arg-abuse = Mêle aux parties des attaques venues d’autres adresses de cette machine, toutes ou quelques-unes (--abuse=chat,advice) ; échoue si une partie est perdue ou si les coups sont lents
load-arg-p99-limit = Avec --abuse : 99 % des coups honnêtes doivent être confirmés en moins de temps, en millisecondes (100 par défaut)
load-arg-storm = Ouvre ce nombre de sockets (10000 par défaut), les coupe tous à la fois et mesure en combien de temps ils reviennent ; --seconds dit combien de temps ils jouent ensuite
load-arg-bots = Ouvre des tables où ce joueur tient toutes les places, policy ou search par exemple, et compte ses choix
load-arg-tables = Avec --bots : combien de tables (1000 par défaut)
load-after-help = Le serveur doit accepter autant de connexions : lancez-le avec --limit-tables 0 --limit-requests 0 --limit-sockets 0 --limit-connections 0 --limit-player-messages 0. --abuse et --storm utilisent beaucoup d’adresses de cette machine et s’adressent à un serveur avec ses limites habituelles.
load-failed = Le test de charge n’a pas pu commencer : { $found }. Le serveur tourne-t-il, et sans limites ?
load-bad-seconds = Un essai de { $found } secondes ne se mesure pas : donnez d’un centième de seconde à un jour.
load-bad-sockets = On ne joue pas à { $game } avec { $found } sockets : une table en prend { $least }, et il y en a au plus { $most }.
load-bad-rate = { $found } n’est pas un rythme : donnez des coups par seconde, à partir de 0.001, ou 0 pour autant que possible.
load-report = { $sockets } sockets à { $tables } tables : { $moves } coups confirmés en { $seconds } s, { $rate } par seconde ; { $games } parties finies.
load-bots = { $tables } tables de { $bot } : { $choices } choix en { $seconds } s, { $rate } par seconde.
load-latency = De l’envoi d’un coup à sa confirmation : médiane { $p50 } ms, 99 % en { $p99 } ms, maximum { $max } ms.
load-memory = La mémoire du serveur : { $idle } Mo avec tous les sockets ouverts, { $end } Mo à la fin, { $peak } Mo au plus haut.
load-bots-memory = La mémoire du serveur : { $idle } Mo avant la première table, { $end } Mo à la fin, { $peak } Mo au plus haut.
load-faults = { $faults ->
    [one] Un joueur a été arrêté
   *[other] { $faults } joueurs ont été arrêtés
} par une erreur ; la première : { $fault }.
load-local-failed = Le test n’a pas pu commencer : { $found }. Le serveur tourne-t-il sur cette machine, et permet-elle autant de fichiers ouverts ?
load-bad-address = { $found } n’est pas une adresse de cette machine : --abuse et --storm n’acceptent que 127.0.0.1 et les autres qui commencent par 127.
load-bad-attack = Il n’y a pas d’attaque { $found }. Il y a : { $known }.
load-bad-limit = { $found } n’est pas une limite : donnez des millisecondes, plus que zéro.
load-honest = Joueurs honnêtes : { $sockets } sockets à { $tables } tables ; { $begun } parties commencées, { $finished } finies, { $lost } perdues ; { $moves } coups confirmés en { $seconds } s.
load-attacks = Attaques :
load-attack = { "  " }{ $attack } : { $tried } essais, { $answered } acceptés, { $refused } refusés, { $closed } coupés par le serveur, { $unanswered } sans réponse.
load-codes = { "    " }Raisons : { $codes }.
load-attack-faults = { "    " }{ $faults ->
    [one] Une erreur
   *[other] { $faults } erreurs, la première
} : { $fault }.
load-attack-half-requests = Requêtes sans fin
load-attack-advice = Demandes de conseils
load-attack-bot-tables = Tables de bots seuls
load-attack-sealed-choices = Choix cachés répétés
load-attack-proposals = Propositions faites et retirées
load-attack-chat = Bavardage sans fin
load-attack-silent-sockets = Sockets qui ne se présentent jamais
load-attack-unread-answers = Réponses que personne ne lit
load-attack-bad-messages = Messages incorrects
load-attack-registrations = Invités et tables créés à toute vitesse
load-attack-many-sockets = Beaucoup de sockets d’une même adresse
load-seed = Graine : { $seed }.
load-stalled = aucun coup pendant cinq secondes
load-lost = { $lost ->
    [one] Une partie honnête a été perdue
   *[other] { $lost } parties honnêtes ont été perdues
} ; la première cause : { $fault }.
load-no-moves = Aucun coup honnête n’a été confirmé.
load-slow = Les coups honnêtes étaient trop lents : 99 % en { $p99 } ms, et la limite est de { $limit } ms.
load-storm = { $sockets } sockets à { $tables } tables coupés à la fois : { $in-time } étaient de retour en 5 s, { $back } en tout ; le plus lent a mis { $slowest } s ; { $refusals } essais ont échoué. Ensuite, { $moves } coups ont été confirmés.
load-storm-late = { $late } sockets sur { $sockets } n’étaient pas de retour en 5 s.
