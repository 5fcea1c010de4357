# The lessons: what the coach says, stop by stop; "-else" answers another choice that is legal.

lesson-title = { $game }: a lesson
lesson-coach = The coach
lesson-stop = { $number } of { $of }
lesson-skip = Leave the lesson
lesson-next = Go on
lesson-again = Once more
lesson-watch = Watch…
lesson-now-play = Now play a game
lesson-over = The lesson is over.

# Claim
lesson-claim-welcome = The king is dead, and five factions will vote for the next. You play two phases of thirteen tricks. In the first you recruit followers; in the second these followers are your hand, and win you votes.
lesson-claim-stake = A card lies at stake: Knight 9. Whoever wins the trick gets it as a follower. Whoever loses gets the top card of the pile, unseen. So look at the stake before you choose.
lesson-claim-lead = A Knight 9 is worth having. You lead: the other must follow your faction if they can, and the highest card of it wins. Lead Dwarf 8.
lesson-claim-lead-else = That might not win, and Knight 9 is worth winning. Lead Dwarf 8: only the 9 beats it.
lesson-claim-lose = Won. Now a mere Goblin 0 is at stake. Nobody wants it; the unseen card is probably better. Lose this trick on purpose, with Dwarf 0.
lesson-claim-lose-else = A good card for a bad stake. Dwarf 0 cannot win, and that is what you want now.
lesson-claim-knight = The other leads Goblin 9. You hold no Goblins, so you may play anything. And when Goblins lead, any Knight beats everything that is no Knight. Play Knight 4.
lesson-claim-knight-else = That loses to Goblin 9, and Knight 7 is at stake. A small Knight is enough: Knight 4.
lesson-claim-follow = The other leads Undead 6. Your lowered cards may not be played. Try one: choose Knight 6, and read why not.
lesson-claim-follow-else = That one may be played, and soon will be. First see what the rules say to the others: choose Knight 6.
lesson-claim-undead = You hold Undead, so you must follow. Undead have a power: whoever wins them in phase one scores them at once. Play Undead 8.
lesson-claim-undead-else = That leaves two Undead to the other’s score pile. Undead 8 wins them for yours.
lesson-claim-double = The other leads Knight 8. Knight 6 would follow, and lose. But a Doppelgänger may stand in for any faction, with its own value. Play Doppelgänger 9.
lesson-claim-double-else = That is legal, but it loses to Knight 8. Doppelgänger 9 counts as a Knight here, and wins.
lesson-claim-second = The first phase is over; the tricks between were played for you. Your followers are now your hand. Nothing is at stake any more: the winner of a trick scores its cards.
lesson-claim-dwarf = Except Dwarves: in phase two they go to the loser of the trick. So lead Dwarf 2, and hope to lose.
lesson-claim-dwarf-else = First the Dwarves: lead Dwarf 2. If the other has to win, both Dwarves are yours.
lesson-claim-votes = Look at the banners. Each faction votes for whoever scores most of its cards. A banner leans to whoever leads; once nobody can change it, it is nailed down. The Dwarves are yours already.
lesson-claim-nail = You lead, and the Knights are undecided. Your Knight 9 is the highest there is, and two Knights decide their vote. Lead it.
lesson-claim-nail-else = A good idea, later. Knight 9 cannot lose now, and nails a banner.
lesson-claim-third = Two banners are yours; three of five win. The other leads Goblin 7. Goblin 8 would win, but Doppelgänger 8 wins too, and decides the Doppelgängers. Play it.
lesson-claim-third-else = That does not decide anything. Doppelgänger 8 counts as a Goblin, wins the trick, and nails your third banner.
lesson-claim-end = Three votes to two: the throne is yours. Equal counts go to the highest card; that is how the other won Goblins and Undead. There are more factions to meet, and for three or four players, too.

# BraveRats
lesson-braverats-welcome = Two clans of rats, eight cards each, the same eight. In every round both choose a card in secret, and both are revealed together. The higher wins the round. Four victories win the game.
lesson-braverats-table = But every rat has a power. The table “What beats what” has your cards in rows and the other’s in columns: plus is a win for you, minus a loss, an equals sign a held round. It is always at hand.
lesson-braverats-general = Begin with the General. He is strong, a 6, and if he works, your next card is stronger by two.
lesson-braverats-general-else = You might. But try the General first: even if he loses, your next card has two more.
lesson-braverats-plus = 6 against 4: one notch for you. And there is a +2 beside your name: it counts for this round only.
lesson-braverats-spy = The Spy is a mere 2, now 4. Win or lose, in the round after him the other has to show first. Play the Spy.
lesson-braverats-spy-else = Keep that. The Spy gains by the +2 as well, and shows you the other’s next card.
lesson-braverats-held = A Musician: the round is held, and nobody wins it. It waits between you; whoever wins the next round wins it, too. And the Musician takes no power away: your Spy works.
lesson-braverats-answer = The other had to show first: a General, 6. Two victories are in it. With an Assassin in play the lower card wins. Play the Assassin.
lesson-braverats-answer-else = Look at what lies there: a 6. The Assassin’s 3 is lower, and with him the lower wins.
lesson-braverats-lead = Three notches of four. But now the other’s General has worked: their next card has +2. That is a round to lose cheaply, or to hold.
lesson-braverats-musician = You have a Musician, too. He is worth nothing and holds the round. Play him.
lesson-braverats-musician-else = Against a +2 that is likely to be wasted. The Musician loses nothing: play him.
lesson-braverats-wizard = The Wizard! He takes the power from the card he meets: your Musician is only a 0, and the round is lost. There is an answer to everything here. An Ambassador, by the way, wins two at once.
lesson-braverats-princess = The other is behind, and still holds the Prince, who wins every round but one: if he meets the Princess, she wins the whole game. They need him now. Dare it: play the Princess.
lesson-braverats-princess-else = Sensible, but the Prince beats it. What does the Prince fear? The Princess.
lesson-braverats-end = The Princess meets the Prince, and the game is yours, whatever the notches say. Each clan keeps track of what the other still holds; that is half the game.

# La Défaite
lesson-defaite-welcome = France, and a weak king. Everybody keeps a court: nobles, courtiers, provinces. Most points win, and provinces score most. You begin with the noble of the Lily.
lesson-defaite-steps = The bar in the middle shows where the round is: draw, act if you like, play one card to the middle. When all have played, the middle is captured. The King stands beside you, so you begin. You have drawn already.
lesson-defaite-interruption = Some cards are no cards for the middle: interruptions answer what others do. Try it: choose the Countermand, and read why not.
lesson-defaite-interruption-else = That one would do. But first try the Countermand: the table tells you why it has to wait.
lesson-defaite-courtier = Now a card for the middle. Of each suit, the highest card captures all cards of the suit. Courtier 6 is nearly the highest, and it has your noble’s Lily, which doubles its worth. Play Courtier 6 of the Lily.
lesson-defaite-courtier-else = That can be played, but let us win something first: Courtier 6 of the Lily.
lesson-defaite-capture = The capture ran in its order: events, musketeers, courtiers, gold, provinces, then persons. The musketeer went to whoever played it; your 6 took both courtiers. They are in your court now. And the King has moved on: he is free, and walks round the table.
lesson-defaite-gold = Gold lies in the middle, a 1. Play Gold 3: it takes all the gold.
lesson-defaite-gold-else = That leaves the gold to another. Gold 3 takes it.
lesson-defaite-protect = Captured gold is placed. Under a person it protects: whoever wants to corrupt that person has to lay more. Put Gold 3 under Courtier 6 of the Lily, your best.
lesson-defaite-protect-else = Possible. But your Lily courtier is worth double, and naked. Put Gold 3 under it.
lesson-defaite-reserve = The other gold: put it into the reserve. There it waits, and pays for corruption.
lesson-defaite-reserve-else = It would do there. But in the reserve it can buy somebody, and you will see whom.
lesson-defaite-corrupt = Your turn, and before you play you may act: attack a province with musketeers, duel, or corrupt a person with gold. Your neighbour’s Courtier 5 of the Swan has no gold. Corrupt it.
lesson-defaite-corrupt-else = That is possible, too, but this one is for nothing: Courtier 5 of the Swan has no gold under it. Choose Corrupt.
lesson-defaite-lay = You have to lay more gold than lies there: 1 is more than 0. Lay Gold 1 from the reserve.
lesson-defaite-lay-else = Too much for nothing. Gold 1 from the reserve is enough.
lesson-defaite-paris = They let go: the courtier is yours, with your gold under it. Now the middle: a province lies there, a 3. Paris is a 4, the highest province of all. Play Paris.
lesson-defaite-paris-else = Provinces score most, and one lies there to be taken. Paris takes it.
lesson-defaite-king = Two provinces are yours; a 4 and a 3. They score at the end, and whenever there is a Rebellion. The King has come round to you again: you begin.
lesson-defaite-rebel = You hold a Rebellion. If it is the only one of the round, the King is your prisoner: five points whenever provinces are scored, and you begin every round. If there are two, both fail. Dare it.
lesson-defaite-rebel-else = Later, perhaps. With two provinces in your court, a Rebellion now scores them at once.
lesson-defaite-score = Yours was the only one. Seven for the provinces, five for the King: twelve. He is yours until another Rebellion, a decree or a Cardinal takes him. Guard your provinces with musketeers; somebody will want them.
