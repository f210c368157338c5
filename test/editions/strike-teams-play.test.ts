import { describe, expect, test } from 'vitest';
import { DOOR, PRINTED_OBJECT } from '../../src/board/terrain';
import { parseEdge } from '../../src/grid/edge';
import { printFraction } from '../../src/plain/fraction';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import { actionPointsOf, countWounds } from '../../src/table/striker';
import type { Table } from '../../src/table/table';
import { placeFact } from '../game/make';
import {
  activateDeed,
  cardedFact,
  foldValid,
  HERO_CARD,
  missionSquare,
  missionTable,
  NEXT_PHASE,
  playDeeds,
  reasonCodes,
  requireFigure,
  strikeDeed,
  VILLAIN_CARD,
  walkDeed,
} from '../helpers/mission';

/** Makes a table in the hero phase of round 2. */
const heroes = (...facts: Fact[]): Table =>
  playDeeds(missionTable(...facts), { deed: 'begin-round', round: 2 }, NEXT_PHASE, NEXT_PHASE).table;
const villains = (...facts: Fact[]): Table =>
  playDeeds(missionTable(...facts), { deed: 'begin-round', round: 2 }, NEXT_PHASE).table;
const ap = (table: Table, id: string): number => actionPointsOf(table, requireFigure(table, id));
const dial = (table: Table, side: string): number =>
  strikeTeams.counters(table).find((each) => each.id === 'command-dial' && each.side === side)?.value ?? -1;
const wounds = (table: Table, id: string): number => countWounds(requireFigure(table, id));
const opPoints = (table: Table, side: string): string =>
  printFraction(table.points[side] ?? { numerator: -1, denominator: 1 });

describe('the round', () => {
  test('has its phases in the order of the book, twelve times', () => {
    let table = missionTable();
    const seen: string[] = [];
    for (let step = 0; step < 48; step++) {
      const { table: then, said } = playDeeds(table, NEXT_PHASE);
      expect(said.legal).toBe(true);
      table = then;
      seen.push(`${table.round} ${table.phase?.phase}`);
    }
    const phases = strikeTeams.phases;
    expect(seen).toEqual(Array.from({ length: 48 }, (_, step) => `${Math.floor(step / 4) + 1} ${phases[step % 4]}`));
    expect([dial(table, 'heroes'), dial(table, 'mastermind')]).toEqual([12, 12]);
    const over = playDeeds(table, NEXT_PHASE);
    expect([reasonCodes(over.said), over.said.facts]).toEqual([['not-now'], []]);
  });

  test('is counted by turns as well', () => {
    const { table } = playDeeds(
      missionTable(),
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
    expect(reasonCodes(strikeTeams.give(opened(), activateDeed(piece)))).toEqual(codes);
  });

  test('an activation ends when the next one begins', () => {
    const { table } = playDeeds(heroes(), activateDeed('Rook'), activateDeed('Wren'));
    expect(table.phase?.piece).toBe('Wren');
    expect(reasonCodes(strikeTeams.give(table, walkDeed('Rook', 'b1')))).toEqual(['acted']);
    expect(reasonCodes(strikeTeams.give(table, { deed: 'roll', piece: 'Rook', declared: 1, rolled: 1 }))).toEqual([
      'acted',
    ]);
  });

  test('a figure does not move before its activation, or if it only rolled', () => {
    const rolled = playDeeds(heroes(), { deed: 'roll', piece: 'Rook', declared: 2, rolled: 2 }).table;
    expect(ap(rolled, 'Rook')).toBe(2);
    for (const table of [heroes(), rolled])
      expect(reasonCodes(strikeTeams.give(table, walkDeed('Rook', 'b1')))).toContain('not-now');
  });

  test('the side with more objective points wins, and a tie has no winner', () => {
    const end: Deed = { deed: 'end-game' };
    expect(playDeeds(missionTable(), { deed: 'score', side: 'heroes', points: 4 }, end).table.ended).toEqual({
      winner: 'heroes',
    });
    expect(playDeeds(missionTable(), end).table.ended).toEqual({ winner: null });
  });
});

describe('moving', () => {
  test('costs a point a step, from track and dial', () => {
    const { table, said } = playDeeds(heroes(), activateDeed('Rook'), walkDeed('Rook', 'd1', {}, 1));
    expect(said.legal).toBe(true);
    expect([ap(table, 'Rook'), dial(table, 'heroes'), requireFigure(table, 'Rook').squares]).toEqual([
      3,
      0,
      [missionSquare('d1')],
    ]);
  });

  test('beyond the available points is refused, but recorded', () => {
    const { table, said } = playDeeds(heroes(), activateDeed('Rook'), walkDeed('Rook', 'f3'));
    expect(reasonCodes(said)).toEqual(['no-points']);
    expect(requireFigure(table, 'Rook').squares).toEqual([missionSquare('f3')]);
  });

  test('running gives one free step, once, if the figure only advances', () => {
    const table = playDeeds(heroes(), activateDeed('Rook'), walkDeed('Rook', 'c1', { run: true })).table;
    expect(ap(table, 'Rook')).toBe(4);
    expect(reasonCodes(strikeTeams.give(table, walkDeed('Rook', 'e1', { run: true })))).toEqual(['has-run']);
    expect(strikeTeams.give(table, walkDeed('Rook', 'e1')).legal).toBe(true);
    const busy = playDeeds(table, {
      deed: 'interact',
      of: { piece: 'Rook', target: { square: missionSquare('d2') } },
      command: 0,
    });
    expect(reasonCodes(busy.said)).toEqual(['has-run']);
  });

  test('a figure that did something else may not run', () => {
    const { said } = playDeeds(
      heroes({ fact: 'tallied', piece: 'Rook', tally: 'status', of: 'prone', by: 1 }),
      activateDeed('Rook'),
      { deed: 'shake-off', piece: 'Rook', of: 'Rook', status: 'prone', command: 0 },
      walkDeed('Rook', 'b1', { run: true }),
    );
    expect(reasonCodes(said)).toEqual(['cannot-run']);
  });

  test('a march is paid once for all, and an advance of a henchman costs two points of it', () => {
    const { table, said } = playDeeds(
      villains(),
      activateDeed('Grunts'),
      { deed: 'march', piece: 'Grunts', command: 0 },
      walkDeed('G1', 'e1', { action: 'march' }),
    );
    expect(said.legal).toBe(true);
    expect(ap(table, 'G3')).toBe(3);
    expect(reasonCodes(strikeTeams.give(table, walkDeed('G1', 'd1', { action: 'march' })))).toEqual(['no-points']);
    expect(strikeTeams.give(table, walkDeed('G2', 'f1', { action: 'march' })).legal).toBe(true);
  });

  test('one henchman may advance for six points in an activation', () => {
    const rich: Fact = { fact: 'counted', counter: 'Action points of Grunts', by: 6 };
    const { table } = playDeeds(villains(rich), activateDeed('Grunts'), walkDeed('G1', 'b1', {}));
    expect([ap(table, 'G1'), requireFigure(table, 'G1').squares]).toEqual([7, [missionSquare('b1')]]);
    expect(strikeTeams.give(table, walkDeed('G1', 'c1')).legal).toBe(false);
    expect(reasonCodes(strikeTeams.give(table, walkDeed('G1', 'd1')))).toEqual(['no-points']);
  });

  test('breaking through an enemy costs four points, and fails if the defense is higher', () => {
    const beside = placeFact('Vex', 'b1');
    const through = (defend: number): Deed => {
      return { deed: 'break-through', of: { attacker: 'Rook', target: 'Vex', strength: 3, defend }, command: 0 };
    };
    const past = playDeeds(heroes(beside), activateDeed('Rook'), through(1)).table;
    expect([ap(past, 'Rook'), requireFigure(past, 'Rook').squares, wounds(past, 'Vex')]).toEqual([
      1,
      [missionSquare('c1')],
      0,
    ]);
    const held = playDeeds(heroes(beside), activateDeed('Rook'), through(3)).table;
    expect(requireFigure(held, 'Rook').squares).toEqual([missionSquare('a1')]);
  });

  test('doors cost the mastermind a point, and heroes their strength', () => {
    const door = parseEdge('e2/f2') as number;
    const open = (piece: string): Deed => ({ deed: 'interact', of: { piece, target: { edge: door } }, command: 0 });
    const villain = playDeeds(villains(placeFact('Vex', 'f2')), activateDeed('Vex'), open('Vex')).table;
    const hero = playDeeds(heroes(placeFact('Rook', 'e2')), activateDeed('Rook'), open('Rook')).table;
    expect([ap(villain, 'Vex'), ap(hero, 'Rook')]).toEqual([4, 1]);
    for (const table of [villain, hero]) expect(table.board?.walls[door]).not.toBe(DOOR);
    expect(strikeTeams.give(hero, open('Rook')).legal).toBe(false);
  });
});

describe('attacking', () => {
  const beside = placeFact('Vex', 'b1');

  test('costs its price, and leaves the other player to assign the wounds', () => {
    const { table, said } = playDeeds(heroes(beside), activateDeed('Rook'), strikeDeed('Rook', 'Vex', { defend: 1 }));
    expect(said.legal).toBe(true);
    expect([ap(table, 'Rook'), wounds(table, 'Vex')]).toEqual([3, 2]);
    const puts = [
      { box: 'attack', card: null, wounds: 1 },
      { box: null, card: 'Hammer Fall', wounds: 1 },
    ];
    const { table: put } = playDeeds(table, { deed: 'settle', piece: 'Vex', puts });
    expect(requireFigure(put, 'Vex').tallies).toMatchObject({
      wounds: 0,
      'wounds attack': 1,
      'card-wounds Hammer Fall': 1,
    });
  });

  test('no slot takes more wounds than fit', () => {
    const puts = [{ box: 'attack', card: null, wounds: 3 }];
    const { table, said } = playDeeds(heroes(), { deed: 'wound', piece: 'Rook', puts, by: 'Vex' });
    expect(reasonCodes(said)).toEqual(['no-slot']);
    expect(wounds(table, 'Rook')).toBe(2);
    const shut = playDeeds(table, activateDeed('Rook'), strikeDeed('Rook', 'Vex'));
    expect(reasonCodes(shut.said)).toEqual(['no-adjacent', 'power-forbids']);
  });

  test('a card costs its own price, including its wounds', () => {
    const puts = [{ box: null, card: 'Hammer Fall', wounds: 1 }];
    const { table } = playDeeds(
      heroes(beside),
      { deed: 'wound', piece: 'Rook', puts, by: null },
      activateDeed('Rook'),
      strikeDeed('Rook', 'Vex', { strength: 5 }, { card: 'Hammer Fall' }),
    );
    expect([ap(table, 'Rook'), wounds(table, 'Vex')]).toEqual([1, 5]);
  });

  test('aim costs points, which the dial may pay', () => {
    const ranged = { attack: 'ranged', aim: 2 };
    const { table, said } = playDeeds(
      heroes(placeFact('Vex', 'f1')),
      activateDeed('Rook'),
      strikeDeed('Rook', 'Vex', ranged, { command: 1 }),
    );
    expect(said.legal).toBe(true);
    expect([ap(table, 'Rook'), dial(table, 'heroes'), wounds(table, 'Vex')]).toEqual([2, 0, 3]);
  });

  test("the mastermind's side does not attack heroes in the first round", () => {
    const { said } = playDeeds(
      missionTable(beside),
      { deed: 'begin-round', round: 1 },
      NEXT_PHASE,
      activateDeed('Vex'),
      strikeDeed('Vex', 'Rook'),
    );
    expect(reasonCodes(said)).toEqual(['first-round']);
  });

  test('each henchman attacks once an activation, and again in the next', () => {
    const near = placeFact('Rook', 'e1');
    const shot = { attack: 'ranged', strength: 2 };
    const first = playDeeds(villains(near), activateDeed('Grunts'), strikeDeed('G1', 'Rook', shot)).table;
    expect(reasonCodes(strikeTeams.give(first, strikeDeed('G1', 'Rook', shot)))).toEqual(['acted']);
    expect(strikeTeams.give(first, strikeDeed('G3', 'Rook', shot)).legal).toBe(true);
    const later = playDeeds(first, { deed: 'begin-round', round: 3 }, NEXT_PHASE, activateDeed('Grunts')).table;
    expect(strikeTeams.give(later, strikeDeed('G1', 'Rook', shot)).legal).toBe(true);
  });

  test('a rebound from the first target costs nothing but its aim', () => {
    const { table, said } = playDeeds(
      heroes(placeFact('G1', 'c1'), placeFact('G2', 'd1')),
      activateDeed('Rook'),
      strikeDeed('Rook', 'G1', { attack: 'ranged', strength: 2 }),
      strikeDeed('Rook', 'G2', { attack: 'ranged', strength: 2, from: 'G1' }),
    );
    expect(said.legal).toBe(true);
    expect([ap(table, 'Rook'), wounds(table, 'G1'), wounds(table, 'G2')]).toEqual([3, 2, 2]);
  });

  test('a defense is used once against an attack, and again against the next', () => {
    const dodge: Deed = { deed: 'trigger', piece: 'Vex', card: null, reacting: true, command: 0 };
    const points: Fact = { fact: 'tallied', piece: 'Vex', tally: 'points', of: null, by: 4 };
    const once = playDeeds(heroes(beside, points), activateDeed('Rook'), dodge).table;
    expect(ap(once, 'Vex')).toBe(3);
    expect(reasonCodes(strikeTeams.give(once, dodge))).toEqual(['power-forbids']);
    const other: Deed = { deed: 'trigger', piece: 'Vex', card: 'Stand Fast', reacting: true, command: 0 };
    expect(strikeTeams.give(once, other).legal).toBe(true);
    const struck = playDeeds(once, strikeDeed('Rook', 'Vex', { defend: 2 })).table;
    expect(strikeTeams.give(struck, dodge).legal).toBe(true);
  });

  test('a card without a reaction ring cannot react', () => {
    const hammer: Deed = { deed: 'trigger', piece: 'Vex', card: 'Hammer Fall', reacting: true, command: 0 };
    const points: Fact = { fact: 'tallied', piece: 'Vex', tally: 'points', of: null, by: 9 };
    expect(reasonCodes(strikeTeams.give(heroes(points), hammer))).toEqual(['not-now']);
  });

  test('a hurled crate of ammunition explodes where it lands, and is removed', () => {
    const throws = cardedFact('Rook', {
      ...HERO_CARD,
      cards: { 'Hurl Object': { box: 'attack', cost: 1, slots: 1, duration: 0, reaction: false } },
    });
    const { table, said } = playDeeds(
      heroes(throws, placeFact('Rook', 'b3'), placeFact('Vex', 'e3'), placeFact('G1', 'e2')),
      activateDeed('Rook'),
      strikeDeed(
        'Rook',
        'Vex',
        { attack: 'hurl', strength: null, object: missionSquare('c3') },
        { card: 'Hurl Object' },
      ),
    );
    expect(said.legal).toBe(true);
    // 2 for the crate's strength and 3 for its ammunition; the henchman next to it takes 2.
    expect([wounds(table, 'Vex'), wounds(table, 'G1'), ap(table, 'Rook')]).toEqual([5, 2, 4]);
    expect((table.board?.terrain[missionSquare('c3')] ?? 0) & PRINTED_OBJECT).toBe(0);
    expect(table.tokens.filter(({ kind }) => kind === 'ammunition')).toEqual([]);
  });

  test('a figure at the turret shoots for two points with strength four', () => {
    const near = placeFact('Rook', 'e1');
    const ranged = { attack: 'ranged' };
    const { table, said } = playDeeds(
      villains(near),
      activateDeed('Grunts'),
      strikeDeed('G3', 'Rook', ranged, { turret: true }),
    );
    expect(said.legal).toBe(true);
    expect([ap(table, 'G3'), wounds(table, 'Rook')]).toEqual([4, 4]);
    const away = strikeTeams.give(table, strikeDeed('G2', 'Rook', ranged, { turret: true }));
    expect(reasonCodes(away)).toEqual(['not-here']);
  });

  test('an object that is too strong stays, a weaker one leaves rubble', () => {
    const demolish = (target: string, strength: number): Deed => ({
      deed: 'demolish',
      of: { attacker: 'Rook', target: { square: missionSquare(target) }, attack: 'melee', strength, aim: 0 },
      ...{ card: null, turret: false, command: 0 },
    });
    const near = playDeeds(heroes(placeFact('Rook', 'c2')), activateDeed('Rook')).table;
    const weak = playDeeds(near, demolish('d2', 2));
    expect([reasonCodes(weak.said), weak.table.tokens.some(({ kind }) => kind === 'rubble')]).toEqual([[], false]);
    const strong = playDeeds(near, demolish('d2', 3)).table;
    expect([ap(strong, 'Rook'), strong.tokens.find(({ kind }) => kind === 'rubble')?.at]).toEqual([
      3,
      missionSquare('d2'),
    ]);
    expect((strong.board?.terrain[missionSquare('d2')] ?? 0) & PRINTED_OBJECT).toBe(0);
  });

  test('a slam hurts the thrown figure and the one it hits', () => {
    const { table } = playDeeds(heroes(beside, placeFact('G1', 'c1')), {
      deed: 'slam',
      of: { attacker: 'Rook', target: 'Vex', spaces: 1, damage: 4, direction: null },
    });
    expect([wounds(table, 'Vex'), wounds(table, 'G1')]).toEqual([2, 2]);
  });

  test('a returned figure is not attacked before its next turn', () => {
    const fallen = playDeeds(villains(beside), { deed: 'defeat', piece: 'Rook', by: 'Vex' }).table;
    const back = playDeeds(fallen, NEXT_PHASE, activateDeed('Rook', 'respawn', 'a1')).table;
    expect(requireFigure(back, 'Rook').squares).toEqual([missionSquare('a1')]);
    const attacked = playDeeds(
      back,
      { deed: 'begin-round', round: 3 },
      NEXT_PHASE,
      activateDeed('Vex'),
      strikeDeed('Vex', 'Rook'),
    );
    expect(reasonCodes(attacked.said)).toEqual(['respawned']);
    const moved = playDeeds(
      back,
      { deed: 'begin-round', round: 3 },
      NEXT_PHASE,
      NEXT_PHASE,
      activateDeed('Rook'),
      walkDeed('Rook', 'a3'),
    );
    expect(moved.said.legal).toBe(true);
  });
});

describe('tokens and statuses', () => {
  test('a status is removed by spending two points, or by an ally next to the figure', () => {
    const prone: Deed = { deed: 'status', piece: 'Wren', status: 'prone', by: 1 };
    const help: Deed = { deed: 'shake-off', piece: 'Rook', of: 'Wren', status: 'prone', command: 0 };
    const { table, said } = playDeeds(heroes(), prone, activateDeed('Rook'), help);
    expect(said.legal).toBe(true);
    expect([ap(table, 'Rook'), requireFigure(table, 'Wren').tallies['status prone']]).toEqual([3, 0]);
    expect(reasonCodes(strikeTeams.give(table, help))).toEqual(['power-forbids']);
  });

  test('prone figures pay one more a step; trapped figures do not move', () => {
    const status = (of: string): Fact => ({ fact: 'tallied', piece: 'Rook', tally: 'status', of, by: 1 });
    expect(ap(playDeeds(heroes(status('prone')), activateDeed('Rook'), walkDeed('Rook', 'c1')).table, 'Rook')).toBe(1);
    expect(
      reasonCodes(playDeeds(heroes(status('trapped')), activateDeed('Rook'), walkDeed('Rook', 'b1')).said),
    ).toContain('trapped');
  });

  const token = 'objective e1';
  const take: Deed = { deed: 'take', piece: 'Rook', token, command: 0 };

  test('papers cost a point from an adjacent square, and nothing on their own square', () => {
    const beside = playDeeds(heroes(placeFact('Rook', 'd1')), activateDeed('Rook'), take);
    expect([beside.said.legal, ap(beside.table, 'Rook'), beside.table.tokens.at(-1)?.holder]).toEqual([
      true,
      4,
      'Rook',
    ]);
    expect(ap(playDeeds(heroes(placeFact('Rook', 'e1')), activateDeed('Rook'), take).table, 'Rook')).toBe(5);
    expect(reasonCodes(playDeeds(heroes(), activateDeed('Rook'), take).said)).toEqual(['no-adjacent']);
  });

  test('they drop where their holder falls, and are delivered at a spawn point of the heroes', () => {
    const holding = playDeeds(heroes(placeFact('Rook', 'd1')), activateDeed('Rook'), take).table;
    const dropped = playDeeds(holding, { deed: 'defeat', piece: 'Rook', by: null }).table;
    expect(dropped.tokens.find(({ id }) => id === token)).toMatchObject({ holder: null, at: missionSquare('d1') });
    const deliver: Deed = { deed: 'deliver', piece: 'Rook', token, points: 4 };
    expect(reasonCodes(strikeTeams.give(holding, deliver))).toEqual(['not-here']);
    const back = foldValid(holding, [placeFact('Rook', 'a1')]);
    // No card in play says how many points it is worth.
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
    const work: Deed = { deed: 'interact', of: { piece: 'Wren', target: { square: missionSquare('b3') } }, command: 0 };
    const { table, said } = playDeeds(heroes(engine), activateDeed('Wren'), work);
    expect(said.legal).toBe(true);
    expect([ap(table, 'Wren'), table.tokens.find(({ id }) => id === 'Engine')?.wounds]).toEqual([1, 1]);
  });
});

test("a character's first defeat scores its points, and the mastermind's two", () => {
  const boss = cardedFact('Vex', { ...VILLAIN_CARD, kind: 'mastermind' });
  const { table } = playDeeds(
    heroes(boss),
    { deed: 'defeat', piece: 'Vex', by: 'Rook' },
    { deed: 'defeat', piece: 'Wren', by: 'Vex' },
  );
  expect([opPoints(table, 'heroes'), opPoints(table, 'mastermind')]).toEqual(['2', '1']);
});
