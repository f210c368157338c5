import { listBoardSquares } from '../../src/board/board';
import { printBoardText } from '../../src/board/board-text';
import { BLOCKING, OPEN } from '../../src/board/terrain';
import { ABILITIES } from '../../src/catalog/abilities';
import type { Character, Click, DialValue } from '../../src/catalog/character';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { type Square, squareAt, squareName } from '../../src/grid/square';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import { randomTerrainBoard } from './random-position';

export type RandomNumbers = () => number;

export function randomBelow(random: RandomNumbers, bound: number): number {
  return Math.floor(random() * bound);
}

export function pickOne<Item>(random: RandomNumbers, items: readonly Item[]): Item | undefined {
  return items[randomBelow(random, items.length)];
}

export function pickSeveral<Item>(random: RandomNumbers, items: readonly Item[], most: number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(most, left.length) }, () =>
    left.splice(randomBelow(random, left.length), 1),
  ).flat();
}

export const TEST_SIDES = ['red', 'blue'] as const;

/** Base sizes and dial shapes from all editions. Single bases are repeated, because they should be most frequent. */
const BASES = [
  { base: [1, 1], shape: [[0, 0]] },
  { base: [1, 1], shape: [[0, 0]] },
  { base: [1, 1], shape: [[0, 0]] },
  { base: [1, 1], shape: [[0, 0]] },
  {
    base: [1, 2],
    shape: [
      [0, 0],
      [0, 1],
    ],
  },
  {
    base: [2, 2],
    shape: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
] as const;

/** Ids of powers that players use by a deed, from all editions. */
export const POWERS_USED_BY_DEED = [
  'outwit',
  'perplex',
  'probability-control',
  'force-blast',
  'telekinesis',
  'regeneration',
  'support',
  'poison',
  'barrier',
  'smoke-cloud',
  'mind-control',
  'leadership',
  'willpower',
  'plasticity',
  'quake',
];

/** Ids of powers that random characters have more often than others. */
const OFTEN = [
  ...POWERS_USED_BY_DEED,
  'charge',
  'running-shot',
  'hypersonic-speed',
  'flurry',
  'super-strength',
  'incapacitate',
  'mastermind',
];

function clickOf(random: RandomNumbers, powers: readonly string[], used: readonly string[], wear: number): Click {
  const valued = (most: number): DialValue => ({
    value: Math.max(1, most - randomBelow(random, 3) - wear),
    power: random() < 0.6 ? (pickOne(random, random() < 0.4 ? used : powers) ?? null) : null,
  });
  return { speed: valued(11), attack: valued(12), defense: valued(18), damage: valued(4) };
}

/** Makes a random character with powers and abilities of the edition. */
export function randomCharacter(
  random: RandomNumbers,
  ruleset: Ruleset,
  id: string,
  teams: readonly string[],
): Character {
  const isAbility = (power: string) => ABILITIES.some((ability) => ability.id === power);
  const known = ruleset.powers.map((power) => power.id);
  const powers = known.filter((power) => !isAbility(power));
  const used = powers.filter((power) => OFTEN.includes(power));
  const team = random() < 0.4 ? pickOne(random, teams) : undefined;
  return {
    id,
    name: `Figure ${id}`,
    set: 'INV',
    number: id,
    rank: 'plain',
    bystander: false,
    teams: team === undefined ? [] : [team],
    keywords: pickSeveral(random, ['harbour', 'lamps', 'salt'], randomBelow(random, 3)),
    base: [1, 1],
    size: pickOne(random, ['tiny', 'standard', 'standard', 'standard', 'giant', 'colossal'] as const) ?? 'standard',
    abilities: [
      ...pickSeveral(random, known.filter(isAbility), randomBelow(random, 4)),
      // Dial powers are given as abilities too, because combinations are otherwise rare.
      ...pickSeveral(random, powers, randomBelow(random, 3)),
    ],
    range: randomBelow(random, 9),
    targets: 1 + randomBelow(random, 3),
    starts: [{ points: 20 + 5 * randomBelow(random, 40), click: 1 }],
    dial: Array.from({ length: 2 + randomBelow(random, 5) }, (_, wear) => clickOf(random, powers, used, wear >> 1)),
    specials: [],
    archenemy: random() < 0.2 ? 'copper' : null,
    origin: 'demo',
  };
}

/** Makes the facts up to the start of a game: two sides, figures on a random board, and objects held and on the map. */
export function randomOpening(random: RandomNumbers, ruleset: Ruleset, teams: readonly string[]): Fact[] {
  const size = { width: 6 + randomBelow(random, 8), height: 6 + randomBelow(random, 8), levels: 2 };
  const board = randomTerrainBoard(random, size);
  // Clears about half of the terrain, levels and walls, to let figures reach each other.
  for (const square of listBoardSquares(board)) {
    if (random() < 0.5) board.terrain[square] = 0;
    if (random() < 0.5) board.levels[square] = 0;
    for (const edge of [eastEdge(square), southEdge(square)]) if (random() < 0.5) board.walls[edge] = OPEN;
  }
  const facts: Fact[] = [
    {
      fact: 'began',
      edition: ruleset.id,
      buildTotal: 600,
      actionTotal: Math.max(6, ruleset.actionTotal(600)),
      players: TEST_SIDES.map((side) => ({ side, name: side })),
    },
    {
      fact: 'mapped',
      name: 'Yard',
      map: printBoardText(board),
      starts: { red: ['a1', 'b1', 'c1'], blue: ['a6', 'b6'] },
    },
  ];
  const taken = new Set<Square>();
  const count = 4 + randomBelow(random, 7);
  for (let number = 0; number < count; number++) {
    const piece = `P${number}`;
    const kind = pickOne(random, BASES) ?? BASES[0];
    const squares = roomFor(random, board, kind.shape, taken);
    if (!squares) continue;
    for (const square of squares) taken.add(square);
    const character = { ...randomCharacter(random, ruleset, piece, teams), base: kind.base };
    const points = character.starts[0]?.points ?? 0;
    facts.push({ fact: 'joined', piece, side: TEST_SIDES[number % 2] ?? 'red', character, points, click: 1 });
    facts.push({ fact: 'placed', piece, squares: squares.map(squareName), how: 'placed' });
    if (random() < 0.2)
      facts.push({ fact: 'holds', piece, object: random() < 0.5 ? 'light' : 'heavy', id: `held ${number}` });
  }
  for (let number = 0; number < 6; number++) {
    const at = squareAt(randomBelow(random, board.width), randomBelow(random, board.height));
    const kind = pickOne(random, ['light', 'light', 'heavy', 'immobile'] as const) ?? 'light';
    if (((board.terrain[at] ?? 0) & BLOCKING) === 0)
      facts.push({ fact: 'object', object: `o${number}`, kind, square: squareName(at) });
  }
  if (random() < 0.5) for (const side of TEST_SIDES) facts.push({ fact: 'rerolls', side, left: 2 });
  facts.push({ fact: 'turn', side: 'red', round: random() < 0.1 ? 1 : 2 });
  return facts;
}

function roomFor(
  random: RandomNumbers,
  board: ReturnType<typeof randomTerrainBoard>,
  shape: readonly (readonly [number, number])[],
  taken: ReadonlySet<Square>,
): Square[] | null {
  for (let tries = 0; tries < 60; tries++) {
    const [x, y] = [randomBelow(random, board.width), randomBelow(random, board.height)];
    const at = shape.map(([dx, dy]): readonly [number, number] => [x + dx, y + dy]);
    if (at.some(([column, row]) => column >= board.width || row >= board.height)) continue;
    const squares = at.map(([column, row]) => squareAt(column, row));
    const level = board.levels[squares[0] ?? 0];
    if (
      squares.every(
        (each) => !taken.has(each) && ((board.terrain[each] ?? 0) & BLOCKING) === 0 && board.levels[each] === level,
      )
    )
      return squares;
  }
  return null;
}
