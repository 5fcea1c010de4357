# La Défaite

defaite-name = La Défaite
defaite-blurb = France, 1625. Draw nobles, courtiers and provinces into your court, by the middle, by force, by gold; and mind where the King is.

defaite-symbol-Li = Lily
defaite-symbol-Ln = Lion
defaite-symbol-Ea = Eagle
defaite-symbol-Su = Sun
defaite-symbol-Sw = Swan
defaite-symbol-Bo = Boar
defaite-symbol-Ro = Rose
defaite-of-Li = of the Lily
defaite-of-Ln = of the Lion
defaite-of-Ea = of the Eagle
defaite-of-Su = of the Sun
defaite-of-Sw = of the Swan
defaite-of-Bo = of the Boar
defaite-of-Ro = of the Rose

defaite-suit-musketeers = musketeers
defaite-suit-courtiers = courtiers
defaite-suit-gold = gold
defaite-suit-provinces = provinces

defaite-card-Ms = Musketeer { $value }
defaite-card-Au = Gold { $value }
defaite-card-Co = Courtier { $value } { $symbol }
defaite-card-Co7 = Courtier 7
defaite-card-Pv = Province { $value } { $symbol }
defaite-card-Pv4 = Paris
defaite-card-No = the noble { $symbol }
defaite-card-Qu = the Queen
defaite-card-Ki = the King
defaite-card-Sur = the Surveyor
defaite-card-Tax = the Tax collector
defaite-card-Mar = the Marshal
defaite-card-Exe = the Executioner
defaite-card-Car = the Cardinal
defaite-card-Spy = the Spy
defaite-card-Amb = the Ambassador
defaite-card-Ban = the Banker
defaite-card-Cap = the Captain
defaite-card-Con = the Confessor
defaite-card-Reb = a Rebellion
defaite-card-Ins = an Insurrection
defaite-card-Dec = a Church decree
defaite-card-Exc = an Excommunication
defaite-card-Imp = an Imprisonment
defaite-card-Mas = a Masquerade
defaite-card-Ctr = a Countermand
defaite-card-guarded = { $card } (guarded by { $guards })
defaite-card-paid = { $card } (guarded by { $guards })

defaite-player = { $seat-is ->
    [you] you
   *[other] { $seat }
 }

# What cards can do
defaite-power-Ms = Attacks provinces and guards them; of the suit, the highest in the middle takes all. (L4, L7.1, L8.2)
defaite-power-Au = Corrupts persons and guards them; of the suit, the highest in the middle takes all. (L5, L7.1, L8.2)
defaite-power-Co = Worth 1 at the end, 2 with a noble of its symbol; decides ties of a suit. (L8.3, L10.3)
defaite-power-Pv = Worth its value whenever provinces are scored, twice with a noble of its symbol. (L10.2)
defaite-power-No = Doubles provinces and courtiers of its symbol; can fall in a duel; worth 3 at the end. (L6, L10.2, L10.3)
defaite-power-Qu = A noble of the Rose, who can also be corrupted; worth 3 at the end. (L5.1, L6.1, L10.3)
defaite-power-Ki = Gives the first turn; held, he wins ties and brings 5 points whenever provinces are scored. (L3.2, L8.3, L10.2)
defaite-power-Sur = Takes a province of your choice from each opponent who has one. (L11)
defaite-power-Tax = Takes the highest gold of each opponent’s reserve. (L11)
defaite-power-Mar = Takes the highest musketeer of each opponent’s reserve. (L11)
defaite-power-Exe = Discards a courtier or special person of an opponent. (L11)
defaite-power-Car = Makes a free King your prisoner; sets a held one free, beside you. (L11)
defaite-power-Spy = Shows you an opponent’s hand, from which you take a card. (L11)
defaite-power-Amb = Lets you swap a courtier with an opponent. (L11)
defaite-power-Ban = Brings the highest discarded gold to your reserve. (L11)
defaite-power-Cap = Brings the highest discarded musketeer to your reserve. (L11)
defaite-power-Con = Gives you 3 points. (L11)
defaite-power-Reb = Alone in its round, takes the King prisoner; two or more fail, and bring 5 points each. Provinces are scored. (L9.1, L8.5)
defaite-power-Ins = Takes the unguarded provinces of an opponent, who may first lay musketeers on them. (L9.4)
defaite-power-Dec = Puts the King, free, beside any player. (L9)
defaite-power-Exc = Discards a courtier or special person of an opponent. (L9)
defaite-power-Imp = Discards a person that another player has played to the middle. (L9)
defaite-power-Mas = Interruption, in your own turn: the next round is played face down. (L9.2)
defaite-power-Ctr = Interruption: ends an attack, corruption, duel or Insurrection against you. (L9.3)

# Setups that do not exist
defaite-bad-players = La Défaite is for three to six players, not { $found }
defaite-bad-nobles = each player is dealt one noble; the list has { $found }
defaite-no-noble = { $found } is not one of the six nobles
defaite-deck-too-many = { $found } is dealt more often than it is in the box, or is not dealt at all
defaite-deck-missing = { $found } is missing from the deck

# What is asked
defaite-ask-turn = act, or play a card
defaite-ask-lay = lay the next card of the raise
defaite-ask-contest = raise, or let go
defaite-ask-answer = answer the challenge with a number card
defaite-ask-raise = lay one more number card, or let go
defaite-ask-lose = choose the noble that falls
defaite-ask-name = name an opponent
defaite-ask-defend = put musketeers on unguarded provinces, or be done
defaite-ask-king = choose beside whom the King stands
defaite-ask-choose = choose a card
defaite-ask-put = place the captured card
defaite-ask-take = take a card from the hand you look at
defaite-ask-give = offer a courtier, or decline

# Why not
defaite-illegal-not-your-turn = { $seat-is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
 }
defaite-illegal-not-asked = Something else is asked now: { $asked }.
defaite-illegal-not-in-hand = The hand does not hold { $card }.
defaite-illegal-not-in-reserve = The reserve does not hold { $card }.
defaite-illegal-interruption = An interruption is never played to the middle: { $card }.
defaite-illegal-must-play = The hand holds a card that can be played, so one must be played.
defaite-illegal-has-acted = Only one action per turn is allowed, and it has been taken.
defaite-illegal-masquerade-comes = The next round is a masquerade already.
defaite-illegal-no-opponent = { $seat-is ->
    [you] You cannot name yourself.
   *[other] { $seat } is not an opponent at this table.
 }
defaite-illegal-not-there = That court does not have { $card }.
defaite-illegal-not-attackable = Only provinces can be attacked, not { $card }.
defaite-illegal-not-corruptible = It is not possible to corrupt { $card }.
defaite-illegal-too-weak = Hand and reserve do not hold enough { $means } to begin this.
defaite-illegal-cannot-raise = Hand and reserve do not hold enough { $means } to raise.
defaite-illegal-wrong-means = Only { $means } can be laid here.
defaite-illegal-must-complete = A raise that has begun must be completed.
defaite-illegal-too-late = It is too late for a Countermand: it can only be the first answer.
defaite-illegal-no-noble = { $seat-is ->
    [you] You have no noble in your court.
   *[other] { $seat } has no noble in court.
 }
defaite-illegal-no-number = A duel is fought with numbers, and this card has none: { $card }.
defaite-illegal-guarded = This province has a guard already.
defaite-illegal-not-offered = This cannot be chosen here: { $asked }.

# The story
defaite-tell-round = Round { $number }. { $seat-is ->
    [you] You begin.
   *[other] { $seat } begins.
 }
defaite-tell-round-masquerade = Round { $number }, a masquerade. { $seat-is ->
    [you] You begin.
   *[other] { $seat } begins.
 }
defaite-tell-begins = { $seat-is ->
    [you] You begin
   *[other] { $seat } begins
 } with { $cards } in court. ({ $rule })
defaite-tell-king-begins = The King stands free beside { $seat-is ->
    [you] you
   *[other] { $seat }
 }. ({ $rule })
defaite-tell-dealt = { $seat-is ->
    [you] You are dealt
   *[other] { $seat } is dealt
 } { $cards }.
defaite-tell-dealt-unseen = { $seat-is ->
    [you] You are dealt
   *[other] { $seat } is dealt
 } { $number } cards.
defaite-tell-draws = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
 } { $cards }.
defaite-tell-draws-unseen = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
 } { $number ->
    [one] a card
   *[other] { $number } cards
 }.
defaite-tell-plays = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
 } { $cards }.
defaite-tell-face-down = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
 } a card face down. ({ $rule })
defaite-tell-reveals = The mask falls: { $seat-is ->
    [you] you have
   *[other] { $seat } has
 } played { $cards }. ({ $rule })
defaite-tell-passes = { $seat-is ->
    [you] You have
   *[other] { $seat } has
 } nothing to play, and { $seat-is ->
    [you] pass
   *[other] passes
 }. ({ $rule })
defaite-tell-interrupts = { $seat-is ->
    [you] You call
   *[other] { $seat } calls
 } { $cards }. ({ $rule })
defaite-tell-attacks = { $seat-is ->
    [you] You attack
   *[other] { $seat } attacks
 } { $card } in { $other-is ->
    [you] your
   *[other] { $other }’s
 } court. ({ $rule })
defaite-tell-corrupts = { $seat-is ->
    [you] You try
   *[other] { $seat } tries
 } to corrupt { $card } in { $other-is ->
    [you] your
   *[other] { $other }’s
 } court. ({ $rule })
defaite-tell-lays-hand = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
 } { $cards } from the hand.
defaite-tell-lays-reserve = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
 } { $cards } from the reserve.
defaite-tell-raised = That makes { $sum } against { $against } for { $seat-is ->
    [you] you
   *[other] { $seat }
 }. ({ $rule })
defaite-tell-lets-go-moves = { $seat-is ->
    [you] You let
   *[other] { $seat } lets
 } go: { $other-is ->
    [you] you win
   *[other] { $other } wins
 } { $card }. ({ $rule })
defaite-tell-lets-go-stays = { $seat-is ->
    [you] You let
   *[other] { $seat } lets
 } go: { $other-is ->
    [you] you keep
   *[other] { $other } keeps
 } { $card }. ({ $rule })
defaite-menace-attack = the attack
defaite-menace-corruption = the corruption
defaite-menace-duel = the duel
defaite-tell-countermanded = { $seat-is ->
    [you] You countermand
   *[other] { $seat } countermands
 } { $what } that { $other-is ->
    [you] you have
   *[other] { $other } has
 } begun. ({ $rule })
defaite-tell-challenges = { $seat-is ->
    [you] You challenge
   *[other] { $seat } challenges
 } { $other-is ->
    [you] you
   *[other] { $other }
 } to a duel, with a card face down. ({ $rule })
defaite-tell-no-duel = { $other-is ->
    [you] You hold
   *[other] { $other } holds
 } no number card: there is no duel, and { $seat-is ->
    [you] you take your
   *[other] { $seat } takes the
 } card back. ({ $rule })
defaite-tell-shows = { $seat-is ->
    [you] You show
   *[other] { $seat } shows
 } { $cards }.
defaite-tell-even = The duel is even; { $seat-is ->
    [you] you may
   *[other] { $seat } may
 } add a card. ({ $rule })
defaite-tell-adds = { $seat-is ->
    [you] You add
   *[other] { $seat } adds
 } { $cards }.
defaite-tell-duel-off = { $seat-is ->
    [you] You leave
   *[other] { $seat } leaves
 } it at that: nobody falls. ({ $rule })
defaite-tell-duel-won = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } the duel against { $other-is ->
    [you] you
   *[other] { $other }
 }. ({ $rule })
defaite-tell-falls = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
 } { $cards }. ({ $rule })
defaite-tell-spent = Discarded: { $cards }. ({ $rule })
defaite-tell-stays-on = { $cards } { $number ->
    [one] stays
   *[other] stay
 } on guard over { $card }. ({ $rule })
defaite-tell-stays-under = { $cards } { $number ->
    [one] stays
   *[other] stay
 } under { $card }. ({ $rule })
defaite-tell-guards-gone = The old guard is discarded: { $cards }. ({ $rule })
defaite-tell-gold-gone = The old guard is discarded: { $cards }. ({ $rule })
defaite-tell-guards-back = Back to { $seat-is ->
    [you] your
   *[other] { $seat }’s
 } reserve: { $cards }. ({ $rule })
defaite-tell-goes-over = From { $seat-is ->
    [you] your
   *[other] { $seat }’s
 } court to { $other-is ->
    [you] yours
   *[other] { $other }’s
 }: { $cards }. ({ $rule })
defaite-tell-struck = Struck from { $seat-is ->
    [you] your
   *[other] { $seat }’s
 } court: { $cards }. ({ $rule })
defaite-tell-captures = { $seat-is ->
    [you] You capture
   *[other] { $seat } captures
 } { $cards }. ({ $rule })
defaite-tell-enters = { $seat-is ->
    [you] Your court receives
   *[other] { $seat }’s court receives
 } { $cards }. ({ $rule })
defaite-tell-put-reserve = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
 } { $cards } into the reserve. ({ $rule })
defaite-tell-put-on = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
 } { $cards } on guard over { $card }. ({ $rule })
defaite-tell-put-under = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
 } { $cards } under { $card }. ({ $rule })
defaite-tell-defends = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
 } { $cards } on guard over { $card }. ({ $rule })
defaite-tell-used = Used and discarded: { $cards }. ({ $rule })
defaite-tell-imprisoned = Arrested on the way to court: { $cards }. ({ $rule })
defaite-tell-levies = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
 } { $cards } from { $other-is ->
    [you] your
   *[other] { $other }’s
 } reserve. ({ $rule })
defaite-tell-recalls = { $seat-is ->
    [you] You bring
   *[other] { $seat } brings
 } { $cards } back from the discards. ({ $rule })
defaite-tell-king-held = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
 } the King prisoner. ({ $rule })
defaite-tell-king-free = The King now stands free beside { $seat-is ->
    [you] you
   *[other] { $seat }
 }. ({ $rule })
defaite-tell-suit-alone = Nobody but { $seat-is ->
    [you] you
   *[other] { $seat }
 } has played { $suit }. ({ $rule })
defaite-tell-suit-highest = The highest card takes the { $suit }: it is { $seat-is ->
    [you] yours
   *[other] { $seat }’s
 }. ({ $rule })
defaite-tell-suit-king = The highest cards tie ({ $suit }): { $seat-is ->
    [you] you hold the King, and take
   *[other] { $seat } holds the King, and takes
 } the suit. ({ $rule })
defaite-tell-suit-symbols = The highest cards tie ({ $suit }): { $seat-is ->
    [you] you have the most courtiers with your nobles’ symbols, and take
   *[other] { $seat } has the most courtiers with their nobles’ symbols, and takes
 } the suit. ({ $rule })
defaite-tell-suit-own = The highest cards tie ({ $suit }), and nothing breaks the tie: all take back their own. ({ $rule })
defaite-tell-occurs-Reb = { $seat-is ->
    [you] Your Rebellion
   *[other] { $seat }’s Rebellion
 } is the only one, and succeeds. ({ $rule })
defaite-tell-occurs-Ins = { $seat-is ->
    [you] You stir
   *[other] { $seat } stirs
 } up an Insurrection against { $other-is ->
    [you] you
   *[other] { $other }
 }. ({ $rule })
defaite-tell-occurs-Dec = By Church decree, { $seat-is ->
    [you] you say
   *[other] { $seat } says
 } where the King goes. ({ $rule })
defaite-tell-occurs-Exc = { $seat-is ->
    [you] You have
   *[other] { $seat } has
 } somebody excommunicated. ({ $rule })
defaite-tell-occurs-Imp = { $seat-is ->
    [you] You have
   *[other] { $seat } has
 } somebody arrested. ({ $rule })
defaite-tell-fails-Reb = Too many Rebellions, and all fail: those of { $players }. ({ $rule })
defaite-tell-acts = For { $seat-is ->
    [you] you
   *[other] { $seat }
 }, { $person } acts. ({ $rule })
defaite-tell-nothing = Without effect: { $card }. ({ $rule })
defaite-tell-looks = { $seat-is ->
    [you] You look
   *[other] { $seat } looks
 } at { $other-is ->
    [you] your
   *[other] { $other }’s
 } hand. ({ $rule })
defaite-tell-sees = It holds { $cards }. ({ $rule })
defaite-tell-takes = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
 } { $cards }. ({ $rule })
defaite-tell-takes-unseen = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
 } a card, unseen. ({ $rule })
defaite-tell-declines = { $seat-is ->
    [you] You swap
   *[other] { $seat } swaps
 } no courtier. ({ $rule })
defaite-tell-scores-provinces = { $seat-is ->
    [you] You score
   *[other] { $seat } scores
 } { $points } for provinces: { $total } in all. ({ $rule })
defaite-tell-scores-king = { $seat-is ->
    [you] You score
   *[other] { $seat } scores
 } { $points } for holding the King: { $total } in all. ({ $rule })
defaite-tell-scores-persons = { $seat-is ->
    [you] You score
   *[other] { $seat } scores
 } { $points } for the persons at court: { $total } in all. ({ $rule })
defaite-tell-scores-card = { $seat-is ->
    [you] You score
   *[other] { $seat } scores
 } { $points } by { $card }: { $total } in all. ({ $rule })
defaite-tell-ends = The deck is empty. The game is over, and the courts are counted. ({ $rule })

# Results
defaite-result-provinces = Equal points: more provinces decide, { $first } to { $second }. ({ $rule })
defaite-result-courtiers = Equal points and provinces: more courtiers decide, { $first } to { $second }. ({ $rule })

# Where the game is, and what can be done
defaite-headline = Round { $round }{ $kind ->
    [masquerade] , a masquerade
    [next] , a masquerade is next
   *[open] {""}
 }, { $pile } in the deck
defaite-act-attack = Attack { $card } in { $seat }’s court
defaite-act-corrupt = Corrupt { $card } in { $seat }’s court
defaite-act-duel = Challenge { $seat } with { $card }
defaite-act-choose = { $card } in { $seat-is ->
    [you] your court
   *[other] { $seat }’s court
 }
defaite-act-lay-hand = Lay { $card } from the hand
defaite-act-lay-reserve = Lay { $card } from the reserve
defaite-act-put = { $card } to guard { $on }
defaite-act-put-reserve = { $card } into the reserve
defaite-act-name = Name { $seat }
defaite-act-king = The King beside { $seat-is ->
    [you] you
   *[other] { $seat }
 }
defaite-act-take = Take { $card }
defaite-act-give = Offer { $card }
defaite-act-lose = Give up { $card }
defaite-act-play = Play { $card }
defaite-act-answer = Answer with { $card }
defaite-act-raise = Add { $card }
defaite-act-masquerade = Call a Masquerade
defaite-act-pass = Pass
defaite-act-let-go = Let go
defaite-act-countermand = Countermand it
defaite-act-done = Defend no more
defaite-act-decline = Swap nothing
