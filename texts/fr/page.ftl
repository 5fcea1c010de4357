# Les textes propres à la page. Ceux de chaque jeu sont dans le fichier du jeu.

page-about = Des jeux de cartes autour d’un trône vide. Le roi est mort, captif ou parti ; jouez pour ce qu’il a laissé, entre amis ou contre des bots. Un compte n’est pas nécessaire.
page-no-scripts = Les tables ont besoin de JavaScript.
page-plain = La page simple s’en passe.
page-footer = Logiciel libre. Vos parties restent sur ce serveur.
page-footer-site = Logiciel libre. Vos parties restent dans ce navigateur.
page-guest = Invité
page-home = Tous les jeux
page-close = Fermer
page-nowhere = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
page-missing = Une partie de la page n’a pas pu être chargée. La connexion a peut-être été coupée.
page-missing-again = Réessayer
page-no-answer = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
page-spectator = Vous regardez cette partie. Les places sont prises.
page-no-table = Cette table n’existe pas. Elle a peut-être été fermée, ou le lien est incomplet.
page-table-closed = Cette table a été fermée avant le début de la partie.
page-connecting = Recherche de la table…
page-not-now = Pas maintenant.
page-needs-engine = Il faut pour cela le moteur de jeu dans votre navigateur ; cette page ne l’a pas, ou votre navigateur ne peut pas l’exécuter.
page-bad-link = Ce lien est incomplet ou abîmé.
page-no-record = Ce n’est pas l’enregistrement d’une partie.
page-analyse = Table d’analyse
page-rules = Règles
page-rulings = Décisions
page-settings = Réglages
page-account = Compte
page-my-games = Toutes mes parties
page-ratings = Classements
page-following = Personnes suivies

# L’accueil
page-against-bot = Jouer contre un bot
page-against-people = Trouver un adversaire
page-level-of = { $game } : contre qui ?
page-find-of = { $game } : trouver un adversaire
page-together = Sur cet appareil
page-together-about = Vous êtes plusieurs et vous passez l’appareil. Un rideau cache chaque main aux autres.
page-friend = Joueur { $number }
page-return = Vous êtes à une table
page-return-to = Y retourner
page-tables = Tables
page-your-name = Votre nom
page-make = Ouvrir une table
page-waiting = En attente de joueurs
page-waiting-none = Personne n’attend. Ouvrez une table et envoyez le lien à un ami.
page-watching = En cours
page-watching-none = Aucune table publique n’est en cours.
page-finished = Vos dernières parties
page-join = Rejoindre
page-watch = Regarder
page-look = Revoir
page-game = Jeu
page-panel-claim = 2 à 4 joueurs, 52 royaumes de dix factions
page-panel-braverats = 2 joueurs, sept variantes
page-panel-defaite = 3 à 6 joueurs

# Les réglages
page-set-language = Langue
page-lang-en = English
page-lang-fr = Français
page-set-theme = Apparence
page-theme-system = Comme le système
page-theme-light = Plein jour
page-theme-dark = À la bougie
page-set-confirm = Une carte se joue
page-confirm-off-choice = au premier appui
page-confirm-twice-choice = au second appui
page-confirm-button-choice = par un bouton
page-confirm-twice = { $card } : appuyez encore pour la jouer.
page-confirm-button = { $card } : appuyez sur le bouton pour la jouer.
page-set-motion = Animations
page-motion-full = Oui
page-motion-fast = Rapides
page-motion-none = Aucune
page-set-pause = Un pli ou une manche finis restent
page-pause-usual = selon le jeu
page-pause-click = jusqu’à ce que je continue
page-pause-1 = une seconde
page-pause-2 = deux secondes
page-pause-4 = quatre secondes
page-set-sound = Son
page-set-tips = Conseils pour débuter
page-you-are = Vous jouez sous le nom de { $name }.
page-sign-out = Se déconnecter partout
page-sign-out-sure = Vous abandonnez ce nom et ses places, dans ce navigateur et sur tous vos appareils. Les parties en cours continuent comme en votre absence. C’est définitif.
page-sign-out-not = Garder mon nom
page-sign-out-account = Vous êtes déconnecté dans ce navigateur et sur tous vos appareils. Votre compte et vos parties restent ; reconnectez-vous pour continuer.
page-sign-out-stay = Rester connecté
page-lesson = L’apprendre en jouant
page-lesson-again = Revoir la leçon
page-lessons = Les { $count } leçons
page-powers = Pouvoirs
page-set-detail = Le décompte des cartes
page-detail-simple = L’essentiel
page-detail-full = Tout ce qu’on peut savoir
page-set-premove = Choisir une carte avant mon tour
page-set-here = Jouer contre des bots sur cet appareil, et non sur le serveur
page-set-notify = Me prévenir quand c’est à moi
page-notify-denied = Le navigateur ne le permet pas. On peut l’autoriser dans ses réglages pour ce site.
page-premove-waits = En attente de votre tour. Choisissez-la encore, ou appuyez sur Échap, pour la reprendre.
page-premove-off = Plus aucune carte n’attend.
page-premove-dropped = La carte que vous aviez choisie ne peut pas être jouée maintenant.
page-tip-claim = Dans la phase un, les plis rapportent des partisans ; dans la phase deux, ils vous gagnent des factions. Qui a le plus de factions l’emporte.
page-tip-claim-raised = Les cartes relevées peuvent être jouées. Choisissez-en une autre pour savoir pourquoi elle ne peut pas l’être.
page-tip-claim-banners = Les bannières sont les votes : chacune penche vers qui mène, et elle est clouée quand plus rien ne peut changer.
page-tip-braverats = Chacun choisit une carte, puis on révèle. La plus forte gagne, sauf pouvoir contraire. Le tableau dit qui bat qui.
page-tip-braverats-held = Une manche en attente n’est pas perdue : qui gagne la suivante la gagne aussi.
page-tip-defaite = Piochez, agissez si vous voulez, jouez une carte au centre. Quand tous ont joué, le centre est capturé, couleur par couleur.
page-tip-defaite-act = Attaque, corruption et duel sont au-dessus de votre main tant qu’ils sont permis. L’ordre de la capture s’affiche au centre.
page-tip-why = « Pourquoi ? » dit comment le dernier pli ou la dernière manche s’est décidé, règle par règle.
page-tip-understood = Compris
page-tip-enough = Ne plus montrer de conseils

# En attendant les joueurs
page-gathering = En attente de joueurs
page-invite = Envoyez ce lien à ceux avec qui vous voulez jouer.
page-link = Le lien de la table
page-copy = Copier
page-copied = Copié
page-seat-open = Place libre
page-sit = S’asseoir
page-seat-bot = Ajouter un bot
page-unseat = Retirer
page-unseated = La personne qui a ouvert cette table a libéré votre place. Vous pouvez regarder.
page-bot-level = Bots
page-leave = Quitter la table
page-leave-sure = Quitter cette table ? Quelqu’un d’autre pourra prendre votre place.
page-stay = Rester
page-pledge = Le serveur s’est engagé sur ce mélange : { $pledge }…

# La table
page-hand = Votre main
page-others = Les autres
page-told = Ce qui vient de se passer
page-tools = Outils
page-you = vous
page-bot = bot
page-partner = partenaire
page-leads = entame
page-away = absent
page-has-chosen = a choisi
page-turn-of = À jouer :
page-turn = Au tour de { $names }
page-your-turn-to = À vous : { $what }
page-to-hand = Vers votre main
page-your-turn = À vous
page-time-left = Temps restant : { $time }
page-card-place = { $card }, { $number } sur { $of }{ $state ->
    [none] { "" }
   *[other] , { $state }
 }
page-card-playable = jouable
page-card-not = non jouable
page-card-chosen = choisie
page-card-sent = envoyée
page-card-waiting = attend votre tour
page-card-hinted = jouable, conseillée
page-play-card = Jouer { $card }
page-take = Prendre { $card }
page-in-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
page-sort = Trier la main
page-sort-faction = par faction
page-sort-value = par valeur
page-sort-reverse = Inverser
page-why = Pourquoi ?
page-why-none = Rien n’est encore décidé.
page-earlier = Plus tôt
page-later = Plus tard
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-move = Coup { $number }
page-then = Un moment de la partie
page-then-move = La table après le coup { $number } sur { $of }.
page-now = Revenir au présent
page-now-said = Retour au présent.
page-talk = Discussion
page-people = Personnes à cette table
page-report = Signaler un joueur
page-panel = Journal et discussion
page-panel-hide = Masquer
page-log-and-talk = Journal et discussion
page-rulebook = Dans les règles
page-talk-said = { $name } : { $text }
page-talk-is-off = La discussion est coupée.
page-talk-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
 }
page-talk-none = Personne n’a rien dit.
page-talk-line = Message
page-send = Envoyer
page-emote-hello = Bonjour.
page-emote-well-played = Bien joué.
page-emote-thanks = Merci.
page-emote-oops = Aïe.
page-emote-thinking = Je réfléchis.
page-emote-good-game = Belle partie.
page-hint = Conseil
page-hint-thinking = Le Régent réfléchit…
page-hint-none = Le Régent n’a pas d’avis.
page-hint-best = Le Régent choisirait { $action } (environ { $chance } % de chances de gagner) : { $why }.
page-hint-ahead = { $ahead } points de mieux que le choix suivant
page-hint-only = il n’y a pas d’autre choix
page-hint-equal = Aussi bons l’un que l’autre, dit le Régent (environ { $chance } % de chances de gagner) : { $cards }.
page-hint-all-equal = Peu importe ici, dit le Régent : chaque choix donne environ { $chance } % de chances de gagner.
page-take-back = Reprendre
page-resign = Abandonner
page-resign-sure = Abandonner la partie ? C’est définitif.
page-play-on = Continuer

# Ce qu’il ne faut pas manquer
page-lost = La connexion est perdue. Nouvel essai en cours ; rien de ce que vous avez joué n’est perdu.
page-try-now = Essayer maintenant
page-other-tab = Cette table est ouverte dans un onglet plus récent, qui agit pour vous.
page-take-over = Agir ici
page-curtain = Au tour de { $name }.
page-curtain-look = Les autres détournent les yeux.
page-curtain-lift = Montrer ma main
page-absent-until-end = { $name } est absent. Dans { $seconds } s, vous pourrez laisser jouer un bot ou finir la partie sans vainqueur.
page-absent-until-win = { $name } est absent. Dans { $seconds } s, vous pourrez laisser jouer un bot ou réclamer la victoire.
page-absent-end = { $name } est absent. Attendre, laisser jouer un bot jusqu’à son retour, ou finir la partie sans vainqueur ?
page-absent-win = { $name } est absent. Attendre, laisser jouer un bot jusqu’à son retour, ou réclamer la victoire ?
page-decide-wait = Attendre
page-decide-bot = Un bot continue
page-decide-end = Finir sans vainqueur
page-decide-win = Réclamer la victoire
page-decide-end-sure = Finir la partie maintenant ? { $name } ne pourra pas y revenir, et personne ne gagne.
page-decide-win-sure = Réclamer la victoire maintenant ? { $name } ne pourra pas revenir à la partie.
page-decided-by = ({ $count } sur { $of })
page-proposed-take-back = { $name } demande à reprendre son dernier coup.
page-proposed-abort = { $name } demande à finir la partie sans résultat.
page-proposed-rematch = { $name } veut rejouer.
page-proposed-more-time = { $name } demande une minute de plus pour tous.
page-time-short = Votre temps est presque écoulé.
page-more-time = Demander une minute de plus
page-extended = Une minute de plus pour tous.
page-more-day = Demander un jour de plus
page-proposed-more-day = { $name } demande un jour de plus pour tous.
page-extended-day = Un jour de plus pour tous.
page-left-days = { $count ->
    [one] encore un jour
   *[other] encore { $count } jours
 }
page-left-hours = { $count ->
    [one] encore une heure
   *[other] encore { $count } heures
 }
page-left-minutes = { $count ->
    [one] encore une minute
   *[other] encore { $count } minutes
 }
page-waits-for-you = à vous de jouer
page-next-game = Prochaine partie qui m’attend ({ $count })
page-games-waiting = À vous de jouer ({ $count })
page-vacation = Vacances
page-vacation-about = { $count ->
    [one] Votre pendule s’arrête pour des jours entiers. Il vous reste un jour dans cette partie.
   *[other] Votre pendule s’arrête pour des jours entiers. Il vous reste { $count } jours dans cette partie.
 }
page-vacation-days = Jours
page-vacation-take = Partir en vacances
page-vacation-end = Revenir de vacances
page-vacation-yours = Vous êtes en vacances jusqu’au { $date }.
page-vacation-of = { $name } est en vacances jusqu’au { $date }.
page-asked-others = Vous avez demandé aux autres. En attente de leur réponse.
page-declined-take-back = { $name } refuse : le coup reste joué.
page-declined-abort = { $name } refuse : la partie continue.
page-declined-rematch = { $name } ne veut pas rejouer.
page-declined-more-time = { $name } refuse : pas de temps en plus.
page-withdrawn = { $name } retire sa demande.
page-took-back = Le coup a été repris.
page-stood-in = { $name } est absent ; { $bot } joue jusqu’à son retour.
page-stood-in-for-good = { $name } a abandonné ; { $bot } continue.
page-relieved = { $name } est de retour et reprend sa place au bot.
page-came-back = { $name } est de retour.
page-played-for-you = { $count ->
    [one] Bon retour. Un bot a joué un coup pour vous ; il est au journal.
   *[other] Bon retour. Un bot a joué { $count } coups pour vous ; ils sont au journal.
 }
page-clock-plays = { $seat-is ->
    [you] Votre temps est écoulé : { $cards } a été joué pour vous.
   *[other] Le temps de { $seat } est écoulé : { $cards } a été joué.
 }
page-clock-moves = { $seat-is ->
    [you] Votre temps est écoulé : un coup a été joué pour vous.
   *[other] Le temps de { $seat } est écoulé : un coup a été joué.
 }
page-stand-in-plays = { $seat-is ->
    [you] Un bot a joué { $cards } pour vous.
   *[other] Un bot joue { $cards } pour { $seat }.
 }
page-stand-in-moves = { $seat-is ->
    [you] Un bot a joué pour vous.
   *[other] Un bot joue pour { $seat }.
 }
page-agree = Accepter
page-decline = Refuser

# Claim
page-votes = Les votes
page-votes-needed = { $needed } sur { $of } suffisent
page-votes-most = le plus grand nombre sur { $of } gagne
page-votes-side = { $leads } en tête, { $decided } { $decided ->
    [0] décidé
    [one] décidé
   *[other] décidés
 }
page-vote-count = { $name } { $count }
page-vote-count-highest = { $name } { $count } (la plus haute : { $highest })
page-vote-leads = en tête : { $name }
page-vote-decided = décidé : { $name }
page-vote-tie = égalité : plus haute carte { $highest }
page-banner-how = La bannière penche vers qui mène : le plus de cartes gagne le vote, et à égalité la plus haute.
page-banner = { $faction } : { $counts }. { $decided ->
    [yes] Acquis : { $leader }.
   *[no] En tête : { $leader } ; encore { $left } à marquer, { $unseen } jamais { $unseen ->
        [one] vue
       *[other] vues
     }.
 }
page-banner-nobody = personne
page-unseen = { $count } pas encore { $count ->
    [one] vue
   *[other] vues
 }
page-decided = acquise
page-stakes = En jeu
page-pile = Pioche : { $count }
page-trick = Le pli
page-ask-follower = Choisissez un partisan : prenez une des cartes relevées.
page-ask-seer = Votre Voyant vous montre la carte du dessus de la pioche : prenez cette carte, ou une carte en jeu.
page-taken = Pris
page-drawn = de la pioche
page-next-card = { $name } a déjà joué { $card }.
page-phase-two = Phase deux.
page-phase-two-how = Vos partisans sont maintenant votre main. Les cartes que vous gagnez comptent pour le vote de leur faction.
page-trick-won = { $name } gagne
page-rule = Règle { $rule }
page-go-on = Continuer
page-aside = En attente
page-followers = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
 }
page-scored = { $count ->
    [one] { $count } marquée
   *[other] { $count } marquées
 }
page-in-front = Gnomes { $cards }
page-voids = sans
page-piles = Toutes les piles
page-piles-none = Aucune pile n’est encore visible.
page-pile-score = Marquées par { $name }
page-pile-front = Devant { $name }
page-pile-followers = Partisans de { $name }
page-pile-hand = Connues dans la main de { $name }
page-discards = Défausse

# BraveRats
page-duel = Le duel
page-rounds = Les manches jouées
page-first-round = Choisissez une carte ; on révèle ensemble.
page-duel-answer = Votre réponse ?
page-duel-waits = Scellé jusqu’à ce que les deux aient choisi.
page-round-won = { $count ->
    [one] { $name } gagne la manche
   *[other] { $name } gagne la manche : { $count } victoires
}
page-round-game = { $name } gagne la partie
page-round-held = En attente
page-held = { $count ->
    [0] Aucune manche en attente
    [one] { $count } manche en attente
   *[other] { $count } manches en attente
 }
page-victories = { $count } { $count ->
    [one] victoire
   *[other] victoires
 } sur { $of }
page-games-won = Parties : { $count }
page-reveals-first = révèle d’abord
page-still-holds = A encore
page-unknown = et { $count } { $count ->
    [one] inconnue
   *[other] inconnues
 }
page-sealed = Choisie : { $card }. Vous pouvez changer tant que l’autre n’a pas choisi.
page-packet = { $name } regarde le paquet ; { $count } cartes restent fermées.
page-keep-one = Gardez une de ces cartes.
page-traitors = Les traîtres :
page-gift = { $name } a donné { $card }.
page-odds = Qui bat qui
page-odds-caption = Votre carte (ligne) contre celle de l’autre (colonne), dans cette manche
page-odd-wins = gagne
page-odd-twice = gagne deux fois
page-odd-loses-twice = perd deux fois
page-odd-loses = perd
page-odd-held = en attente
page-odd-wins-game = gagne la partie
page-odd-loses-game = perd la partie

# La Défaite
page-steps = La manche
page-step-draw = Piocher
page-step-act = Agir
page-step-play = Jouer
page-step-capture = Capturer
page-agenda = La capture, dans l’ordre
page-part-scoring = Décompte
page-done = (fait)
page-order = Ordre : { $names }
page-masquerade = Mascarade : on joue face cachée.
page-masquerade-next = La prochaine manche est une mascarade.
page-middle = Le centre
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
page-face-down = une face cachée
page-king-free = le Roi est ici
page-king-held = détient le Roi
page-courts = Les cours
page-court-of = La cour de { $name }
page-provinces-of = Les provinces de { $name }
page-reserve-of = La réserve de { $name }
page-guarded-by = garde :
page-paid-by = garde :
page-attack = { $name } attaque { $card } à la cour de { $other }.
page-corruption = { $name } tente de corrompre { $card } à la cour de { $other }.
page-duel-between = { $name } et { $other } se battent en duel.
page-looked = { $name } regarde la main de { $other }.
page-placing = À placer : { $cards }
page-choices = Ce que vous pouvez faire

# La Défaite : ce qui s’est passé, ce qui est demandé, et ce qui se choisit sur la table
page-court-stage = Ce qui s’est passé
page-court-kind-duel = Duel
page-court-kind-attack = Attaque
page-court-kind-corruption = Corruption
page-court-kind-capture = Capture
page-court-kind-event = Événement
page-court-kind-person = À la cour
page-court-kind-scoring = Points
page-court-wins = gagne
page-court-prize-moves = de { $from } à { $to }
page-court-prize-won = pour { $to }
page-court-prize-lost = { $from } : à la défausse
page-court-prize-gone = à la défausse
page-court-skip = Tout passer (encore { $count })
page-court-decided = Dernière décision :
page-court-losses = Ce que vous avez perdu
page-court-a-card = une carte
page-court-lost = Vous avez perdu { $card }. ({ $rule })
page-court-lost-duel = Vous avez perdu { $card } au duel contre { $name }. ({ $rule })
page-court-lost-attack = Vous avez perdu { $card } dans l’attaque de { $name }. ({ $rule })
page-court-lost-corruption = Vous avez perdu { $card }, par corruption de { $name }. ({ $rule })
page-court-lost-card = Vous avez perdu { $card }, du fait de { $name }, par { $by }. ({ $rule })
page-court-ask-turn = À vous : attaquez, corrompez ou défiez si vous voulez, puis jouez une carte.
page-court-ask-play = À vous : jouez une carte au centre.
page-court-ask-lay = Posez la carte suivante.
page-court-ask-contest = Relancez, ou cédez.
page-court-ask-answer = Répondez au duel par une carte à nombre.
page-court-ask-raise = Ajoutez une carte à nombre, ou cédez.
page-court-ask-lose = Choisissez le noble que vous perdez.
page-court-ask-name = Désignez un adversaire.
page-court-ask-look = Choisissez la main à regarder.
page-court-ask-defend = Mettez des mousquetaires de votre main sur vos provinces sans garde, ou terminez.
page-court-ask-king = Choisissez à côté de qui se tient le Roi.
page-court-ask-choose = Choisissez une carte.
page-court-ask-choose-Exc = Choisissez qui va à la défausse.
page-court-ask-choose-Exe = Choisissez qui va à la défausse.
page-court-ask-choose-Imp = Choisissez qui arrêter au centre.
page-court-ask-choose-Sur = Choisissez une province à prendre.
page-court-ask-put = Placez { $card }.
page-court-ask-take = Prenez une carte de cette main.
page-court-ask-give = Proposez un courtisan, ou n’échangez rien.
page-court-ask-swap = Choisissez le courtisan que vous recevez.
page-court-why-attack-own = Vous attaquez { $card } à la cour de { $name } : { $sum } contre { $against }. Posez des mousquetaires jusqu’à avoir plus ; qui cède perd. (L4.2)
page-court-why-attack-against = { $name } attaque chez vous { $card } : vous avez { $sum } contre { $against }. Posez des mousquetaires de la main ou de la réserve jusqu’à avoir plus ; si vous cédez, { $name } l’emporte. (L4.2)
page-court-why-corruption-own = Vous corrompez { $card } à la cour de { $name } : { $sum } contre { $against }. Posez de l’or jusqu’à avoir plus ; qui cède perd. (L5.1)
page-court-why-corruption-against = { $name } corrompt chez vous { $card } : vous avez { $sum } contre { $against }. Posez de l’or de la main ou de la réserve jusqu’à avoir plus ; si vous cédez, { $name } l’emporte. (L5.1)
page-court-why-answer = { $name } vous défie, avec une carte face cachée. La plus haute gagne ; qui perd y laisse un noble. (L6.3)
page-court-why-raise = Votre duel contre { $name } est à égalité. Une carte de plus le gagne ; si vous cédez, personne ne perd de noble. (L6.4)
page-court-why-lose = { $name } a gagné le duel. (L6.5)
page-court-why-name = Votre carte, { $by } : toute province sans garde de cet adversaire devient la vôtre. (L9.4)
page-court-why-look = Votre carte, { $by } : vous prenez une carte de cette main. (L11.1)
page-court-why-defend = { $name } prend toutes vos provinces qui restent sans garde, par { $by }. (L9.4)
page-court-why-king = Votre carte, { $by }. (L13.5)
page-court-why-choose = Votre carte, { $by }. (L13.5)
page-court-why-put = Vous l’avez capturée. En réserve, elle attend un combat ; sur une carte, elle la garde. (L7.1)
page-court-why-take = Votre carte, { $by }, vous montre la main de { $name }. (L11.1)
page-court-why-give = Votre carte, { $by }. (L13.7)
page-court-why-swap = Votre carte, { $by }. (L13.7)
page-court-verb-attack = Attaquer une province…
page-court-verb-corrupt = Corrompre une personne…
page-court-verb-duel = Défier en duel…
page-court-aim-attack = Choisissez la province à attaquer, sur la table ou ici.
page-court-aim-corrupt = Choisissez qui corrompre, sur la table ou ici.
page-court-aim-duel = Choisissez qui défier, sur la table ou ici.
page-court-aim-card = Vous défiez { $name } : choisissez une carte à nombre de votre main. Elle reste face cachée.
page-court-challenge = Défier { $name } en duel
page-court-cancel = Annuler
page-court-menu = Ce que vous pouvez faire ici
page-court-open = Toute la cour de { $name }

# La fin
page-game-over = Partie terminée
page-end-how = Comment c’est arrivé
page-ending-resigned = { $seat-is ->
    [you] Vous avez abandonné.
   *[other] { $seat } a abandonné.
 }
page-ending-out-of-time = { $seat-is ->
    [you] Votre temps est écoulé.
   *[other] Le temps de { $seat } est écoulé.
 }
page-ending-aborted = Les joueurs ont décidé d’arrêter la partie.
page-ending-lapsed = Personne n’a joué à temps.
page-ending-unfinished = { $seat-is ->
    [you] La partie a été finie sans vainqueur pendant votre absence.
   *[other] La partie a été finie sans vainqueur en l’absence de { $seat }.
 }
page-ending-abandoned = { $seat-is ->
    [you] Votre absence a trop duré.
   *[other] L’absence de { $seat } a trop duré.
 }
page-rematch = Rejouer
page-rematch-asked = On attend les autres
page-rematch-away = { $name } est absent. Sans retour prochain, le siège sera ouvert à d’autres.
page-replay = Revoir la partie
page-download = Télécharger
page-fair = Le mélange était-il honnête ?
page-fair-how = Avant la donne, le serveur s’est engagé sur un secret, et les pages des joueurs ont promis des octets. Le paquet découle de ce secret et des octets de toutes les places. Cette page sait en recalculer la donne ; « interregnum verify » aussi, à partir de l’enregistrement téléchargé.
page-fair-pledge = Engagement avant la donne
page-fair-secret = Le secret
page-fair-salt = Le sel

# Revoir une partie
page-continued = Reprise, pas une donne équitable : les cartes sont connues et rien n’a été mélangé.
page-continued-from = Elle reprend au coup { $number } de cette partie.
page-eyes-own = Comme pendant la partie
page-eyes = Point de vue
page-moves = Les coups
page-move-of = Coup { $number } sur { $of }
page-review = Analyser la partie
page-review-running = Le Chancelier regarde le coup { $done } sur { $of }…
page-review-graph = Les chances de { $name }, de { $first } % à { $last } %
page-review-none = Aucun coup n’a coûté de chances notables.

# Encore à la table
page-no-power = { $card } n’a pas de pouvoir ; sa couleur et sa valeur disent tout.
page-keys = Raccourcis clavier
page-key-arrows = Parcourir votre main ; avancer ou reculer dans le passé
page-key-enter = Jouer la carte choisie
page-key-numbers = Choisir la première, la deuxième… carte jouable
page-key-info = Expliquer la carte choisie
page-key-hand = Aller à votre main et l’entendre
page-key-table = Entendre ce qui est sur la table
page-key-scores = Entendre les scores
page-key-where = Entendre où en est la partie et à qui de jouer
page-key-escape = Fermer, reprendre une carte choisie ou revenir au présent
page-key-keys = Montrer ces raccourcis
page-last-trick = Dernier pli
page-hear-hand = Lire ma main à voix haute
page-hear-trick = Lire la table à voix haute
page-hear-scores = Lire les scores à voix haute
page-hear-nothing = rien
page-hear-hand-is = Votre main : { $cards }.
page-hear-trick-is = Sur la table : { $cards }.
page-hear-stake = En jeu : { $cards }.
page-fair-verify = Vérifier ici
page-fair-unable = Ce navigateur ne peut pas calculer d’empreintes sur cette page. L’enregistrement se vérifie toujours avec « interregnum verify ».
page-fair-server = Le serveur
page-fair-seats = Des joueurs ont ajouté leurs propres octets : { $names }. Le serveur n’a donc pas pu choisir seul le paquet, si l’engagement et les promesses sont ceux qui étaient affichés avant la donne.
page-fair-nobody = Aucun joueur n’a ajouté d’octets ici ; tous découlent du secret sur lequel le serveur s’était engagé. Il a pu essayer des secrets jusqu’à obtenir un paquet à son goût, mais pas changer le paquet après son engagement.
page-fair-first = Cette partie a été distribuée par la première version du mélange (interregnum-shuffle-1). À moins que chaque joueur n’ait ajouté des octets, le serveur a pu choisir le paquet.
page-fair-remains = Pas montré : que le serveur n’a pas regardé les mains. Un joueur de connivence avec le serveur peut choisir entre deux paquets en ne montrant pas ses octets ; la liste ci-dessous dit qui ne les a pas montrés.
page-fair-kept = { $name } : ce qui a été ouvert est ce qui avait été promis.
page-fair-broken = { $name } : ce qui a été ouvert n’est pas ce qui avait été promis !
page-fair-withheld = { $name } : les octets promis n’ont pas été montrés à temps ; d’autres, qui découlent du secret du serveur, les remplacent.
page-fair-filler = { $name } : rien n’était promis ; les octets découlent du secret du serveur.
page-fair-drawn = { $name } : pas d’octets ajoutés ; le serveur les a tirés à la donne.
page-fair-before = L’engagement est celui que cette page avait affiché avant la donne.
page-fair-not-before = L’engagement n’est pas celui que cette page avait affiché avant la donne !
page-fair-promises = Les promesses sont celles que cette page avait vues avant de montrer ses octets.
page-fair-not-promises = Les promesses ne sont pas celles que cette page avait vues avant de montrer ses octets !
page-fair-unused = Cette page a montré ses octets, mais ils n’ont pas servi : ils sont arrivés trop tard, ou le serveur les a ignorés.
page-fair-promise = Promesse de { $name }
page-shuffling = On mélange les cartes.
page-fair-deal = La donne : ces cartes, dans cet ordre, découlent de la graine.
page-fair-not-deal = La donne : la graine donne un autre ordre que celui qui a été distribué !
page-fair-seed = La graine du paquet
page-offline = Le serveur ne répond pas, et il est nécessaire pour jouer. Ce que vous avez déjà lu peut se relire : les règles, et les parties que vous avez revues.
page-offline-bots = Le serveur ne répond pas. Vous pouvez tout de même jouer contre des bots, et relire ce que vous avez déjà lu : les règles, et les parties que vous avez revues.
page-unkept = Ce navigateur ne peut pas enregistrer la partie : elle continue, mais elle sera perdue à la fermeture de cet onglet.
page-abort = Proposer d’arrêter la partie sans résultat
page-talk-off = Désactiver la discussion
page-talk-on = Activer la discussion
page-notifications = Notifications des parties sur plusieurs jours
