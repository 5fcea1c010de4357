# La table en plein écran

term-too-small = Cette table demande { $width }×{ $height } caractères ; le terminal en a { $found }. Agrandissez-le, ou jouez ligne à ligne avec --plain.

# Le menu
term-menu-title = I N T E R R È G N E
term-menu-line = Le trône est vide. Prenez place.
term-menu-game = Jeu
term-menu-begin = Commencer
term-menu-begin-about = Distribue les cartes. On peut ensuite rejouer à la même table.
term-menu-quit = Quitter
term-menu-quit-about = Retour au terminal. Une partie quittée est gardée.
term-menu-go-on = Reprendre { $game }
term-menu-go-on-about = La partie telle que vous l’avez quittée, au dernier coup près.
term-menu-nobody = Donnez au moins un siège à une personne.
term-menu-give-up-title = Une partie est gardée
term-menu-give-up = Vous avez quitté une partie de { $game }. Si vous en commencez une autre, l’ancienne est perdue.
term-menu-give-up-foot = Entrée recommencer  Échap la garder
term-menu-keys = ↑↓ ligne  ←→ changer  Entrée choisir  q quitter
term-row-players = Joueurs
term-row-kingdom = Royaume
term-row-leader = Qui entame
term-row-deal = Donne
term-row-traitor = Traître
term-row-draw = Pioche
term-row-target = Pour une partie
term-row-match = Pour le match
term-row-musician = Musicien annule
term-row-ambassador = Ambass. garde
term-by-lot = au hasard
term-yes = oui
term-no = non
term-victories = { $number } victoires
term-games = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
 }
term-way-standard = à chacun son clan
term-way-princess = attaque de la Princesse
term-way-draft = draft
term-way-random = au hasard
term-kingdom-mixed = mélangé
# Une faction et son pouvoir en peu de mots : deux lignes courtes au plus.
term-power-Go = Gobelins : aucun pouvoir
term-power-Kn = Chevaliers : battent les Gobelins entamés
term-power-Dw = Nains : au perdant, ou à la carte la plus basse
term-power-Un = Morts-vivants : marqués en phase un
term-power-Do = Doppelgängers : remplacent toute faction
term-power-Gn = Gnomes : ouverts jusqu’à la fin
term-power-Gi = Géants : chassent les Gnomes
term-power-Dr = Dragons : entament le pli suivant
term-power-Tr = Trolls : le plus haut marque, les autres attendent
term-power-Se = Voyants : regardent la pioche
term-person = Joueur
term-person-about = Quelqu’un devant cet écran. À plusieurs, un rideau cache chaque main aux autres.
term-bot = { $name }
term-name = { $title } { $number }

# Autour de la table
term-your-turn = À vous
term-their-turn = { $seat-is ->
    [you] À vous
   *[other] { $seat } réfléchit…
 }
term-over = La partie est finie
term-hand = main
term-hand-of = main { $number }
term-followers-of = partisans { $number }
term-score-of = score { $number }
term-points-of = { $number } pts
term-pile-of = pioche { $number }
term-lacks = sans { $list }
term-won = ◄ gagne
term-prize = mise
term-pile = pioche
term-open = reste
term-us = nous
term-them = eux
term-aside = à part
term-holds = { $name } tient
term-in-front = devant
term-tab-hand = Main
term-tab-take = Prendre
term-tab-keep = Garder
term-tab-attack = Attaquer
term-tab-corrupt = Corrompre
term-tab-duel = Duel
term-tab-choose = Choisir
term-keys-short = ←→ choix  Entrée jouer  ? règle  h avis  w motif  u retour  l récit  q quitter
term-keys-title = Touches
term-keys =
    ← → ou une lettre  choisir         Entrée  jouer
    Tab, ↑ ↓           autres choix    ?  les règles de ce qui est choisi
    h  avis       w  pourquoi c’est gagné    u  reprendre    l  récit    q  quitter
term-close = Échap fermer
term-thinking = Réflexion…
term-hint-title = Ce que ferait le Régent
term-hint = { $action } : gagne { $chance }
term-hint-done = { $action } : gagne { $chance }  ◄ joué
term-hint-none = Il n’y a rien à choisir.
term-no-hint-now = Vous pouvez demander un conseil quand c’est à vous de jouer.
term-no-undo = On ne reprend un coup que contre des bots ; ici, d’autres l’ont vu.
term-why-title = Pourquoi c’est gagné
term-why-nothing = Rien n’est encore décidé.
term-log-title = Ce qui s’est passé
term-log-foot = ↑↓ défiler  Échap fermer
term-leave-title = Quitter la table ?
term-leave-body = La partie est gardée ; le menu, ou « interregnum play --resume », la reprend.
term-leave-foot = Entrée quitter  Échap rester
term-end-title = Fin de partie
term-end-foot = Entrée rejouer  r revoir  w motif  u retour  q menu
term-curtain = Au tour de { $seat }.
term-curtain-go = Les autres détournent les yeux. Entrée montre la main.

# BraveRats
term-rats-won = parties { $number }
term-rats-held = { $number ->
    [one] { $number } manche en attente
   *[other] { $number } manches en attente
 }
term-rats-raised = { $seat-is ->
    [you] +2 pour vous
   *[other] +2 pour { $seat }
 }
term-rats-first = { $seat-is ->
    [you] vous révélez d’abord
   *[other] { $seat } révèle d’abord
 }
term-rats-round-held = en attente
term-rats-round-won = { $seat-is ->
    [you] vous +{ $number }
   *[other] { $seat } +{ $number }
 }
term-rats-round-game = { $seat-is ->
    [you] vous gagnez la partie
   *[other] { $seat } gagne la partie
 }

# La Défaite
term-middle = Centre
term-reserve = réserve
term-king-held = captif
term-king-free = libre
term-attack = { $seat-is ->
    [you] Vous attaquez
   *[other] { $seat } attaque
 } { $card } dans { $other-is ->
    [you] votre cour
   *[other] la cour de { $other }
 } : { $sum } à { $against }
term-corruption = { $seat-is ->
    [you] Vous corrompez
   *[other] { $seat } corrompt
 } { $card } dans { $other-is ->
    [you] votre cour
   *[other] la cour de { $other }
 } : { $sum } à { $against }
term-duel = { $other-is ->
    [you] { $seat } vous défie
   *[other] { $seat-is ->
        [you] Vous défiez { $other }
       *[other] { $seat } défie { $other }
    }
 }
term-duel-lost = { $seat-is ->
    [you] Vous perdez
   *[other] { $seat } perd
 } un noble
term-looks = { $seat-is ->
    [you] Vous regardez
   *[other] { $seat } regarde
 } { $other-is ->
    [you] votre main
   *[other] la main de { $other }
 } :
term-placing = À placer :

# Revoir une partie
term-replay-at = coup { $number } sur { $of }
term-sight-all = toutes les cartes
term-sight-spectator = vu par un spectateur
term-sight-seat = vu par { $name }
term-replay-begin = Les cartes sont distribuées.
term-replay-came = { $name } : { $action }
term-replay-coming = ensuite, { $name } : { $action }
term-replay-unfinished = La partie a été quittée ici.
term-replay-no-move = Aucun coup ne suit.
term-opinion-title = Ce que le Chancelier pense du coup suivant
term-replay-keys = ←→ coup  Home/End  v vue  e avis  w motif  l récit  ? touches  q quitter
term-replay-keys-long =
    ← →            un coup en arrière, un coup en avant
    ↑ ↓            dix coups
    Home, End      la donne, la fin
    12, Entrée     au coup 12
    v              point de vue : un siège, un spectateur, ou toutes les cartes
    e              ce que le Chancelier pense du coup suivant
    w, l           pourquoi c’est gagné, et tout le récit
    q              quitter

# Les erreurs
term-error-no-terminal = il n’y a pas de terminal où dessiner ; nommez un jeu et jouez ligne à ligne : interregnum play claim --plain
term-error-screen = le terminal est inutilisable : { $error }
term-error-file = { $path } : { $error }
term-error-save = { $path } : { $what }
term-error-nothing-kept = aucune partie n’est gardée dans { $path }
term-save-no-save = ce n’est pas une partie gardée
term-save-version = gardée par la version { $found } du format, et ce programme ne reprend que la version { $known } ; finissez-la avec le programme qui l’a commencée, ou déplacez le fichier
term-save-line = la ligne { $number } est illisible : { $message }
term-save-move = la ligne { $number } contient un coup que les règles refusent : { $what }
term-save-busy = cette partie est ouverte dans un autre terminal
