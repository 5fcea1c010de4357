# Le serveur

cli-serve-about = Ouvre des tables sur le réseau, pour des personnes et pour des programmes
cli-rebuild-about = Recalcule résultats et classements à partir des journaux d’un serveur arrêté
rebuild-arg-store = Le journal (par défaut : interregnum.db), ou une base PostgreSQL (postgres://user@host/name)
rebuild-done = { $games ->
    [one] Un résultat a été recalculé.
   *[other] { $games } résultats ont été recalculés.
}
cli-backup-about = Copie le journal d’un serveur, qui peut continuer de tourner, dans un nouveau fichier
cli-arg-config = Un fichier de réglages (TOML), un par ligne, sous les noms ci-dessous sans les tirets du début
cli-arg-listen = Où écouter ; sur cette machine seulement (127.0.0.1:8421) par défaut
cli-arg-store = Où le journal est gardé : un fichier (interregnum.db par défaut) ou une base PostgreSQL (postgres://utilisateur@hôte/nom) ; un nom vide garde tout en mémoire
cli-arg-cluster = Où NATS relie ce nœud à d’autres sur la même base PostgreSQL (nats://hôte:4222) ; vide pour un serveur seul
cli-arg-hosts = Les noms sous lesquels on atteint ce serveur, comme cartes.example.org ; les adresses en chiffres, localhost et le nom de la machine vont toujours
cli-arg-origins = Les pages d’autres origines qui peuvent se servir de ce serveur, comme https://example.org
cli-arg-admin-token = Le jeton qui ouvre /api/admin et /metrics ; au moins seize caractères
cli-arg-proxied = Un mandataire (proxy) devant le serveur transmet l’adresse du visiteur (X-Forwarded-For)
cli-arg-secure = Les visiteurs ne viennent que par HTTPS : les cookies ne passent que par HTTPS (__Host-, Secure), et les navigateurs refusent HTTP (HSTS)
cli-arg-idle = Combien de temps une table que personne ne regarde reste en mémoire, en secondes (300 par défaut)
cli-arg-log = Niveau du journal technique : error, warn, info (par défaut), debug ou trace
cli-arg-log-format = Format du journal technique : text (par défaut) ou json
cli-arg-limit-tables = Tables par minute depuis une adresse (10 par défaut ; 0 : sans limite)
cli-arg-limit-requests = Requêtes par minute depuis une adresse (600 par défaut ; 0 : sans limite)
cli-arg-limit-sockets = Connexions ouvertes en même temps depuis une adresse (100 par défaut ; 0 : sans limite)
cli-arg-limit-player-messages = Messages d’un joueur en vingt secondes (100 par défaut ; 0 : sans limite)
cli-arg-limit-spectator-messages = Messages d’un spectateur en vingt secondes (50 par défaut ; 0 : sans limite)
cli-arg-limit-connections = Connexions ouvertes depuis une adresse (200 par défaut ; 0 : sans limite ; sans effet avec --proxied true)
cli-arg-limit-connections-total = Connexions ouvertes en tout (0 par défaut : autant que le système permet de fichiers ouverts)
cli-arg-timeout-request = Combien de temps un client peut mettre à envoyer l’en-tête d’une requête, puis son corps ; une connexion inactive est fermée après le même temps (10 par défaut)
cli-arg-timeout-write = Combien de temps un client peut ne rien accepter de ce qu’on lui envoie (10 par défaut)
cli-arg-backup-file = Le fichier à écrire, qui ne doit pas exister encore
serve-arg-bots = Combien de bots réfléchissent en même temps (autant que de cœurs par défaut)
serve-after-help =
    Chaque réglage peut aussi venir de l’environnement : INTERREGNUM_LISTEN, INTERREGNUM_LIMIT_TABLES…
    La ligne de commande l’emporte sur l’environnement, et l’environnement sur le fichier.
backup-arg-store = Le journal à copier (interregnum.db par défaut) ; une base PostgreSQL se copie avec pg_dump

serve-open = Ouvert sur http://{ $address }/ - journal : { $store }. Ctrl-C ferme.
serve-friends = Les amis sur le même réseau ouvrent http://{ $address }/
serve-friends-other = ou http://{ $address }/
serve-alone = Seule cette machine peut l’ouvrir. Pour des amis sur le même réseau : --listen 0.0.0.0:{ $port }
serve-memory = en mémoire seulement
serve-closing = Arrêt : les requêtes en cours se terminent.
serve-closed = Fermé.
backup-done = { $store } copié dans { $file }.

serve-bad-toml = les réglages sont illisibles : { $message }
serve-bad-setting = il n’y a pas de réglage « { $found } » (voir « interregnum serve --help »)
serve-bad-value = « { $found } » ne convient pas à { $setting } (voir « interregnum serve --help »)
serve-bad-token = un jeton d’administration a au moins seize caractères
serve-bad-address = impossible d’écouter sur { $address } : { $error }
serve-no-threads = le système donne trop peu de threads au serveur : { $error } (voir « ulimit -u », TasksMax= de systemd et la mémoire libre)
serve-bad-store = { $store } : { $reason }
serve-bad-cluster = { $url } : NATS est inutilisable : { $error }
serve-cluster-without-database = --cluster demande --store postgres://… : plusieurs nœuds partagent une base PostgreSQL
backup-there = { $file } existe déjà ; donnez un autre nom
backup-postgres = { $store } se copie avec les outils de PostgreSQL : pg_dump --format=custom --file={ $file } "{ $store }"
backup-bad-address = « { $found } » n’est pas l’adresse d’une base PostgreSQL, comme postgres://utilisateur@hôte/nom

store-full = le disque est plein
store-read-only = on ne peut pas y écrire
store-busy = un autre programme l’a verrouillé
store-in-use = un autre serveur l’a ouvert
store-newer = une version plus récente l’a écrit ; utilisez celle-ci
store-damaged = ce n’est pas un journal d’Interregnum, ou il est abîmé
store-unreachable = il est inaccessible
store-unreachable-detail = il est inaccessible : { $detail }
store-closed = il est fermé
store-fenced = un autre nœud sert cette table
store-uncertain = la connexion a été perdue pendant une écriture
store-no-copy = il se copie avec les outils de sa base de données
store-conflict = un autre processus y a écrit

server-problem-store-conflict = Quelqu’un a été plus rapide. Essayez encore.
server-problem-store-full = Le disque du serveur est plein : rien n’a été enregistré. Essayez plus tard.
server-problem-store-read-only = Le serveur ne peut rien enregistrer en ce moment : rien n’a été fait.
server-problem-store-busy = Le serveur est occupé. Essayez dans un instant.
server-problem-store-in-use = Un autre serveur a ouvert ce journal : rien n’a été fait. Prévenez son exploitant.
server-problem-store-newer = Une version plus récente du programme a écrit le journal de ce serveur. Son exploitant doit le mettre à jour.
server-problem-store-damaged = Le serveur ne peut pas lire le journal de cette table. Prévenez son exploitant.
server-problem-store-unreachable = Le serveur n’atteint pas son journal : rien n’a été fait. Essayez plus tard.
server-problem-store-closed = Le serveur s’arrête. Revenez dans un instant.
server-problem-store-fenced = Un autre serveur a repris cette table. Essayez encore.
server-problem-store-uncertain = Le serveur a perdu un instant sa base de données et ne sait pas si cela a été enregistré. Essayez encore ; rien n’est fait deux fois.
server-problem-store-no-copy = Le journal de ce serveur se copie avec les outils de sa base de données.
server-problem-no-such-table = Cette table n’existe pas. Vérifiez le lien.
server-problem-no-such-page = Il n’y a rien à cette adresse. La page d’accueil est /.
server-problem-method-not-allowed = Cette adresse ne s’utilise pas ainsi.
server-problem-no-such-game = Ce jeu n’existe pas. /api/games les énumère.
server-problem-no-such-lesson = Cette leçon n’existe pas. Il y a : { $known }.
server-problem-not-over = La partie n’est pas finie ; son enregistrement pourra être lu quand elle le sera.
server-problem-bad-record = Ce n’est pas l’enregistrement d’une partie, ou il ne peut pas être rejoué.
server-problem-bad-position = { $what ->
    [card] « { $found } » n’est pas une carte de ce jeu.
    [card-of-a-court] « { $found } » n’est pas une carte d’une cour avec ses gardes.
    [card-that-is-left] Le jeu a moins de cartes « { $found } » que cette position.
    [faction] « { $found } » n’est pas une faction.
    [kingdom] « kingdom » manque ou ne nomme aucun royaume : « { $found } ».
    [number-of-players] « players » manque, ou le jeu ne se joue pas à autant : « { $found } ».
    [leader] Personne n’occupe le siège de celui qui entame : « { $found } ».
    [zone] Il n’y a pas de tel endroit pour des cartes : « { $found } ».
    [hands-of-equal-size] Toutes les mains doivent avoir le même nombre de cartes, au moins une ; elles en ont { $found }.
    [size-of-the-pile] En première phase, la pioche a une carte pour chaque carte des mains ; elle en a { $found }.
    [number-of-victories] Avec { $found } victoires, la partie serait finie.
    [standing] Manches suspendues, victoires gardées ou premier joueur sont impossibles ici.
    [part-of-a-position] Cette partie est illisible : « { $found } ».
   *[other] Ces cartes ne peuvent pas être ainsi placées.
 }
server-problem-unplayable-record = Le serveur refuse cet enregistrement : { $why }.
server-problem-no-such-record = Aucune partie n’est publiée à cette adresse. Vérifiez le lien.
server-player = Joueur { $number }
server-problem-no-such-move = La partie n’a pas ce coup.
server-problem-no-name = Choisissez d’abord un nom : POST /api/guests.
server-problem-name-taken = Ce nom appartient à un compte. Choisissez-en un autre, ou connectez-vous.
server-problem-has-account = Vous avez déjà un compte.
server-problem-account-name = Un compte garde son nom.
server-problem-no-account = Vous n’avez pas encore de compte.
server-problem-wrong-credentials = Ce nom et ce mot de passe ou ce code ne vont pas ensemble.
server-problem-weak-password = Le mot de passe doit avoir de 10 à 200 caractères et ne pas être votre nom.
server-problem-link-expired = Ce lien a déjà servi, ou son délai est passé. Faites-en un nouveau.
server-problem-no-passkeys = Pas de clés d’accès à cette adresse : les navigateurs ne les permettent que par HTTPS et sous un nom du serveur (réglages « hosts » et « secure »), ou sur la machine du serveur à « localhost ». Utilisez un mot de passe.
server-problem-bad-passkey = Cette clé d’accès est refusée ({ $why }). Essayez encore, ou utilisez un mot de passe.
server-problem-passkey-known = Cette clé d’accès est déjà enregistrée.
server-problem-too-many-passkeys = Ce compte a déjà le nombre maximal de clés d’accès. Supprimez-en une d’abord.
server-problem-wrong-passkey = Cette clé d’accès n’appartient à aucun compte ici.
server-problem-passkey-suspected = Cette clé d’accès est refusée : elle a peut-être été copiée. Connectez-vous autrement, puis supprimez-la.
server-problem-challenge-expired = Cela a pris trop de temps, ou a été envoyé deux fois. Essayez encore.
server-problem-no-such-passkey = Vous n’avez pas cette clé d’accès.
server-problem-last-way-in = C’est votre dernier moyen de vous connecter. Choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.
server-problem-no-such-person = Personne n’a de compte de ce nom.
server-problem-no-such-session = Cet appareil n’est pas connecté.
server-problem-not-admin = Cette adresse demande le jeton d’administration.
server-problem-bad-origin = Les pages d’autres sites ne peuvent pas envoyer cela. Utilisez la page de ce serveur.
server-problem-unknown-host = Ce serveur ne répond pas au nom « { $host } ». Utilisez son adresse en chiffres ; ou bien son exploitant ajoute ce nom au réglage « hosts » (--hosts { $host }).
server-problem-request-timeout = La requête n’est pas arrivée à temps. Essayez encore.
server-problem-too-many-connections = Le serveur a trop de connexions ouvertes. Essayez dans un instant.
server-problem-bad-request = Cette requête est illisible : { $message }
server-problem-too-large = Ce message est trop grand.
server-problem-too-fast = Trop de requêtes en peu de temps. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
server-problem-busy = Les bots de ce serveur ont trop à réfléchir. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
server-problem-too-many-sockets = Il y a trop de connexions depuis votre adresse. Fermez-en une.
server-problem-protocol = La connexion doit commencer par « hello », avec le protocole 1.
server-problem-other-tab = Vous jouez dans un autre onglet. Reprenez la main ici pour continuer ici.
server-problem-closing = Le serveur s’arrête. Revenez dans un instant ; rien n’est perdu.

server-page-about = Les jeux de cartes du trône vide : Claim, BraveRats et La Défaite, avec des tables sur le réseau. Ceci est la page simple, sans images ni scripts.
server-page-play = Pour jouer
server-page-play-terminal = Dans un terminal : <code>interregnum play claim</code>.
server-page-play-browser = Dans le navigateur : <a href="/">la page avec les tables</a>. Si elle ramène ici, le programme a été construit sans elle : <code>make play</code> la construit.
server-page-programs = Pour les programmes
server-page-openapi = <a href="/api/openapi.json">/api/openapi.json</a> décrit chaque adresse.
server-page-socket = <code>/api/tables/…/socket</code> est le WebSocket d’une table.
server-page-stream = <code>/api/tables/…/stream</code> envoie la même chose en lignes de JSON ; docs/bots.md contient un client complet.
server-page-rules = Les règles
server-page-other = In English

# Entre personnes : appariement, défis, suivis, jetons.
server-problem-not-seeking = Vous ne cherchez pas d’adversaire.
server-problem-no-such-challenge = Ce défi a reçu une réponse, a été retiré, ou a expiré.
server-problem-challenge-open = Vous avez déjà défié cette personne. Attendez la réponse, ou retirez le défi.
server-problem-declined-lately = Cette personne a refusé votre défi il y a moins d’une heure.
server-problem-challenge-self = Vous ne pouvez pas vous défier vous-même.
server-problem-challenge-seats = On ne peut défier quelqu’un qu’à un jeu pour deux.
server-problem-too-many-challenges = Trop de défis sont en attente. Attendez une réponse, ou retirez-en un.
server-problem-follow-self = Vous ne pouvez pas vous suivre vous-même.
server-problem-follow-limit = On peut suivre cent personnes au plus.
server-problem-bad-token = Ce jeton a été révoqué, a expiré, ou n’a jamais existé.
server-problem-token-scope = Ce jeton ne permet pas cela.
server-problem-no-such-token = Vous n’avez pas de tel jeton.
server-problem-token-limit = On peut avoir vingt jetons au plus. Révoquez-en un d’abord.
server-problem-token-terms = Un jeton a besoin d’un nom de 1 à 40 lettres, d’au moins un droit, et d’une durée de 1 à 366 jours.
server-problem-bot-name = Seuls les noms des comptes de bots finissent par « [bot] ».
server-problem-not-bot = Ce compte a déjà joué une partie classée, est déjà un compte de bot, ou son nouveau nom est pris.
