import { HOLDING_COUNT_LIMIT, HOLDING_WHERE_LIMIT, type Holding } from '../holding';
import type { ChecklistRow } from './rows';

/** Sums the owned copies for each matched figure. Several rows may match one figure, for example in two boxes. */
export function sumHoldings(rows: readonly (readonly [row: ChecklistRow, id: string])[]): readonly Holding[] {
  const byId = new Map<string, Holding>();
  for (const [{ count, where }, id] of rows) {
    if (count === null) continue;
    const before = byId.get(id) ?? { id, count: 0, where: '' };
    const places = [...new Set([...before.where.split(', '), where].filter((each) => each !== ''))].join(', ');
    byId.set(id, {
      id,
      count: Math.min(HOLDING_COUNT_LIMIT, before.count + count),
      where: places.slice(0, HOLDING_WHERE_LIMIT),
    });
  }
  return [...byId.values()];
}
