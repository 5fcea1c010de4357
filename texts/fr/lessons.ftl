# Les leçons : ce que dit le maître, étape après étape ; « -else » répond à un autre choix permis.

lesson-title = { $game } : { $name }
lesson-coach = Le maître
lesson-stop = { $number } sur { $of }
lesson-skip = Quitter la leçon
lesson-next = Continuer
lesson-again = Encore une fois
lesson-watch = Regardez…
lesson-now-play = Jouer une partie
lesson-over = La leçon est finie.

lesson-next-one = Leçon suivante : { $name }
lesson-learnt = ✓ apprise

# Comment s’appelle chaque leçon
lesson-name-claim = La première partie
lesson-name-claim-2 = Claim 2 : cinq autres factions
lesson-name-claim-3 = À trois
lesson-name-claim-4 = À quatre, en équipes
lesson-name-braverats = La première partie
lesson-name-braverats-princess = L’Attaque de la Princesse
lesson-name-braverats-traitor = Le Traître
lesson-name-braverats-draw = La Pioche
lesson-name-braverats-draft = Le Draft
lesson-name-braverats-match = L’Empereur : un match
lesson-name-defaite = La première partie

# Claim
lesson-claim-welcome = Le roi est mort, et cinq factions voteront pour le suivant. Vous jouez deux phases de treize plis. Dans la première, vous recrutez des partisans ; dans la seconde, ces partisans sont votre main et vous gagnent des votes.
lesson-claim-stake = Une carte est en jeu, la mise : Chevalier 9. Qui gagne le pli l’obtient comme partisan. Qui le perd reçoit la première carte de la pioche, sans que l’autre la voie. Regardez donc la mise avant de choisir.
lesson-claim-lead = Un Chevalier 9 vaut la peine. Vous entamez : votre adversaire doit fournir votre faction s’il le peut, et la plus haute carte l’emporte. Entamez avec Nain 8.
lesson-claim-lead-else = Cela pourrait perdre, et Chevalier 9 vaut d’être gagné. Entamez avec Nain 8 : seul le 9 le bat.
lesson-claim-lose = Gagné. À présent, seul un Gobelin 0 est en jeu. Personne n’en veut ; la carte cachée vaut sans doute mieux. Perdez ce pli exprès, avec Nain 0.
lesson-claim-lose-else = Une bonne carte pour une mauvaise mise. Nain 0 ne peut pas gagner, et c’est ce que vous voulez.
lesson-claim-knight = Votre adversaire entame avec Gobelin 9. Vous n’avez pas de Gobelins : vous pouvez tout jouer. Et quand on entame Gobelin, un Chevalier bat tout ce qui n’est pas Chevalier. Jouez Chevalier 4.
lesson-claim-knight-else = Cela perd contre Gobelin 9, et Chevalier 7 est en jeu. Un petit Chevalier suffit : Chevalier 4.
lesson-claim-follow = Votre adversaire entame avec Mort-vivant 6. Vos cartes baissées ne peuvent pas être jouées. Essayez : choisissez Chevalier 6, et lisez pourquoi elle ne peut pas l’être.
lesson-claim-follow-else = Celle-là peut se jouer, et ce sera pour bientôt. Voyez d’abord ce que les règles disent des autres : choisissez Chevalier 6.
lesson-claim-undead = Vous avez des Morts-vivants, vous devez donc fournir. Leur pouvoir : qui les gagne dans la phase un les marque aussitôt. Jouez Mort-vivant 8.
lesson-claim-undead-else = Cela laisse deux Morts-vivants à la pile de votre adversaire. Mort-vivant 8 les gagne pour la vôtre.
lesson-claim-double = Votre adversaire entame avec Chevalier 8. Chevalier 6 fournirait, et perdrait. Mais un Doppelgänger peut tenir lieu de toute faction, avec sa propre valeur. Jouez Doppelgänger 9.
lesson-claim-double-else = C’est permis, mais cela perd contre Chevalier 8. Doppelgänger 9 compte ici comme Chevalier, et gagne.
lesson-claim-second = La première phase est finie ; les plis intermédiaires ont été joués pour vous. Vos partisans sont maintenant votre main. Il n’y a plus de mise : qui gagne un pli en marque les cartes.
lesson-claim-dwarf = Sauf les Nains : dans la phase deux, ils vont au perdant du pli. Entamez donc avec Nain 2, et espérez perdre.
lesson-claim-dwarf-else = D’abord les Nains : entamez avec Nain 2. Si votre adversaire est forcé de gagner, les deux Nains sont à vous.
lesson-claim-votes = Regardez les bannières. Chaque faction vote pour qui marque le plus de ses cartes. Une bannière penche vers qui mène ; quand plus rien ne peut changer, elle est clouée. Les Nains sont déjà à vous.
lesson-claim-nail = Vous entamez, et les Chevaliers restent indécis. Votre Chevalier 9 est le plus haut de tous, et deux Chevaliers décident de leur vote. Entamez avec lui.
lesson-claim-nail-else = Bonne idée, mais plus tard. Chevalier 9 ne peut pas perdre maintenant, et cloue une bannière.
lesson-claim-third = Deux bannières sont à vous ; trois sur cinq suffisent. Votre adversaire entame avec Gobelin 7. Gobelin 8 gagnerait, mais Doppelgänger 8 aussi, et il décide des Doppelgängers. Jouez-le.
lesson-claim-third-else = Cela ne décide de rien. Doppelgänger 8 compte comme Gobelin, gagne le pli et cloue votre troisième bannière.
lesson-claim-end = Trois votes contre deux : le trône est à vous. À égalité, la plus haute carte décide ; c’est ainsi que votre adversaire a gagné Gobelins et Morts-vivants. D’autres factions vous attendent, et des tables à trois et à quatre.

# Claim 2
lesson-claim-2-welcome = Un autre royaume : Gnomes et Géants, Dragons, Trolls et Voyants. Le jeu est le même : deux phases de treize plis, et cinq votes. Seuls les pouvoirs changent, et vous rencontrerez chacun d’eux une fois.
lesson-claim-2-seer = Géant 3 est en jeu : peu de chose. Mais qui gagne avec un Voyant dans la phase un regarde la première carte de la pioche, et prend celle-ci ou la mise. Entamez avec Voyant 8.
lesson-claim-2-seer-else = Cela gagnerait peut-être la mise, mais sans montrer la pioche. Voyant 8 la montre.
lesson-claim-2-choose = La première carte est Voyant 4. Personne d’autre ne la voit. Ce que vous laissez va à votre adversaire. Prenez Voyant 4, la plus haute : elle est sur la pioche.
lesson-claim-2-choose-else = Voyant 4 vaut plus que Géant 3, et votre adversaire l’aurait sans effort. Prenez Voyant 4 sur la pioche.
lesson-claim-2-dragon = Vous avez gagné le pli, mais c’est votre adversaire qui entame. Il a joué un Dragon : le dernier à jouer un Dragon entame le pli suivant, quel que soit le gagnant.
lesson-claim-2-answer = Quelques plis plus tard. Votre adversaire entame avec Troll 7 et vous n’avez pas de Troll : vous ne pouvez pas gagner. Mais vous pouvez prendre l’entame : jouez Dragon 8.
lesson-claim-2-answer-else = Vous perdez le pli de toute façon. Seul Dragon 8 vous donne l’entame.
lesson-claim-2-led = Vous avez perdu le pli, et c’est à vous d’entamer. Un Dragon se garde pour un pli qu’on ne peut pas gagner.
lesson-claim-2-second = Phase deux : vos partisans sont votre main. Votre adversaire entame avec Gnome 5. Un Gnome gagné ne va pas à la pile de score : il reste à découvert devant son gagnant jusqu’à la fin, et d’ici là on peut le perdre.
lesson-claim-2-gnome = Vous ne pouvez pas gagner ce pli : à égalité, la première carte jouée l’emporte. Donnez le plus petit : Gnome 1. Vous avez un Géant 1, et vous verrez pourquoi cela compte.
lesson-claim-2-gnome-else = Ce Gnome-là sera plus difficile à chasser. Votre Géant 1 peut chasser un Gnome 1 : jouez Gnome 1.
lesson-claim-2-giant = Un Géant dans un pli que vous gagnez chasse un Gnome de même valeur devant un adversaire. Gnome 1 est là, et votre adversaire n’a plus de Géant. Entamez avec Géant 1.
lesson-claim-2-giant-else = Cela laisse Gnome 1 en paix. Géant 1, tout petit qu’il est, gagne ici et le chasse.
lesson-claim-2-eaten = Gnome 1 est perdu pour de bon. Vos deux Gnomes, 3 et 5, n’ont à craindre qu’un Géant 3 ou un Géant 5.
lesson-claim-2-troll = Les Trolls, phase deux : le gagnant d’un pli ne marque que le plus haut, parmi ceux du pli et ceux mis de côté ; les autres sont mis de côté. Troll 9 de votre adversaire gagne ici. Mettez votre meilleur de côté : jouez Troll 8, puis gagnez le pli suivant.
lesson-claim-2-troll-else = Alors seuls de petits Trolls attendent. Avec Troll 8 de côté, qui gagne le pli suivant marque un 8.
lesson-claim-2-aside = Vous avez gagné le pli suivant avec Troll 5, et marqué Troll 8, qui attendait. Trolls 0, 4 et 5 sont maintenant de côté. Le gagnant du dernier pli prend tous ceux qui restent.
lesson-claim-2-last = Deux cartes chacun. Qui gagne le dernier pli prend tous les Trolls qui attendent. Votre adversaire entame avec Troll 1 : vous ne pouvez pas gagner, mais avec un Dragon vous entamez le dernier pli. Jouez Dragon 1.
lesson-claim-2-last-else = Alors votre adversaire entame le dernier pli, le gagne et prend les Trolls. Dragon 1 vous donne l’entame.
lesson-claim-2-end = Votre Gnome a entamé le dernier pli, votre adversaire ne pouvait pas fournir, et les Trolls sont à vous. Quatre votes contre un. Dans d’autres royaumes, ces factions se mêlent à celles de la première leçon.

# Claim à trois
lesson-claim-3-welcome = Trois joueurs, chacun pour soi ; sept factions votent : 72 cartes, et douze plis dans chaque phase. On fournit et on gagne un pli comme vous le savez. C’est le recrutement qui change.
lesson-claim-3-open = Deux cartes sont face visible : Gobelin 9 et Mort-vivant 2. Le gagnant du pli en choisit une, le deuxième prend l’autre, et le troisième pioche une carte que les autres ne voient pas.
lesson-claim-3-lead = Vous entamez. Gobelin 9 est un bon partisan : essayez de gagner. Entamez avec Troll 7.
lesson-claim-3-lead-else = Pourquoi pas. Mais Troll 7 a toutes ses chances : vous avez vous-même le 8, et seul le 9 les bat.
lesson-claim-3-take = Vous avez gagné, vous choisissez. Cliquez sur l’une des deux cartes. Prenez Gobelin 9.
lesson-claim-3-take-else = Le deuxième vous dirait merci. Prenez Gobelin 9, le plus haut des Gobelins.
lesson-claim-3-rank = Votre voisin de gauche était deuxième, avec Troll 2 contre Troll 0, et reçoit Mort-vivant 2. Votre voisin de droite a pioché une carte que vous ne voyez pas.
lesson-claim-3-second = Maintenant, Doppelgänger 6 et Troll 1 sont face visible. Aucun ne vaut une carte haute ; la deuxième place suffit. Entamez avec Doppelgänger 2.
lesson-claim-3-second-else = Gardez-la pour de meilleures cartes. Doppelgänger 2 peut finir deuxième, et ici cela suffit.
lesson-claim-3-other = Vous étiez deuxième. Le gagnant a choisi Doppelgänger 6, Troll 1 est donc à vous ; il ne restait rien à choisir.
lesson-claim-3-third = Deux Dragons sont joués, et vous devez fournir. Dragon 0 sera troisième, et vous piocherez. Mais le dernier Dragon entame le pli suivant. Jouez Dragon 0.
lesson-claim-3-third-else = Un Doppelgänger peut remplacer un Dragon, mais il vaut mieux le garder. Dragon 0 perd le pli et vous donne quand même l’entame.
lesson-claim-3-drawn = Vous avez pioché Nain 4, que les autres ne voient pas, et vous entamez.
lesson-claim-3-phase = Phase deux. Chacun prend ses partisans en main. À trois, vous ne connaissez pas toutes les cartes des autres, seulement celles que vous les avez vus prendre.
lesson-claim-3-dwarf = On entame Nain, et vous n’en avez pas. À trois, les Nains d’un pli vont à la carte la plus basse, quelle que soit sa faction. Votre 2 est plus bas que le 3. Jouez Dragon 2.
lesson-claim-3-dwarf-else = Toute carte au-dessous de 3 prend les Nains. Mais Dragon 2 vous donne en plus l’entame.
lesson-claim-3-gained = Les deux Nains sont à vous, bien que votre voisin de gauche ait gagné le pli. Et votre Dragon entame.
lesson-claim-3-end = Chaque faction vote pour qui a le plus de ses cartes ; à égalité, la plus haute décide. Quatre votes sur sept sont à vous, et qui a le plus de votes gagne. Il reste une table à voir : quatre joueurs, en deux équipes.

# Claim à quatre
lesson-claim-4-welcome = Quatre joueurs, deux équipes : vous et la personne en face, contre vos deux voisins. À la fin, les partenaires réunissent leurs piles de score. Neuf plis dans chaque phase.
lesson-claim-4-open = Deux cartes sont face visible, comme à trois. Le premier et le deuxième en prennent une chacun ; le troisième et le quatrième piochent. Les équipes n’y changent rien.
lesson-claim-4-lead = Dragon 5 vaut la peine. Vous entamez : jouez Dragon 6.
lesson-claim-4-lead-else = Peut-être. Mais Dragon 6 est le meilleur essai : la plupart des Dragons sont plus bas.
lesson-claim-4-take = Vous avez gagné. Prenez Dragon 5.
lesson-claim-4-take-else = Voyant 2 est petit. Prenez Dragon 5, qui peut encore gagner des plis.
lesson-claim-4-order = Votre voisin de gauche était deuxième et reçoit Voyant 2 ; les deux autres ont pioché. C’est aussi lui qui entame : son Dragon 4 est venu après votre 6.
lesson-claim-4-partner = Regardez le pli : Mort-vivant 9 est à votre partenaire, et personne ne peut le battre. Quand votre partenaire gagne, donnez ce qui vous sert le moins. Jouez Gobelin 2.
lesson-claim-4-partner-else = Votre partenaire a déjà gagné ce pli. Gardez cette carte et jouez Gobelin 2.
lesson-claim-4-pool = Les deux Morts-vivants sont dans la pile de votre partenaire, et comptent pour vous deux.
lesson-claim-4-over = Votre partenaire entame avec un Gobelin 0, votre voisin de droite joue un 5, et Voyant 9 est offert. Un Doppelgänger compte ici comme Gobelin. Jouez Doppelgänger 7.
lesson-claim-4-over-else = Cela laisse Voyant 9 à un voisin. Doppelgänger 7 bat le 5.
lesson-claim-4-prize = Encore gagné. Prenez Voyant 9.
lesson-claim-4-prize-else = Voyant 9 est le plus haut des Voyants. Prenez-le.
lesson-claim-4-seer = Plus tard. Vous entamez, avec deux Voyants. Qui gagne avec un Voyant regarde aussi la première carte de la pioche. Entamez avec Voyant 8.
lesson-claim-4-seer-else = Il regarderait aussi, s’il gagnait. Voyant 8 est plus sûr.
lesson-claim-4-leave = Vous pouvez prendre Chevalier 6, Dragon 7 ou la première carte de la pioche, que personne d’autre ne voit. Votre partenaire a fourni et choisit en deuxième : ce que vous laissez est pour votre partenaire. Prenez Chevalier 6 et laissez Dragon 7.
lesson-claim-4-leave-else = Une bonne carte. Mais pensez pour deux : prenez Chevalier 6, et votre partenaire prend Dragon 7.
lesson-claim-4-dwarf = Phase deux. Votre partenaire entame avec un Nain. Ici aussi, les Nains d’un pli vont à la carte la plus basse. Un Doppelgänger peut remplacer un Nain : jouez Doppelgänger 2.
lesson-claim-4-dwarf-else = Nain 8 est trop haut : quelqu’un de plus bas prendrait tous les Nains. Doppelgänger 2 est le plus bas jusqu’ici.
lesson-claim-4-gained = Votre voisin de gauche a gagné le pli, et les deux Nains sont allés à vous. Peu importe lequel de vous deux les marque.
lesson-claim-4-end = Le dernier pli : votre partenaire entame avec un Gobelin, et votre Chevalier le gagne. Cinq votes contre deux. Les Nains étaient quatre à quatre, et le plus haut, un 9, est dans la pile de votre partenaire.

# BraveRats
lesson-braverats-welcome = Deux clans de rats, huit cartes chacun, les mêmes. À chaque manche, chacun choisit une carte en secret, et on révèle ensemble. La plus forte gagne la manche. Quatre victoires suffisent pour gagner la partie.
lesson-braverats-table = Mais chaque rat a un pouvoir. Le tableau « Qui bat qui » a vos cartes en lignes et celles de votre adversaire en colonnes : plus, vous gagnez ; moins, vous perdez ; égal, la manche est mise en attente. Il est toujours à portée.
lesson-braverats-general = Commencez par le Général. Il est fort, un 6, et si rien n’annule son pouvoir, votre carte suivante gagne deux points.
lesson-braverats-general-else = Possible. Mais essayez d’abord le Général : même s’il perd, votre carte suivante vaut deux de plus.
lesson-braverats-plus = 6 contre 4 : une encoche pour vous. Et il y a un +2 près de votre nom : il ne vaut que pour cette manche.
lesson-braverats-spy = L’Espion n’est qu’un 2, maintenant un 4. Qu’il gagne ou perde, à la manche d’après votre adversaire doit montrer sa carte le premier. Jouez l’Espion.
lesson-braverats-spy-else = Gardez-la. L’Espion profite aussi du +2, et vous montre la prochaine carte de votre adversaire.
lesson-braverats-held = Un Musicien : la manche est mise en attente, personne ne la gagne. Elle attend entre vous ; qui gagne la suivante la gagne aussi. Et le Musicien n’ôte aucun pouvoir : votre Espion agit.
lesson-braverats-answer = Votre adversaire a dû montrer le premier : un Général, 6. Deux victoires sont en jeu. Avec un Assassin, c’est la plus faible qui gagne. Jouez l’Assassin.
lesson-braverats-answer-else = Regardez ce qui est posé : un 6. Le 3 de l’Assassin est plus faible, et avec lui la plus faible gagne.
lesson-braverats-lead = Trois encoches sur quatre. Mais cette fois le Général de votre adversaire a agi : sa prochaine carte a +2. C’est une manche à perdre à bon compte, ou à mettre en attente.
lesson-braverats-musician = Vous avez un Musicien, vous aussi. Il ne vaut rien et met la manche en attente. Jouez-le.
lesson-braverats-musician-else = Contre un +2, ce serait sans doute gâché. Le Musicien ne perd rien : jouez-le.
lesson-braverats-wizard = Le Magicien ! Il ôte son pouvoir à la carte qu’il rencontre : votre Musicien n’est plus qu’un 0, et la manche est perdue. Ici, tout a sa réponse. L’Ambassadeur, au fait, gagne deux victoires d’un coup.
lesson-braverats-princess = Votre adversaire est mené, et tient encore le Prince, qui gagne presque toutes les manches. Mais s’il rencontre la Princesse, elle gagne toute la partie. Il en a besoin maintenant. Osez : jouez la Princesse.
lesson-braverats-princess-else = Raisonnable, mais le Prince la bat. Que craint le Prince ? La Princesse.
lesson-braverats-end = La Princesse rencontre le Prince, et la partie est à vous, quoi que disent les encoches. Suivez de près ce que votre adversaire tient encore ; c’est la moitié du jeu.

# BraveRats : l’Attaque de la Princesse
lesson-braverats-princess-welcome = L’Attaque de la Princesse : un clan a les deux Princes, l’autre les deux Princesses. Le sort décide ; cette fois, les Princes sont à vous.
lesson-braverats-princess-danger = Un Prince gagne presque toutes les manches. Mais s’il rencontre une Princesse, toute la partie est perdue, et votre adversaire en a deux. Ne jouez donc pas vos Princes trop tôt.
lesson-braverats-princess-spy = Commencez par une carte qui renseigne. L’Espion est petit, mais après lui votre adversaire montre sa carte en premier. Jouez l’Espion.
lesson-braverats-princess-spy-else = Trop tôt. Voyez d’abord ce que joue votre adversaire : l’Espion vous montre sa prochaine carte.
lesson-braverats-princess-answer = Votre Espion a rencontré une Princesse, et gagné. Maintenant votre adversaire montre en premier : l’autre Princesse ! Une victoire de l’Ambassadeur compte double. Jouez l’Ambassadeur.
lesson-braverats-princess-answer-else = Pas celle-là : une Princesse est posée, et ce n’est qu’un 1. L’Ambassadeur la bat, et compte double.
lesson-braverats-princess-safe = Trois victoires, et les deux Princesses sont parties. Plus rien ne menace vos Princes. Compter les Princesses, voilà le jeu ici.
lesson-braverats-princess-prince = C’est le moment. Jouez un Prince.
lesson-braverats-princess-prince-else = Cela peut gagner aussi. Mais les Princes ne risquent plus rien, et ce sont les plus forts : jouez-en un.
lesson-braverats-princess-held = Un Musicien met la manche en attente. La suivante compte double.
lesson-braverats-princess-second = Vous avez un autre Prince. Seul un Magicien lui ôte son pouvoir, et même alors c’est un 7. Jouez-le.
lesson-braverats-princess-second-else = Le second Prince est plus sûr : jouez-le.
lesson-braverats-princess-end = Le Magicien a rencontré un simple 7, et cela a suffi. Avec les Princesses en main, vous attendriez au contraire qu’un Prince soit forcé de venir.

# BraveRats : le Traître
lesson-braverats-traitor-welcome = Le Traître : après la donne, chaque clan donne à l’autre une carte tirée au hasard. Chacun voit les deux cartes. Personne ne choisit.
lesson-braverats-traitor-gift = Vous avez donné un Musicien et reçu un Prince. Vous avez donc deux Princes, et votre adversaire deux Musiciens et aucun Prince. Votre Princesse n’est cette fois qu’un 1 : elle n’a personne à rencontrer.
lesson-braverats-traitor-assassin = Sans Prince, votre adversaire compte sur ses cartes hautes, et l’Assassin bat les cartes hautes. Jouez l’Assassin.
lesson-braverats-traitor-assassin-else = Gardez-la pour plus tard. Que craint un Général ? La carte la plus faible, avec un Assassin.
lesson-braverats-traitor-cheap = Votre 3 a battu un Général. Mais le Général agit : sa prochaine carte a +2. Perdez cette manche avec la carte la moins utile, la Princesse.
lesson-braverats-traitor-cheap-else = Contre un +2, ce serait sans doute gâché. La Princesse n’a pas de Prince à rencontrer : jouez-la.
lesson-braverats-traitor-general = Une victoire partout. Maintenant, jouez fort : le Général.
lesson-braverats-traitor-general-else = Possible. Mais le Général est un 6, et peu de ses cartes le battent.
lesson-braverats-traitor-prince = Le Magicien a ôté son pouvoir au Général, mais 6 bat 5. Votre adversaire n’a plus ni Général ni Magicien. Jouez un Prince : seul un Musicien peut l’arrêter.
lesson-braverats-traitor-prince-else = Ici, un Prince est plus sûr. Jouez-en un.
lesson-braverats-traitor-wizard = Un Musicien ; il en a un autre. La prochaine manche vaut deux victoires, et le Magicien ôte son pouvoir au Musicien. Jouez le Magicien.
lesson-braverats-traitor-wizard-else = Un second Musicien mettrait encore la manche en attente. Le Magicien le bat : jouez-le.
lesson-braverats-traitor-end = Quatre victoires à une. Après le Traître, regardez d’abord les deux mains : quels pouvoirs n’ont plus d’objet, et quelle carte est là deux fois ?

# BraveRats : la Pioche
lesson-braverats-draw-welcome = La Pioche : vos huit cartes forment une pile, face cachée. Vous en avez trois en main, et vous en piochez une après chaque manche. Votre adversaire aussi.
lesson-braverats-draw-three = Vous avez Musicien, Ambassadeur et Général. Vous ne savez pas ce que tient votre adversaire, et aucun de vous ne sait ce qui viendra.
lesson-braverats-draw-ambassador = Une victoire de l’Ambassadeur compte double, et au début on ne le voit pas venir. Jouez l’Ambassadeur.
lesson-braverats-draw-ambassador-else = Plus tard. Personne ne connaît encore vos trois cartes : c’est là que l’Ambassadeur a ses meilleures chances.
lesson-braverats-draw-drawn = Un Magicien l’a battu. Cela arrive. Vous avez pioché un Assassin.
lesson-braverats-draw-assassin = Le Magicien de votre adversaire est parti : plus rien n’ôte son pouvoir à l’Assassin. Jouez-le.
lesson-braverats-draw-assassin-else = Servez-vous de ce que vous avez pioché : sans Magicien en face, l’Assassin agit toujours.
lesson-braverats-draw-general = Il a battu un Général, et vous avez pioché votre Prince. La prochaine carte adverse a +2, mais votre adversaire a peu de choix : un 6 reste fort. Jouez le Général, pour un +2 à vous.
lesson-braverats-draw-general-else = Le Prince peut attendre une manche plus importante. Jouez le Général.
lesson-braverats-draw-spy = Deux victoires à une, et vous avez +2. L’Espion oblige votre adversaire à montrer en premier. Jouez l’Espion.
lesson-braverats-draw-spy-else = Bientôt. Avec le +2, même l’Espion est un 4, et il vous montre la prochaine carte.
lesson-braverats-draw-prince = Égalité : la manche est mise en attente, et celle-ci vaut deux victoires. Votre adversaire montre un Espion. Ni Princesse ni Musicien : jouez le Prince.
lesson-braverats-draw-prince-else = Cela peut gagner. Mais ici, le Prince gagne à coup sûr.
lesson-braverats-draw-end = Quatre à une. Avec la Pioche, on prévoit avec trois cartes, et on compte ce que l’adversaire a déjà joué.

# BraveRats : le Draft
lesson-braverats-draft-welcome = Le Draft : les seize cartes sont mélangées, et vous choisissez vos huit. D’un paquet de quatre, vous gardez une carte et en passez trois ; votre adversaire en garde une et en passe deux ; vous en gardez une, et la dernière lui revient. Puis il ouvre le paquet suivant.
lesson-braverats-draft-first = Votre paquet : Musicien, Princesse, Espion, Ambassadeur. Trois cartes passeront en face. Gardez l’Ambassadeur, dont les victoires comptent double.
lesson-braverats-draft-first-else = Bien aussi. Mais essayez l’Ambassadeur : un 4 dont les victoires comptent double.
lesson-braverats-draft-princess = Deux cartes reviennent : Musicien et Princesse. Gardez la Princesse. Les deux Princes sont encore à venir, et vous pouvez décider à qui ils vont.
lesson-braverats-draft-princess-else = La Princesse peut gagner toute la partie si votre adversaire prend un Prince. Gardez-la.
lesson-braverats-draft-assassin = Le paquet de votre adversaire : il reste Musicien, Princesse et Assassin. Il a déjà un Assassin. Gardez l’autre.
lesson-braverats-draft-assassin-else = Voyons ce qui revient. Gardez l’Assassin : il bat les cartes hautes.
lesson-braverats-draft-prince = La seconde Princesse vous est revenue : vous avez les deux. Et voici un Prince dans votre paquet. Chez vous, il gagne une manche ; en face, il peut rencontrer une Princesse, et vous gagnez la partie. Passez-le, et gardez le Général.
lesson-braverats-draft-prince-else = C’est une bonne carte. Mais vous avez les deux Princesses : laissez le Prince à votre adversaire, et gardez le Général.
lesson-braverats-draft-wizard = Il a pris le Prince. Gardez le Magicien : il vous protège de tout pouvoir.
lesson-braverats-draft-wizard-else = Le Magicien vaut mieux : un 5, et aucun pouvoir n’agit contre lui.
lesson-braverats-draft-again = L’autre Prince ! Encore une fois : passez-le, et gardez le Général.
lesson-braverats-draft-again-else = Ne changez pas de plan. Gardez le Général, et laissez-lui le Prince.
lesson-braverats-draft-known = Tout est distribué. Vous savez ce que tient votre adversaire : les deux Princes, et tout ce que vous n’avez pas. Il en sait autant de vous.
lesson-braverats-draft-dare = Deux Princes en face, deux Princesses chez vous. Osez : jouez une Princesse.
lesson-braverats-draft-dare-else = Prudent. Mais cette main est faite pour autre chose : jouez une Princesse.
lesson-braverats-draft-twice = Un Magicien : elle a perdu son pouvoir, et la manche. Vous avez une autre Princesse, et il a un Magicien de moins. Encore.
lesson-braverats-draft-twice-else = Son Magicien est parti. Une Princesse est plus dangereuse qu’avant : jouez-la.
lesson-braverats-draft-end = La Princesse rencontre le Prince : la partie est à vous. Dans un draft, chaque carte passée est une carte que tient l’adversaire. Choisissez les deux mains.

# BraveRats : l’Empereur
lesson-braverats-match-welcome = L’Empereur : un match. Le premier qui gagne deux parties l’emporte. Chaque partie commence avec les huit cartes et sans victoire. Une partie nulle est rejouée.
lesson-braverats-match-spy = Une victoire partout dans la première partie. Votre adversaire a encore le Prince. Si l’on savait quand il viendra ! Jouez l’Espion.
lesson-braverats-match-spy-else = L’Espion vous dirait ce qu’il jouera ensuite. Jouez-le.
lesson-braverats-match-princess = Cela vous a coûté deux victoires, mais voyez : votre adversaire doit montrer en premier, et c’est le Prince. Jouez la Princesse.
lesson-braverats-match-princess-else = Voilà le Prince, et vous avez encore la Princesse. Jouez-la.
lesson-braverats-match-game = La première partie est à vous, alors que votre adversaire menait trois à un. Toutes les cartes reviennent en main. L’écart ne compte pas, seule la partie gagnée compte.
lesson-braverats-match-behind = La deuxième partie va mal : zéro à trois. Dans un match, ce n’est qu’une partie perdue. Et vous avez gardé Musicien, Espion, Magicien, Général et Prince.
lesson-braverats-match-again = Votre adversaire n’a plus ni Général, ni Magicien, ni Prince. Jouez l’Espion : peu de cartes le battent encore, et il vous montre la suivante.
lesson-braverats-match-again-else = Fort, mais vous ne savez pas ce qu’elle rencontrera. L’Espion d’abord.
lesson-braverats-match-musician = Une à trois. Votre adversaire montre la Princesse. De vos cartes, seul le Prince ne doit pas la rencontrer. Jouez le Musicien : la manche suivante comptera double.
lesson-braverats-match-musician-else = Gardez-la. Une manche en attente sert à qui a les cartes les plus fortes, et c’est vous : jouez le Musicien.
lesson-braverats-match-wizard = Deux victoires sont en jeu, et son Musicien pourrait encore les mettre en attente. Le Magicien l’en empêche. Jouez le Magicien.
lesson-braverats-match-wizard-else = Si le Musicien vient, personne ne gagne. Contre le Magicien, il n’a pas de pouvoir.
lesson-braverats-match-general = Trois à trois. Il lui reste Espion et Ambassadeur, et le Général bat les deux. Jouez-le.
lesson-braverats-match-general-else = Le Prince gagnerait aussi. Mais finissez avec le Général.
lesson-braverats-match-end = Deux parties à zéro : le titre d’Empereur est à vous. Si personne n’a gagné deux parties après la neuvième, qui en a gagné le plus l’emporte. Deux variantes se passent de leçon : Fast Rat finit à trois victoires, et la donne au hasard donne huit des seize cartes à chacun.

# La Défaite
lesson-defaite-welcome = La France, et un roi faible. Chacun tient une cour : nobles, courtisans, provinces. Qui a le plus de points gagne, et les provinces en rapportent le plus. Vous commencez avec le noble du Lys.
lesson-defaite-steps = La barre du milieu montre où en est la manche : piocher, agir si l’on veut, jouer une carte au centre. Quand tous ont joué, le centre est capturé. Le Roi est à vos côtés : vous commencez. Vous avez déjà pioché.
lesson-defaite-interruption = Certaines cartes ne vont pas au centre : les interruptions répondent à ce que font les autres. Essayez : choisissez le Contrordre, et lisez pourquoi il ne peut pas être joué.
lesson-defaite-interruption-else = Celle-là conviendrait. Mais essayez d’abord le Contrordre : la table vous dira pourquoi il doit attendre.
lesson-defaite-courtier = À présent, une carte pour le centre. Dans chaque couleur, la plus haute capture toutes les cartes de la couleur. Courtisan 6 est presque la plus haute, et il porte le Lys de votre noble, qui en double la valeur. Jouez Courtisan 6 du Lys.
lesson-defaite-courtier-else = Cela peut se jouer, mais gagnons d’abord quelque chose : Courtisan 6 du Lys.
lesson-defaite-capture = La capture a suivi son ordre : événements, mousquetaires, courtisans, or, provinces, puis nobles et personnages spéciaux. Le mousquetaire est revenu à qui l’a joué ; votre 6 a pris les deux courtisans. Ils sont dans votre cour. Et le Roi s’est déplacé : il est libre, et fait le tour de la table.
lesson-defaite-gold = Il y a de l’or au centre, un 1. Jouez Or 3 : il prend tout l’or.
lesson-defaite-gold-else = Cela laisse l’or à un autre. Or 3 le prend.
lesson-defaite-protect = L’or capturé se place. Sous une personne, il la protège : qui veut la corrompre doit en poser davantage. Placez Or 3 sous Courtisan 6 du Lys, votre meilleur.
lesson-defaite-protect-else = Possible. Mais votre courtisan du Lys compte double, et rien ne le protège. Placez Or 3 sous lui.
lesson-defaite-reserve = L’autre or : mettez-le en réserve. Il y attend, et paie les corruptions.
lesson-defaite-reserve-else = Il y serait bien. Mais en réserve il peut acheter quelqu’un, et vous verrez qui.
lesson-defaite-corrupt = À vous, et avant de jouer vous pouvez agir : attaquer une province avec des mousquetaires, défier en duel, ou corrompre une personne avec de l’or. Le Courtisan 5 du Cygne de votre voisin n’a pas d’or. Corrompez-le.
lesson-defaite-corrupt-else = Cela se peut aussi, mais celui-ci ne coûte presque rien : Courtisan 5 du Cygne n’a pas d’or. Choisissez Corrompre.
lesson-defaite-lay = Il faut poser plus d’or qu’il n’y en a : 1, c’est plus que 0. Posez Or 1 de la réserve.
lesson-defaite-lay-else = C’est plus qu’il n’en faut. Or 1 de la réserve suffit.
lesson-defaite-paris = Il cède : le courtisan est à vous, avec votre or. Maintenant le centre : une province s’y trouve, un 3. Paris est un 4, la plus haute province de toutes. Jouez Paris.
lesson-defaite-paris-else = Les provinces rapportent le plus, et il y en a une à prendre. Paris la prend.
lesson-defaite-king = Deux provinces sont à vous, un 4 et un 3. Elles rapportent à la fin, et à chaque Rébellion. Le Roi est revenu près de vous : vous commencez.
lesson-defaite-rebel = Vous avez une Rébellion. Si elle est la seule de la manche, le Roi est votre prisonnier : cinq points chaque fois qu’on compte les provinces, et vous commencez toutes les manches. S’il y en a deux, les deux échouent. Osez.
lesson-defaite-rebel-else = Plus tard, peut-être. Avec deux provinces dans votre cour, une Rébellion les compte tout de suite.
lesson-defaite-score = La vôtre était la seule. Sept pour les provinces, cinq pour le Roi : douze. Il est à vous jusqu’à ce qu’une Rébellion, un décret ou un Cardinal vous le prenne. Gardez vos provinces avec des mousquetaires ; quelqu’un les voudra.
