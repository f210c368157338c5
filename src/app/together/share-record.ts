import { newId } from '../../store/database';
import type { ShareRecord } from '../../store/records';
import type { Me } from './api';

/** Not in the store: it belongs to the device, and a backup must not make two of one. */
const KEY = 'sidekick-person';

/** What this device is known by in all games that it shares, so that a game knows it again. */
export function devicePerson(): string {
  const made = newId().slice(0, 12);
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && /^[0-9a-f]{12}$/.test(kept)) return kept;
    localStorage.setItem(KEY, made);
  } catch {
    // A device that keeps nothing is somebody new each time.
  }
  return made;
}

/** Who this phone is in a game that it has not shared before. */
export function newShare(game: string, of: string, me: Me, hub: boolean, room: ShareRecord['room']): ShareRecord {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const role = me.role ?? 'watching';
  return { game, of, person: devicePerson(), name: me.name, role, secret, room, hub, standby: {} };
}
