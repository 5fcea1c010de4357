# Claim

claim-name = Claim
claim-blurb = The king is dead. Win followers in phase one, and with them the votes of the factions in phase two.

faction-Go = Goblins
faction-Kn = Knights
faction-Dw = Dwarves
faction-Un = Undead
faction-Do = Doppelgängers
faction-Gn = Gnomes
faction-Gi = Giants
faction-Dr = Dragons
faction-Tr = Trolls
faction-Se = Seers

card-Go = Goblin { $value }
card-Kn = Knight { $value }
card-Dw = Dwarf { $value }
card-Un = Undead { $value }
card-Do = Doppelgänger { $value }
card-Gn = Gnome { $value }
card-Gi = Giant { $value }
card-Dr = Dragon { $value }
card-Tr = Troll { $value }
card-Se = Seer { $value }

power-Go = Goblins have no power. There are many of them, five with a 0. (C8.1)
power-Kn = When a Goblin is led, a Knight beats every other card; of several Knights the highest wins. (C5.4)
power-Dw = In phase two the loser of the trick takes the Dwarves; with three or four players, the player of the lowest value takes them. (C8.3, C8.4)
power-Un = In phase one, Undead that are played go straight to the winner’s score pile. (C6.4)
power-Do = A Doppelgänger may be played instead of following and counts as the led faction. Led, it asks for Doppelgängers. It copies no power. (C4.3, C4.5, C5.2, C5.6)
power-Gn = In phase two, Gnomes stay face up in front of their winner and score at the end, unless a Giant drives them off. (C9.5)
power-Gi = In phase two, each Giant you win drives one Gnome of the same value away from every opponent. (C9.6)
power-Dr = The player of the last Dragon in a trick leads the next one, no matter who won. (C9.1)
power-Tr = In phase two the winner scores only the highest Troll of those played and those waiting; the rest wait. The last trick takes all. (C9.8)
power-Se = Win a trick of phase one with a Seer, and you may look at the top card of the pile and take it instead. (C9.2, C9.3)

claim-team-member = { $seat-is ->
    [you] you
   *[other] { $seat }
 }

# Setups that do not exist
claim-bad-players = Claim is for two, three or four players, not { $found }
claim-bad-pair = { $found } is not a kingdom: it needs either Goblins and Knights or Gnomes and Giants, and nothing of the other pair
claim-bad-size = a kingdom has { $expected } factions at this table, not { $found }
claim-bad-leader = seat { $found } cannot lead: nobody sits there
claim-deck-stranger = { $found } is not in this kingdom
claim-deck-too-many = { $found } is in the deck more often than in the box
claim-deck-missing = { $found } is missing from the deck

# Why not
claim-illegal-not-your-turn = { $seat-is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
 }
claim-illegal-not-in-hand = { $card } is not in this hand.
claim-illegal-must-follow = { $faction } were led: a hand that holds any must follow.
claim-illegal-choose-first = First choose what to take.
claim-illegal-nothing-to-take = There is nothing to choose now; play a card.
claim-illegal-not-offered = { $card } is not one of the face-up cards.
claim-illegal-no-look = Only a player who has just won a trick with a Seer may take the top card.

# The story
claim-tell-trick = Phase { $phase }, trick { $number } of { $of }. { $seat-is ->
    [you] You lead.
   *[other] { $seat } leads.
 }
claim-tell-dealt = { $seat-is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
 }
claim-tell-dealt-unseen = { $seat-is ->
    [you] You are dealt { $number } cards.
   *[other] { $seat } is dealt { $number } cards.
 }
claim-tell-face-up = At stake: { $cards }.
claim-tell-plays = { $seat-is ->
    [you] You play { $cards }.
   *[other] { $seat } plays { $cards }.
 }
claim-tell-lacks = { $seat-is ->
    [you] You have no { $faction }.
   *[other] { $seat } has no { $faction }.
 } ({ $rule })
claim-tell-won-power = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } with { $card }, which beats everything when { $faction } are led. ({ $rule })
claim-tell-won-alone = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } with { $card }: nobody else followed. ({ $rule })
claim-tell-won-highest = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } with { $card }, the highest that counts as { $faction }. ({ $rule })
claim-tell-won-earlier = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } with { $card }: of equal cards the earlier wins. ({ $rule })
claim-tell-leads-next = { $seat-is ->
    [you] You lead
   *[other] { $seat } leads
 } the next trick because of { $card }. ({ $rule })
claim-tell-looks = { $seat-is ->
    [you] You look
   *[other] { $seat } looks
 } at the top of the pile. ({ $rule })
claim-tell-sees = It is { $card }.
claim-tell-discarded = { $cards } { $number ->
    [one] is
   *[other] are
 } discarded. ({ $rule })
claim-tell-scores = { $cards } { $number ->
    [one] goes
   *[other] go
 } to { $seat-is ->
    [you] your
   *[other] { $seat }’s
 } score pile. ({ $rule })
claim-tell-in-front = { $cards } { $number ->
    [one] lies
   *[other] lie
 } face up in front of { $seat-is ->
    [you] you
   *[other] { $seat }
 }. ({ $rule })
claim-tell-aside = { $cards } { $number ->
    [one] waits
   *[other] wait
 } aside. ({ $rule })
claim-tell-scores-waiting = { $cards }, which waited aside, { $number ->
    [one] goes
   *[other] go
 } to { $seat-is ->
    [you] your
   *[other] { $seat }’s
 } score pile. ({ $rule })
claim-tell-driven-off = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
 } { $cards } to a Giant. ({ $rule })
claim-tell-scores-front = { $cards } { $number ->
    [one] stays
   *[other] stay
 } with { $seat-is ->
    [you] you
   *[other] { $seat }
 } to the end. ({ $rule })
claim-tell-takes = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
 } { $cards }. ({ $rule })
claim-tell-draws = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
 } { $cards } from the pile. ({ $rule })
claim-tell-draws-unseen = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
 } a card from the pile, unseen. ({ $rule })
claim-tell-picks-up = { $seat-is ->
    [you] You take up your
   *[other] { $seat } takes up
 } followers: { $cards }. ({ $rule })
claim-tell-picks-up-unseen = { $seat-is ->
    [you] You take up
   *[other] { $seat } takes up
 } { $number ->
    [one] one follower
   *[other] { $number } followers
 }, unseen. ({ $rule })
claim-tell-vote = { $faction } { $count }: the vote goes to { $seat-is ->
    [you] you
   *[other] { $seat }
 }. ({ $rule })
claim-tell-vote-by-highest = { $faction } { $count }: equal, and the highest card gives the vote to { $seat-is ->
    [you] you
   *[other] { $seat }
 }. ({ $rule })
claim-tell-vote-team = { $faction } { $count }: the vote goes to { $team }. ({ $rule })
claim-tell-vote-team-by-highest = { $faction } { $count }: equal, and the highest card gives the vote to { $team }. ({ $rule })
claim-tell-vote-nobody = { $faction } { $count }: nobody has the vote. ({ $rule })

# Results
claim-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
 }
claim-votes-to = { $first ->
    [one] { $first } vote
   *[other] { $first } votes
 } to { $second }
claim-result-cards = Equal votes: more cards in the factions won decide, { $first } to { $second }. ({ $rule })
claim-result-values = Equal votes and cards: the values of the cards in the factions won decide, { $first } to { $second }. ({ $rule })

# Where the game is, what is asked, and what can be done
claim-headline = Phase { $phase } of 2, trick { $number } of { $of }
claim-ask-take = take a follower
claim-ask-lead = lead a card
claim-ask-play = play a card
claim-act-top = The pile’s top card
