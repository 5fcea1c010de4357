"""Work on the accelerator that is recorded once and then repeated: one launch instead of some hundred."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import torch

WARM = 3
"""The number of calls that run as they are: libraries set themselves up in the first ones."""


class Recorded:
    """A function without arguments that always works on the same tensors.

    On a processor it is just called. While a call records, nothing else may use the accelerator.
    """

    def __init__(self, work: Callable[[], None], device: torch.device, random: torch.Generator | None = None) -> None:
        self.work, self.device, self.random = work, device, random
        self.calls = 0
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        """Do the work on the current stream."""
        if self.graph is None and (self.device.type != "cuda" or self.calls < WARM):
            self.calls += 1
            self.work()
            return
        if self.graph is None:
            self.graph = self._record()
        self.graph.replay()

    def _record(self) -> torch.cuda.CUDAGraph:
        graph = torch.cuda.CUDAGraph()
        if self.random is not None:
            graph.register_generator_state(self.random)
        with torch.cuda.graph(graph, stream=torch.cuda.current_stream(), capture_error_mode="thread_local"):
            self.work()
        return graph


@contextmanager
def on_stream(stream: torch.cuda.Stream | None) -> Iterator[None]:
    """Work on a stream of the accelerator, if there is one."""
    if stream is None:
        yield
        return
    with torch.cuda.stream(stream):
        yield


def new_stream(device: torch.device, is_urgent: bool = False) -> torch.cuda.Stream | None:
    """Return a stream of an accelerator."""
    return torch.cuda.Stream(device, priority=-1 if is_urgent else 0) if device.type == "cuda" else None
