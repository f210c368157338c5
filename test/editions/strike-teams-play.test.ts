import { describe, expect, test } from 'vitest';
import { DOOR, PRINTED_OBJECT } from '../../src/board/terrain';
import { parseEdge } from '../../src/grid/edge';
import { printFraction } from '../../src/plain/fraction';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import { actionPointsOf, countWounds } from '../../src/table/striker';
import type { Table } from '../../src/table/table';
import { placed } from '../game/make';
import {
  activate,
  at,
  carded,
  codesOf,
  done,
  figure,
  folded,
  HERO_CARD,
  mission,
  next,
  strike,
  VILLAIN_CARD,
  walk,
} from '../helpers/mission';

/** Makes a table in the hero phase of round 2. */
const heroes = (...facts: Fact[]): Table =>
  done(mission(...facts), { deed: 'begin-round', round: 2 }, next, next).table;
const villains = (...facts: Fact[]): Table => done(mission(...facts), { deed: 'begin-round', round: 2 }, next).table;
const ap = (table: Table, id: string): number => actionPointsOf(table, figure(table, id));
const dial = (table: Table, side: string): number =>
  strikeTeams.counters(table).find((each) => each.id === 'command-dial' && each.side === side)?.value ?? -1;
const wounds = (table: Table, id: string): number => countWounds(figure(table, id));
const opPoints = (table: Table, side: string): string =>
  printFraction(table.points[side] ?? { numerator: -1, denominator: 1 });

describe('the round', () => {
  test('has its phases in the order of the book, twelve times', () => {
    let table = mission();
    const seen: string[] = [];
    for (let step = 0; step < 48; step++) {
      const { table: then, said } = done(table, next);
      expect(said.legal).toBe(true);
      table = then;
      seen.push(`${table.round} ${table.phase?.phase}`);
    }
    const phases = strikeTeams.phases;
    expect(seen).toEqual(Array.from({ length: 48 }, (_, step) => `${Math.floor(step / 4) + 1} ${phases[step % 4]}`));
    expect([dial(table, 'heroes'), dial(table, 'mastermind')]).toEqual([12, 12]);
    const over = done(table, next);
    expect([codesOf(over.said), over.said.facts]).toEqual([['not-now'], []]);
  });

  test('is counted by turns as well', () => {
    const { table } = done(
      mission(),
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
    expect(codesOf(strikeTeams.give(opened(), activate(piece)))).toEqual(codes);
  });

  test('an activation ends when the next one begins', () => {
    const { table } = done(heroes(), activate('Rook'), activate('Wren'));
    expect(table.phase?.piece).toBe('Wren');
    expect(codesOf(strikeTeams.give(table, walk('Rook', 'b1')))).toEqual(['acted']);
    expect(codesOf(strikeTeams.give(table, { deed: 'roll', piece: 'Rook', declared: 1, rolled: 1 }))).toEqual([
      'acted',
    ]);
  });

  test('a figure does not move before its activation, or if it only rolled', () => {
    const rolled = done(heroes(), { deed: 'roll', piece: 'Rook', declared: 2, rolled: 2 }).table;
    expect(ap(rolled, 'Rook')).toBe(2);
    for (const table of [heroes(), rolled])
      expect(codesOf(strikeTeams.give(table, walk('Rook', 'b1')))).toContain('not-now');
  });

  test('the side with more objective points wins, and a tie has no winner', () => {
    const end: Deed = { deed: 'end-game' };
    expect(done(mission(), { deed: 'score', side: 'heroes', points: 4 }, end).table.ended).toEqual({
      winner: 'heroes',
    });
    expect(done(mission(), end).table.ended).toEqual({ winner: null });
  });
});

describe('moving', () => {
  test('costs a point a step, from track and dial', () => {
    const { table, said } = done(heroes(), activate('Rook'), walk('Rook', 'd1', {}, 1));
    expect(said.legal).toBe(true);
    expect([ap(table, 'Rook'), dial(table, 'heroes'), figure(table, 'Rook').squares]).toEqual([3, 0, [at('d1')]]);
  });

  test('beyond the available points is refused, but recorded', () => {
    const { table, said } = done(heroes(), activate('Rook'), walk('Rook', 'f3'));
    expect(codesOf(said)).toEqual(['no-points']);
    expect(figure(table, 'Rook').squares).toEqual([at('f3')]);
  });

  test('running gives one free step, once, if the figure only advances', () => {
    const table = done(heroes(), activate('Rook'), walk('Rook', 'c1', { run: true })).table;
    expect(ap(table, 'Rook')).toBe(4);
    expect(codesOf(strikeTeams.give(table, walk('Rook', 'e1', { run: true })))).toEqual(['has-run']);
    expect(strikeTeams.give(table, walk('Rook', 'e1')).legal).toBe(true);
    const busy = done(table, { deed: 'interact', of: { piece: 'Rook', target: { square: at('d2') } }, command: 0 });
    expect(codesOf(busy.said)).toEqual(['has-run']);
  });

  test('a figure that did something else may not run', () => {
    const { said } = done(
      heroes({ fact: 'tallied', piece: 'Rook', tally: 'status', of: 'prone', by: 1 }),
      activate('Rook'),
      { deed: 'shake-off', piece: 'Rook', of: 'Rook', status: 'prone', command: 0 },
      walk('Rook', 'b1', { run: true }),
    );
    expect(codesOf(said)).toEqual(['cannot-run']);
  });

  test('a march is paid once for all, and an advance of a henchman costs two points of it', () => {
    const { table, said } = done(
      villains(),
      activate('Grunts'),
      { deed: 'march', piece: 'Grunts', command: 0 },
      walk('G1', 'e1', { action: 'march' }),
    );
    expect(said.legal).toBe(true);
    expect(ap(table, 'G3')).toBe(3);
    expect(codesOf(strikeTeams.give(table, walk('G1', 'd1', { action: 'march' })))).toEqual(['no-points']);
    expect(strikeTeams.give(table, walk('G2', 'f1', { action: 'march' })).legal).toBe(true);
  });

  test('one henchman may advance for six points in an activation', () => {
    const rich: Fact = { fact: 'counted', counter: 'Action points of Grunts', by: 6 };
    const { table } = done(villains(rich), activate('Grunts'), walk('G1', 'b1', {}));
    expect([ap(table, 'G1'), figure(table, 'G1').squares]).toEqual([7, [at('b1')]]);
    expect(strikeTeams.give(table, walk('G1', 'c1')).legal).toBe(false);
    expect(codesOf(strikeTeams.give(table, walk('G1', 'd1')))).toEqual(['no-points']);
  });

  test('breaking through an enemy costs four points, and fails if the defense is higher', () => {
    const beside = placed('Vex', 'b1');
    const through = (defend: number): Deed => {
      return { deed: 'break-through', of: { attacker: 'Rook', target: 'Vex', strength: 3, defend }, command: 0 };
    };
    const past = done(heroes(beside), activate('Rook'), through(1)).table;
    expect([ap(past, 'Rook'), figure(past, 'Rook').squares, wounds(past, 'Vex')]).toEqual([1, [at('c1')], 0]);
    const held = done(heroes(beside), activate('Rook'), through(3)).table;
    expect(figure(held, 'Rook').squares).toEqual([at('a1')]);
  });

  test('doors cost the mastermind a point, and heroes their strength', () => {
    const door = parseEdge('e2/f2') as number;
    const open = (piece: string): Deed => ({ deed: 'interact', of: { piece, target: { edge: door } }, command: 0 });
    const villain = done(villains(placed('Vex', 'f2')), activate('Vex'), open('Vex')).table;
    const hero = done(heroes(placed('Rook', 'e2')), activate('Rook'), open('Rook')).table;
    expect([ap(villain, 'Vex'), ap(hero, 'Rook')]).toEqual([4, 1]);
    for (const table of [villain, hero]) expect(table.board?.walls[door]).not.toBe(DOOR);
    expect(strikeTeams.give(hero, open('Rook')).legal).toBe(false);
  });
});

describe('attacking', () => {
  const beside = placed('Vex', 'b1');

  test('costs its price, and leaves the other player to assign the wounds', () => {
    const { table, said } = done(heroes(beside), activate('Rook'), strike('Rook', 'Vex', { defend: 1 }));
    expect(said.legal).toBe(true);
    expect([ap(table, 'Rook'), wounds(table, 'Vex')]).toEqual([3, 2]);
    const puts = [
      { box: 'attack', card: null, wounds: 1 },
      { box: null, card: 'Hammer Fall', wounds: 1 },
    ];
    const { table: put } = done(table, { deed: 'settle', piece: 'Vex', puts });
    expect(figure(put, 'Vex').tallies).toMatchObject({ wounds: 0, 'wounds attack': 1, 'card-wounds Hammer Fall': 1 });
  });

  test('no slot takes more wounds than fit', () => {
    const puts = [{ box: 'attack', card: null, wounds: 3 }];
    const { table, said } = done(heroes(), { deed: 'wound', piece: 'Rook', puts, by: 'Vex' });
    expect(codesOf(said)).toEqual(['no-slot']);
    expect(wounds(table, 'Rook')).toBe(2);
    const shut = done(table, activate('Rook'), strike('Rook', 'Vex'));
    expect(codesOf(shut.said)).toEqual(['no-adjacent', 'power-forbids']);
  });

  test('a card costs its own price, including its wounds', () => {
    const puts = [{ box: null, card: 'Hammer Fall', wounds: 1 }];
    const { table } = done(
      heroes(beside),
      { deed: 'wound', piece: 'Rook', puts, by: null },
      activate('Rook'),
      strike('Rook', 'Vex', { strength: 5 }, { card: 'Hammer Fall' }),
    );
    expect([ap(table, 'Rook'), wounds(table, 'Vex')]).toEqual([1, 5]);
  });

  test('aim costs points, which the dial may pay', () => {
    const ranged = { attack: 'ranged', aim: 2 };
    const { table, said } = done(
      heroes(placed('Vex', 'f1')),
      activate('Rook'),
      strike('Rook', 'Vex', ranged, { command: 1 }),
    );
    expect(said.legal).toBe(true);
    expect([ap(table, 'Rook'), dial(table, 'heroes'), wounds(table, 'Vex')]).toEqual([2, 0, 3]);
  });

  test("the mastermind's side does not attack heroes in the first round", () => {
    const { said } = done(
      mission(beside),
      { deed: 'begin-round', round: 1 },
      next,
      activate('Vex'),
      strike('Vex', 'Rook'),
    );
    expect(codesOf(said)).toEqual(['first-round']);
  });

  test('each henchman attacks once an activation, and again in the next', () => {
    const near = placed('Rook', 'e1');
    const shot = { attack: 'ranged', strength: 2 };
    const first = done(villains(near), activate('Grunts'), strike('G1', 'Rook', shot)).table;
    expect(codesOf(strikeTeams.give(first, strike('G1', 'Rook', shot)))).toEqual(['acted']);
    expect(strikeTeams.give(first, strike('G3', 'Rook', shot)).legal).toBe(true);
    const later = done(first, { deed: 'begin-round', round: 3 }, next, activate('Grunts')).table;
    expect(strikeTeams.give(later, strike('G1', 'Rook', shot)).legal).toBe(true);
  });

  test('a rebound from the first target costs nothing but its aim', () => {
    const { table, said } = done(
      heroes(placed('G1', 'c1'), placed('G2', 'd1')),
      activate('Rook'),
      strike('Rook', 'G1', { attack: 'ranged', strength: 2 }),
      strike('Rook', 'G2', { attack: 'ranged', strength: 2, from: 'G1' }),
    );
    expect(said.legal).toBe(true);
    expect([ap(table, 'Rook'), wounds(table, 'G1'), wounds(table, 'G2')]).toEqual([3, 2, 2]);
  });

  test('a defense is used once against an attack, and again against the next', () => {
    const dodge: Deed = { deed: 'trigger', piece: 'Vex', card: null, reacting: true, command: 0 };
    const points: Fact = { fact: 'tallied', piece: 'Vex', tally: 'points', of: null, by: 4 };
    const once = done(heroes(beside, points), activate('Rook'), dodge).table;
    expect(ap(once, 'Vex')).toBe(3);
    expect(codesOf(strikeTeams.give(once, dodge))).toEqual(['power-forbids']);
    const other: Deed = { deed: 'trigger', piece: 'Vex', card: 'Stand Fast', reacting: true, command: 0 };
    expect(strikeTeams.give(once, other).legal).toBe(true);
    const struck = done(once, strike('Rook', 'Vex', { defend: 2 })).table;
    expect(strikeTeams.give(struck, dodge).legal).toBe(true);
  });

  test('a card without a reaction ring cannot react', () => {
    const hammer: Deed = { deed: 'trigger', piece: 'Vex', card: 'Hammer Fall', reacting: true, command: 0 };
    const points: Fact = { fact: 'tallied', piece: 'Vex', tally: 'points', of: null, by: 9 };
    expect(codesOf(strikeTeams.give(heroes(points), hammer))).toEqual(['not-now']);
  });

  test('a hurled crate of ammunition explodes where it lands, and is removed', () => {
    const throws = carded('Rook', {
      ...HERO_CARD,
      cards: { 'Hurl Object': { box: 'attack', cost: 1, slots: 1, duration: 0, reaction: false } },
    });
    const { table, said } = done(
      heroes(throws, placed('Rook', 'b3'), placed('Vex', 'e3'), placed('G1', 'e2')),
      activate('Rook'),
      strike('Rook', 'Vex', { attack: 'hurl', strength: null, object: at('c3') }, { card: 'Hurl Object' }),
    );
    expect(said.legal).toBe(true);
    // 2 for the crate's strength and 3 for its ammunition; the henchman next to it takes 2.
    expect([wounds(table, 'Vex'), wounds(table, 'G1'), ap(table, 'Rook')]).toEqual([5, 2, 4]);
    expect((table.board?.terrain[at('c3')] ?? 0) & PRINTED_OBJECT).toBe(0);
    expect(table.tokens.filter(({ kind }) => kind === 'ammunition')).toEqual([]);
  });

  test('a figure at the turret shoots for two points with strength four', () => {
    const near = placed('Rook', 'e1');
    const ranged = { attack: 'ranged' };
    const { table, said } = done(villains(near), activate('Grunts'), strike('G3', 'Rook', ranged, { turret: true }));
    expect(said.legal).toBe(true);
    expect([ap(table, 'G3'), wounds(table, 'Rook')]).toEqual([4, 4]);
    const away = strikeTeams.give(table, strike('G2', 'Rook', ranged, { turret: true }));
    expect(codesOf(away)).toEqual(['not-here']);
  });

  test('an object that is too strong stays, a weaker one leaves rubble', () => {
    const demolish = (target: string, strength: number): Deed => ({
      deed: 'demolish',
      of: { attacker: 'Rook', target: { square: at(target) }, attack: 'melee', strength, aim: 0 },
      ...{ card: null, turret: false, command: 0 },
    });
    const near = done(heroes(placed('Rook', 'c2')), activate('Rook')).table;
    const weak = done(near, demolish('d2', 2));
    expect([codesOf(weak.said), weak.table.tokens.some(({ kind }) => kind === 'rubble')]).toEqual([[], false]);
    const strong = done(near, demolish('d2', 3)).table;
    expect([ap(strong, 'Rook'), strong.tokens.find(({ kind }) => kind === 'rubble')?.at]).toEqual([3, at('d2')]);
    expect((strong.board?.terrain[at('d2')] ?? 0) & PRINTED_OBJECT).toBe(0);
  });

  test('a slam hurts the thrown figure and the one it hits', () => {
    const { table } = done(heroes(beside, placed('G1', 'c1')), {
      deed: 'slam',
      of: { attacker: 'Rook', target: 'Vex', spaces: 1, damage: 4, direction: null },
    });
    expect([wounds(table, 'Vex'), wounds(table, 'G1')]).toEqual([2, 2]);
  });

  test('a returned figure is not attacked before its next turn', () => {
    const fallen = done(villains(beside), { deed: 'defeat', piece: 'Rook', by: 'Vex' }).table;
    const back = done(fallen, next, activate('Rook', 'respawn', 'a1')).table;
    expect(figure(back, 'Rook').squares).toEqual([at('a1')]);
    const attacked = done(back, { deed: 'begin-round', round: 3 }, next, activate('Vex'), strike('Vex', 'Rook'));
    expect(codesOf(attacked.said)).toEqual(['respawned']);
    const moved = done(back, { deed: 'begin-round', round: 3 }, next, next, activate('Rook'), walk('Rook', 'a3'));
    expect(moved.said.legal).toBe(true);
  });
});

describe('tokens and statuses', () => {
  test('a status is removed by spending two points, or by an ally next to the figure', () => {
    const prone: Deed = { deed: 'status', piece: 'Wren', status: 'prone', by: 1 };
    const help: Deed = { deed: 'shake-off', piece: 'Rook', of: 'Wren', status: 'prone', command: 0 };
    const { table, said } = done(heroes(), prone, activate('Rook'), help);
    expect(said.legal).toBe(true);
    expect([ap(table, 'Rook'), figure(table, 'Wren').tallies['status prone']]).toEqual([3, 0]);
    expect(codesOf(strikeTeams.give(table, help))).toEqual(['power-forbids']);
  });

  test('prone figures pay one more a step; trapped figures do not move', () => {
    const status = (of: string): Fact => ({ fact: 'tallied', piece: 'Rook', tally: 'status', of, by: 1 });
    expect(ap(done(heroes(status('prone')), activate('Rook'), walk('Rook', 'c1')).table, 'Rook')).toBe(1);
    expect(codesOf(done(heroes(status('trapped')), activate('Rook'), walk('Rook', 'b1')).said)).toContain('trapped');
  });

  const token = 'objective e1';
  const take: Deed = { deed: 'take', piece: 'Rook', token, command: 0 };

  test('papers cost a point from an adjacent square, and nothing on their own square', () => {
    const beside = done(heroes(placed('Rook', 'd1')), activate('Rook'), take);
    expect([beside.said.legal, ap(beside.table, 'Rook'), beside.table.tokens.at(-1)?.holder]).toEqual([
      true,
      4,
      'Rook',
    ]);
    expect(ap(done(heroes(placed('Rook', 'e1')), activate('Rook'), take).table, 'Rook')).toBe(5);
    expect(codesOf(done(heroes(), activate('Rook'), take).said)).toEqual(['no-adjacent']);
  });

  test('they drop where their holder falls, and are delivered at a spawn point of the heroes', () => {
    const holding = done(heroes(placed('Rook', 'd1')), activate('Rook'), take).table;
    const dropped = done(holding, { deed: 'defeat', piece: 'Rook', by: null }).table;
    expect(dropped.tokens.find(({ id }) => id === token)).toMatchObject({ holder: null, at: at('d1') });
    const deliver: Deed = { deed: 'deliver', piece: 'Rook', token, points: 4 };
    expect(codesOf(strikeTeams.give(holding, deliver))).toEqual(['not-here']);
    const back = folded(holding, [placed('Rook', 'a1')]);
    // No card in play says how many points it is worth.
    const asked = strikeTeams.options(back, 'Rook').find(({ id }) => id === 'deliver');
    expect(asked).toMatchObject({ deed: null, asks: ['points'], reasons: [] });
    const home = done(back, deliver);
    expect([home.said.legal, opPoints(home.table, 'heroes')]).toEqual([true, '4']);
    expect(home.table.tokens.some(({ id }) => id === token)).toBe(false);
  });

  test('an objective token with a strength is damaged, not destroyed', () => {
    const engine: Fact = {
      ...{ fact: 'token', token: 'Engine', kind: 'objective', square: 'b3' },
      ...{ holder: null, strength: 4, wounds: 0 },
    };
    const work: Deed = { deed: 'interact', of: { piece: 'Wren', target: { square: at('b3') } }, command: 0 };
    const { table, said } = done(heroes(engine), activate('Wren'), work);
    expect(said.legal).toBe(true);
    expect([ap(table, 'Wren'), table.tokens.find(({ id }) => id === 'Engine')?.wounds]).toEqual([1, 1]);
  });
});

test("a character's first defeat scores its points, and the mastermind's two", () => {
  const boss = carded('Vex', { ...VILLAIN_CARD, kind: 'mastermind' });
  const { table } = done(
    heroes(boss),
    { deed: 'defeat', piece: 'Vex', by: 'Rook' },
    { deed: 'defeat', piece: 'Wren', by: 'Vex' },
  );
  expect([opPoints(table, 'heroes'), opPoints(table, 'mastermind')]).toEqual(['2', '1']);
});
