import { isBytes } from './bytes';
import type { RecordTimes } from './records';

/** Compares plain data by content, regardless of the order of keys. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isBytes(a) || isBytes(b))
    return isBytes(a) && isBytes(b) && a.length === b.length && a.every((byte, at) => byte === b[at]);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a).filter((key) => (a as Record<string, unknown>)[key] !== undefined);
  const others = Object.keys(b).filter((key) => (b as Record<string, unknown>)[key] !== undefined);
  return (
    keys.length === others.length &&
    keys.every((key) => isSameData((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}

/** Returns whether two records are equal, ignoring the store's times and the `byHand` mark. */
export function isSameRecord(mine: object, theirs: object): boolean {
  return isSameData(unmarked(mine), unmarked(theirs));
}

function unmarked(record: object): object {
  const { byHand: _, ...rest } = withoutTimes(record as { readonly byHand?: true });
  return rest;
}

/** Removes the store's times from a record. */
export function withoutTimes<Item>(stored: Item): Item {
  const { added: _added, edited: _edited, deletedAt: _deletedAt, ...item } = stored as Item & RecordTimes;
  return item as Item;
}
