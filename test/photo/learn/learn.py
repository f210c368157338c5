"""Trains the network of `src/photo/side-network.ts`, which predicts what is printed along the sides of squares.

    python3 learn.py FOLDER EPOCHS

Reads the examples of `examples.ts` in FOLDER/train and FOLDER/check. Writes the weights to FOLDER/side-weights.bin.
"""
import glob
import math
import os
import random
import sys
import time
from dataclasses import dataclass
from functools import lru_cache

# Threads that wait must not occupy a processor that another program needs. Set before the library is loaded.
os.environ.setdefault('OMP_WAIT_POLICY', 'PASSIVE')

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

# Architecture, the same as in `side-network.ts`.
FEATURES, HIDDEN, ROUNDS, QUERIES, VALUES, MESSAGES = 48, 96, 3, 16, 24, 7
COLOURS = 30 * 3
# Outputs per side: a wall, and a line of each of seven inks.
OUTPUTS = 1 + 7
# Maps per training step.
BATCH_SIZE = 6
LEARNING_RATE = 2e-3
# Weight of the loss of lines relative to the loss of walls, which are easier.
LINE_LOSS_WEIGHT = 4
# Probability of augmentation by a rotation of hues, and by other walls.
HUE_PROBABILITY = 0.2
WALL_PROBABILITY = 0.4
# Byte value of white in the examples.
WHITE_BYTE = 190


@dataclass
class Example:
    """One map: colours per side as bytes, labels per side, and whether the side is on the frame."""

    width: int
    height: int
    colours: torch.Tensor
    labels: torch.Tensor
    frame: torch.Tensor


def read_example(path):
    with open(path, 'rb') as file:
        data = file.read()
    width, height, depth = (int(number) for number in np.frombuffer(data, '<u4', 3))
    sides = width * height * 4

    def read_bytes(per_side, start):
        return torch.from_numpy(np.frombuffer(data, np.uint8, sides * per_side, start).reshape(sides, per_side).copy())

    labels = read_bytes(OUTPUTS + 1, 12 + sides * depth * 3).float()
    colours = read_bytes(depth * 3, 12).reshape(sides, depth, 3)
    return Example(width, height, colours, labels[:, :OUTPUTS], labels[:, OUTPUTS:])


STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]


@lru_cache(maxsize=None)
def find_neighbours(width, height):
    """Returns six rows of indices, one column per side: the other side of its edge, the same side of the squares to the
    left and right, and the other three sides of its square. Absent neighbours have the index after the last side."""
    count = width * height * 4
    neighbours = torch.full((6, count), count)

    def side_of_step(x, y, step, side):
        x, y = x + STEPS[step][0], y + STEPS[step][1]
        return (y * width + x) * 4 + side if 0 <= x < width and 0 <= y < height else count

    for index in range(count):
        square, side = index // 4, index % 4
        x, y = square % width, square // width
        left, right, back = (side + 3) % 4, (side + 1) % 4, (side + 2) % 4
        outside = [side_of_step(x, y, side, back), side_of_step(x, y, left, side), side_of_step(x, y, right, side)]
        neighbours[:, index] = torch.tensor(outside + [square * 4 + left, square * 4 + right, square * 4 + back])
    return neighbours


# The neighbour relation of each row of `find_neighbours`, seen from the neighbour.
INVERSE_ROWS = [0, 2, 1, 4, 3, 5]


class GatherNeighbours(torch.autograd.Function):
    """Selects the features of neighbours. The gradient selects by the inverse relation, much faster than a scatter."""

    @staticmethod
    def forward(context, features, row, inverse):
        context.save_for_backward(inverse)
        return torch.cat([features, torch.zeros(1, features.shape[1])]).index_select(0, row)

    @staticmethod
    def backward(context, gradient):
        (inverse,) = context.saved_tensors
        return torch.cat([gradient, torch.zeros(1, gradient.shape[1])]).index_select(0, inverse), None, None


class SideNetwork(nn.Module):
    """Message passing between the sides of a map, with attention over the full map in each round."""

    def __init__(self):
        super().__init__()
        rounds = range(ROUNDS)
        self.encoder = nn.ModuleList([nn.Linear(COLOURS + 1, HIDDEN), nn.Linear(HIDDEN, FEATURES)])
        self.queries = nn.ModuleList([nn.Linear(FEATURES, QUERIES) for _ in rounds])
        self.values = nn.ModuleList([nn.Linear(FEATURES, VALUES) for _ in rounds])
        self.summaries = nn.ModuleList([nn.Linear(QUERIES * VALUES, FEATURES) for _ in rounds])
        self.first = nn.ModuleList([nn.Linear(MESSAGES * FEATURES, HIDDEN) for _ in rounds])
        self.second = nn.ModuleList([nn.Linear(HIDDEN, FEATURES) for _ in rounds])
        self.output = nn.Linear(FEATURES, OUTPUTS)

    def layers(self):
        """Returns all layers in the order of `decodeSideNetwork`."""
        rounds = zip(self.queries, self.values, self.summaries, self.first, self.second)
        return [*self.encoder, *(layer for each in rounds for layer in each), self.output]

    def forward(self, inputs, neighbours, lengths):
        """Takes the sides of several maps, one row per side. `lengths` is the number of sides of each map."""
        features = self.encoder[1](F.relu(self.encoder[0](inputs)))
        for query, value, summary, first, second in zip(
            self.queries, self.values, self.summaries, self.first, self.second
        ):
            pairs = zip(query(features).split(lengths), value(features).split(lengths))
            attended = [(torch.softmax(queries, 0).t() @ values).reshape(1, -1) for queries, values in pairs]
            summaries = summary(torch.cat(attended))
            whole = torch.cat([row.expand(length, -1) for row, length in zip(summaries.unsqueeze(1), lengths)])
            beyond, left, right, before, after, facing = [
                GatherNeighbours.apply(features, row, neighbours[inverse])
                for row, inverse in zip(neighbours, INVERSE_ROWS)
            ]
            in_line = [(left + right) / 2, torch.maximum(left, right)]
            messages = torch.cat([features, beyond, *in_line, (before + after) / 2, facing, whole], 1)
            features = features + second(F.relu(first(messages)))
        return self.output(features)


def augment_colours(colours):
    """Changes the colours of a map as another printer, light and camera would, and shifts its grid slightly."""
    count, depth, _ = colours.shape
    mixing = torch.eye(3) + 0.06 * torch.randn(3, 3)
    if random.random() < HUE_PROBABILITY:
        angle = random.gauss(0, 0.35)
        across = math.sqrt(1 / 3) * math.sin(angle) * torch.tensor([[0.0, -1, 1], [1, 0, -1], [-1, 1, 0]])
        mixing = mixing @ (torch.eye(3) * math.cos(angle) + (1 - math.cos(angle)) / 3 + across)
    colours = colours @ (mixing / mixing.sum(1, keepdim=True)).t()
    colours = colours * (1 + 0.1 * torch.randn(3)) * (1 + 0.12 * torch.randn(1))
    colours = colours.clamp(min=1e-3) ** math.exp(0.15 * random.gauss(0, 1))
    haze = max(0.0, random.gauss(0, 0.04))
    colours = haze + (1 - haze) * colours
    # Blur and shift are one linear map from depths to depths: rows of a matrix.
    positions = torch.arange(depth).float()
    sigma = random.random() * 1.3 if random.random() < 0.5 else 0
    blur = torch.exp(-((positions[:, None] - positions) ** 2) / (2 * sigma**2 + 1e-3))
    blur = blur / blur.sum(1, keepdim=True)
    east, south = random.gauss(0, 0.7), random.gauss(0, 0.7)
    # A grid shifted to the east is deeper in a square from its western side, and less deep from its eastern side.
    shifted = []
    for side, shift in enumerate([south, -east, -south, east]):
        at = (positions + shift).clamp(0, depth - 1)
        interpolation = (1 - (at[:, None] - positions).abs()).clamp(min=0)
        shifted.append(torch.einsum('ij,njc->nic', interpolation @ blur, colours[side::4]))
    colours = torch.stack(shifted, 1).reshape(count, depth, 3)
    if random.random() < 0.5:
        # Each side also has a small shift of its own, to first order.
        slope = torch.cat([colours[:, 1:], colours[:, -1:]], 1) - torch.cat([colours[:, :1], colours[:, :-1]], 1)
        colours = colours + 0.15 * torch.randn(count, 1, 1) * slope
    return colours + random.random() * 0.025 * torch.randn_like(colours)


def augment_walls(colours, walls):
    """Repaints walls in another ink, sometimes with a rim. The grid line is before the ninth colour."""
    depth = colours.shape[1]
    grey = random.choice([0.05, 0.08, 0.12, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97])
    ink = grey * (1 - random.random() * 0.35 * torch.rand(3) ** 2)
    half, blur = random.uniform(2.6, 4.6), random.uniform(0.4, 1.3)
    opacity = 1 if random.random() < 0.75 else random.uniform(0.7, 1)
    painted = colours[walls]
    light = 1 + 0.06 * torch.randn(len(painted), 1, 1)
    distance = (torch.arange(depth).float() - 7.5).abs()

    def paint(below, reach, colour):
        share = (opacity * torch.sigmoid((reach - distance) / blur * 1.8))[None, :, None]
        return below * (1 - share) + share * colour * light

    if random.random() < 0.3:
        painted = paint(painted, half + random.uniform(0.7, 2), 0.08 if grey > 0.4 else 0.85)
    repainted = colours.clone()
    repainted[walls] = paint(painted, half, ink[None, None])
    return repainted


def predict(network, examples, is_training=False):
    """Returns the logits of walls, averaged over both sides of an edge, those of lines, the labels, and which sides are
    inside the map."""
    total = sum(len(example.labels) for example in examples)
    inputs, neighbours, start = [], [], 0
    for example in examples:
        count = len(example.labels)
        colours = example.colours.float() / WHITE_BYTE
        if is_training and random.random() < WALL_PROBABILITY:
            colours = augment_walls(colours, example.labels[:, 0] > 0)
        if is_training:
            colours = augment_colours(colours)
        inputs.append(torch.cat([2 * colours.reshape(count, -1) - 1, example.frame], 1))
        own = find_neighbours(example.width, example.height)
        neighbours.append(torch.where(own == count, total, own + start))
        start += count
    neighbours = torch.cat(neighbours, 1)
    logits = network(torch.cat(inputs), neighbours, [len(example.labels) for example in examples])
    inner = neighbours[0] < total
    beyond = torch.cat([logits[:, 0], torch.zeros(1)])[neighbours[0]]
    walls = torch.where(inner, (logits[:, 0] + beyond) / 2, logits[:, 0])
    return walls, logits[:, 1:], torch.cat([example.labels for example in examples]), inner


def report_accuracy(network, examples):
    """Prints recall and precision in percent: of walls, then of the lines of each ink."""
    found, labelled, predicted = (torch.zeros(OUTPUTS) for _ in range(3))
    with torch.no_grad():
        for example in examples:
            walls, lines, labels, inner = predict(network, [example])
            guesses = torch.cat([((walls > 0) & inner)[:, None], lines > 0], 1)
            truth = torch.cat([((labels[:, 0] > 0) & inner)[:, None], labels[:, 1:] > 0], 1)
            found += (guesses & truth).sum(0)
            labelled += truth.sum(0)
            predicted += guesses.sum(0)
    for name, whole in [('recall', labelled), ('precision', predicted)]:
        print(f'  {name:10}', ' '.join(f'{100 * float(a / max(1, b)):5.1f}' for a, b in zip(found, whole)), flush=True)


def train(network, examples, checks, epochs):
    steps = max(1, int(epochs * len(examples) / BATCH_SIZE))
    optimizer = torch.optim.AdamW(network.parameters(), lr=LEARNING_RATE, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, LEARNING_RATE, total_steps=steps, pct_start=0.1)
    started, order = time.time(), []
    for step in range(1, steps + 1):
        if len(order) < BATCH_SIZE:
            order = random.sample(range(len(examples)), len(examples))
        batch = [examples[order.pop()] for _ in range(BATCH_SIZE)]
        walls, lines, labels, inner = predict(network, batch, is_training=True)
        loss = F.binary_cross_entropy_with_logits(walls[inner], labels[inner, 0])
        loss = loss + LINE_LOSS_WEIGHT * F.binary_cross_entropy_with_logits(lines, labels[:, 1:])
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        if step % max(1, steps // 8) == 0 or step == steps:
            print(f'step {step} of {steps}, {time.time() - started:.0f} s: loss {loss.item():.4f}', flush=True)
            report_accuracy(network, checks)


def write_weights(layers, path):
    """Writes weights in the format of `decodeLayers`, quantized to signed bytes for each output."""
    packed = b''
    for layer in layers:
        weights = layer.weight.detach().numpy()
        largest = np.maximum(np.abs(weights).max(1), 1e-8)
        quantized = np.round(weights / largest[:, None] * 127).astype(np.int8)
        packed += largest.astype('<f4').tobytes() + layer.bias.detach().numpy().astype('<f4').tobytes()
        packed += quantized.tobytes()
    with open(path, 'wb') as file:
        file.write(packed)


def main(folder, epochs):
    torch.manual_seed(1)
    random.seed(1)
    torch.set_num_threads(2)
    train_set, check_set = [
        [read_example(path) for path in sorted(glob.glob(f'{folder}/{purpose}/*.sides'))]
        for purpose in ('train', 'check')
    ]
    network = SideNetwork()
    train(network, train_set, check_set, float(epochs))
    write_weights(network.layers(), f'{folder}/side-weights.bin')


if __name__ == '__main__':
    main(*sys.argv[1:])
