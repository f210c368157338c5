import { describe, expect, test } from 'vitest';
import { printFraction } from '../../src/plain/fraction';
import type { AppChoice } from '../../src/plan/app-choice';
import { decideOpenChoices } from '../../src/plan/open-choices';
import { decideReroll } from '../../src/plan/reroll-choice';
import { chooseSetDown } from '../../src/plan/set-down';
import type { AttackDeed, MoveDeed, TableDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { makeGameTable, type TestPiece } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';
import { squareNamed } from '../helpers/square-named';
import { makeMoveStep, makePlan } from '../ui/fake-planner';

const attack = (over: Partial<AttackDeed> = {}): AttackDeed => ({
  deed: 'attack',
  attacker: 'A',
  aim: { pieces: ['B'] },
  attack: 'ranged',
  dice: [4, 5],
  ...over,
});

interface Row {
  readonly title: string;
  readonly edition: string;
  readonly pieces: Readonly<Record<string, TestPiece>>;
  readonly deed: TableDeed;
  readonly sides?: readonly string[];
  readonly overruled?: readonly string[];
  /** Kind and piece of each choice, with the chosen value. */
  readonly expected: readonly string[];
}

const SENSES = ['', '', 'super-senses'];
const SHAPE = ['', '', '', 'shape-change'];
const MASTERMIND = ['', '', '', 'mastermind'];
const LUCK = ['', '', '', 'probability-control'];

/** Targets of a ranged attack, the second of which has two clicks left. */
const TWO_TARGETS: Row['pieces'] = {
  A: { at: 'a1', damage: 3, targets: 2 },
  B: { at: 'd1', side: 'blue' },
  C: { at: 'd3', side: 'blue', clicks: 2 },
};
const BOTH_HIT = { aim: { pieces: ['B', 'C'] }, dice: [5, 6], deal: { B: 2, C: 1 } } as const;

const inShort = ({ question, value }: AppChoice): string => `${question.open} ${question.piece}: ${value}`;

const ROWS: readonly Row[] = [
  {
    title: 'rolls to evade',
    edition: 'core-2008',
    pieces: { A: { at: 'a1' }, B: { at: 'd1', side: 'blue', powers: SENSES } },
    deed: attack(),
    expected: ['evade B: roll'],
  },
  {
    title: 'leaves the choices of a person to the person',
    edition: 'core-2008',
    pieces: { A: { at: 'a1' }, B: { at: 'd1', side: 'blue', powers: SENSES } },
    deed: attack(),
    sides: ['red'],
    expected: [],
  },
  {
    title: 'has nothing to choose when the roll to evade was entered',
    edition: 'x-of-swords',
    pieces: { A: { at: 'a1' }, B: { at: 'd1', side: 'blue', powers: SENSES } },
    deed: attack({ evade: { B: 3 } }),
    expected: [],
  },
  {
    title: 'rolls not to be attacked',
    edition: 'hypertime-2002',
    pieces: { A: { at: 'a1' }, B: { at: 'd1', side: 'blue', powers: SHAPE } },
    deed: { deed: 'attack', attacker: 'A', aim: { pieces: ['B'] }, attack: 'ranged', showed: 'hit' },
    expected: ['shape B: roll'],
  },
  {
    title: 'gives the damage that knocks out one target to it, and the rest to the other',
    edition: 'core-2008',
    pieces: TWO_TARGETS,
    deed: attack(BOTH_HIT),
    sides: ['red'],
    expected: ['share A: {"B":1,"C":2}'],
  },
  {
    title: 'gives no damage to a target that it would not pass',
    edition: 'x-of-swords',
    pieces: {
      A: { at: 'a1', damage: 3, targets: 2 },
      B: { at: 'd1', side: 'blue', powers: ['', '', 'invulnerability'] },
      C: { at: 'd3', side: 'blue' },
    },
    deed: attack(BOTH_HIT),
    sides: ['red'],
    expected: ['share A: {"B":0,"C":3}'],
  },
  {
    title: 'divides nothing when one of two targets is hit',
    edition: 'core-2008',
    pieces: {
      A: { at: 'a1', damage: 3, targets: 2 },
      B: { at: 'd1', side: 'blue', powers: ['', '', 'energy-shield-deflection'] },
      C: { at: 'd3', side: 'blue', clicks: 2 },
    },
    deed: attack({ aim: { pieces: ['B', 'C'] }, dice: [2, 4], deal: { B: 2, C: 1 } }),
    sides: ['red'],
    expected: [],
  },
  {
    title: 'leaves the division to a person who entered it',
    edition: 'core-2008',
    pieces: TWO_TARGETS,
    deed: attack(BOTH_HIT),
    sides: ['red'],
    overruled: ['share A'],
    expected: [],
  },
  {
    title: 'passes damage from a figure that it would knock out to one that lasts',
    edition: 'hypertime-2003',
    pieces: {
      A: { at: 'a1' },
      B: { at: 'd1', side: 'blue', powers: MASTERMIND, clicks: 2 },
      C: { at: 'd2', side: 'blue' },
    },
    deed: attack(),
    expected: ['pass B: C'],
  },
  {
    title: 'takes the damage itself if a click of the other figure is worth more',
    edition: 'hypertime-2003',
    pieces: {
      A: { at: 'a1' },
      B: { at: 'd1', side: 'blue', powers: MASTERMIND },
      C: { at: 'd2', side: 'blue', clicks: 3 },
    },
    deed: attack(),
    expected: ['pass B: '],
  },
  {
    title: 'decides anew what it decided before',
    edition: 'hypertime-2003',
    pieces: {
      A: { at: 'a1' },
      B: { at: 'd1', side: 'blue', powers: MASTERMIND },
      C: { at: 'd2', side: 'blue', clicks: 3 },
    },
    deed: attack({ passedTo: 'C' }),
    expected: ['pass B: '],
  },
  {
    title: 'accepts what a person overruled',
    edition: 'hypertime-2003',
    pieces: {
      A: { at: 'a1' },
      B: { at: 'd1', side: 'blue', powers: MASTERMIND },
      C: { at: 'd2', side: 'blue', clicks: 3 },
    },
    deed: attack({ passedTo: 'C' }),
    overruled: ['pass B'],
    expected: [],
  },
  {
    title: 'knocks an opponent back against the edge of the map',
    edition: 'core-2008',
    pieces: { A: { at: 'd5', powers: ['', ''] }, B: { at: 'g7', side: 'blue' } },
    deed: attack({ dice: [5, 5] }),
    sides: ['red'],
    expected: ['direction B: 3'],
  },
];

describe('the app chooses', () => {
  test.each(ROWS)('$title ($edition)', ({ edition, pieces, deed, sides = ['blue'], overruled = [], expected }) => {
    const rules = requireEdition(edition);
    const choices = decideOpenChoices(rules, makeGameTable(rules, pieces), deed, { sides, overruled });
    expect(choices.map(inShort)).toEqual(expected);
  });

  test('with exact figures: what each option costs on average', () => {
    const rules = requireEdition('core-2008');
    const table = makeGameTable(rules, { A: { at: 'a1' }, B: { at: 'd1', side: 'blue', powers: SENSES } });
    const [choice] = decideOpenChoices(rules, table, attack(), { sides: ['blue'], overruled: [] });
    // Two clicks of 50/6 points; a 5 or 6 of the die evades them.
    expect(choice?.options.map(({ value, points }) => [value, printFraction(points)])).toEqual([
      ['roll', '-100/9'],
      ['', '-50/3'],
    ]);
  });

  test('where a carried figure is set down: out of the opponents’ sight, and adds it to its plan', () => {
    const rules = requireEdition('core-2008');
    const table = makeGameTable(rules, {
      A: { at: 'a4', abilities: ['carry', 'flight'] },
      C: { at: 'a5', clicks: 2 },
      B: { at: 'd1', side: 'blue', damage: 4 },
    });
    const deed: MoveDeed = { deed: 'move', piece: 'A', to: [squareNamed('d7')], carrying: 'C' };
    const step = { ...makeMoveStep('A', 'a4', 'd7'), deed };
    const refined = chooseSetDown(rules, table, 'red', makePlan([step], 0, 0)).steps[0]?.deed;
    const [choice] = decideOpenChoices(rules, table, deed, { sides: ['red'], overruled: [] });
    expect(choice?.question.open).toBe('set-down');
    const [best, ...others] = choice?.options ?? [];
    const risk = (option: typeof best) => (option ? option.risk.numerator / option.risk.denominator : Number.NaN);
    expect(others.every((each) => risk(each) >= risk(best))).toBe(true);
    expect(others.some((each) => risk(each) > risk(best))).toBe(true);
    expect(refined).toEqual({ ...deed, setsDown: Number(best?.value) });
  });
});

describe('the app makes a roll again', () => {
  const PIECES = {
    A: { at: 'a1' },
    C: { at: 'a2', powers: LUCK },
    B: { at: 'd1', side: 'blue' },
    D: { at: 'd2', side: 'blue', powers: LUCK },
  } as const;
  const used = (piece: string): Fact => ({ fact: 'used', piece, power: 'probability-control' });

  const rows: readonly {
    readonly title: string;
    readonly sides: readonly string[];
    readonly deed: AttackDeed;
    readonly facts?: readonly Fact[];
    readonly pieces?: Readonly<Record<string, TestPiece>>;
    readonly expected: string | null;
  }[] = [
    { title: 'when it missed', sides: ['red'], deed: attack({ dice: [1, 2] }), expected: 'C attack A' },
    { title: 'not when it hit', sides: ['red'], deed: attack(), expected: null },
    { title: 'when it was hit', sides: ['blue'], deed: attack(), expected: 'D attack A' },
    { title: 'not when it was missed', sides: ['blue'], deed: attack({ dice: [1, 2] }), expected: null },
    {
      title: 'not twice in a turn',
      sides: ['red'],
      deed: attack({ dice: [1, 2] }),
      facts: [used('C')],
      expected: null,
    },
    {
      title: 'when a target evaded',
      sides: ['red'],
      deed: attack({ evade: { B: 6 } }),
      pieces: { ...PIECES, B: { at: 'd1', side: 'blue', powers: SENSES } },
      expected: 'C evade B',
    },
    {
      title: 'when it did not evade, of the roll that is better for it',
      sides: ['blue'],
      deed: attack({ evade: { B: 1 } }),
      pieces: { ...PIECES, B: { at: 'd1', side: 'blue', powers: SENSES } },
      expected: 'D attack A',
    },
  ];

  const EDITIONS = ['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords'];
  describe.each(EDITIONS)('under %s', (edition) => {
    test.each(rows)('$title', ({ sides, deed, facts = [], pieces = PIECES, expected }) => {
      const rules = requireEdition(edition);
      const choice = decideReroll(rules, makeGameTable(rules, pieces, ...facts), deed, sides);
      expect(choice && `${choice.use.piece} ${choice.roll} ${choice.roller}`).toBe(expected);
    });
  });

  test('with exact figures', () => {
    const rules = requireEdition('core-2008');
    const choice = decideReroll(rules, makeGameTable(rules, PIECES), attack({ dice: [1, 2] }), ['red']);
    expect(choice && [choice.keep, choice.again].map(({ points }) => printFraction(points))).toEqual(['0', '325/27']);
  });
});
