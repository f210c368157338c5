import { readLocalValue, writeLocalValue } from '../../offline/local-value';
import { newId } from '../../store/database';
import type { ShareRecord } from '../../store/records';
import { derivePersonId, makeSeed } from '../../together/signing';
import type { JoiningPerson } from './shared-game-types';

/** Key in `localStorage`. The seed belongs to the device, so it must not be part of a backup. */
const KEY = 'sidekick-signing-seed';

/** Key pair with which this device signs its lines in all shared games. */
export interface DeviceIdentity {
  /** Public key, which identifies the person. */
  readonly person: string;
  readonly seed: Uint8Array<ArrayBuffer>;
}

let identity: DeviceIdentity | null = null;

/**
 * Returns the stored identity, or makes an identity. If storage is blocked, each start of the app makes a new identity.
 */
export function loadDeviceIdentity(): DeviceIdentity {
  identity ??= readIdentity();
  return identity;
}

function readIdentity(): DeviceIdentity {
  let seed = makeSeed();
  const stored = readLocalValue(KEY)?.match(/[0-9a-f]{2}/g) ?? [];
  if (stored.length === seed.length) seed = Uint8Array.from(stored, (byte) => Number.parseInt(byte, 16));
  else writeLocalValue(KEY, Array.from(seed, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  return { person: derivePersonId(seed) ?? newId(), seed };
}

/** Makes the share record of this device for a game that this device has not shared before. */
export function makeShareRecord(
  game: string,
  of: string,
  me: JoiningPerson,
  hub: boolean,
  room: ShareRecord['room'],
): ShareRecord {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const role = me.role ?? 'watching';
  return { game, of, ...loadDeviceIdentity(), name: me.name, role, secret, room, hub, standby: {} };
}
