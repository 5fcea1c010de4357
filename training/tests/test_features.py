"""The golden file of features is what the environments write."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import golden


def test_the_golden_file_is_what_the_trainer_reads() -> None:
    assert golden.lines() == golden.FILE.read_text()
