"""Writing a policy to a file: eight-bit weights, and the columns that were ever used.

The layout, all numbers little-endian; ``crates/players/src/policy/network.rs`` reads it:

- ``IPN1``; the number of columns of an observation (u16), the number of layers (u8), their widths (u16 each)
- one bit for each column, the lowest first: whether the network reads it; for each such column its scale (f32)
- for each layer: for each output its step (f32), then its bias (f32); then the weights (i8), a weight being its number
  times the step of its output. All layers but the last have a row for each input, the last one for each output.
"""

import hashlib
import struct
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from networks import aligned

MAGIC = b"IPN1"


class Quantised:
    """A policy with eight-bit weights, which reads the ``used`` columns of an observation."""

    def __init__(self, state: dict[str, torch.Tensor], used: torch.Tensor) -> None:
        self.used = used.cpu().numpy().astype(bool)
        # The trainer's first layer may be wider than the columns that are read.
        columns = int(self.used.sum())
        self.scale = state["scale"].cpu().numpy().astype(np.float32)[:columns]
        number = sum(name.endswith("weight") for name in state)
        self.weights: list[NDArray[np.int8]] = []
        self.steps: list[NDArray[np.float32]] = []
        self.biases: list[NDArray[np.float32]] = []
        for layer in range(number):
            weight = state[f"layers.{layer}.weight"].float().cpu().numpy()
            weight = weight if layer else weight[:, :columns]
            step = np.maximum(np.abs(weight).max(axis=1), 1e-8).astype(np.float32) / 127
            self.weights.append(np.rint(weight / step[:, None]).astype(np.int8))
            self.steps.append(step)
            self.biases.append(state[f"layers.{layer}.bias"].float().cpu().numpy())

    @classmethod
    def read(cls, file: bytes) -> "Quantised":
        """Read a file back."""
        assert file.startswith(MAGIC)
        columns, number = struct.unpack_from("<HB", file, 4)
        at = 7

        def take(length: int, kind: str) -> NDArray[Any]:
            nonlocal at
            found = np.frombuffer(file, kind, length, at)
            at += found.nbytes
            return found

        widths = take(number, "<u2").tolist()
        self = cls.__new__(cls)
        self.used = np.unpackbits(take((columns + 7) // 8, "u1"), count=columns, bitorder="little").astype(bool)
        self.scale = take(int(self.used.sum()), "<f4")
        self.weights, self.steps, self.biases = [], [], []
        inputs = len(self.scale)
        for layer, width in enumerate(widths):
            self.steps.append(take(width, "<f4"))
            self.biases.append(take(width, "<f4"))
            weights = take(inputs * width, "i1")
            is_last = layer + 1 == number
            self.weights.append(weights.reshape(width, inputs) if is_last else weights.reshape(inputs, width).T)
            inputs = width
        return self

    def state(self) -> dict[str, torch.Tensor]:
        """Return the weights as a network of PyTorch holds them, to go on learning from a file."""
        columns = len(self.scale)
        added = aligned(columns) - columns
        found = {"scale": functional.pad(torch.from_numpy(self.scale.copy()), (0, added))}
        for layer, (weight, step, bias) in enumerate(zip(self.weights, self.steps, self.biases, strict=True)):
            found[f"layers.{layer}.weight"] = torch.from_numpy(weight.astype(np.float32) * step[:, None])
            found[f"layers.{layer}.bias"] = torch.from_numpy(bias.copy())
        found["layers.0.weight"] = functional.pad(found["layers.0.weight"], (0, added))
        return found

    def logits(self, seen: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Return the logits of rows of observations, as the player computes them but for the order of sums."""
        cells = seen[:, self.used].astype(np.float32) * self.scale
        for layer, (weight, step, bias) in enumerate(zip(self.weights, self.steps, self.biases, strict=True)):
            cells = (cells @ weight.T.astype(np.float32)) * step + bias
            if layer + 1 < len(self.weights):
                cells = np.maximum(cells, 0.0)
        return cells

    def write(self) -> bytes:
        """Return the file."""
        parts = [MAGIC, struct.pack("<HB", len(self.used), len(self.weights))]
        parts += [struct.pack("<H", len(bias)) for bias in self.biases]
        parts += [np.packbits(self.used, bitorder="little").tobytes(), self.scale.astype("<f4").tobytes()]
        for layer, (weight, step, bias) in enumerate(zip(self.weights, self.steps, self.biases, strict=True)):
            by_output = layer + 1 == len(self.weights)
            rows = weight if by_output else np.ascontiguousarray(weight.T)
            parts += [step.astype("<f4").tobytes(), bias.astype("<f4").tobytes(), rows.tobytes()]
        return b"".join(parts)


def export(checkpoint: dict[str, Any], path: Path) -> str:
    """Write the averaged policy of a checkpoint, and return the SHA-256 of the file."""
    written = Quantised(checkpoint["average"], checkpoint["used"]).write()
    path.write_bytes(written)
    return hashlib.sha256(written).hexdigest()
