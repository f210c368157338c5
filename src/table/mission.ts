import type { Table } from './table';

/** Returns whether a game is a mission: figures play by cards and take wounds, and sides gain objective points. */
export function isMission({ figures }: Pick<Table, 'figures'>): boolean {
  return [...figures.values()].some(({ card }) => card !== null);
}
