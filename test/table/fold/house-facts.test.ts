import { describe, expect, test } from 'vitest';
import { makeEmptyLog, redo, undo } from '../../../src/game/log';
import { foldUnchecked } from '../../../src/game/valid-facts';
import { findAppPlayer } from '../../../src/table/app-player';
import type { Fact } from '../../../src/table/facts';
import { appendTapToLog, BEGAN_FACT } from '../../game/make';

const ruled = (rule: string, on: boolean, name = `Rule ${rule}`): Fact => ({ fact: 'house-ruled', rule, name, on });
const noted = (entry: string, text: string | null): Fact => ({ fact: 'house-noted', entry, title: 'Walls', text });
const tableOf = (...facts: readonly unknown[]) => foldUnchecked(facts);

describe('house rules of a game', () => {
  test('are turned on and off, each once, in the order of their facts', () => {
    const { table, rejected } = tableOf(BEGAN_FACT, ruled('b', true), ruled('a', true), ruled('b', true, 'B anew'));
    expect(rejected).toEqual([]);
    expect(table.houseRules).toEqual([
      { rule: 'b', name: 'B anew' },
      { rule: 'a', name: 'Rule a' },
    ]);
    expect(tableOf(BEGAN_FACT, ruled('b', true), ruled('a', true), ruled('b', false)).table.houseRules).toEqual([
      { rule: 'a', name: 'Rule a' },
    ]);
    expect(tableOf(BEGAN_FACT, ruled('never taken', false)).table.houseRules).toEqual([]);
  });

  test('name the sides that the app plays, each once, until a person plays again', () => {
    const plays = (side: string, manner: string | null): unknown => ({
      fact: 'opponent',
      side,
      plays: manner === null ? null : { manner, strength: 'player' },
    });
    const { table } = tableOf(BEGAN_FACT, plays('red', 'bold'), plays('blue', 'cautious'), plays('red', 'ruthless'));
    expect(table.appPlayers).toEqual([
      { side: 'red', manner: 'ruthless', strength: 'player' },
      { side: 'blue', manner: 'cautious', strength: 'player' },
    ]);
    expect(findAppPlayer(table, 'blue')?.manner).toBe('cautious');
    expect(findAppPlayer(tableOf(BEGAN_FACT, plays('red', 'bold'), plays('red', null)).table, 'red')).toBeNull();
    expect(tableOf(BEGAN_FACT, plays('red', 'reckless')).rejected).toHaveLength(1);
  });

  test('are stored even if this version does not know them', () => {
    expect(tableOf(BEGAN_FACT, ruled('of-a-later-version', true)).table.houseRules).toHaveLength(1);
  });

  test('have one note an entry, which null removes', () => {
    const { table } = tableOf(
      BEGAN_FACT,
      noted('x/walls', 'So.'),
      noted('x/stairs', 'Thus.'),
      noted('x/walls', 'Not so.'),
    );
    expect(table.houseNotes.map(({ entry, text }) => [entry, text])).toEqual([
      ['x/walls', 'Not so.'],
      ['x/stairs', 'Thus.'],
    ]);
    expect(tableOf(BEGAN_FACT, noted('x/walls', 'So.'), noted('x/walls', null)).table.houseNotes).toEqual([]);
  });

  test('are left out and reported if invalid', () => {
    for (const bad of [{ ...ruled('a', true), on: 'yes' }, { ...ruled('', true) }, noted('x/walls', '')]) {
      const { table, rejected } = tableOf(BEGAN_FACT, bad);
      expect([table.houseRules, table.houseNotes, rejected.map(({ code }) => code)]).toEqual([[], [], ['malformed']]);
    }
  });

  test('follow undo and redo', () => {
    const began = appendTapToLog(makeEmptyLog('g'), BEGAN_FACT);
    const log = appendTapToLog(began, ruled('a', true));
    expect(log.table.houseRules).toHaveLength(1);
    expect(undo(log).table.houseRules).toEqual([]);
    expect(redo(undo(log)).table).toEqual(log.table);
  });
});
