# The lessons: what the coach says, stop by stop; "-else" answers another choice that is legal.

lesson-title = { $game }: { $name }
lesson-coach = The coach
lesson-stop = { $number } of { $of }
lesson-skip = Leave the lesson
lesson-next = Go on
lesson-again = Once more
lesson-watch = Watch…
lesson-now-play = Now play a game
lesson-over = The lesson is over.

lesson-next-one = Next lesson: { $name }
lesson-learnt = ✓ learnt

# What each lesson is called
lesson-name-claim = The first game
lesson-name-claim-2 = Claim 2: five other factions
lesson-name-claim-3 = Three players
lesson-name-claim-4 = Four players in teams
lesson-name-braverats = The first game
lesson-name-braverats-princess = Princess Attack
lesson-name-braverats-traitor = The Traitor
lesson-name-braverats-draw = Draw
lesson-name-braverats-draft = Draft
lesson-name-braverats-match = The Emperor: a match
lesson-name-defaite = The first game

# Claim
lesson-claim-welcome = The king is dead, and five factions will vote for the next. You play two phases of thirteen tricks. In the first you recruit followers; in the second these followers are your hand, and win you votes.
lesson-claim-stake = A card is at stake, the prize: Knight 9. The winner of the trick gets it as a follower. The loser gets the top card of the pile, which the winner does not see. So look at the prize before you choose.
lesson-claim-lead = A Knight 9 is worth having. You lead: your opponent must follow your faction if they can, and the highest card of it wins. Lead Dwarf 8.
lesson-claim-lead-else = That might not win, and Knight 9 is worth winning. Lead Dwarf 8: only the 9 beats it.
lesson-claim-lose = You won it. Now only a Goblin 0 is at stake. The unseen card is probably better. Lose this trick on purpose, with Dwarf 0.
lesson-claim-lose-else = A good card for a bad prize. Dwarf 0 cannot win, and that is what you want now.
lesson-claim-knight = Your opponent leads Goblin 9. You hold no Goblins, so you may play anything. And when a Goblin is led, a Knight beats every card that is not a Knight. Play Knight 4.
lesson-claim-knight-else = That loses to Goblin 9, and Knight 7 is at stake. A small Knight is enough: Knight 4.
lesson-claim-follow = Your opponent leads Undead 6. Your lowered cards may not be played. Try one: choose Knight 6, and read why not.
lesson-claim-follow-else = That one may be played, and soon will be. First see what the rules say about the others: choose Knight 6.
lesson-claim-undead = You hold Undead, so you must follow. Undead have a power: the player who wins them in phase one scores them at once. Play Undead 8.
lesson-claim-undead-else = That leaves two Undead to your opponent’s score pile. Undead 8 wins them for yours.
lesson-claim-double = Your opponent leads Knight 8. Knight 6 would follow, and lose. But a Doppelgänger may stand in for any faction, with its own value. Play Doppelgänger 9.
lesson-claim-double-else = That is legal, but it loses to Knight 8. Doppelgänger 9 counts as a Knight here, and wins.
lesson-claim-second = The first phase is over; the tricks between were played for you. Your followers are now your hand. Nothing is at stake any more: the winner of a trick scores its cards.
lesson-claim-dwarf = Except Dwarves: in phase two they go to the loser of the trick. So lead Dwarf 2, and hope to lose.
lesson-claim-dwarf-else = First the Dwarves: lead Dwarf 2. If your opponent has to win, both Dwarves are yours.
lesson-claim-votes = Look at the banners. Each faction votes for the player who scores most of its cards. A banner leans towards the player in the lead; once nothing can change it, it is nailed down. The Dwarves are yours already.
lesson-claim-nail = You lead, and the Knights are undecided. Your Knight 9 is the highest there is, and two Knights decide their vote. Lead it.
lesson-claim-nail-else = A good idea, later. Knight 9 cannot lose now, and nails a banner.
lesson-claim-third = Two banners are yours; three of five win. Your opponent leads Goblin 7. Goblin 8 would win, but Doppelgänger 8 wins too, and decides the Doppelgängers. Play it.
lesson-claim-third-else = That does not decide anything. Doppelgänger 8 counts as a Goblin, wins the trick, and nails your third banner.
lesson-claim-end = Three votes to two: the throne is yours. Equal counts go to the highest card; that is how your opponent won Goblins and Undead. There are more factions to meet, and tables for three and four players.

# Claim 2
lesson-claim-2-welcome = Another kingdom: Gnomes and Giants, Dragons, Trolls and Seers. The game is the same: two phases of thirteen tricks, and five votes. Only the powers are new, and you will meet each of them once.
lesson-claim-2-seer = Giant 3 is at stake: not much. But if you win with a Seer in phase one, you look at the top card of the pile, and take that card or the prize. Lead Seer 8.
lesson-claim-2-seer-else = That may win the prize, but it does not show you the pile. Seer 8 does.
lesson-claim-2-choose = The top card is Seer 4. Only you see it. What you leave goes to your opponent. Take Seer 4, the higher card: it lies on the pile.
lesson-claim-2-choose-else = Seer 4 is higher than Giant 3, and your opponent would not even have to win it. Take Seer 4 from the pile.
lesson-claim-2-dragon = You won the trick, yet your opponent leads this one. They played a Dragon: the last player to play a Dragon leads the next trick, no matter who wins.
lesson-claim-2-answer = Some tricks later. Your opponent leads Troll 7, and you hold no Trolls, so you cannot win. But you can take the lead: play Dragon 8.
lesson-claim-2-answer-else = You lose the trick either way. Only Dragon 8 gives you the lead.
lesson-claim-2-led = You lost the trick, and you lead. A Dragon is worth keeping for a trick that you cannot win.
lesson-claim-2-second = Phase two: your followers are your hand. Your opponent leads Gnome 5. A Gnome that is won does not go to the score pile: it lies open in front of its winner until the end, and until then it can be lost.
lesson-claim-2-gnome = You cannot win this trick: of equal cards the earlier wins. Give away the smallest: Gnome 1. You hold a Giant 1, and will see why that matters.
lesson-claim-2-gnome-else = That Gnome is harder to get rid of. Your Giant 1 can drive off a Gnome 1: play Gnome 1.
lesson-claim-2-giant = A Giant in a trick that you win drives off a Gnome of the same value in front of an opponent. Gnome 1 lies there, and your opponent has no Giants left. Lead Giant 1.
lesson-claim-2-giant-else = That leaves Gnome 1 in peace. Giant 1 wins here, small as it is, and drives it off.
lesson-claim-2-eaten = Gnome 1 is gone for good. Your own two Gnomes, 3 and 5, have only a Giant 3 or a Giant 5 to fear.
lesson-claim-2-troll = Trolls, phase two: the winner of a trick scores only the highest Troll, of those played and those set aside; the others are set aside. Your opponent’s Troll 9 wins here. Set your best one aside: play Troll 8, and win the next trick.
lesson-claim-2-troll-else = Then only small Trolls wait. With Troll 8 aside, the winner of the next trick scores an 8.
lesson-claim-2-aside = You won the next trick with Troll 5, and scored Troll 8, which was waiting. Trolls 0, 4 and 5 are set aside now. The winner of the last trick takes all that are left.
lesson-claim-2-last = Two cards each. The winner of the last trick takes every Troll that waits. Your opponent leads Troll 1: you cannot win, but with a Dragon you lead the last trick. Play Dragon 1.
lesson-claim-2-last-else = Then your opponent leads the last trick, wins it, and takes the Trolls. Dragon 1 gives the lead to you.
lesson-claim-2-end = Your Gnome led the last trick, your opponent could not follow, and the Trolls are yours. Four votes to one. In other kingdoms these factions mix with those of the first lesson.

# Claim for three
lesson-claim-3-welcome = Three players, each for themselves; seven factions vote, so there are 72 cards and twelve tricks in each phase. Following and winning a trick are as you know them. What you recruit is not.
lesson-claim-3-open = Two cards lie open: Goblin 9 and Undead 2. The winner of the trick chooses one, the second takes the other, and the third draws the top card of the pile, unseen.
lesson-claim-3-lead = You lead. Goblin 9 is a good follower, so try to win. Lead Troll 7.
lesson-claim-3-lead-else = You could. But Troll 7 is likely to win: you hold the 8 yourself, and only the 9 beats both.
lesson-claim-3-take = You won, so you choose. The two cards on offer can be clicked. Take Goblin 9.
lesson-claim-3-take-else = The second player would thank you. Take Goblin 9, the highest Goblin.
lesson-claim-3-rank = Your left neighbour was second, with Troll 2 against Troll 0, and got Undead 2. Your right neighbour drew a card that you do not see.
lesson-claim-3-second = Now Doppelgänger 6 and Troll 1 lie open. Neither is worth a high card; second place is enough. Lead Doppelgänger 2.
lesson-claim-3-second-else = Save that for a better pair of cards. Doppelgänger 2 may come second, and that is enough here.
lesson-claim-3-other = You were second. The winner chose Doppelgänger 6, so Troll 1 is yours; there was nothing left to choose.
lesson-claim-3-third = Two Dragons have been played, and you have to follow. Dragon 0 will be third, and you will draw from the pile. But the last Dragon leads the next trick. Play Dragon 0.
lesson-claim-3-third-else = A Doppelgänger may stand in, but it is worth keeping. Dragon 0 loses the trick and still gives you the lead.
lesson-claim-3-drawn = You drew Dwarf 4, unseen by the others, and you lead.
lesson-claim-3-phase = Phase two. Everybody takes up their followers. With three players you do not know all the cards of the others, only those that you saw them take.
lesson-claim-3-dwarf = Dwarves are led, and you hold none. With three players the Dwarves of a trick go to the lowest card of all, whatever its faction. Your 2 is lower than the 3. Play Dragon 2.
lesson-claim-3-dwarf-else = Any card below 3 takes the Dwarves. But Dragon 2 also gives you the lead.
lesson-claim-3-gained = Both Dwarves are yours, though your left neighbour won the trick. And your Dragon leads.
lesson-claim-3-end = Each faction votes for the player with most of its cards; on equal numbers the highest card decides. Four of seven votes are yours, and most votes win. There is one more table to see: four players, in two teams.

# Claim for four
lesson-claim-4-welcome = Four players, two teams: you and the player opposite, against your two neighbours. At the end partners put their score piles together. Nine tricks in each phase.
lesson-claim-4-open = Two cards lie open, as with three players. First and second take one each; third and fourth draw from the pile. Who is on your team makes no difference to that.
lesson-claim-4-lead = Dragon 5 is worth having. You lead: play Dragon 6.
lesson-claim-4-lead-else = That might do. But Dragon 6 is the better try: most Dragons are lower.
lesson-claim-4-take = You won. Take Dragon 5.
lesson-claim-4-take-else = Seer 2 is small. Take Dragon 5, which can still win tricks.
lesson-claim-4-order = Your left neighbour was second and got Seer 2; the other two drew. Your left neighbour also leads: their Dragon 4 was played after your 6.
lesson-claim-4-partner = Look at the trick: Undead 9 is your partner’s, and nobody can beat it. When your partner wins, give away what you need least. Play Goblin 2.
lesson-claim-4-partner-else = Your partner has won this trick already. Keep that card, and play Goblin 2.
lesson-claim-4-pool = The two Undead lie in your partner’s score pile, and count for you both.
lesson-claim-4-over = Your partner leads a Goblin 0, your right neighbour plays a 5, and Seer 9 is on offer. A Doppelgänger counts as a Goblin here. Play Doppelgänger 7.
lesson-claim-4-over-else = That leaves Seer 9 to a neighbour. Doppelgänger 7 beats the 5.
lesson-claim-4-prize = You won again. Take Seer 9.
lesson-claim-4-prize-else = Seer 9 is the highest Seer. Take it.
lesson-claim-4-seer = Later. You lead, and hold two Seers. If you win with a Seer, you also look at the top card of the pile. Lead Seer 8.
lesson-claim-4-seer-else = It would look, too, if it won. Seer 8 is surer.
lesson-claim-4-leave = You may take Knight 6, Dragon 7 or the top card, which only you see. Your partner followed you and chooses second: what you leave open is theirs. Take Knight 6 and leave Dragon 7.
lesson-claim-4-leave-else = A good card. But think for two: take Knight 6, and your partner takes Dragon 7.
lesson-claim-4-dwarf = Phase two. Your partner leads a Dwarf. Here, too, the Dwarves of a trick go to the lowest card of all. A Doppelgänger may stand in for a Dwarf: play Doppelgänger 2.
lesson-claim-4-dwarf-else = Dwarf 8 is too high: somebody lower would take all the Dwarves. Doppelgänger 2 is the lowest so far.
lesson-claim-4-gained = Your left neighbour won the trick, and both Dwarves went to you. It does not matter which of you two scores them.
lesson-claim-4-end = The last trick: your partner leads a Goblin, and your Knight wins it. Five votes to two. Dwarves were four to four, and the highest, a 9, lies in your partner’s pile.

# BraveRats
lesson-braverats-welcome = Two clans of rats, eight cards each, the same eight. In every round both choose a card in secret, and both are revealed together. The higher wins the round. Four victories win the game.
lesson-braverats-table = But every rat has a power. The table “What beats what” has your cards in rows and your opponent’s in columns: plus is a win for you, minus a loss, an equals sign a held round. It is always at hand.
lesson-braverats-general = Begin with the General. He is strong, a 6, and unless his power is cancelled, your next card is stronger by two.
lesson-braverats-general-else = You might. But try the General first: even if he loses, your next card has two more.
lesson-braverats-plus = 6 against 4: one notch for you. And there is a +2 beside your name: it counts for this round only.
lesson-braverats-spy = The Spy is only a 2, now a 4. Win or lose, in the round after him your opponent has to reveal first. Play the Spy.
lesson-braverats-spy-else = Keep that. The Spy gains by the +2 as well, and shows you your opponent’s next card.
lesson-braverats-held = A Musician: the round is held, and nobody wins it. It waits between you, and goes to the winner of the next round. And the Musician cancels no power: your Spy still takes effect.
lesson-braverats-answer = Your opponent had to show first: a General, 6. Two victories are at stake. With an Assassin in play the lower card wins. Play the Assassin.
lesson-braverats-answer-else = Look at what lies there: a 6. The Assassin’s 3 is lower, and with him the lower wins.
lesson-braverats-lead = Three notches of four. But now your opponent’s General takes effect: their next card has +2. That is a round to lose cheaply, or to hold.
lesson-braverats-musician = You have a Musician, too. He is worth nothing and holds the round. Play him.
lesson-braverats-musician-else = Against a +2 that is likely to be wasted. The Musician loses nothing: play him.
lesson-braverats-wizard = The Wizard! He cancels the power of the card he meets: your Musician is only a 0, and the round is lost. There is an answer to everything here. An Ambassador, by the way, wins two at once.
lesson-braverats-princess = Your opponent is behind, and still holds the Prince, who wins nearly every round. But if he meets the Princess, she wins the whole game. They need him now. Dare it: play the Princess.
lesson-braverats-princess-else = Sensible, but the Prince beats it. What does the Prince fear? The Princess.
lesson-braverats-end = The Princess meets the Prince, and the game is yours, whatever the notches say. Keep track of what your opponent still holds; that is half the game.

# BraveRats: Princess Attack
lesson-braverats-princess-welcome = Princess Attack: one clan has both Princes, the other both Princesses. Chance decides who gets which; this time the Princes are yours.
lesson-braverats-princess-danger = A Prince wins nearly every round. But if he meets a Princess, the whole game is lost, and your opponent holds two of them. So do not hurry with your Princes.
lesson-braverats-princess-spy = Begin with a card that tells you something. The Spy is small, but after him your opponent has to show first. Play the Spy.
lesson-braverats-princess-spy-else = Too early. Find out first what your opponent plays: the Spy shows you their next card.
lesson-braverats-princess-answer = Your Spy has met a Princess, and won. Now your opponent shows first: the other Princess! A win with the Ambassador counts two. Play the Ambassador.
lesson-braverats-princess-answer-else = Not that one: a Princess lies there, and she is only a 1. The Ambassador beats her, and counts two.
lesson-braverats-princess-safe = Three victories, and both Princesses are gone. Now nothing threatens your Princes. Count the Princesses: that is the game here.
lesson-braverats-princess-prince = Now is the time. Play a Prince.
lesson-braverats-princess-prince-else = That may win, too. But the Princes are safe now, and they are the strongest: play one.
lesson-braverats-princess-held = A Musician holds the round. The next round counts for two.
lesson-braverats-princess-second = You have another Prince. Only a Wizard takes his power, and even then he is a 7. Play him.
lesson-braverats-princess-second-else = The second Prince is surer: play him.
lesson-braverats-princess-end = The Wizard met a plain 7, and that was enough. With the Princesses in your hand you would wait for a Prince instead, and hope that he has to come.

# BraveRats: the Traitor
lesson-braverats-traitor-welcome = The Traitor: after the deal each clan gives the other one card, drawn at random. Both see both cards. Nobody chooses.
lesson-braverats-traitor-gift = You gave a Musician and got a Prince. So you hold two Princes, and your opponent two Musicians and no Prince at all. Your Princess is only a 1 this time: there is nobody for her to meet.
lesson-braverats-traitor-assassin = Without a Prince your opponent relies on high cards, and the Assassin beats high cards. Play the Assassin.
lesson-braverats-traitor-assassin-else = Keep that for later. What does a General fear? The lower card, with an Assassin.
lesson-braverats-traitor-cheap = Your 3 beat a General. But the General takes effect: their next card has +2. Lose this round with the card that you need least, the Princess.
lesson-braverats-traitor-cheap-else = That would probably be wasted against a +2. The Princess has no Prince to meet: play her.
lesson-braverats-traitor-general = One victory each. Now play strong: the General.
lesson-braverats-traitor-general-else = Possible. But the General is a 6, and only a few of their cards beat that.
lesson-braverats-traitor-prince = The Wizard took the General’s power, but 6 beats 5. Your opponent has used General and Wizard. Play a Prince: only a Musician can stop him.
lesson-braverats-traitor-prince-else = A Prince is surer here. Play one.
lesson-braverats-traitor-wizard = A Musician; they have another one. Two victories are at stake in the next round, and the Wizard cancels the power of a Musician. Play the Wizard.
lesson-braverats-traitor-wizard-else = A second Musician would hold the round again. The Wizard wins against him: play the Wizard.
lesson-braverats-traitor-end = Four victories to one. After the Traitor look at both hands first: which powers have lost their purpose, and which card is there twice?

# BraveRats: Draw
lesson-braverats-draw-welcome = Draw: your eight cards are a pile, face down. You hold three, and after each round you draw one. So does your opponent.
lesson-braverats-draw-three = You hold Musician, Ambassador and General. You do not know what your opponent holds, and neither of you knows what comes next.
lesson-braverats-draw-ambassador = An Ambassador’s win counts two, and early in the game nobody expects him. Play the Ambassador.
lesson-braverats-draw-ambassador-else = Later. Nobody knows your three cards yet; that is when an Ambassador has the best chance.
lesson-braverats-draw-drawn = A Wizard beat him. It happens. You have drawn an Assassin.
lesson-braverats-draw-assassin = Your opponent’s Wizard is gone: nothing takes the Assassin’s power now. Play him.
lesson-braverats-draw-assassin-else = Use what you have drawn: with their Wizard gone, the Assassin always works.
lesson-braverats-draw-general = He beat a General, and you have drawn your Prince. Their next card has +2, but they hold few cards: a 6 is still strong. Play the General, for a +2 of your own.
lesson-braverats-draw-general-else = The Prince can wait until more is at stake. Play the General.
lesson-braverats-draw-spy = Two victories to one, and you have +2. The Spy makes your opponent show first. Play the Spy.
lesson-braverats-draw-spy-else = Soon. With the +2 even the Spy is a 4, and he shows you their next card.
lesson-braverats-draw-prince = Equal: that round is held, so two victories are at stake in this one. Your opponent shows a Spy. No Princess, no Musician: play the Prince.
lesson-braverats-draw-prince-else = That may win. But the Prince wins for certain here.
lesson-braverats-draw-end = Four to one. In Draw, plan with three cards, and count what your opponent has already played.

# BraveRats: Draft
lesson-braverats-draft-welcome = Draft: all sixteen cards are shuffled, and you choose your eight. From a packet of four you keep one and pass three; your opponent keeps one and passes two; you keep one, and the last goes to them. Then they open the next packet.
lesson-braverats-draft-first = Your packet: Musician, Princess, Spy, Ambassador. Three of them will be passed on. Keep the Ambassador, whose wins count two.
lesson-braverats-draft-first-else = Good, too. But try the Ambassador: a 4 whose wins count two.
lesson-braverats-draft-princess = Two came back: Musician and Princess. Keep the Princess. Both Princes are still to come, and you can decide who gets them.
lesson-braverats-draft-princess-else = The Princess can win the whole game if your opponent takes a Prince. Keep her.
lesson-braverats-draft-assassin = Your opponent’s packet: Musician, Princess and Assassin are left. They have an Assassin already. Keep the other.
lesson-braverats-draft-assassin-else = Let us see what comes back. Keep the Assassin: he beats high cards.
lesson-braverats-draft-prince = You were passed the second Princess: you have both. Now a Prince is in your packet. In your hand he wins a round; in theirs he may meet a Princess, and you win the game. Pass him on, and keep the General.
lesson-braverats-draft-prince-else = That is a good card. But you hold both Princesses: let your opponent have the Prince, and keep the General.
lesson-braverats-draft-wizard = They took the Prince. Keep the Wizard: he protects you from every power.
lesson-braverats-draft-wizard-else = The Wizard is the better one: a 5, and no power works against him.
lesson-braverats-draft-again = The other Prince! Once more: pass him on, and keep the General.
lesson-braverats-draft-again-else = Do not change your plan now. Keep the General, and leave them the Prince.
lesson-braverats-draft-known = All cards are dealt. You know what your opponent holds: both Princes, and everything that you do not have. They know as much about you.
lesson-braverats-draft-dare = Two Princes there, two Princesses here. Dare it: play a Princess.
lesson-braverats-draft-dare-else = Safe. But this hand was made for something else: play a Princess.
lesson-braverats-draft-twice = A Wizard: her power was gone, and the round lost. You have another Princess, and they have one Wizard less. Again.
lesson-braverats-draft-twice-else = They used up their Wizard. Now a Princess is more dangerous than before: play her.
lesson-braverats-draft-end = The Princess meets the Prince: the game is yours. In a draft every card you pass is a card that your opponent holds. Choose both hands.

# BraveRats: the Emperor
lesson-braverats-match-welcome = The Emperor: a match. The first to win two games wins it. Each game begins with all eight cards, and with no victories. A drawn game is played again.
lesson-braverats-match-spy = One victory each in the first game. Your opponent still has the Prince. If only you knew when he will come! Play the Spy.
lesson-braverats-match-spy-else = The Spy would tell you what they play next. Play him.
lesson-braverats-match-princess = That cost you two victories, but look: they have to show first, and it is the Prince. Play the Princess.
lesson-braverats-match-princess-else = There lies the Prince, and you still hold the Princess. Play her.
lesson-braverats-match-game = The first game is yours, though you were behind, one to three. All cards go back to the hands. The margin of a win does not matter, only the win.
lesson-braverats-match-behind = The second game goes badly: nil to three. In a match that costs you one game at most. And you have kept Musician, Spy, Wizard, General and Prince.
lesson-braverats-match-again = Your opponent has used General, Wizard and Prince. Play the Spy: he loses to few of the rest, and shows you the next card.
lesson-braverats-match-again-else = Strong, but you do not know what it meets. The Spy first.
lesson-braverats-match-musician = One to three. They show the Princess. Of your cards, only the Prince must not meet her. Play the Musician: the next round will count two.
lesson-braverats-match-musician-else = Save that one. Held rounds help the player with the stronger cards, and that is you: play the Musician.
lesson-braverats-match-wizard = Two victories are at stake in this round, and their Musician could hold it again. The Wizard prevents that. Play the Wizard.
lesson-braverats-match-wizard-else = If the Musician comes, nobody wins. Against the Wizard he has no power.
lesson-braverats-match-general = Three to three. They have Spy and Ambassador left, and the General beats both. Play him.
lesson-braverats-match-general-else = The Prince would win, too. But finish it with the General.
lesson-braverats-match-end = Two games to nil: you are Emperor. If nobody has two wins after nine games, the player who has won more of them wins the match. Two variants need no lesson: Fast Rat ends at three victories, and Random deals eight of the sixteen cards to each.

# La Défaite
lesson-defaite-welcome = France, and a weak king. Everybody keeps a court: nobles, courtiers, provinces. Most points win, and provinces score most. You begin with the noble of the Lily.
lesson-defaite-steps = The bar in the middle shows where the round is: draw, act if you like, play one card to the middle. When all have played, the middle is captured. The King stands beside you, so you begin. You have drawn already.
lesson-defaite-interruption = Some cards are not for the middle: interruptions answer what others do. Try it: choose the Countermand, and read why you cannot play it.
lesson-defaite-interruption-else = That one would do. But first try the Countermand: the table tells you why it has to wait.
lesson-defaite-courtier = Now a card for the middle. Of each suit, the highest card captures all cards of the suit. Courtier 6 is nearly the highest, and it has your noble’s Lily, which doubles its worth. Play Courtier 6 of the Lily.
lesson-defaite-courtier-else = That can be played, but let us win something first: Courtier 6 of the Lily.
lesson-defaite-capture = The capture ran in its order: events, musketeers, courtiers, gold, provinces, then persons. The musketeer went back to its player; your 6 took both courtiers. They are in your court now. And the King has moved on: he is free, and walks round the table.
lesson-defaite-gold = Gold lies in the middle, a 1. Play Gold 3: it takes all the gold.
lesson-defaite-gold-else = That leaves the gold to another. Gold 3 takes it.
lesson-defaite-protect = Captured gold is placed. Under a person it protects: an opponent who wants to corrupt that person has to lay more. Put Gold 3 under Courtier 6 of the Lily, your best.
lesson-defaite-protect-else = Possible. But your Lily courtier is worth double, and unprotected. Put Gold 3 under it.
lesson-defaite-reserve = The other gold: put it into the reserve. There it waits, and pays for corruption.
lesson-defaite-reserve-else = It would do there. But in the reserve it can buy somebody, and you will see whom.
lesson-defaite-corrupt = Your turn, and before you play you may act: attack a province with musketeers, duel, or corrupt a person with gold. Your neighbour’s Courtier 5 of the Swan has no gold. Corrupt it.
lesson-defaite-corrupt-else = That is possible, too, but this one is almost free: Courtier 5 of the Swan has no gold under it. Choose Corrupt.
lesson-defaite-lay = You have to lay more gold than lies there: 1 is more than 0. Lay Gold 1 from the reserve.
lesson-defaite-lay-else = That is more than you need. Gold 1 from the reserve is enough.
lesson-defaite-paris = They let go: the courtier is yours, with your gold under it. Now the middle: a province lies there, a 3. Paris is a 4, the highest province of all. Play Paris.
lesson-defaite-paris-else = Provinces score most, and one lies there to be taken. Paris takes it.
lesson-defaite-king = Two provinces are yours; a 4 and a 3. They score at the end, and whenever there is a Rebellion. The King has come round to you again: you begin.
lesson-defaite-rebel = You hold a Rebellion. If it is the only one of the round, the King is your prisoner: five points whenever provinces are scored, and you begin every round. If there are two, both fail. Dare it.
lesson-defaite-rebel-else = Later, perhaps. With two provinces in your court, a Rebellion now scores them at once.
lesson-defaite-score = Yours was the only one. Seven for the provinces, five for the King: twelve. He is yours until another Rebellion, a decree or a Cardinal takes him. Guard your provinces with musketeers; somebody will want them.
