"""The judge's network: the result of phase two of Claim between two players."""

import torch
from interregnum import Layout
from torch import Tensor, nn

SETS = ("hand-0", "hand-1", "score-0", "score-1")
EXCHANGED = (1, 0, 3, 2)
"""The sets with the seats exchanged."""
FACTIONS = 5
"""The number of factions of a kingdom."""


class Block(nn.Module):
    """Attention between the tokens, then a layer for each of them."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(2))
        self.asked = nn.Linear(width, 3 * width)
        self.heard = nn.Linear(width, width)
        self.inner = nn.Linear(width, 2 * width)
        self.outer = nn.Linear(2 * width, width)

    def forward(self, tokens: Tensor) -> Tensor:
        """Return the tokens (row, token, width) after the block."""
        rows, number, width = tokens.shape
        asked = self.asked(self.norms[0](tokens)).view(rows, number, 3, self.heads, width // self.heads)
        query, key, value = asked.permute(2, 0, 3, 1, 4)
        scores = (query @ key.transpose(-1, -2)) * (width // self.heads) ** -0.5
        heard = (scores.softmax(dim=-1) @ value).transpose(1, 2).reshape(rows, number, width)
        tokens = tokens + self.heard(heard)
        found: Tensor = tokens + self.outer(torch.relu(self.inner(self.norms[1](tokens))))
        return found


class Judge(nn.Module):
    """Seat 0's result, from -1 to 1, of a settled position with best play of both.

    A transformer with one token for each faction of the kingdom: its cards in both hands and score piles, and who
    leads. It is antisymmetric: with the seats exchanged the result has the other sign.
    """

    columns: Tensor
    kingdom: Tensor
    leader: Tensor
    exchanged: Tensor

    def __init__(self, layout: Layout, width: int, blocks: int) -> None:
        super().__init__()
        by_faction: dict[str, list[int]] = {}
        for column, card in enumerate(layout.cards):
            by_faction.setdefault(card[:2], []).append(column)
        most = max(map(len, by_faction.values()))
        # The column after the last one is zero.
        columns = torch.full((len(by_faction), len(SETS), most), layout.size)
        for faction, cards in enumerate(by_faction.values()):
            for place, name in enumerate(SETS):
                columns[faction, place, : len(cards)] = torch.tensor(cards) + layout.fields[name].start
        self.register_buffer("columns", columns)
        for name in ("kingdom", "leader"):
            part = layout.fields[name].slice
            self.register_buffer(name, torch.arange(part.start, part.stop))
        self.register_buffer("exchanged", torch.tensor(EXCHANGED))
        inputs = len(SETS) * most + 2
        # About six inputs of a token are not zero.
        self.weight = nn.Parameter(torch.randn(len(by_faction), inputs, width) * 6**-0.5)
        self.bias = nn.Parameter(torch.zeros(len(by_faction), width))
        self.blocks = nn.ModuleList(Block(width, max(width // 32, 1)) for _ in range(blocks))
        self.inner, self.outer = nn.Linear(width, width), nn.Linear(width, 1)

    def forward(self, seen: Tensor) -> Tensor:
        """Return the results of rows of what seat 0 observes."""
        with torch.autocast("cuda", torch.bfloat16, enabled=seen.is_cuda):
            padded = torch.cat([seen, seen.new_zeros(len(seen), 1)], dim=1)
            cards = padded[:, self.columns]
            leader = seen[:, self.leader]
            # Both seats' sides in one pass.
            cards = torch.cat([cards, cards[:, :, self.exchanged]])
            leader = torch.cat([leader, leader.flip(1)])
            leader = leader[:, None].expand(-1, cards.shape[1], -1)
            inputs = torch.cat([cards.flatten(2), leader], dim=2).to(self.weight.dtype)
            tokens = torch.einsum("nfi,fiw->nfw", inputs, self.weight) + self.bias
            played = seen[:, self.kingdom].float().topk(FACTIONS, dim=1).indices.repeat(2, 1)
            tokens = tokens.gather(1, played[:, :, None].expand(-1, -1, tokens.shape[2]))
            for block in self.blocks:
                tokens = block(tokens)
            found = self.outer(torch.relu(self.inner(tokens.mean(dim=1))))[:, 0].float()
        one, other = found.chunk(2)
        return torch.tanh(one - other)
