import { expect, test } from 'vitest';
import { printBoardText } from '../../src/board/board-text';
import { squareName } from '../../src/grid/square';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { emptyTable, fold } from '../../src/table/fold/fold';
import { countWounds, countWoundsToDefeat } from '../../src/table/striker';
import type { Table } from '../../src/table/table';
import { getTablePosition } from '../../src/table/table-position';
import { getTally } from '../../src/table/tallies';
import { makeMissionStartFacts, makeMissionTable, makeStrikeDeed, makeWalkDeed } from '../helpers/mission';
import { dailySeeds } from '../helpers/seeds';
import { placeFact } from './make';

const DEEDS = 300;
const SEEDS = dailySeeds([1, 3], 1);

/** Returns a seeded generator of numbers from 0 to below 1. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

type Pick = <T>(from: readonly T[]) => T | undefined;

/** Makes a random deed for an option that needs choices. Null if a choice is not possible. */
function told(table: Table, id: string, piece: string, pick: Pick): Deed | null {
  const position = getTablePosition(table);
  const standing = position?.pieces.some((each) => each.id === piece) ?? false;
  const side = table.figures.get(piece)?.side;
  switch (id) {
    case 'roll': {
      const unit = table.figures.get(piece)?.card?.group ?? piece;
      return { deed: 'roll', piece: unit, declared: pick([1, 2, 3]) ?? 1, rolled: pick([-1, -1, 1, 1, 2, 3]) ?? 1 };
    }
    case 'move':
    case 'run':
    case 'march-on': {
      if (!position || !standing) return null;
      const action = id === 'march-on' ? 'march' : 'move';
      const points = position.pieces.find((each) => each.id === piece)?.striker?.actionPoints ?? 0;
      const run = id === 'run';
      const question = { piece, action, carrying: null, mode: null, actionPoints: points, run };
      const end = pick(strikeTeams.reach(position, question).ends);
      return end ? makeWalkDeed(piece, squareName(end.squares[0] as number), { action, run }) : null;
    }
    case 'melee':
    case 'ranged':
    case 'turret': {
      const attack = id === 'turret' ? 'ranged' : id;
      const foes = [...table.figures.values()].filter((each) => each.side !== side && !each.defeated);
      const adjacent = (each: (typeof foes)[number]) =>
        position !== null && standing && strikeTeams.adjacent(position, { piece }, { piece: each.piece }).adjacent;
      const foe = pick(foes.filter((each) => each.squares.length > 0 && adjacent(each) === (attack === 'melee')));
      const defend = pick([0, 0, 1, 2]) ?? 0;
      return foe ? makeStrikeDeed(piece, foe.piece, { attack, defense: defend, turret: id === 'turret' }) : null;
    }
    case 'settle': {
      const { boxes = {}, cards = {} } = table.figures.get(piece)?.card ?? {};
      const places = [
        ...Object.keys(boxes).map((box) => ({ box, card: null })),
        ...Object.keys(cards).map((card) => ({ box: null, card })),
      ];
      const place = pick(places);
      return place ? { deed: 'settle', piece, puts: [{ ...place, wounds: 1 }] } : null;
    }
    default:
      return null;
  }
}

/** Probability that a picked option is used; 1 if not listed. Low for options that end a game early. */
const SELDOM: Readonly<Record<string, number>> = {
  ...{ retreat: 0.02, extract: 0.02, 'end-activation': 0.05, react: 0.1, trigger: 0.1, roll: 0.2, rest: 0.3 },
};

/** Picks a random legal deed among the options. Begins the next phase if a few attempts find no legal deed. */
function anyDeed(table: Table, random: () => number): Deed {
  const pick: Pick = (from) => from[Math.floor(random() * from.length)];
  const figures = [...table.figures.values()];
  const active = table.phase?.piece ?? null;
  const acting = figures.filter(({ piece, card }) => (card?.group ?? piece) === active);
  for (let asked = 0; asked < 6; asked++) {
    const among = random() < 0.9 && acting.length > 0 ? acting : figures;
    const piece = (random() < 0.9 ? pick(among)?.piece : active) ?? 'Rook';
    const legal = strikeTeams.options(table, piece).filter(({ reasons }) => reasons.length === 0);
    const blows = legal.filter(({ id }) => ['melee', 'ranged', 'turret'].includes(id));
    for (let tries = 0; tries < 5; tries++) {
      const option = pick([...legal, ...blows, ...blows, ...blows]);
      if (!option || random() >= (SELDOM[option.id] ?? 1)) continue;
      const deed = (option.deed as Deed | null) ?? told(table, option.id, piece, pick);
      if (deed && strikeTeams.resolve(table, deed).legal) return deed;
    }
  }
  return { deed: 'next-phase' };
}

/** Facts that place all figures of the test mission close together. */
const CLOSE: readonly Fact[] = [
  ...[
    placeFact('Rook', 'd1'),
    placeFact('Wren', 'd3'),
    placeFact('Vex', 'e1'),
    placeFact('G1', 'e3'),
    placeFact('G2', 'c1'),
  ],
];

function invariants(before: Table, table: Table): void {
  for (const { id, name, value, least, most } of strikeTeams.counters(table)) {
    expect(value, `${id} ${name}`).toBeGreaterThanOrEqual(least);
    if (most !== null) expect(value, `${id} ${name}`).toBeLessThanOrEqual(most);
  }
  const taken = [...table.figures.values()].flatMap(({ squares }) => squares);
  expect(new Set(taken).size).toBe(taken.length);
  for (const figure of table.figures.values()) {
    const { card, defeated, squares } = figure;
    if (!card) throw new Error('each has a card here');
    const health = countWoundsToDefeat(card) ?? 0;
    expect(countWounds(figure)).toBeLessThanOrEqual(health);
    if (countWounds(figure) === health) expect(defeated).toBe(true);
    for (const [box, { slots }] of Object.entries(card.boxes))
      expect(getTally(figure, 'wounds', box)).toBeLessThanOrEqual(slots);
    for (const [name, { slots, duration }] of Object.entries(card.cards)) {
      expect(getTally(figure, 'card-wounds', name)).toBeLessThanOrEqual(slots);
      expect(getTally(figure, 'duration', name)).toBeLessThanOrEqual(duration);
    }
    if (defeated || getTally(figure, 'extracted') > 0) expect(squares).toEqual([]);
  }
  const order = strikeTeams.phases;
  const [from, to] = [before, table].map(({ phase }) => order.indexOf(phase?.phase ?? 'end phase'));
  const steps = ((to ?? 0) - (from ?? 0) + order.length) % order.length;
  expect(steps).toBeLessThanOrEqual(1);
  // The round number increases only when the command phase begins.
  expect(table.round - before.round).toBe(steps === 1 && to === 0 ? 1 : 0);
}

test.each(SEEDS)('random missions keep their bounds for 300 deeds, seed %i', (seed) => {
  const random = makeRandom(seed);
  const done = new Map<string, number>();
  let count = 0;
  while (count < DEEDS) {
    const facts: Fact[] = [...makeMissionStartFacts(), ...CLOSE];
    const first = makeMissionTable(...CLOSE);
    let table = first;
    for (; count < DEEDS; count++) {
      const deed = anyDeed(table, random);
      const ruling = strikeTeams.resolve(table, deed);
      // After the last round there is no next phase, so a new mission starts.
      if (!ruling.legal) break;
      done.set(deed.deed, (done.get(deed.deed) ?? 0) + 1);
      const { table: then, rejected } = fold(ruling.facts, table);
      expect(rejected).toEqual([]);
      invariants(table, then);
      facts.push(...ruling.facts);
      table = then;
    }
    // Folding all facts at once, after a JSON round trip, gives the same table.
    const whole = fold(JSON.parse(JSON.stringify(facts)), emptyTable);
    expect(whole.rejected).toEqual([]);
    expect(sameBoard(whole.table)).toEqual(sameBoard(table));
    expect(sameBoard(first)).toEqual(sameBoard(makeMissionTable(...CLOSE)));
  }
  for (const deed of ['activate', 'move', 'attack', 'march', 'trigger', 'roll', 'settle', 'next-phase'])
    expect(done.get(deed), deed).toBeGreaterThan(0);
});

/** Returns the table with its board as text, because comparing arrays of thousands of numbers is slow. */
function sameBoard(table: Table) {
  const { board } = table;
  return { ...table, board: board && [printBoardText(board), board.objectStrengths, board.wallStrengths] };
}
