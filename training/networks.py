"""The networks of the policy, which sees what its player sees, and of the critic, which sees all cards."""

import itertools

import torch
from torch import Tensor, nn
from torch.nn import functional

ALIGNED = 16
"""The accelerator multiplies matrices of such widths several times as fast as others."""


def aligned(width: int) -> int:
    """Return the least width from this one on that the accelerator likes."""
    return -(-width // ALIGNED) * ALIGNED


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
        kind = torch.bfloat16 if seen.is_cuda else torch.float32
        cells = seen.to(kind)
        *hidden, last = self.layers
        for number, layer in enumerate(hidden):
            weight = layer.weight if number else layer.weight * self.scale
            cells = torch.relu(functional.linear(cells, weight.to(kind), layer.bias.to(kind)))
        found: Tensor = last(cells.float())
        return found


def masked(logits: Tensor, legal: Tensor) -> Tensor:
    """Return the logarithms of the probabilities of the legal actions, minus infinity for the others."""
    return torch.log_softmax(logits.masked_fill(~legal, -torch.inf), dim=-1)


def average_into(average: nn.Module, model: nn.Module, decay: float) -> None:
    """Move the averaged weights towards the model's."""
    with torch.no_grad():
        torch._foreach_lerp_(list(average.parameters()), list(model.parameters()), 1.0 - decay)
