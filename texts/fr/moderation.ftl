# Masquer, bloquer et signaler quelqu’un, et l’écran des modérateurs ; la page va chercher ce fichier au besoin.

people-none = Il n’y a personne d’autre à cette table.
people-nameless = Prenez d’abord un nom ; vous pourrez alors bloquer ou signaler quelqu’un.
mute-person = Masquer ses messages
mute-undo = Afficher ses messages
block-person = Bloquer
block-done = Blocage en place
block-about = Vous ne recevez plus ce que dit { $name }, les parties rapides ne vous réunissent plus, et { $name } ne peut plus prendre place à vos tables publiques. Qui a le lien d’une table privée peut encore venir ; si vous en êtes l’hôte, vous pouvez libérer sa place. Vous pouvez revenir sur ce choix sur la page de votre compte.
block-sure = Bloquer { $name }
block-told = { $name } : blocage en place. Vous pouvez revenir sur ce choix sur la page de votre compte.
blocked-title = Personnes bloquées
blocked-none = Vous n’avez bloqué personne.
blocked-about = Vous ne recevez rien de ces personnes, et vous n’êtes pas réunis.
blocked-since = depuis le { $when }
blocked-undo = Débloquer
blocked-undone = { $name } : blocage levé.
report-person = Signaler
report-about = Signaler { $name }
report-why = Que reprochez-vous à { $name } ?
report-reason-abuse = Insultes, menaces ou harcèlement
report-reason-cheating = Triche
report-reason-stalling = Quitte les parties ou laisse filer le temps
report-reason-name = Nom offensant
report-reason-spam = Publicité ou messages à répétition
report-reason-other = Autre chose
report-text = Que s’est-il passé ?
report-attached = La partie et les dernières lignes de la discussion sont jointes.
report-plain = Un modérateur lira votre signalement.
report-send = Envoyer le signalement
report-cancel = Annuler
report-received = Merci. Les modérateurs ont votre signalement.
report-with-game = { $lines ->
    [0] La partie est jointe.
    [one] La partie et une ligne de la discussion sont jointes.
   *[other] La partie et { $lines } lignes de la discussion sont jointes.
}
report-without-game = { $lines ->
    [0] Aucune partie n’est jointe.
    [one] Une ligne de la discussion est jointe.
   *[other] { $lines } lignes de la discussion sont jointes.
}
standing-title = Une décision des modérateurs
standing-warning = Un modérateur vous avertit.
standing-mute = Vous ne pouvez pas parler ici.
standing-ban = Vous ne pouvez pas jouer avec d’autres ici.
standing-kind-warning = Avertissement
standing-kind-mute = Silence
standing-kind-ban = Exclusion
standing-until = Jusqu’au { $when }.
standing-forever = Jusqu’à nouvel ordre.
standing-reason = Motif : { $reason }
standing-read = J’ai lu
departures-count = { $count ->
    [one] Ces sept derniers jours, vous avez quitté une partie avant la fin.
   *[other] Ces sept derniers jours, vous avez quitté { $count } parties avant la fin.
}
departures-rule = { $free } d’entre elles ne coûtent rien. Après chacune des suivantes, vous attendez avant qu’un adversaire vous soit trouvé : cinq minutes, puis deux fois plus à chaque fois, une heure au plus.
departures-wait = Un adversaire pourra vous être trouvé à partir du { $when }. D’ici là, vous pouvez jouer contre des bots et avec des amis.
moderation-title = Modération
moderation-queue = Signalements
moderation-show-closed = Signalements clos
moderation-none = Aucun signalement n’attend.
moderation-none-closed = Aucun signalement n’est clos.
moderation-report-of = Signalement : { $name }
moderation-why = Raison
moderation-when = Envoyé
moderation-reporter = Signalé par
moderation-by-reporter = { $count ->
    [one] premier signalement
   *[other] { $count } signalements
}
moderation-accused = personne signalée
moderation-account = avec compte
moderation-guest = sans compte
moderation-about = { $count ->
    [one] un signalement
   *[other] { $count } signalements
}
moderation-gone = quelqu’un qui est parti
moderation-text = Texte
moderation-replay = Revoir la partie
moderation-table = La table
moderation-chat = Discussion
moderation-no-chat = Rien n’a été dit.
moderation-earlier = Actes antérieurs
moderation-closed = Clos le { $when }.
moderation-decide = Décision
moderation-dismiss = Classer sans suite
moderation-warning = Avertir
moderation-mute = Réduire au silence partout
moderation-ban = Exclure
moderation-ban-network = Exclure les invités de ce réseau
moderation-how-long = Pour combien de temps
moderation-span = { $days ->
    [0] sans fin
    [one] un jour
   *[other] { $days } jours
}
moderation-reason-log = Motif, pour le registre
moderation-reason-shown = Motif, que lira la personne concernée
moderation-submit = Décider
moderation-done-dismiss = Le signalement de { $name } est classé.
moderation-done-warning = { $name } : avertissement envoyé.
moderation-done-mute = { $name } : silence imposé.
moderation-done-ban = { $name } : exclusion prononcée.
moderation-done-ban-network = Les invités du réseau de { $name } sont exclus.
moderation-running = Silences et exclusions
moderation-none-running = Personne n’est exclu ni réduit au silence.
moderation-network = Un réseau
moderation-lift = Lever
moderation-lifted = Sanction levée : { $name }.
moderation-log = Registre
moderation-log-none = Rien jusqu’ici.
moderation-operator = Opérateur
moderation-log-warned = avertissement de { $name }
moderation-log-muted = silence de { $name }
moderation-log-banned = exclusion de { $name }
moderation-log-dismissed = signalement de { $name } classé
moderation-log-lifted = sanction de { $name } levée
moderation-log-appointed = { $name } nommé modérateur
moderation-log-removed = { $name } retiré des modérateurs
