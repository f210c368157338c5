import { describe, expect, test } from 'vitest';
import type { CardEffect } from '../../src/catalog/cards/effects';
import { parseEdge } from '../../src/grid/edge';
import { squareName } from '../../src/grid/square';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed, DeedRuling } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { countActionPoints, countWounds } from '../../src/table/striker';
import type { Table } from '../../src/table/table';
import { getTally } from '../../src/table/tallies';
import { placeFact } from '../game/make';
import {
  actionCardFact,
  foldValid,
  HERO_CARD,
  listReasonCodes,
  makeActivateDeed,
  makeMissionTable,
  makeStrikeDeed,
  makeWalkDeed,
  NEXT_PHASE,
  playDeeds,
  requireFigure,
} from '../helpers/mission';

/** Map of each game below. Rook and Wren are in the left column. Vex and three henchmen are on the right. */
const MAP = [
  '+---+---+---+---+---+---+---+---+',
  '| .   .   .   .   .   .   .   . |',
  '+   +   +   +   +   +   +   +   +',
  '| .   .   .   .   . ! .   .   . |',
  '+   +   +   +   +   +   +   +   +',
  '| .   .   .   .   . ! .   .   . |',
  '+---+---+---+---+---+---+---+---+',
].join('\n');
const MAPPED: Fact = { fact: 'mapped', name: 'Hall', map: MAP, starts: {}, strengths: { 'e2/f2': 4 } };
const START: readonly Deed[] = [{ deed: 'begin-round', round: 2 }, NEXT_PHASE];

/** Makes a table in round 2 with an active unit. `facts` are applied before the round. */
function active(unit: string, ...facts: Fact[]): Table {
  const steps = unit === 'Rook' ? [...START, NEXT_PHASE] : START;
  return playDeeds(makeMissionTable(MAPPED, ...facts), ...steps, makeActivateDeed(unit)).table;
}

/** Makes the fact that gives Rook a card with a melee attack of strength 4 and the given further effects. */
function withCard(...effects: CardEffect[]): Fact {
  const blow = { effect: 'attack', type: 'melee', strength: 4, more: 0, within: 0 } as const;
  const card = { box: 'attack', cost: 3, slots: 2, duration: 0, reaction: false, effects: [blow, ...effects] } as const;
  return actionCardFact('Rook', { ...HERO_CARD, cards: { Shove: card } });
}

const shove = (more: Partial<Parameters<typeof makeStrikeDeed>[2]> = {}): Deed =>
  makeStrikeDeed('Rook', 'Vex', { card: 'Shove', strength: null, ...more });

/** Returns the square, wounds and prone tokens of a figure after a ruling. */
function stateOf(table: Table, { facts }: DeedRuling, piece: string): readonly (string | number)[] {
  const figure = requireFigure(foldValid(table, facts), piece);
  return [figure.squares.map(squareName).join(), countWounds(figure), getTally(figure, 'status', 'prone')];
}

describe('a whole attack', () => {
  const SLAM: CardEffect = { effect: 'slam', spaces: 2 };
  const PRONE: CardEffect = { effect: 'status', status: 'prone', tokens: 1 };
  const PAIN: CardEffect = { effect: 'damage', wounds: 1 };
  const near = [placeFact('Rook', 'b2'), placeFact('Vex', 'c2')];

  test('includes the slam and the further effects of its card, for the price of the card', () => {
    const table = active('Rook', withCard(PRONE, SLAM, PAIN), ...near);
    const ruling = strikeTeams.resolve(table, shove());
    expect(ruling).toMatchObject({ legal: true, price: 3, open: [] });
    expect(ruling.hit?.targets[0]?.wounds).toBe(4);
    expect(stateOf(table, ruling, 'Vex')).toEqual(['e2', 5, 1]);
  });

  test('slams by half of the damage, into the door behind the target', () => {
    const table = active('Rook', withCard(SLAM), placeFact('Rook', 'd2'), placeFact('Vex', 'e2'));
    const ruling = strikeTeams.resolve(table, shove());
    expect(stateOf(table, ruling, 'Vex')).toEqual(['e2', 6, 0]);
    expect(ruling.notes.map(({ code }) => code)).toContain('ends-at-wall');
  });

  test('slams as far as players choose, and only with the effects that they choose', () => {
    const table = active('Rook', withCard(PRONE, SLAM, PAIN), ...near);
    const chosen = (more: Parameters<typeof shove>[0]) =>
      stateOf(table, strikeTeams.resolve(table, shove(more)), 'Vex');
    expect(chosen({ slam: 1 })).toEqual(['d2', 5, 1]);
    expect(chosen({ effects: [0] })).toEqual(['c2', 4, 1]);
    expect(chosen({ effects: [1] })).toEqual(['e2', 4, 0]);
    expect(chosen({ effects: [] })).toEqual(['c2', 4, 0]);
  });

  test('does not give tokens to a target that it defeats', () => {
    const table = active('Rook', withCard(PRONE), placeFact('Rook', 'b2'), placeFact('G1', 'c2'));
    const ruling = strikeTeams.resolve(table, makeStrikeDeed('Rook', 'G1', { card: 'Shove', strength: null }));
    expect(ruling.facts.some((fact) => fact.fact === 'tallied' && fact.tally === 'status')).toBe(false);
    expect(stateOf(table, ruling, 'G1')).toEqual(['', 3, 0]);
  });

  test('has the reasons of its first refused step, and the facts of all its steps', () => {
    const far = active('Rook', withCard(SLAM, PRONE), placeFact('Rook', 'a1'), placeFact('Vex', 'c2'));
    const ruling = strikeTeams.resolve(far, shove());
    expect(listReasonCodes(ruling)).toEqual(['no-adjacent']);
    expect(stateOf(far, ruling, 'Vex')[2]).toBe(1);
    const across = active('Rook', withCard(SLAM), placeFact('Rook', 'b2'), placeFact('Vex', 'c2'));
    expect(listReasonCodes(strikeTeams.resolve(across, shove({ direction: 0 })))).toEqual(['no-path']);
  });

  test('is refused once if the figure has no activation', () => {
    const table = playDeeds(makeMissionTable(MAPPED, withCard(SLAM), ...near), ...START, NEXT_PHASE).table;
    const ruling = strikeTeams.resolve(table, shove());
    expect(ruling.reasons.map(({ code }) => code)).toEqual(['not-now', 'no-points']);
  });
});

describe('a whole move', () => {
  const march = (piece: string, to: string, command = 0) => makeWalkDeed(piece, to, { action: 'march' }, command);

  test('of the first henchman that marches pays for its group, whose other members pay nothing', () => {
    const table = active('Grunts', placeFact('G3', 'g3'));
    const first = strikeTeams.resolve(table, march('G1', 'e1'));
    expect(first).toMatchObject({ legal: true, price: 3 });
    const after = foldValid(table, first.facts);
    expect(strikeTeams.resolve(after, march('G2', 'f2'))).toMatchObject({ legal: true, price: 0 });
    expect(strikeTeams.resolve(after, march('G3', 'd3')).legal).toBe(false);
  });

  test('takes the points of the Command Dial for its first steps', () => {
    const table = active('Grunts');
    const ruling = strikeTeams.resolve(table, march('G1', 'e1', 1));
    const after = foldValid(table, ruling.facts);
    expect(ruling).toMatchObject({ legal: true, price: 3 });
    expect(countActionPoints(after, requireFigure(after, 'G1'))).toBe(4);
  });

  test('cannot march if the points of the group are spent', () => {
    const { table } = playDeeds(active('Grunts'), { deed: 'spend', piece: 'Grunts', points: 4 });
    expect(listReasonCodes(strikeTeams.resolve(table, march('G1', 'e1')))).toEqual(['no-points']);
  });

  test.each([
    ['f2', 'e2', 2],
    ['g2', 'e2', 3],
    ['f2', 'd2', 3],
  ])('from %s to %s opens the door on its way, for %i points in all', (from, to, price) => {
    const open = parseEdge('e2/f2') as number;
    const table = active('Vex', placeFact('Vex', from), placeFact('G2', 'g3'), placeFact('G3', 'h3'));
    const ruling = strikeTeams.resolve(table, makeWalkDeed('Vex', to, { open } as object));
    expect(ruling).toMatchObject({ legal: true, price });
    expect(stateOf(table, ruling, 'Vex')[0]).toBe(to);
    expect(ruling.facts.filter(({ fact }) => fact === 'destroyed')).toHaveLength(1);
  });

  test('breaks through the figure between, or has no path', () => {
    const table = active('Rook', placeFact('Rook', 'b2'), placeFact('Vex', 'c2'));
    const through = (to: string) => strikeTeams.resolve(table, makeWalkDeed('Rook', to, { action: 'breakthrough' }));
    expect(through('d2')).toMatchObject({ legal: true, price: 4 });
    expect(stateOf(table, through('d2'), 'Rook')[0]).toBe('d2');
    expect(['c3', 'b1', 'd1'].map((to) => listReasonCodes(through(to)))).toEqual([
      ['no-path'],
      ['no-path'],
      ['no-path'],
    ]);
  });
});

test('a card reacts while another unit is active, and not in the own activation of its figure', () => {
  const use: Deed = { deed: 'trigger', piece: 'Rook', card: 'Stand Fast' };
  const slow: Deed = { deed: 'trigger', piece: 'Rook', card: 'Hammer Fall' };
  const others = playDeeds(active('Grunts'), { deed: 'turn-dial', side: 'heroes', by: 2 }).table;
  expect(strikeTeams.resolve(others, { ...use, command: 1 } as Deed).legal).toBe(true);
  expect(listReasonCodes(strikeTeams.resolve(others, { ...slow, command: 3 } as Deed))).toEqual(['not-now']);
  const own = active('Rook');
  expect(strikeTeams.resolve(own, slow).legal).toBe(true);
  expect(strikeTeams.resolve(own, use)).toMatchObject({ legal: true, price: 1 });
});
