# BraveRats

braverats-name = BraveRats
braverats-blurb = The King of the Rats is gone. Two clans want his crown: card against card, and four victories win.

braverats-clan-0 = Yarg
braverats-clan-1 = Applewood

rat-Mu = Musician
rat-Pp = Princess
rat-Sp = Spy
rat-As = Assassin
rat-Am = Ambassador
rat-Wi = Wizard
rat-Ge = General
rat-Pr = Prince

rat-power-Mu = The round is held, whatever the other card; only a Wizard prevents it. (B3.2)
rat-power-Pp = Against a Prince, the Princess wins the game. (B3.3)
rat-power-Sp = In the next round the opponent chooses and reveals first. Two Spies cancel each other. (B5.1, B3.9)
rat-power-As = The lower strength wins, but a Prince wins all the same. (B3.5)
rat-power-Am = A win with it counts one more; in a held round the extra victory waits for its owner. (B4.2, B4.3)
rat-power-Wi = The opponent’s card has no power, neither now nor for the next round. (B3.1)
rat-power-Ge = In the next round its player’s card has +2. (B2.2)
rat-power-Pr = Wins the round against every card but a Princess, a Musician and another Prince; against a Wizard strength decides. (B3.4)

# Setups that do not exist
braverats-bad-target = three or four victories win a game, not { $found }
braverats-bad-match = one or two games win, not { $found }
braverats-bad-games = the deal has { $found ->
    [one] { $found } game
   *[other] { $found } games
 }, these options need { $expected }
braverats-bad-cards-missing = game { $game } of the deal lacks its cards, which are shuffled in this variant
braverats-bad-cards-unasked = game { $game } of the deal has cards, but nothing is shuffled in this variant
braverats-bad-cards-thrice = game { $game } of the deal has { $found } three times, the box has it twice
braverats-bad-cards-number = game { $game } of the deal has { $found ->
    [one] { $found } card
   *[other] { $found } cards
 }, the box has sixteen
braverats-bad-traitor-missing = game { $game } of the deal does not say which cards are given
braverats-bad-traitor-unasked = game { $game } of the deal says which cards are given, but there is no traitor
braverats-bad-traitor = game { $game } of the deal gives the card at place { $found }; places are 0 to 7
braverats-bad-piles-missing = game { $game } of the deal does not say how the piles lie
braverats-bad-piles-unasked = game { $game } of the deal has piles, but nothing is drawn in this variant
braverats-bad-piles = game { $game } of the deal has the pile "{ $found }", which does not name each place from 0 to 7 once
braverats-bad-hands = both hands must hold the same number of cards, one to eight, not { $found }
braverats-bad-hands-thrice = { $found } is there three times, the box has it twice
braverats-bad-victories = with { $found } victories the game would be over
braverats-bad-standing = no game can reach this position ({ $found } held)

# Why not
braverats-illegal-not-your-turn = { $seat-is ->
    [you] You look
   *[other] { $seat } looks
 } at the packet now.
braverats-illegal-reveals-first = After the Spy { $seat-is ->
    [you] you reveal
   *[other] { $seat } reveals
 } first.
braverats-illegal-not-in-hand = { $card } is not in this hand.
braverats-illegal-not-drawn = { $card } is still in the pile.
braverats-illegal-draft-first = The cards are still being drafted; keep a card from the packet.
braverats-illegal-nothing-to-keep = Nothing is drafted now; play a card.
braverats-illegal-not-in-packet = { $card } is not in the packet.

# The story: the deal
braverats-tell-game = Game { $number }.
braverats-tell-dealt = { $seat-is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
 }
braverats-tell-dealt-unseen = { $seat-is ->
    [you] You are dealt { $number } cards.
   *[other] { $seat } is dealt { $number } cards.
 }
braverats-tell-opens = { $seat-is ->
    [you] You open
   *[other] { $seat } opens
 } a packet: { $cards }.
braverats-tell-opens-unseen = { $seat-is ->
    [you] You open
   *[other] { $seat } opens
 } a packet of { $number }.
braverats-tell-keeps = { $seat-is ->
    [you] You keep { $cards }.
   *[other] { $seat } keeps { $cards }.
 }
braverats-tell-keeps-unseen = { $seat-is ->
    [you] You keep a card.
   *[other] { $seat } keeps a card.
 }
braverats-tell-passes = { $seat-is ->
    [you] You pass on { $cards }.
   *[other] { $seat } passes on { $cards }.
 }
braverats-tell-passes-unseen = { $seat-is ->
    [you] You pass on
   *[other] { $seat } passes on
 } { $number ->
    [one] { $number } card.
   *[other] { $number } cards.
 }
braverats-tell-gets-last = The last card of the packet, { $cards }, goes to { $seat-is ->
    [you] you.
   *[other] { $seat }.
 }
braverats-tell-gets-last-unseen = The last card of the packet goes to { $seat-is ->
    [you] you.
   *[other] { $seat }.
 }
braverats-tell-gives = The traitor: { $seat-is ->
    [you] you give { $cards }
   *[other] { $seat } gives { $cards }
 } to the other clan. ({ $rule })
braverats-tell-pile = { $seat-is ->
    [you] Your pile is
   *[other] { $seat }’s pile is
 } made of { $cards }. ({ $rule })
braverats-tell-pile-unseen = { $seat-is ->
    [you] Your pile is
   *[other] { $seat }’s pile is
 } made of { $number } cards, face down. ({ $rule })
braverats-tell-draws = { $seat-is ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
 }
braverats-tell-draws-unseen = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
 } { $number ->
    [one] a card.
   *[other] { $number } cards.
 }

# The story: a round
braverats-tell-round = Round { $number }.
braverats-tell-waiting = { $number ->
    [one] { $number } held round waits.
   *[other] { $number } held rounds wait.
 } ({ $rule })
braverats-tell-raised = The General takes effect: { $seat-is ->
    [you] your card
   *[other] { $seat }’s card
 } has +2. ({ $rule })
braverats-tell-first = The Spy takes effect: { $seat-is ->
    [you] you choose and reveal
   *[other] { $seat } chooses and reveals
 } first. ({ $rule })
braverats-tell-chose = { $seat-is ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
 }
braverats-tell-reveals = { $seat-is ->
    [you] You reveal { $cards }.
   *[other] { $seat } reveals { $cards }.
 }
braverats-tell-powerless-wizard = The Wizard cancels the power of { $seat-is ->
    [you] your { $card }.
   *[other] { $seat }’s { $card }.
 } ({ $rule })
braverats-tell-powerless-beside-musician = Against the Musician, { $seat-is ->
    [you] your { $card }
   *[other] { $seat }’s { $card }
 } has no power. ({ $rule })
braverats-tell-powerless-spies = Two Spies cancel each other: { $seat-is ->
    [you] your { $card }
   *[other] { $seat }’s { $card }
 } has no power. ({ $rule })
braverats-tell-held-musician = The Musician holds the round. ({ $rule })
braverats-tell-held-princes = Two Princes, { $strength } to { $strength }: the round is held. ({ $rule })
braverats-tell-held-assassin = Equal strengths, { $strength } to { $strength }: the round is held. ({ $rule })
braverats-tell-held-strength = Equal strengths, { $strength } to { $strength }: the round is held. ({ $rule })
braverats-tell-won-prince = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } with the { $card }, whatever the strengths: { $number ->
    [one] { $number } victory.
   *[other] { $number } victories.
 } ({ $rule })
braverats-tell-won-princes = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } with the stronger { $card }, { $more } to { $less }: { $number ->
    [one] { $number } victory.
   *[other] { $number } victories.
 } ({ $rule })
braverats-tell-won-assassin = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } with the { $card }: the lower strength, { $less } to { $more }, because of an Assassin; { $number ->
    [one] { $number } victory.
   *[other] { $number } victories.
 } ({ $rule })
braverats-tell-won-strength = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } with the { $card }, { $more } to { $less }: { $number ->
    [one] { $number } victory.
   *[other] { $number } victories.
 } ({ $rule })
braverats-tell-keeps-victory = The { $card } keeps its extra victory for { $seat-is ->
    [you] you,
   *[other] { $seat },
 } { $number } so far, until a round is won. ({ $rule })

# The story: the end
braverats-tell-game-won = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } the game; the victories are { $yarg } to { $applewood }. ({ $rule })
braverats-tell-game-princess = The Princess meets the Prince: { $seat-is ->
    [you] you win
   *[other] { $seat } wins
 } the game; the victories are { $yarg } to { $applewood }. ({ $rule })
braverats-tell-game-drawn = The cards have run out: the game is a draw; the victories are { $yarg } to { $applewood }. ({ $rule })
braverats-tell-match-won = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } the match; the games are { $yarg } to { $applewood }. ({ $rule })
braverats-tell-match-drawn = The match is a draw; the games are { $yarg } to { $applewood }. ({ $rule })

# Results
braverats-victories-to = { $first ->
    [one] { $first } victory
   *[other] { $first } victories
 } to { $second }
braverats-games-to = { $first ->
    [one] { $first } game
   *[other] { $first } games
 } to { $second }
braverats-princess-to = by the Princess, at { $first } to { $second }
braverats-result-games = Game by game, { $seat-is ->
    [you] you
   *[other] { $seat }
 } first: { $games }.

# Where the game is, what is asked, and what can be done
braverats-headline = Round { $round }, { $target } victories win
braverats-headline-match = Round { $round }, games { $yarg } to { $applewood }
braverats-headline-draft = The draft
braverats-ask-keep = keep one card
braverats-ask-choose = choose a card
braverats-ask-reveal = choose and reveal
braverats-card-label = { $card } { $value }
