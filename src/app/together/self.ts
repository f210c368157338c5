import { history } from '../../game/log';
import { log, table } from '../game/open-game';
import type { Seat } from './api';
import { together } from './state';

/** This phone in the open game; null where it is not shared. */
export function selfSeat(): Seat | null {
  return (
    together()
      ?.seats()
      .find(({ self }) => self) ?? null
  );
}

/** Whether this phone only looks on. */
export function isWatching(): boolean {
  return selfSeat()?.role === 'watching';
}

/** How many steps that count somebody did, by the name that the log calls them by. */
export function stepsBy(name: string): number {
  const now = log();
  if (!now || now.cursor === null) return 0;
  const all = history(now);
  const end = all.findIndex(({ seq }) => seq === now.cursor);
  return all.slice(0, end + 1).filter(({ by }) => by === name).length;
}

/** The side that nobody else plays yet, which a phone that joins most likely plays; the first where all are taken. */
export function freeSide(): string {
  const sides = table()?.players.map(({ side }) => side) ?? [];
  const taken = new Set(
    together()
      ?.seats()
      .flatMap(({ role, self }) => (self ? [] : [role])),
  );
  return sides.find((side) => !taken.has(side)) ?? sides[0] ?? 'watching';
}
