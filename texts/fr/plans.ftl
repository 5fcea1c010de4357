# Réponses prévues dans les parties sur plusieurs jours ; la page charge ce fichier avec elles.

plans-open = Prévoir une réponse
plans-open-count = Réponses prévues ({ $count })
plans-about = Dites ce que vous jouez si les autres jouent exactement ce que vous attendez : la réponse est alors jouée aussitôt, même en votre absence. Personne d’autre ne voit ce plan. S’il se passe autre chose, il est abandonné et c’est à vous de jouer, comme d’habitude.
plans-if = Si { $name } joue
plans-then-if = et qu’ensuite { $name } joue
plans-reply = alors je joue
plans-choose = Choisir
plans-wait = Recherche de ce qui peut arriver.
plans-save = Prévoir cette réponse
plans-again = Recommencer
plans-full = Le plan est complet. Retirez d’abord une réponse.
plans-yours = Vos réponses prévues
plans-line-if = Si { $name } joue « { $action } »,
plans-line-then-if = puis, si { $name } joue « { $action } »,
plans-line-reply = vous jouez « { $action } ».
plans-go-on = Continuer cette suite
plans-remove = Retirer
plans-saved = Votre réponse est prévue.
plans-removed = La réponse n’est plus prévue.
plans-dropped-otherwise = Votre plan est abandonné : un autre coup a été joué.
plans-dropped-illegal = Votre plan est abandonné : la réponse n’était pas possible.
plans-dropped-overtaken = Votre plan est abandonné : un coup a été repris ou changé, ou quelqu’un a abandonné.
