"""Learns what is printed along the sides of squares, for `src/photo/side-network.ts`.

    python3 test/photo/learn/learn.py EXAMPLES CHECKS WEIGHTS.bin [EPOCHS] [FROM.pt …]

EXAMPLES and CHECKS are folders that `examples.ts` has filled: it learns from the first and tells how well it does on the second.
WEIGHTS.bin becomes `src/photo/side-weights.bin`; beside it lies WEIGHTS.pt, from which a later run can go on. Of several FROM it
begins with their mean, and with 0 epochs writes it: where each run went on from another it tells more than any of them. Needs
PyTorch and NumPy; 1,700 examples take twenty minutes for ten epochs on two cores.
"""
import glob
import math
import random
import sys

import torch
import torch.nn.functional as F
from torch import nn

from sides import TOLD, neighbours, read_example
from weights import write_weights

# As in `side-network.ts`.
DEEP, HIDDEN, ROUNDS, QUESTIONS, ANSWERS, HEARD = 48, 96, 3, 16, 24, 7
COLOURS = 30 * 3
# So many maps are learned from at a time; and lines count so much more than walls, which are easier.
BATCH = 6
LINES = 4
# So many maps are shown in inks of other hues.
TURNED = 0.2
# And so many with their walls painted over.
REPAINTED = 0.4


class SideNetwork(nn.Module):
    def __init__(self):
        super().__init__()
        rounds = range(ROUNDS)
        self.sees = nn.Linear(COLOURS + 1, HIDDEN)
        self.knows = nn.Linear(HIDDEN, DEEP)
        self.asks = nn.ModuleList([nn.Linear(DEEP, QUESTIONS) for _ in rounds])
        self.answers = nn.ModuleList([nn.Linear(DEEP, ANSWERS) for _ in rounds])
        self.sums = nn.ModuleList([nn.Linear(QUESTIONS * ANSWERS, DEEP) for _ in rounds])
        self.first = nn.ModuleList([nn.Linear(HEARD * DEEP, HIDDEN) for _ in rounds])
        self.second = nn.ModuleList([nn.Linear(HIDDEN, DEEP) for _ in rounds])
        self.tells = nn.Linear(DEEP, TOLD)

    def layers(self):
        """All layers, in the order in which `side-network.ts` takes them."""
        rounds = zip(self.asks, self.answers, self.sums, self.first, self.second)
        return [self.sees, self.knows, *(layer for each in rounds for layer in each), self.tells]

    def forward(self, seen, near, lengths):
        """seen: a row a side, map after map; near: 6 rows of places, the last of which is nothing; lengths: sides a map."""
        known = self.knows(F.relu(self.sees(seen)))
        for asks, answers, sums, first, second in zip(self.asks, self.answers, self.sums, self.first, self.second):
            asked, answered = asks(known).split(lengths), answers(known).split(lengths)
            found = [(torch.softmax(a, 0).t() @ b).reshape(1, -1) for a, b in zip(asked, answered)]
            whole = sums(torch.cat(found)).repeat_interleave(torch.tensor(lengths), 0)
            beyond, left, right, before, after, facing = [torch.cat([known, torch.zeros(1, DEEP)])[row] for row in near]
            in_line = [(left + right) / 2, torch.maximum(left, right)]
            heard = torch.cat([known, beyond, *in_line, (before + after) / 2, facing, whole], 1)
            known = known + second(F.relu(first(heard)))
        return self.tells(known)


def varied(colours):
    """The colours of a map as another printer, lamp and camera would show them; its grid a little off."""
    count, deep, _ = colours.shape
    mixing = torch.eye(3) + 0.06 * torch.randn(3, 3)
    if random.random() < TURNED:
        turn = random.gauss(0, 0.35)
        across = math.sqrt(1 / 3) * math.sin(turn) * torch.tensor([[0.0, -1, 1], [1, 0, -1], [-1, 1, 0]])
        mixing = mixing @ (torch.eye(3) * math.cos(turn) + (1 - math.cos(turn)) / 3 + across)
    colours = colours @ (mixing / mixing.sum(1, keepdim=True)).t()
    colours = colours * (1 + 0.1 * torch.randn(3)) * (1 + 0.12 * torch.randn(1))
    colours = colours.clamp(min=1e-3) ** math.exp(0.15 * random.gauss(0, 1))
    haze = max(0.0, random.gauss(0, 0.04))
    colours = haze + (1 - haze) * colours
    if random.random() < 0.5:
        blur = torch.exp(-torch.arange(-3, 4).float() ** 2 / (2 * (random.random() * 1.3) ** 2 + 1e-3))
        rows = colours.permute(0, 2, 1).reshape(count * 3, 1, deep)
        rows = F.conv1d(F.pad(rows, (3, 3), mode='replicate'), (blur / blur.sum()).view(1, 1, -1))
        colours = rows.reshape(count, 3, deep).permute(0, 2, 1)
    east, south = random.gauss(0, 0.7), random.gauss(0, 0.7)
    # A grid that lies east of its place lies deeper in a square by its western side, and less deep by its eastern.
    off = torch.tensor([south, -east, -south, east])[torch.arange(count) % 4]
    off = off + 0.3 * torch.randn(count) * (random.random() < 0.5)
    places = (torch.arange(deep).float()[None] + off[:, None]).clamp(0, deep - 1)
    low = places.floor().long().clamp(max=deep - 2)
    part = (places - low)[..., None]
    at = lambda place: torch.gather(colours, 1, place[..., None].expand(-1, -1, 3))
    colours = at(low) * (1 - part) + at(low + 1) * part
    return colours + random.random() * 0.025 * torch.randn_like(colours)


def repainted(colours, walls):
    """The same with walls of another ink, as wide as most or wider, now and then with a rim."""
    deep = colours.shape[1]
    grey = random.choice([0.05, 0.08, 0.12, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97])
    ink = grey * (1 - random.random() * 0.35 * torch.rand(3) ** 2)
    half, blur = random.uniform(2.6, 4.6), random.uniform(0.4, 1.3)
    share = 1 if random.random() < 0.75 else random.uniform(0.7, 1)
    light = 1 + 0.06 * torch.randn(len(colours), 1, 1)
    # The grid line lies before the ninth colour.
    off = (torch.arange(deep).float() - 7.5).abs()

    def painted(under, out, colour):
        covered = (share * torch.sigmoid((out - off) / blur * 1.8))[None, :, None]
        return under * (1 - covered) + covered * colour * light

    over = colours
    if random.random() < 0.3:
        over = painted(over, half + random.uniform(0.7, 2), 0.08 if grey > 0.4 else 0.85)
    return torch.where(walls[:, None, None], painted(over, half, ink[None, None]), colours)


def batch_of(examples, learning):
    """What goes in, what is near what, how many sides a map has, and the truth."""
    total = sum(len(example.truth) for example in examples)
    seen, nears, start = [], [], 0
    for example in examples:
        count = len(example.truth)
        near = neighbours(example.width, example.height)
        colours = example.colours
        if learning and random.random() < REPAINTED:
            colours = repainted(colours, example.truth[:, 0] > 0)
        if learning:
            colours = varied(colours)
        seen.append(torch.cat([2 * colours.reshape(count, -1) - 1, example.frame], 1))
        nears.append(torch.where(near == count, total, near + start))
        start += count
    truth = torch.cat([example.truth for example in examples])
    return torch.cat(seen), torch.cat(nears, 1), [len(example.truth) for example in examples], truth


def tell(network, examples, learning=False):
    seen, near, lengths, truth = batch_of(examples, learning)
    told = network(seen, near, lengths)
    inner = near[0] < len(seen)
    beyond = torch.cat([told[:, 0], torch.zeros(1)])[near[0]]
    return torch.where(inner, (told[:, 0] + beyond) / 2, told[:, 0]), told[:, 1:], truth, inner


def check(network, examples):
    """How many walls and lines of each ink are told, and how many that are not there."""
    network.eval()
    right, there, invented = (torch.zeros(TOLD) for _ in range(3))
    with torch.no_grad():
        for example in examples:
            walls, lines, truth, inner = tell(network, [example])
            told = torch.cat([((walls > 0) & inner)[:, None], lines > 0], 1)
            true = torch.cat([((truth[:, 0] > 0) & inner)[:, None], truth[:, 1:] > 0], 1)
            right += (told & true).sum(0)
            there += true.sum(0)
            invented += (told & ~true).sum(0)
    network.train()
    share = lambda part, all_: ' '.join(f'{100 * p / max(1, a):5.1f}' for p, a in zip(part, all_))
    print('  found   ', share(right, there), '\n  of told ', share(right, right + invented), flush=True)


def mean_of(states):
    return {name: sum(state[name] for state in states) / len(states) for name in states[0]}


def learn(network, examples, checks, epochs, kept):
    steps = int(epochs * len(examples) / BATCH)
    if steps == 0:
        check(network, checks)
        torch.save(network.state_dict(), kept)
        return
    optimizer = torch.optim.AdamW(network.parameters(), lr=1e-3, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1.6e-3, total_steps=steps, pct_start=0.1)
    order = []
    for step in range(1, steps + 1):
        if len(order) < BATCH:
            order = random.sample(range(len(examples)), len(examples))
        walls, lines, truth, inner = tell(network, [examples[order.pop()] for _ in range(BATCH)], learning=True)
        loss = F.binary_cross_entropy_with_logits(walls[inner], truth[inner, 0])
        loss = loss + LINES * F.binary_cross_entropy_with_logits(lines, truth[:, 1:])
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        if step % max(1, steps // 8) == 0 or step == steps:
            print(f'{step} of {steps}: {float(loss):.4f}', flush=True)
            check(network, checks)
            torch.save(network.state_dict(), kept)


def main(examples, checks, weights, epochs='10', *starts):
    torch.manual_seed(1)
    random.seed(1)
    network = SideNetwork()
    if starts:
        network.load_state_dict(mean_of([torch.load(start) for start in starts]))
    read = lambda folder: [read_example(path) for path in sorted(glob.glob(f'{folder}/*.sides'))]
    learn(network, read(examples), read(checks), float(epochs), weights.replace('.bin', '.pt'))
    write_weights(network.layers(), weights)


if __name__ == '__main__':
    main(*sys.argv[1:])
