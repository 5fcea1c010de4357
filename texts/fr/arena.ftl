# arena

arena-arg-bots = Les joueurs, par leur nom : deux ou plus, comme search:1s,policy:search,flat:2000,greedy ; chacun rencontre tous les suivants
arena-arg-games = Le nombre de parties par paire (200 par défaut) : chaque donne une fois avec chaque placement
arena-arg-sprt = Arrête tôt les parties d’une paire par un test séquentiel (SPRT) : le premier est-il plus fort de HIGH ou de LOW points Elo, comme 0,20 ? chaque erreur de verdict a une probabilité de 5 %
arena-arg-threads = Le nombre de parties jouées en même temps (autant que de cœurs par défaut) ; chaque joueur réfléchit sur un seul cœur
arena-arg-resume = Garde chaque résultat dans ce fichier, et reprend à partir de lui s’il existe
arena-arg-svg = Dessine aussi les parts et leurs intervalles dans ce fichier ; « - » est la sortie standard
arena-arg-markdown = Affiche un tableau Markdown

arena-title = Les joueurs de { $table }
arena-setting = { $table } : { $games } parties par paire, { $deals } donnes à { $seatings } placements chacune, graine { $seed }.
arena-alone = Le premier d’une paire est seul, une fois à chaque siège, contre { $others } du second ; à forces égales, il aurait { $fair } %.
arena-units = Parts des victoires en pour cent, nulles et victoires partagées au prorata ; intervalles à 95 % sur les donnes.
arena-met = { $a } contre { $b }
arena-even = égalité
arena-pair = { $a } contre { $b } : { $share } % (de { $low } à { $high }), Elo { $elo } (de { $elo-low } à { $elo-high })
arena-pace =   un choix prend { $a-mean } ms à { $a } (au plus { $a-most }), { $b-mean } ms à { $b } (au plus { $b-most })
arena-sprt-high =   le test s’est arrêté après { $games } parties : la différence la plus grande (log du rapport de vraisemblance { $ratio })
arena-sprt-low =   le test s’est arrêté après { $games } parties : la différence la plus petite (log du rapport de vraisemblance { $ratio })
arena-sprt-open =   le test n’est pas tranché après { $games } parties (log du rapport de vraisemblance { $ratio })
arena-markdown-head = | table | joueur | contre | parties | part, % | 95 % | Elo | ms par choix | graine |

arena-error-one-bot = « { $found } » ne nomme qu’un joueur ; il en faut deux ou plus, comme greedy,random
arena-error-games = { $found } parties ne font pas des séries entières : chaque donne se joue avec { $seatings } placements, donnez donc un multiple de { $seatings }
arena-error-other = { $found } contient les résultats d’une autre arène (autres tables, joueurs, graine ou version)
arena-error-line = une ligne des résultats est illisible : { $found }
arena-error-sprt = « { $found } » n’est pas un test séquentiel : donnez deux différences d’Elo, la plus petite d’abord, comme 0,20
