"""Examples as `examples.ts` writes them, and which sides of squares are near one another."""
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import torch

# What is told of a side: of a wall, and of a line of each ink.
INKS = 7
TOLD = 1 + INKS


@dataclass
class Example:
    """One map: colours a side (of white), what is true of it, and 1 where it lies on the frame."""

    width: int
    height: int
    colours: torch.Tensor
    truth: torch.Tensor
    frame: torch.Tensor


def read_example(path):
    with open(path, 'rb') as file:
        data = file.read()
    width, height, deep = (int(number) for number in np.frombuffer(data, '<u4', 3))
    count = width * height * 4
    numbers = lambda of, start: torch.from_numpy(np.frombuffer(data, np.uint8, count * of, start).reshape(count, of).copy())
    colours = numbers(deep * 3, 12).float().reshape(count, deep, 3) / 190
    truth = numbers(TOLD + 1, 12 + count * deep * 3).float()
    return Example(width, height, colours, truth[:, :TOLD], truth[:, TOLD:])


STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]


@lru_cache(maxsize=None)
def neighbours(width, height):
    """Six rows, a place a side: its edge seen from beyond; the same side to its left and right; the other three of its square."""
    count = width * height * 4
    near = torch.full((6, count), count)

    def side_at(x, y, way):
        return (y * width + x) * 4 + way if 0 <= x < width and 0 <= y < height else count

    for side in range(count):
        square, way = side // 4, side % 4
        x, y = square % width, square // width
        left, right, back = (way + 3) % 4, (way + 1) % 4, (way + 2) % 4
        at = lambda turn, same: side_at(x + STEPS[turn][0], y + STEPS[turn][1], same)
        places = [at(way, back), at(left, way), at(right, way), square * 4 + left, square * 4 + right, square * 4 + back]
        near[:, side] = torch.tensor(places)
    return near
