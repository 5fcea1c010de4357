"""The networks: a policy that sees what its player sees, a critic that sees all cards, a judge of settled positions."""

import itertools

import torch
from torch import Tensor, nn


class Perceptron(nn.Module):
    """Fully connected layers with ReLU over bytes that are scaled by column."""

    scale: Tensor

    def __init__(self, scale: Tensor, widths: tuple[int, ...], outputs: int) -> None:
        super().__init__()
        self.register_buffer("scale", scale.clone())
        sizes = [len(scale), *widths, outputs]
        self.layers = nn.ModuleList(nn.Linear(one, two) for one, two in itertools.pairwise(sizes))
        for layer in self.layers:
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
        # A uniform policy, and values of zero, to begin with.
        nn.init.normal_(self.layers[-1].weight, std=0.01)

    def forward(self, seen: Tensor) -> Tensor:
        """Return the outputs in float32 for rows of bytes."""
        cells = seen.to(torch.bfloat16 if seen.is_cuda else torch.float32) * self.scale.to(
            torch.bfloat16 if seen.is_cuda else torch.float32
        )
        with torch.autocast("cuda", torch.bfloat16, enabled=seen.is_cuda):
            for layer in self.layers[:-1]:
                cells = torch.relu(layer(cells))
            found: Tensor = self.layers[-1](cells).float()
        return found


def masked(logits: Tensor, legal: Tensor) -> Tensor:
    """Return the logarithms of the probabilities of the legal actions, minus infinity for the others."""
    return torch.log_softmax(logits.masked_fill(~legal, -torch.inf), dim=-1)


class Judge(nn.Module):
    """Seat 0's result, from -1 to 1, of a settled position between two with best play of both.

    It is antisymmetric: with the seats exchanged the result has the other sign.
    """

    exchanged: Tensor

    def __init__(self, scale: Tensor, exchanged: Tensor, widths: tuple[int, ...]) -> None:
        super().__init__()
        self.body = Perceptron(scale, widths, 1)
        self.register_buffer("exchanged", exchanged)

    def forward(self, seen: Tensor) -> Tensor:
        """Return the results of rows of what seat 0 observes."""
        return torch.tanh(self.body(seen)[:, 0] - self.body(seen[:, self.exchanged])[:, 0])


def exchanged_columns(fields: dict[str, tuple[int, int]]) -> Tensor:
    """Return for every column the one that takes its place when two seats are exchanged."""
    columns: list[int] = []
    for name, (start, length) in fields.items():
        if name == "leader":
            columns += [start + 1, start]
            continue
        stem, _, seat = name.rpartition("-")
        other = {"0": f"{stem}-1", "1": f"{stem}-0"}.get(seat, name)
        columns += range(fields[other][0], fields[other][0] + length)
    return torch.tensor(columns)


def average_into(average: nn.Module, model: nn.Module, decay: float) -> None:
    """Move the averaged weights towards the model's."""
    with torch.no_grad():
        torch._foreach_lerp_(list(average.parameters()), list(model.parameters()), 1.0 - decay)
