"""An arena on a Dask cluster: pieces of work that depend on their deals alone, so that any machine gives the same.

By default it starts a local cluster of several processes; ``--scheduler`` uses an existing one. A worker that dies
costs time, not games: Dask gives its pieces to another.
"""

import argparse

from dask.distributed import Client, LocalCluster, as_completed

import interregnum
from interregnum import ArenaResult, Game


def piece(table: Game, bots: list[str], first: int, number: int, seed: int) -> ArenaResult:
    """Play some deals: the work of one task."""
    return interregnum.arena_part(table, bots, range(first, first + number), seed, threads=1)


def arena(client: Client, table: Game, bots: list[str], games: int, seed: int, size: int = 250) -> ArenaResult:
    """Play an arena on a cluster; the result is that of ``interregnum.arena``."""
    deals = games // 2
    tasks = [
        client.submit(piece, table, bots, first, min(size, deals - first), seed, pure=False, retries=5)
        for first in range(0, deals, size)
    ]
    return ArenaResult.joined(future.result() for future in as_completed(tasks))


def main() -> None:
    """Play, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--scheduler", help="the address of a running scheduler")
    asked = parser.parse_args()
    table = interregnum.game("claim", kingdom="claim2")
    if asked.scheduler:
        with Client(asked.scheduler) as client:
            print(arena(client, table, ["greedy", "page"], asked.games, seed=7))
        return
    with (
        LocalCluster(n_workers=asked.workers, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        print(arena(client, table, ["greedy", "page"], asked.games, seed=7))


if __name__ == "__main__":
    main()
