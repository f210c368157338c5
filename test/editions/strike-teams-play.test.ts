import { describe, expect, test } from 'vitest';
import { DOOR } from '../../src/board/terrain';
import { parseEdge } from '../../src/grid/edge';
import { printFraction } from '../../src/plain/fraction';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { countActionPoints, countWounds } from '../../src/table/striker';
import type { Table } from '../../src/table/table';
import { placeFact } from '../game/make';
import {
  actionCardFact,
  foldValid,
  listReasonCodes,
  makeActivateDeed,
  makeMissionTable,
  makeWalkDeed,
  NEXT_PHASE,
  playDeeds,
  requireFigure,
  VILLAIN_CARD,
} from '../helpers/mission';
import { squareNamed } from '../helpers/square-named';

/** Makes a table in the hero phase of round 2. */
const heroes = (...facts: Fact[]): Table =>
  playDeeds(makeMissionTable(...facts), { deed: 'begin-round', round: 2 }, NEXT_PHASE, NEXT_PHASE).table;
const villains = (...facts: Fact[]): Table =>
  playDeeds(makeMissionTable(...facts), { deed: 'begin-round', round: 2 }, NEXT_PHASE).table;
const ap = (table: Table, id: string): number => countActionPoints(table, requireFigure(table, id));
const dial = (table: Table, side: string): number =>
  strikeTeams.counters(table).find((each) => each.id === 'command-dial' && each.side === side)?.value ?? -1;
const wounds = (table: Table, id: string): number => countWounds(requireFigure(table, id));
const opPoints = (table: Table, side: string): string =>
  printFraction(table.points[side] ?? { numerator: -1, denominator: 1 });

describe('the round', () => {
  test('has its phases in the order of the book, twelve times', () => {
    let table = makeMissionTable();
    const seen: string[] = [];
    for (let step = 0; step < 48; step++) {
      const { table: then, said: ruling } = playDeeds(table, NEXT_PHASE);
      expect(ruling.legal).toBe(true);
      table = then;
      seen.push(`${table.round} ${table.phase?.phase}`);
    }
    const phases = strikeTeams.phases;
    expect(seen).toEqual(Array.from({ length: 48 }, (_, step) => `${Math.floor(step / 4) + 1} ${phases[step % 4]}`));
    expect([dial(table, 'heroes'), dial(table, 'mastermind')]).toEqual([12, 12]);
    const over = playDeeds(table, NEXT_PHASE);
    expect([listReasonCodes(over.said), over.said.facts]).toEqual([['not-now'], []]);
  });

  test('is counted by turns as well', () => {
    const { table } = playDeeds(
      makeMissionTable(),
      { deed: 'begin-turn', side: 'mastermind' },
      { deed: 'end-turn', side: 'mastermind' },
      { deed: 'begin-turn', side: 'heroes' },
      { deed: 'end-turn', side: 'heroes' },
      { deed: 'begin-turn', side: 'mastermind' },
    );
    expect([table.round, table.phase?.phase, dial(table, 'heroes')]).toEqual([2, 'mastermind phase', 2]);
  });

  test.each([
    ['a hero in the phase of the mastermind', villains, 'Rook', ['not-now']],
    ['a villain in the phase of the heroes', heroes, 'Vex', ['not-now']],
    ['a hero in its own', heroes, 'Rook', []],
    ['henchmen by the name of one of them', villains, 'G2', []],
  ] as const)('activates %s', (_, opened, piece, codes) => {
    expect(listReasonCodes(strikeTeams.resolve(opened(), makeActivateDeed(piece)))).toEqual(codes);
  });

  test('an activation ends when the next one begins', () => {
    const { table } = playDeeds(heroes(), makeActivateDeed('Rook'), makeActivateDeed('Wren'));
    expect(table.phase?.piece).toBe('Wren');
    expect(listReasonCodes(strikeTeams.resolve(table, makeWalkDeed('Rook', 'b1')))).toEqual(['acted']);
    expect(
      listReasonCodes(strikeTeams.resolve(table, { deed: 'roll', piece: 'Rook', declared: 1, rolled: 1 })),
    ).toEqual(['acted']);
  });

  test('a figure does not move before its activation, or if it only rolled', () => {
    const rolled = playDeeds(heroes(), { deed: 'roll', piece: 'Rook', declared: 2, rolled: 2 }).table;
    expect(ap(rolled, 'Rook')).toBe(2);
    for (const table of [heroes(), rolled])
      expect(listReasonCodes(strikeTeams.resolve(table, makeWalkDeed('Rook', 'b1')))).toContain('not-now');
  });

  test('the side with more objective points wins, and a tie has no winner', () => {
    const end: Deed = { deed: 'end-game' };
    expect(playDeeds(makeMissionTable(), { deed: 'score', side: 'heroes', points: 4 }, end).table.ended).toEqual({
      winner: 'heroes',
    });
    expect(playDeeds(makeMissionTable(), end).table.ended).toEqual({ winner: null });
  });
});

describe('moving', () => {
  test('costs a point a step, from track and dial', () => {
    const { table, said: ruling } = playDeeds(heroes(), makeActivateDeed('Rook'), makeWalkDeed('Rook', 'd1', {}, 1));
    expect(ruling.legal).toBe(true);
    expect([ap(table, 'Rook'), dial(table, 'heroes'), requireFigure(table, 'Rook').squares]).toEqual([
      3,
      0,
      [squareNamed('d1')],
    ]);
  });

  test('beyond the available points is refused, but recorded', () => {
    const { table, said: ruling } = playDeeds(heroes(), makeActivateDeed('Rook'), makeWalkDeed('Rook', 'f3'));
    expect(listReasonCodes(ruling)).toEqual(['no-points']);
    expect(requireFigure(table, 'Rook').squares).toEqual([squareNamed('f3')]);
  });

  test('running gives one free step, once, if the figure only advances', () => {
    const table = playDeeds(heroes(), makeActivateDeed('Rook'), makeWalkDeed('Rook', 'c1', { run: true })).table;
    expect(ap(table, 'Rook')).toBe(4);
    expect(listReasonCodes(strikeTeams.resolve(table, makeWalkDeed('Rook', 'e1', { run: true })))).toEqual(['has-run']);
    expect(strikeTeams.resolve(table, makeWalkDeed('Rook', 'e1')).legal).toBe(true);
    const busy = playDeeds(table, {
      deed: 'interact',
      ...{ piece: 'Rook', target: { square: squareNamed('d2') } },
    });
    expect(listReasonCodes(busy.said)).toEqual(['has-run']);
  });

  test('a figure that did something else may not run', () => {
    const { said: ruling } = playDeeds(
      heroes({ fact: 'tallied', piece: 'Rook', tally: 'status', of: 'prone', by: 1 }),
      makeActivateDeed('Rook'),
      { deed: 'shake-off', piece: 'Rook', of: 'Rook', status: 'prone', command: 0 },
      makeWalkDeed('Rook', 'b1', { run: true }),
    );
    expect(listReasonCodes(ruling)).toEqual(['cannot-run']);
  });

  test('a march is paid once for all, and an advance of a henchman costs two points of it', () => {
    const { table, said: ruling } = playDeeds(
      villains(),
      makeActivateDeed('Grunts'),
      { deed: 'march', piece: 'Grunts', command: 0 },
      makeWalkDeed('G1', 'e1', { action: 'march' }),
    );
    expect(ruling.legal).toBe(true);
    expect(ap(table, 'G3')).toBe(3);
    const march = (piece: string, to: string) =>
      strikeTeams.resolve(table, makeWalkDeed(piece, to, { action: 'march' }));
    expect(march('G2', 'f1')).toMatchObject({ legal: true, price: 0 });
    // G1 has already marched, so it pays for another march.
    expect(march('G1', 'd1')).toMatchObject({ legal: true, price: 3 });
  });

  test('one henchman may advance for six points in an activation', () => {
    const rich: Fact = { fact: 'counted', counter: 'Action points of Grunts', by: 6 };
    const { table } = playDeeds(villains(rich), makeActivateDeed('Grunts'), makeWalkDeed('G1', 'b1', {}));
    expect([ap(table, 'G1'), requireFigure(table, 'G1').squares]).toEqual([7, [squareNamed('b1')]]);
    expect(strikeTeams.resolve(table, makeWalkDeed('G1', 'c1')).legal).toBe(false);
    expect(listReasonCodes(strikeTeams.resolve(table, makeWalkDeed('G1', 'd1')))).toEqual(['no-points']);
  });

  test('breaking through an enemy costs four points, and fails if the defense is higher', () => {
    const beside = placeFact('Vex', 'b1');
    const through = (defend: number): Deed => {
      return { deed: 'break-through', attacker: 'Rook', target: 'Vex', strength: 3, defend };
    };
    const past = playDeeds(heroes(beside), makeActivateDeed('Rook'), through(1)).table;
    expect([ap(past, 'Rook'), requireFigure(past, 'Rook').squares, wounds(past, 'Vex')]).toEqual([
      1,
      [squareNamed('c1')],
      0,
    ]);
    const table = playDeeds(heroes(beside), makeActivateDeed('Rook'), through(3)).table;
    expect(requireFigure(table, 'Rook').squares).toEqual([squareNamed('a1')]);
  });

  test('doors cost the mastermind a point, and heroes their strength', () => {
    const door = parseEdge('e2/f2') as number;
    const open = (piece: string): Deed => ({ deed: 'interact', piece, target: { edge: door } });
    const villain = playDeeds(villains(placeFact('Vex', 'f2')), makeActivateDeed('Vex'), open('Vex')).table;
    const hero = playDeeds(heroes(placeFact('Rook', 'e2')), makeActivateDeed('Rook'), open('Rook')).table;
    expect([ap(villain, 'Vex'), ap(hero, 'Rook')]).toEqual([4, 1]);
    for (const table of [villain, hero]) expect(table.board?.walls[door]).not.toBe(DOOR);
    expect(strikeTeams.resolve(hero, open('Rook')).legal).toBe(false);
  });
});

describe('tokens and statuses', () => {
  test('a status is removed by spending two points, or by an ally next to the figure', () => {
    const prone: Deed = { deed: 'status', piece: 'Wren', status: 'prone', by: 1 };
    const help: Deed = { deed: 'shake-off', piece: 'Rook', of: 'Wren', status: 'prone', command: 0 };
    const { table, said: ruling } = playDeeds(heroes(), prone, makeActivateDeed('Rook'), help);
    expect(ruling.legal).toBe(true);
    expect([ap(table, 'Rook'), requireFigure(table, 'Wren').tallies['status prone']]).toEqual([3, 0]);
    expect(listReasonCodes(strikeTeams.resolve(table, help))).toEqual(['power-forbids']);
  });

  test('prone figures pay one more a step; trapped figures do not move', () => {
    const status = (of: string): Fact => ({ fact: 'tallied', piece: 'Rook', tally: 'status', of, by: 1 });
    expect(
      ap(playDeeds(heroes(status('prone')), makeActivateDeed('Rook'), makeWalkDeed('Rook', 'c1')).table, 'Rook'),
    ).toBe(1);
    expect(
      listReasonCodes(playDeeds(heroes(status('trapped')), makeActivateDeed('Rook'), makeWalkDeed('Rook', 'b1')).said),
    ).toContain('trapped');
  });

  const token = 'objective e1';
  const take: Deed = { deed: 'take', piece: 'Rook', token, command: 0 };

  test('papers cost a point from an adjacent square, and nothing on their own square', () => {
    const beside = playDeeds(heroes(placeFact('Rook', 'd1')), makeActivateDeed('Rook'), take);
    expect([beside.said.legal, ap(beside.table, 'Rook'), beside.table.tokens.at(-1)?.holder]).toEqual([
      true,
      4,
      'Rook',
    ]);
    expect(ap(playDeeds(heroes(placeFact('Rook', 'e1')), makeActivateDeed('Rook'), take).table, 'Rook')).toBe(5);
    expect(listReasonCodes(playDeeds(heroes(), makeActivateDeed('Rook'), take).said)).toEqual(['no-adjacent']);
  });

  test('they drop where their holder falls, and are delivered at a spawn point of the heroes', () => {
    const holding = playDeeds(heroes(placeFact('Rook', 'd1')), makeActivateDeed('Rook'), take).table;
    const dropped = playDeeds(holding, { deed: 'defeat', piece: 'Rook', by: null }).table;
    expect(dropped.tokens.find(({ id }) => id === token)).toMatchObject({ holder: null, at: squareNamed('d1') });
    const deliver: Deed = { deed: 'deliver', piece: 'Rook', token, points: 4 };
    expect(listReasonCodes(strikeTeams.resolve(holding, deliver))).toEqual(['not-here']);
    const back = foldValid(holding, [placeFact('Rook', 'a1')]);
    // No card in play names the token’s points, so the delivery asks for them.
    const asked = strikeTeams.options(back, 'Rook').find(({ id }) => id === 'deliver');
    expect(asked).toMatchObject({ deed: null, asks: ['points'], reasons: [] });
    const home = playDeeds(back, deliver);
    expect([home.said.legal, opPoints(home.table, 'heroes')]).toEqual([true, '4']);
    expect(home.table.tokens.some(({ id }) => id === token)).toBe(false);
  });

  test('an objective token with a strength is damaged, not destroyed', () => {
    const engine: Fact = {
      ...{ fact: 'token', token: 'Engine', kind: 'objective', square: 'b3' },
      ...{ holder: null, strength: 4, wounds: 0 },
    };
    const work: Deed = { deed: 'interact', piece: 'Wren', target: { square: squareNamed('b3') } };
    const { table, said: ruling } = playDeeds(heroes(engine), makeActivateDeed('Wren'), work);
    expect(ruling.legal).toBe(true);
    expect([ap(table, 'Wren'), table.tokens.find(({ id }) => id === 'Engine')?.wounds]).toEqual([1, 1]);
  });
});

test("a character's first defeat scores its points, and the mastermind's two", () => {
  const boss = actionCardFact('Vex', { ...VILLAIN_CARD, kind: 'mastermind' });
  const { table } = playDeeds(
    heroes(boss),
    { deed: 'defeat', piece: 'Vex', by: 'Rook' },
    { deed: 'defeat', piece: 'Wren', by: 'Vex' },
  );
  expect([opPoints(table, 'heroes'), opPoints(table, 'mastermind')]).toEqual(['2', '1']);
});
