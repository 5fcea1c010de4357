# Planned replies in games over days; the page fetches this file with them.

plans-open = Plan a reply
plans-open-count = Planned replies ({ $count })
plans-about = Say what you play if the others play just what you expect: then it is played at once, even while you are away. Nobody else sees the plan. If something else happens, it is dropped, and you are asked as usual.
plans-if = If { $name } plays
plans-then-if = and then { $name } plays
plans-reply = then I play
plans-choose = Choose
plans-wait = Looking at what may come.
plans-save = Plan this reply
plans-again = Start again
plans-full = A plan has no room for more. Remove something first.
plans-yours = Your planned replies
plans-line-if = If { $name } plays “{ $action }”,
plans-line-then-if = then, if { $name } plays “{ $action }”,
plans-line-reply = you play “{ $action }”.
plans-go-on = Continue this line
plans-remove = Remove
plans-saved = Your reply is planned.
plans-removed = The reply is no longer planned.
plans-dropped-otherwise = Your plan was dropped: something else was played.
plans-dropped-illegal = Your plan was dropped: the reply was not possible.
plans-dropped-overtaken = Your plan was dropped: a move was taken back or changed, or somebody resigned.
