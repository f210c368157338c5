import { type Board, emptyBoard, listBoardSquares } from '../../src/board/board';
import { printBoardText } from '../../src/board/board-text';
import { BLOCKING, HINDERING, WALL } from '../../src/board/terrain';
import type { Character, Click } from '../../src/catalog/character';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { type Square, squareName } from '../../src/grid/square';
import type { PlannerGoal } from '../../src/plan/plan';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import { emptyTable, fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { seededRandom } from '../helpers/random-position';
import { pickOne, pickSeveral, type RandomNumbers, randomBelow } from '../helpers/random-table';

export interface TinyGame {
  readonly table: Table;
  readonly side: 'red';
  readonly goal: PlannerGoal;
}

/** Speed powers that are hard to plan with. */
const SPEEDS = ['charge', 'running-shot', 'hypersonic-speed', 'flurry', 'leap-climb', 'stealth', 'phasing-teleport'];
const ATTACKS = [
  'penetrating-psychic-blast',
  'energy-explosion',
  'super-strength',
  'incapacitate',
  'quake',
  'blades-claws-fangs',
];
const DEFENSES = [
  'super-senses',
  'toughness',
  'invulnerability',
  'combat-reflexes',
  'energy-shield-deflection',
  'defend',
  'willpower',
  'impervious',
];
const DAMAGES = [
  'outwit',
  'perplex',
  'support',
  'exploit-weakness',
  'close-combat-expert',
  'ranged-combat-expert',
  'enhancement',
  'battle-fury',
  'leadership',
];
const ABILITIES = ['flight', 'carry', 'move-and-attack', 'indomitable', 'multiattack', 'duo', 'sharpshooter'];

function dialOf(random: RandomNumbers, ruleset: Ruleset, slow: boolean): Click[] {
  const known = new Set(ruleset.powers.map(({ id }) => id));
  const one = (from: readonly string[], share: number): string | null => {
    const power = random() < share ? pickOne(random, from) : undefined;
    return power !== undefined && known.has(power) ? power : null;
  };
  const powers = {
    speed: one(SPEEDS, 0.6),
    attack: one(ATTACKS, 0.3),
    defense: one(DEFENSES, 0.7),
    damage: one(DAMAGES, 0.4),
  };
  return Array.from({ length: 1 + randomBelow(random, 4) }, (_, wear) => ({
    speed: {
      value: Math.max(1, (slow ? 2 : 4) + randomBelow(random, 3) - wear),
      power: random() < 0.8 ? powers.speed : null,
    },
    attack: { value: 7 + randomBelow(random, 5), power: random() < 0.8 ? powers.attack : null },
    defense: { value: 13 + randomBelow(random, 5), power: random() < 0.8 ? powers.defense : null },
    damage: { value: 1 + randomBelow(random, 4), power: random() < 0.8 ? powers.damage : null },
  }));
}

/** Makes a random character with powers that are hard to plan with. */
export function randomPlanCharacter(random: RandomNumbers, ruleset: Ruleset, id: string, slow: boolean): Character {
  const known = new Set(ruleset.powers.map((power) => power.id));
  return {
    ...{ id, name: `Figure ${id}`, set: 'INV', number: id, rank: 'plain', bystander: false, teams: [], keywords: [] },
    ...{
      base: [1, 1],
      size: pickOne(random, ['standard', 'standard', 'standard', 'giant', 'tiny'] as const) ?? 'standard',
    },
    abilities:
      random() < 0.5
        ? pickSeveral(random, ABILITIES, 1 + randomBelow(random, 2)).filter((each) => known.has(each))
        : [],
    range: random() < 0.4 ? 0 : 2 + randomBelow(random, 5),
    targets: 1 + randomBelow(random, 2),
    starts: [{ points: 10 + 5 * randomBelow(random, 30), click: 1 }],
    dial: dialOf(random, ruleset, slow),
    specials: [],
    origin: 'demo',
  };
}

export function randomPlanBoard(random: RandomNumbers, width: number, height: number): Board {
  const board = emptyBoard(width, height);
  for (const square of listBoardSquares(board)) {
    const roll = random();
    board.terrain[square] = roll < 0.08 ? BLOCKING : roll < 0.22 ? HINDERING : 0;
    if (random() < 0.06) board.levels[square] = 1;
    for (const edge of [eastEdge(square), southEdge(square)]) {
      const inside = edge === eastEdge(square) ? (square & 63) + 1 < width : (square >> 6) + 1 < height;
      if (inside && random() < 0.07) board.walls[edge] = WALL;
    }
  }
  return board;
}

/** Makes a random game with one or two figures for each side on a tiny board, in the middle of red's turn. */
export function makeTinyGame(ruleset: Ruleset, seed: number): TinyGame {
  const random = seededRandom(seed + 7000);
  const actions = random() < 0.35 ? 2 : 1;
  const most = actions === 2 ? 2 : 4;
  const [width, height] = [3 + randomBelow(random, most), 3 + randomBelow(random, most)];
  const board = randomPlanBoard(random, width, height);
  const free = listBoardSquares(board).filter((square) => ((board.terrain[square] ?? 0) & BLOCKING) === 0);
  const places = pickSeveral(random, free, 6);
  const players = ['red', 'blue'].map((side) => ({ side, name: side }));
  const facts: Fact[] = [
    { fact: 'began', edition: ruleset.id, buildTotal: 100 * actions, actionTotal: actions, players },
    { fact: 'mapped', name: 'Yard', map: printBoardText(board), starts: {} },
  ];
  const sides = ['red', 'blue', random() < 0.5 ? 'red' : 'blue', random() < 0.5 ? 'red' : 'blue']
    .slice(0, 2 + randomBelow(random, 3))
    .filter((side, place, all) => all.slice(0, place).filter((each) => each === side).length < 2);
  for (const [place, side] of sides.entries()) {
    const at = places[place];
    if (at === undefined) continue;
    const piece = `P${place}`;
    const character = randomPlanCharacter(random, ruleset, piece, actions === 2);
    facts.push({ fact: 'joined', piece, side, character, points: character.starts[0]?.points ?? 0, click: 1 });
    facts.push({ fact: 'placed', piece, squares: [squareName(at)], how: 'placed' });
    if (random() < 0.15)
      facts.push({ fact: 'holds', piece, object: random() < 0.5 ? 'light' : 'heavy', id: `held ${place}` });
    if (random() < 0.3) facts.push({ fact: 'tokens', piece, by: 1 });
    if (character.dial.length > 1 && random() < 0.3)
      facts.push({ fact: 'clicked', piece, by: 1, cause: 'damage', from: null });
  }
  const lies = places[5];
  if (lies !== undefined && random() < 0.3)
    facts.push({ fact: 'object', object: 'o1', kind: random() < 0.6 ? 'light' : 'heavy', square: squareName(lies) });
  facts.push({ fact: 'turn', side: 'red', round: random() < 0.1 ? 1 : 2 });
  const folded = fold(facts, emptyTable);
  const [odd] = folded.rejected;
  if (odd) throw new Error(`strange fact: ${JSON.stringify(odd)}`);
  return { table: folded.table, side: 'red', goal: goalOf(random, seed, places) };
}

function goalOf(random: RandomNumbers, seed: number, places: readonly Square[]): PlannerGoal {
  switch (seed % 5) {
    case 1:
      return { goal: 'knock-out', piece: 'P1' };
    case 2:
      return { goal: 'keep', piece: 'P0' };
    case 3:
      return { goal: 'hold', square: pickOne(random, places) ?? 0 };
    case 4:
      return { goal: 'hide' };
    default:
      return { goal: 'points' };
  }
}
