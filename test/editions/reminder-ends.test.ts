import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { BEGAN_FACT, MAPPED_FACT, placeFact } from '../game/make';
import { requireEdition } from '../helpers/require-edition';
import { applyFactsToTable, joinWithPowers, RED_TURN, smokeFact } from './reminder-tables';

describe('effects that end with the turn', () => {
  const { reminders: due } = requireEdition('core-2008');
  const until = { side: 'red', when: 'turn-ends' } as const;
  const raised = (piece: string, by: number): Fact => ({ fact: 'altered', piece, value: 'attack', by, until });
  const cancelled: Fact = { fact: 'switched', piece: 'A', power: 'charge', off: true, until };
  const begun = [
    joinWithPowers('A', 'red', ['charge']),
    placeFact('A', 'b2'),
    joinWithPowers('B', 'blue', ['charge']),
    placeFact('B', 'h8'),
    RED_TURN,
  ];
  const table = applyFactsToTable(fold([BEGAN_FACT, MAPPED_FACT]).table, [
    ...begun,
    ...[raised('A', 1), cancelled, raised('B', -1)],
    ...[smokeFact('s1', 'c4', 'red', 'turn-ends'), smokeFact('s2', 'd4', 'blue', 'turn-begins')],
  ]);
  const ends = () => due(table).filter((each) => each.due === 'ends');

  test('are reminded of once each, with what ends', () => {
    expect(ends().map((each) => each.ends)).toEqual([
      { what: 'power', piece: 'A', power: 'charge' },
      { what: 'value', piece: 'A', value: 'attack', by: 1 },
      { what: 'value', piece: 'B', value: 'attack', by: -1 },
      { what: 'markers', markers: ['s1', 's2'] },
    ]);
    const ids = ends().map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ends().map(({ side, when }) => `${side} ${when}`)).toEqual(Array(4).fill('red turn-ends'));
  });

  test('have facts that restore the state before', () => {
    const over = applyFactsToTable(
      table,
      ends().flatMap(({ facts }) => facts),
    );
    expect(
      [...over.figures.values()].map(({ altered: alterations, switchedOff }) => [alterations, switchedOff]),
    ).toEqual([
      [[], []],
      [[], []],
    ]);
    expect(over.markers).toEqual([]);
    expect(due(over).filter((each) => each.due === 'ends')).toEqual([]);
  });
});
