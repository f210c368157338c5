import type { Table } from './table';

/** Returns whether figures play by cards: they take wounds and are defeated, and sides gain objective points. */
export function isMission({ figures }: Pick<Table, 'figures'>): boolean {
  return [...figures.values()].some(({ card }) => card !== null);
}
