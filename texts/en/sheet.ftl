# The sheets of powers: one page for each game, to be printed.

sheet-title = { $game }: powers on one page
sheet-print = Print this page
sheet-about = Numbers in brackets are sentences of the rules: { $address }
sheet-cards = Cards
sheet-power = Power
sheet-number = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }

# Claim
sheet-claim-factions = Faction
sheet-claim-play = How a trick goes
sheet-claim-follow = Follow the led faction if you hold it; else play anything. The highest card of the led faction wins; of equal cards the earlier. (C4.2, C4.4, C5.1, C5.3)
sheet-claim-lead = The winner leads the next trick, unless a Dragon was played. (C5.7, C9.1)
sheet-claim-one = Phase one, two players: the winner takes the open card, the loser the top of the pile, unseen. Three or four: first and second take the two open cards, the others draw. (C6.1, C6.2)
sheet-claim-two = Phase two: your followers are your hand; the winner scores the cards played. (C7.1, C7.2)
sheet-claim-votes = Votes
sheet-claim-vote = A faction votes for the player who has scored most of its cards; on equal numbers its highest card decides. (C11.1)
sheet-claim-win = Two players: three of five votes win. Three: most votes win; then most cards of the factions won, then their values. Four: partners count together. (C11.3, C11.4, C11.5)
sheet-claim-kingdom = A kingdom has one pair, Goblins and Knights or Gnomes and Giants, and three of the other six factions; with three or four players, five of them. (C2.1, C2.2, C2.3)

# BraveRats
sheet-braverats-rat = Rat
sheet-braverats-value = Value
sheet-braverats-beats = What beats what: your card in rows, your opponent’s in columns
sheet-braverats-signs = + you win, − you lose, = the round is held, ★ you win the game, ✗ you lose the game; ++ a win with the Ambassador counts two.
sheet-braverats-play = How a round goes
sheet-braverats-round = Both choose in secret and reveal together; strength is the value, +2 after a General. The first of these decides: Wizard, Musician, Princess against Prince, Prince, Assassin, strength. (B2.1, B2.2, B3)
sheet-braverats-held = A held round waits: the winner of the next one wins it too. (B4.1)
sheet-braverats-win = Four victories win. If the cards run out first, the game is a draw. (B4.4, B4.5)
sheet-braverats-variants = Variants
sheet-braverats-A = Traitor: after the deal each gives the other a random card; both are seen. (B6.1)
sheet-braverats-B = Draw: your eight cards are a pile; hold three, draw one after playing. (B6.2)
sheet-braverats-C = Fast Rat: three victories win. (B6.3)
sheet-braverats-D = Draft: from packets of four, keep one and pass on, in turn. (B6.4)
sheet-braverats-E = Random: eight of the sixteen cards to each. (B6.5)
sheet-braverats-F = Princess Attack: one has both Princes, the other both Princesses. (B6.6)
sheet-braverats-G = Emperor: the first to win two games. (B6.7)

# La Défaite
sheet-defaite-deck = Numbers and nobles
sheet-defaite-persons = Special persons
sheet-defaite-events = Events
sheet-defaite-play = How a round goes
sheet-defaite-turn = Starting with the player beside the King, each draws a card, may attack, corrupt or duel once, and plays a card to the middle. (L3.2–L3.5)
sheet-defaite-capture = Then the middle is captured, in this order: events; musketeers; courtiers; gold; provinces; then nobles, Queen and special persons; a Rebellion scores provinces. In each suit the highest card takes all of it. (L8.1–L8.5)
sheet-defaite-ties = Ties go to the player who holds the King, then to the one with more courtiers with their nobles’ symbols. (L8.3)
sheet-defaite-force = Attack: lay more musketeers than guard the province. Corruption: lay more gold than lies under the person. The other may raise, and so on. (L4, L5)
sheet-defaite-score = Provinces score their value, twice with a noble of their symbol; the King’s holder scores 5 more. At the end also: courtiers 1, or 2 with their noble; special persons, nobles and the Queen 3 each. (L10.2, L10.3)
sheet-kind-Ms = Musketeers 1–7
sheet-kind-Au = Gold 1–3
sheet-kind-Co = Courtiers 4–7
sheet-kind-Pv = Provinces 3, Paris 4
sheet-kind-No = Nobles
sheet-kind-Qu = The Queen
sheet-kind-Ki = The King
