import { createSignal } from 'solid-js';
import { listHistory } from '../../game/log';
import { log, table } from '../game/open-game';
import type { Seat, SharedGameState } from './shared-game-types';

/** State of the shared game. Null if the open game is not shared. */
export const [together, setTogether] = createSignal<SharedGameState | null>(null);

/** Returns the seat of this device in the open game. Null if the game is not shared. */
export function findOwnSeat(): Seat | null {
  return (
    together()
      ?.seats()
      .find(({ self }) => self) ?? null
  );
}

export function isWatching(): boolean {
  return findOwnSeat()?.role === 'watching';
}

/** Counts the steps that the log attributes to a person's name, up to the undo cursor. */
export function countStepsBy(name: string): number {
  const now = log();
  if (!now || now.cursor === null) return 0;
  const all = listHistory(now);
  const end = all.findIndex(({ seq }) => seq === now.cursor);
  return all.slice(0, end + 1).filter(({ by }) => by === name).length;
}

/**
 * Returns the first side without a player, which a joining device probably plays. If all sides are taken, returns the
 * first side.
 */
export function findFreeSide(): string {
  const sides = table()?.players.map(({ side }) => side) ?? [];
  const taken = new Set(
    together()
      ?.seats()
      .flatMap(({ role, self }) => (self ? [] : [role])),
  );
  return sides.find((side) => !taken.has(side)) ?? sides[0] ?? 'watching';
}
