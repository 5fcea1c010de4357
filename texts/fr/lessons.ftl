# Les leçons : ce que dit le maître, halte après halte ; « -else » répond à un autre choix permis.

lesson-title = { $game } : une leçon
lesson-coach = Le maître
lesson-stop = { $number } sur { $of }
lesson-skip = Quitter la leçon
lesson-next = Continuer
lesson-again = Encore une fois
lesson-watch = Regardez…
lesson-now-play = Jouer une partie
lesson-over = La leçon est finie.

# Claim
lesson-claim-welcome = Le roi est mort, et cinq factions voteront pour le suivant. Vous jouez deux phases de treize plis. Dans la première, vous recrutez des partisans ; dans la seconde, ces partisans sont votre main et vous gagnent des voix.
lesson-claim-stake = Une carte est en jeu : Chevalier 9. Qui gagne le pli l’obtient comme partisan. Qui le perd reçoit la première carte de la pioche, sans qu’on la voie. Regardez donc l’enjeu avant de choisir.
lesson-claim-lead = Un Chevalier 9 vaut la peine. Vous entamez : l’autre doit fournir votre faction s’il le peut, et la plus haute carte l’emporte. Entamez avec Nain 8.
lesson-claim-lead-else = Cela pourrait perdre, et Chevalier 9 vaut d’être gagné. Entamez avec Nain 8 : seul le 9 le bat.
lesson-claim-lose = Gagné. À présent, seul un Gobelin 0 est en jeu. Personne n’en veut ; la carte cachée vaut sans doute mieux. Perdez ce pli exprès, avec Nain 0.
lesson-claim-lose-else = Une bonne carte pour un mauvais enjeu. Nain 0 ne peut pas gagner, et c’est ce que vous voulez.
lesson-claim-knight = L’autre entame avec Gobelin 9. Vous n’avez pas de Gobelins : vous pouvez tout jouer. Et quand on entame Gobelin, un Chevalier bat tout ce qui n’est pas Chevalier. Jouez Chevalier 4.
lesson-claim-knight-else = Cela perd contre Gobelin 9, et Chevalier 7 est en jeu. Un petit Chevalier suffit : Chevalier 4.
lesson-claim-follow = L’autre entame avec Mort-vivant 6. Vos cartes baissées ne peuvent pas être jouées. Essayez : choisissez Chevalier 6, et lisez pourquoi.
lesson-claim-follow-else = Celle-là peut se jouer, et ce sera pour bientôt. Voyez d’abord ce que les règles disent aux autres : choisissez Chevalier 6.
lesson-claim-undead = Vous avez des Morts-vivants, vous devez donc fournir. Leur pouvoir : qui les gagne dans la phase un les marque aussitôt. Jouez Mort-vivant 8.
lesson-claim-undead-else = Cela laisse deux Morts-vivants à la pile de l’autre. Mort-vivant 8 les gagne pour la vôtre.
lesson-claim-double = L’autre entame avec Chevalier 8. Chevalier 6 fournirait, et perdrait. Mais un Doppelgänger peut tenir lieu de toute faction, avec sa propre valeur. Jouez Doppelgänger 9.
lesson-claim-double-else = C’est permis, mais cela perd contre Chevalier 8. Doppelgänger 9 compte ici comme Chevalier, et gagne.
lesson-claim-second = La première phase est finie ; les plis intermédiaires ont été joués pour vous. Vos partisans sont maintenant votre main. Il n’y a plus d’enjeu : qui gagne un pli en marque les cartes.
lesson-claim-dwarf = Sauf les Nains : dans la phase deux, ils vont au perdant du pli. Entamez donc avec Nain 2, et espérez perdre.
lesson-claim-dwarf-else = D’abord les Nains : entamez avec Nain 2. Si l’autre est forcé de gagner, les deux Nains sont à vous.
lesson-claim-votes = Regardez les bannières. Chaque faction vote pour qui marque le plus de ses cartes. Une bannière penche vers qui mène ; quand plus rien ne peut changer, elle est clouée. Les Nains sont déjà à vous.
lesson-claim-nail = Vous entamez, et les Chevaliers restent indécis. Votre Chevalier 9 est le plus haut de tous, et deux Chevaliers décident de leur voix. Entamez avec lui.
lesson-claim-nail-else = Bonne idée, mais plus tard. Chevalier 9 ne peut pas perdre maintenant, et cloue une bannière.
lesson-claim-third = Deux bannières sont à vous ; trois sur cinq gagnent. L’autre entame avec Gobelin 7. Gobelin 8 gagnerait, mais Doppelgänger 8 aussi, et il décide des Doppelgängers. Jouez-le.
lesson-claim-third-else = Cela ne décide de rien. Doppelgänger 8 compte comme Gobelin, gagne le pli et cloue votre troisième bannière.
lesson-claim-end = Trois voix contre deux : le trône est à vous. À égalité, la plus haute carte décide ; c’est ainsi que l’autre a gagné Gobelins et Morts-vivants. D’autres factions vous attendent, à trois et à quatre aussi.

# BraveRats
lesson-braverats-welcome = Deux clans de rats, huit cartes chacun, les mêmes. À chaque manche, chacun choisit une carte en secret, et on révèle ensemble. La plus forte gagne la manche. Quatre victoires gagnent la partie.
lesson-braverats-table = Mais chaque rat a un pouvoir. Le tableau « Qui bat qui » a vos cartes en lignes et celles de l’autre en colonnes : plus, vous gagnez ; moins, vous perdez ; égal, la manche est mise en attente. Il est toujours à portée.
lesson-braverats-general = Commencez par le Général. Il est fort, un 6, et s’il agit, votre carte suivante gagne deux points.
lesson-braverats-general-else = Possible. Mais essayez d’abord le Général : même s’il perd, votre carte suivante vaut deux de plus.
lesson-braverats-plus = 6 contre 4 : une encoche pour vous. Et il y a un +2 près de votre nom : il ne vaut que pour cette manche.
lesson-braverats-spy = L’Espion n’est qu’un 2, maintenant un 4. Qu’il gagne ou perde, à la manche d’après l’autre doit montrer sa carte le premier. Jouez l’Espion.
lesson-braverats-spy-else = Gardez-la. L’Espion profite aussi du +2, et vous montre la prochaine carte de l’autre.
lesson-braverats-held = Un Musicien : la manche est mise en attente, personne ne la gagne. Elle attend entre vous ; qui gagne la suivante la gagne aussi. Et le Musicien n’ôte aucun pouvoir : votre Espion agit.
lesson-braverats-answer = L’autre a dû montrer le premier : un Général, 6. Deux victoires sont en jeu. Avec un Assassin, c’est la plus faible qui gagne. Jouez l’Assassin.
lesson-braverats-answer-else = Regardez ce qui est posé : un 6. Le 3 de l’Assassin est plus faible, et avec lui la plus faible gagne.
lesson-braverats-lead = Trois encoches sur quatre. Mais cette fois le Général de l’autre a agi : sa prochaine carte a +2. C’est une manche à perdre à bon compte, ou à mettre en attente.
lesson-braverats-musician = Vous avez un Musicien, vous aussi. Il ne vaut rien et met la manche en attente. Jouez-le.
lesson-braverats-musician-else = Contre un +2, ce serait sans doute gâché. Le Musicien ne perd rien : jouez-le.
lesson-braverats-wizard = Le Magicien ! Il ôte son pouvoir à la carte qu’il rencontre : votre Musicien n’est plus qu’un 0, et la manche est perdue. Ici, tout a sa réponse. L’Ambassadeur, au fait, gagne deux victoires d’un coup.
lesson-braverats-princess = L’autre est mené, et tient encore le Prince, qui gagne toujours, sauf une fois : s’il rencontre la Princesse, elle gagne toute la partie. Il en a besoin maintenant. Osez : jouez la Princesse.
lesson-braverats-princess-else = Raisonnable, mais le Prince la bat. Que craint le Prince ? La Princesse.
lesson-braverats-end = La Princesse rencontre le Prince, et la partie est à vous, quoi que disent les encoches. Chacun suit de près ce que l’autre tient encore ; c’est la moitié du jeu.

# La Défaite
lesson-defaite-welcome = La France, et un roi faible. Chacun tient une cour : nobles, courtisans, provinces. Le plus de points gagne, et les provinces en rapportent le plus. Vous commencez avec le noble du Lys.
lesson-defaite-steps = La barre du milieu montre où en est la manche : piocher, agir si l’on veut, jouer une carte au centre. Quand tous ont joué, le centre est capturé. Le Roi est à vos côtés : vous commencez. Vous avez déjà pioché.
lesson-defaite-interruption = Certaines cartes ne vont pas au centre : les interruptions répondent à ce que font les autres. Essayez : choisissez le Contrordre, et lisez pourquoi.
lesson-defaite-interruption-else = Celle-là conviendrait. Mais essayez d’abord le Contrordre : la table vous dira pourquoi il doit attendre.
lesson-defaite-courtier = À présent, une carte pour le centre. Dans chaque couleur, la plus haute capture toutes les cartes de la couleur. Courtisan 6 est presque la plus haute, et il porte le Lys de votre noble, qui en double la valeur. Jouez Courtisan 6 du Lys.
lesson-defaite-courtier-else = Cela peut se jouer, mais gagnons d’abord quelque chose : Courtisan 6 du Lys.
lesson-defaite-capture = La capture a suivi son ordre : événements, mousquetaires, courtisans, or, provinces, puis personnages. Le mousquetaire est allé à qui l’a joué ; votre 6 a pris les deux courtisans. Ils sont dans votre cour. Et le Roi s’est déplacé : il est libre, et fait le tour de la table.
lesson-defaite-gold = Il y a de l’or au centre, un 1. Jouez Or 3 : il prend tout l’or.
lesson-defaite-gold-else = Cela laisse l’or à un autre. Or 3 le prend.
lesson-defaite-protect = L’or capturé se place. Sous un personnage, il le protège : qui veut le corrompre doit en poser davantage. Placez Or 3 sous Courtisan 6 du Lys, votre meilleur.
lesson-defaite-protect-else = Possible. Mais votre courtisan du Lys compte double, et rien ne le protège. Placez Or 3 sous lui.
lesson-defaite-reserve = L’autre or : mettez-le en réserve. Il y attend, et paie les corruptions.
lesson-defaite-reserve-else = Il y serait bien. Mais en réserve il peut acheter quelqu’un, et vous verrez qui.
lesson-defaite-corrupt = À vous, et avant de jouer vous pouvez agir : attaquer une province avec des mousquetaires, provoquer en duel, ou corrompre un personnage avec de l’or. Le Courtisan 5 du Cygne de votre voisin n’a pas d’or. Corrompez-le.
lesson-defaite-corrupt-else = Cela se peut aussi, mais celui-ci est pour rien : Courtisan 5 du Cygne n’a pas d’or. Choisissez Corrompre.
lesson-defaite-lay = Il faut poser plus d’or qu’il n’y en a : 1, c’est plus que 0. Posez Or 1 de la réserve.
lesson-defaite-lay-else = C’est trop pour rien. Or 1 de la réserve suffit.
lesson-defaite-paris = Il cède : le courtisan est à vous, avec votre or. Maintenant le centre : une province s’y trouve, un 3. Paris est un 4, la plus haute province de toutes. Jouez Paris.
lesson-defaite-paris-else = Les provinces rapportent le plus, et il y en a une à prendre. Paris la prend.
lesson-defaite-king = Deux provinces sont à vous, un 4 et un 3. Elles rapportent à la fin, et à chaque Rébellion. Le Roi est revenu près de vous : vous commencez.
lesson-defaite-rebel = Vous avez une Rébellion. Si elle est la seule de la manche, le Roi est votre prisonnier : cinq points chaque fois qu’on compte les provinces, et vous commencez toutes les manches. S’il y en a deux, les deux échouent. Osez.
lesson-defaite-rebel-else = Plus tard, peut-être. Avec deux provinces dans votre cour, une Rébellion les compte tout de suite.
lesson-defaite-score = La vôtre était la seule. Sept pour les provinces, cinq pour le Roi : douze. Il est à vous jusqu’à ce qu’une Rébellion, un décret ou un Cardinal vous le prenne. Gardez vos provinces avec des mousquetaires ; quelqu’un les voudra.
