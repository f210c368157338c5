import { describe, expect, test } from 'vitest';
import { listLiveClicks } from '../../src/catalog/character';
import { makeEmptyLog, redo, undo } from '../../src/game/log';
import { parseFact } from '../../src/game/parse-fact';
import { foldUnchecked } from '../../src/game/valid-facts';
import { EDITIONS } from '../../src/rules/editions';
import type { Fact } from '../../src/table/facts';
import type { MeaningEffect } from '../../src/table/meanings';
import type { Table } from '../../src/table/table';
import { getTablePosition, makePieceOfFigure } from '../../src/table/table-position';
import { appendTapToLog, BEGAN_FACT, MAPPED_FACT, makeTestCharacter } from './make';

const meant = (power: string, effects: readonly MeaningEffect[] | null): Fact => ({ fact: 'meaning', power, effects });
const REDUCES: MeaningEffect = { effect: 'reduce', by: 1 };
const EVADES: MeaningEffect = { effect: 'evade', least: 5 };
const tableOf = (...facts: readonly unknown[]) => foldUnchecked(facts);

const SPECIAL = {
  ...makeTestCharacter('s'),
  specials: [
    { slot: 'trait', name: 'Tide Caller', text: '', grants: [] },
    { slot: 'damage', name: 'Deep Song', text: '', grants: [] },
  ],
} as const;
const joined = (piece: string, who = makeTestCharacter(piece)): Fact => ({
  fact: 'joined',
  piece,
  side: piece === 'a' ? 'red' : 'blue',
  character: who,
  points: 50,
  click: 1,
});
const placed = (piece: string, square: string): Fact => ({ fact: 'placed', piece, squares: [square], how: 'placed' });
const piece = (table: Table, id: string) => getTablePosition(table)?.pieces.find((each) => each.id === id);

describe('a meaning that players give a power', () => {
  test('is one a power, the last one set, and null removes it', () => {
    const { table, rejected } = tableOf(BEGAN_FACT, meant('b', [REDUCES]), meant('a', [EVADES]), meant('b', [EVADES]));
    expect(rejected).toEqual([]);
    expect(table.meanings).toEqual([
      { power: 'b', effects: [EVADES] },
      { power: 'a', effects: [EVADES] },
    ]);
    expect(tableOf(BEGAN_FACT, meant('b', [REDUCES]), meant('b', null)).table.meanings).toEqual([]);
    expect(tableOf(BEGAN_FACT).table.meanings).toBeUndefined();
  });

  test('follows undo and redo', () => {
    const set = appendTapToLog(appendTapToLog(makeEmptyLog('g'), BEGAN_FACT), meant('a', [REDUCES]));
    expect(undo(set).table.meanings).toBeUndefined();
    expect(redo(undo(set)).table).toEqual(set.table);
  });

  test('parses back unchanged, and is left out if invalid', () => {
    const fact = meant('a', [
      { effect: 'modify', value: 'speed', by: 2, holder: 'attacker', attacks: 'any' },
      { effect: 'pass', grounds: ['water', 'figures'] },
      { effect: 'hide' },
    ]);
    expect(parseFact(JSON.parse(JSON.stringify(fact)))).toEqual({ ok: true, value: fact });
    for (const bad of [
      { ...fact, power: 7 },
      { ...fact, effects: [] },
      { ...fact, effects: [{ effect: 'explode' }] },
      { ...fact, effects: [{ effect: 'evade', least: 7 }] },
      { ...fact, effects: [{ effect: 'pass', grounds: [] }] },
      { ...fact, effects: Array.from({ length: 9 }, () => REDUCES) },
    ])
      expect(tableOf(BEGAN_FACT, bad).rejected.map(({ code }) => code)).toEqual(['malformed']);
  });

  test('affects only figures that show the power', () => {
    const begun = [
      BEGAN_FACT,
      MAPPED_FACT,
      joined('a'),
      joined('b', { ...makeTestCharacter('b'), dial: makeTestCharacter('b').dial.slice(1) }),
    ];
    const { table } = tableOf(...begun, placed('a', 'a1'), placed('b', 'c1'), meant('super-strength', [REDUCES]));
    expect(piece(table, 'a')?.meanings).toBe(table.meanings);
    expect(piece(table, 'b')).not.toHaveProperty('meanings');
    const hurt = tableOf(...begun, placed('a', 'a1'), meant('super-strength', [REDUCES]), {
      fact: 'clicked',
      piece: 'a',
      by: 1,
      cause: 'damage',
      from: null,
    });
    expect(piece(hurt.table, 'a')).not.toHaveProperty('meanings');
  });

  test('affects special powers and traits by their names, where they show', () => {
    const dial = listLiveClicks(SPECIAL.dial).map((click, index) =>
      index === 0 ? { ...click, damage: { value: 2, power: 'special' } } : click,
    );
    const { table } = tableOf(
      BEGAN_FACT,
      MAPPED_FACT,
      joined('a', { ...SPECIAL, dial, specials: [...SPECIAL.specials] }),
    );
    const figure = table.figures.get('a');
    if (!figure) throw new Error('nobody joined');
    expect(makePieceOfFigure(figure).specials).toEqual(['tide-caller', 'deep-song']);
    expect(makePieceOfFigure({ ...figure, click: 2 }).specials).toEqual(['tide-caller']);
    const off = { power: 'tide-caller', until: null };
    expect(makePieceOfFigure({ ...figure, click: 2, switchedOff: [off] })).not.toHaveProperty('specials');
  });

  test('may prevent pushing damage', () => {
    const [rules] = EDITIONS;
    const pushed = (effects: readonly MeaningEffect[] | null) => {
      const { table } = tableOf(
        { ...BEGAN_FACT, edition: rules.id },
        MAPPED_FACT,
        joined('a', { ...makeTestCharacter('a'), abilities: ['quake'] }),
        placed('a', 'a1'),
        { fact: 'turn', side: 'red', round: 1 },
        { fact: 'tokens', piece: 'a', by: 1 },
        { fact: 'turn', side: 'red', round: 2 },
        meant('quake', effects),
      );
      return rules
        .resolve(table, { deed: 'act', piece: 'a', action: 'move' })
        .facts.some(({ fact }) => fact === 'clicked');
    };
    expect(pushed(null)).toBe(true);
    expect(pushed([{ effect: 'no-pushing-damage' }])).toBe(false);
  });
});
