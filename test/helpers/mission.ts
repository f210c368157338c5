import { expect } from 'vitest';
import type { PlayedCard } from '../../src/catalog/cards/played-card';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { MissionDeedNamed } from '../../src/rules/mission-deed';
import type { Deed, DeedRuling } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { emptyTable, fold } from '../../src/table/fold/fold';
import type { Figure, Table } from '../../src/table/table';
import { joinFact, placeFact } from '../game/make';
import { squareNamed } from './square-named';

export const HERO_CARD: PlayedCard = {
  kind: 'hero',
  group: null,
  gain: 5,
  rest: 6,
  red: 6,
  last: 12,
  health: null,
  march: null,
  boxes: {
    attack: { cost: 2, slots: 2, strength: 3, type: 'melee' },
    defend: { cost: 1, slots: 2, strength: 2, type: 'dodge' },
    move: { cost: 1, slots: 2, strength: null, type: 'run' },
  },
  cards: {
    'Hammer Fall': { box: 'attack', cost: 3, slots: 2, duration: 0, reaction: false },
    'Stand Fast': { box: 'defend', cost: 1, slots: 1, duration: 2, reaction: true },
  },
};
export const VILLAIN_CARD: PlayedCard = { ...HERO_CARD, kind: 'villain' };
export const GRUNT_CARD: PlayedCard = {
  ...{ ...HERO_CARD, kind: 'henchman', group: 'Grunts', gain: 6, health: 3, march: 3 },
  boxes: {
    attack: { cost: 2, slots: 0, strength: 2, type: 'ranged' },
    defend: { cost: 1, slots: 0, strength: 1, type: 'armor' },
    move: { cost: 1, slots: 0, strength: null, type: 'march' },
  },
  cards: {},
};

export const MISSION_MAP = [
  '+---+---+---+---+---+---+---+---+',
  '| .   .   .   .   .   .   .   . |',
  '+   +   +   +   +   +   +   +   +',
  '| .   .   .   O   . ! .   .   . |',
  '+   +   +   +   +   +   +   +   +',
  '| .   .   O   .   . | .   .   . |',
  '+---+---+---+---+---+---+---+---+',
].join('\n');

const tokens = (kind: string, ...squares: string[]): Fact[] =>
  squares.map((square) => {
    return { fact: 'token', token: `${kind} ${square}`, kind, square, holder: null, strength: null, wounds: 0 };
  });

export const actionCardFact = (piece: string, card: PlayedCard): Fact => ({ fact: 'carded', piece, card });

/**
 * Makes a game with Rook and Wren, two heroes, on the left and Vex with three henchmen on the right. Ammunition is on
 * c3, papers are on e1, and a turret is on g3.
 */
export function makeMissionTable(...more: Fact[]): Table {
  return foldValid(emptyTable, [...makeMissionStartFacts(), ...more]);
}

export function makeMissionStartFacts(): Fact[] {
  const began: Fact = {
    fact: 'began',
    edition: strikeTeams.id,
    buildTotal: 0,
    actionTotal: 0,
    players: [
      { side: 'mastermind', name: 'Mo' },
      { side: 'heroes', name: 'Ana and Ben' },
    ],
  };
  const starts = { heroes: ['a1', 'a2', 'a3'], mastermind: ['h1', 'h2', 'h3'] };
  const strengths = { d2: 3, c3: 2, 'e2/f2': 4, 'e3/f3': 5 };
  const people: readonly [string, string, string, PlayedCard][] = [
    ['Rook', 'heroes', 'a1', HERO_CARD],
    ['Wren', 'heroes', 'a2', HERO_CARD],
    ['Vex', 'mastermind', 'h1', VILLAIN_CARD],
    ['G1', 'mastermind', 'g1', GRUNT_CARD],
    ['G2', 'mastermind', 'g2', GRUNT_CARD],
    ['G3', 'mastermind', 'g3', GRUNT_CARD],
  ];
  return [
    began,
    { fact: 'mapped', name: 'Yard', map: MISSION_MAP, starts, strengths },
    ...people.flatMap(([id, side, square, card]) => [
      joinFact(id, side),
      actionCardFact(id, card),
      placeFact(id, square),
    ]),
    ...tokens('hero-spawn', 'a1', 'a2'),
    ...tokens('villain-spawn', 'h1'),
    ...tokens('henchman-spawn', 'g1', 'g2', 'g3'),
    ...tokens('ammunition', 'c3'),
    ...tokens('turret', 'g3'),
    ...tokens('objective', 'e1'),
  ];
}

/** Folds facts; fails the test if one is invalid. */
export function foldValid(table: Table, facts: readonly Fact[]): Table {
  const after = fold(facts, table);
  expect(after.rejected).toEqual([]);
  return after.table;
}

/** Plays deeds, legal or not. Returns the table and the ruling on the last deed. */
export function playDeeds(table: Table, ...deeds: Deed[]): { table: Table; said: DeedRuling } {
  let now = table;
  let ruling: DeedRuling = { legal: true, reasons: [], notes: [], facts: [] };
  for (const deed of deeds) {
    ruling = strikeTeams.resolve(now, deed);
    now = foldValid(now, ruling.facts);
  }
  return { table: now, said: ruling };
}

export const listReasonCodes = ({ reasons }: Pick<DeedRuling, 'reasons'>): string[] =>
  [...new Set(reasons.map(({ code }) => code))].sort();

export function requireFigure(table: Table, id: string): Figure {
  const figure = table.figures.get(id);
  if (!figure) throw new Error(id);
  return figure;
}

export const NEXT_PHASE: Deed = { deed: 'next-phase' };
export const makeActivateDeed = (piece: string, how = 'gain', square?: string): Deed => {
  if (how !== 'respawn') return { deed: 'activate', piece, how };
  return { deed: 'activate-respawn', piece, at: square === undefined ? null : squareNamed(square) };
};
export const makeWalkDeed = (
  piece: string,
  to: string,
  more: Partial<MissionDeedNamed<'move'>> = {},
  command = 0,
): Deed => ({ deed: 'move', piece, to: [squareNamed(to)], ...more, command });
export const makeStrikeDeed = (
  attacker: string,
  target: string,
  more: Partial<MissionDeedNamed<'attack'>> = {},
): Deed => ({
  deed: 'attack',
  ...{ attacker, target: { piece: target }, attack: 'melee', strength: 3, defense: 0 },
  ...more,
});
