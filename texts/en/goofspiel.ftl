# Goofspiel

goofspiel-name = Goofspiel
goofspiel-blurb = Prizes are turned up one by one. Bid your cards for them: each can be played only once.

goofspiel-headline = Round { $round } of { $of }
goofspiel-ask = choose a card
goofspiel-card = { $number }
goofspiel-prize = prize { $number }
goofspiel-zone-pile = Prizes to come
goofspiel-zone-stake = The prize
goofspiel-zone-discard = Discarded prizes
goofspiel-zone-hand = Hand
goofspiel-zone-played = Cards played
goofspiel-zone-won = Prizes won: { $points }

goofspiel-bad-cards = each player has 4 to 13 cards, not { $found }
goofspiel-bad-prizes = the prizes of the deal do not fit the options: { $found }

goofspiel-illegal-not-in-hand = The card is not in the hand.

goofspiel-tell-prize = The next prize: { $cards }.
goofspiel-tell-chose = Card chosen: { $seat }.
goofspiel-tell-plays = Revealed by { $seat }: { $cards }.
goofspiel-tell-takes = The higher card takes { $cards }: { $seat }. ({ $rule })
goofspiel-tell-tie = Equal cards: nobody takes { $cards }. ({ $rule })

goofspiel-option-cards = Cards
goofspiel-option-order = Order of the prizes
goofspiel-order-random = random
goofspiel-order-ascending = lowest first
goofspiel-order-descending = highest first
goofspiel-setup-cards = { $number } cards each
