import type { Table } from '../table';
import type { FactOf } from './fact-helpers';

/**
 * Applies a change to the house rules, house notes, power meanings or the planner setting. A changed item stays at its
 * position in the list.
 */
export function applyHouseFact(
  table: Table,
  fact: FactOf<'house-ruled'> | FactOf<'house-noted'> | FactOf<'meaning'> | FactOf<'planner'>,
): Table {
  if (fact.fact === 'planner') return { ...table, planner: fact.on };
  if (fact.fact === 'meaning') {
    const { power, effects } = fact;
    const meant = effects && { power, effects };
    return { ...table, meanings: replaceInList(table.meanings ?? [], (each) => each.power === power, meant) };
  }
  if (fact.fact === 'house-ruled') {
    const { rule, name } = fact;
    return {
      ...table,
      houseRules: replaceInList(table.houseRules, (each) => each.rule === rule, fact.on ? { rule, name } : null),
    };
  }
  const { entry, title, text } = fact;
  const note = text === null ? null : { entry, title, text };
  return { ...table, houseNotes: replaceInList(table.houseNotes, (each) => each.entry === entry, note) };
}

/** Replaces the matching item or appends `item`. Removes the matching item if `item` is null. */
function replaceInList<Item>(list: readonly Item[], isIt: (item: Item) => boolean, item: Item | null): readonly Item[] {
  if (item === null) return list.filter((each) => !isIt(each));
  return list.some(isIt) ? list.map((each) => (isIt(each) ? item : each)) : [...list, item];
}
