import { newId } from '../../store/database';
import type { ShareRecord } from '../../store/records';
import { makeSeed, personOfSeed } from '../../together/signing';
import type { Me } from './api';

/** Not in the store: the seed belongs to the device, and a backup must not make two devices of one. */
const KEY = 'sidekick-signing-seed';

/** Who this device is in all games that it shares: the key that it signs its lines with. */
export interface DeviceIdentity {
  /** The public key. */
  readonly person: string;
  readonly seed: Uint8Array<ArrayBuffer>;
}

let identity: DeviceIdentity | null = null;

/** Made at the first call. A device that stores nothing has another one each time the app starts. */
export function deviceIdentity(): DeviceIdentity {
  identity ??= readIdentity();
  return identity;
}

function readIdentity(): DeviceIdentity {
  let seed = makeSeed();
  try {
    const stored = localStorage.getItem(KEY)?.match(/[0-9a-f]{2}/g) ?? [];
    if (stored.length === seed.length) seed = Uint8Array.from(stored, (byte) => Number.parseInt(byte, 16));
    else localStorage.setItem(KEY, Array.from(seed, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  } catch {
    // Browsers throw here when the user has blocked site data.
  }
  return { person: personOfSeed(seed) ?? newId(), seed };
}

/** Who this phone is in a game that it has not shared before. */
export function newShare(game: string, of: string, me: Me, hub: boolean, room: ShareRecord['room']): ShareRecord {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const role = me.role ?? 'watching';
  return { game, of, ...deviceIdentity(), name: me.name, role, secret, room, hub, standby: {} };
}
