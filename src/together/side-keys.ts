import { keyIdOfBox, openKey, type SideKey, sealKey } from './seal';
import type { SharedLineOf } from './shared-line';
import { type KeyGrant, listInsiders, type SharedState } from './shared-state';

export interface KnownSideKey extends SideKey {
  readonly side: string;
  readonly maker: string;
  /**
   * Whether a phone of the key's side made the key. If not, the key's maker wrote the secrets before anyone played that
   * side.
   */
  readonly own: boolean;
}

/** Identity of this phone for key exchange. */
export interface KeyHolder {
  readonly person: string;
  /** Role of this phone's player: a side, `judge` or `watching`. */
  readonly role: string;
  readonly secret: unknown;
  /** People whom this phone's player allows to see the player's cards. */
  readonly viewers?: readonly string[] | undefined;
}

/**
 * Lists the people who get a side's keys from this phone. A player of that side gives keys only to accepted viewers.
 * Any other phone gives keys only to the side's first player.
 */
function listReceivers(
  reading: SharedState,
  side: string,
  { role, viewers = [] }: KeyHolder,
): SharedLineOf<'person'>[] {
  const insiders = listInsiders(reading, side);
  if (role === side) return insiders.filter(({ by }) => viewers.includes(by));
  return insiders.filter((each) => each.role === side).slice(0, 1);
}

/** Maximum number of keys to decrypt: each takes 1-2 ms, and a game has only a few. */
const MAX_OPENED_KEYS = 200;

/**
 * Returns a function that decrypts the keys granted to this phone, each once. A phone that changes sides keeps the old
 * keys.
 */
export function makeKeyReader(
  person: string,
  secret: unknown,
): (reading: SharedState) => ReadonlyMap<string, KnownSideKey> {
  const opened = new WeakMap<SharedLineOf<'grant'>, SideKey | 'none'>();
  let tried = 0;
  let before: { readonly grants: readonly KeyGrant[]; readonly count: number } | null = null;
  let held: ReadonlyMap<string, KnownSideKey> = new Map();
  return ({ grants }) => {
    if (before?.grants === grants && before.count === grants.length) return held;
    const now = new Map<string, KnownSideKey>();
    const makers = findMakers(grants);
    for (const { line } of grants) {
      const id = keyIdOfBox(line.box);
      if (line.to !== person || id === null || now.has(id)) continue;
      let key = opened.get(line);
      if (!key && tried < MAX_OPENED_KEYS) {
        tried++;
        key = openKey(secret, line.side, line.box) ?? 'none';
        opened.set(line, key);
      }
      const maker = makers.get(id);
      if (!key || key === 'none' || !maker) continue;
      now.set(id, { ...key, side: line.side, maker: maker.line.by, own: maker.role === line.side });
    }
    before = { grants, count: grants.length };
    held = now;
    return held;
  };
}

/** Finds the maker of each key, by key id: the first person to grant the key. */
function findMakers(grants: readonly KeyGrant[]): Map<string, KeyGrant> {
  const makers = new Map<string, KeyGrant>();
  for (const grant of grants) {
    const id = keyIdOfBox(grant.line.box);
    if (id !== null && !makers.has(id)) makers.set(id, grant);
  }
  return makers;
}

/**
 * Returns the key with which this phone encrypts hidden facts of a side, or null if the phone must make a key. For its
 * own side, a key by this phone or by an accepted team-mate is valid. For another side, only a key by this phone is.
 */
export function findSealingKey(
  held: ReadonlyMap<string, KnownSideKey>,
  side: string,
  holder: KeyHolder,
): KnownSideKey | null {
  const { person, role, viewers = [] } = holder;
  for (const key of held.values()) {
    if (key.side !== side) continue;
    const mayUse =
      role === side
        ? key.own && (key.maker === person || viewers.includes(key.maker))
        : key.maker === person && !key.own;
    if (mayUse) return key;
  }
  return null;
}

/** Grant of a key that is not yet written: the fields of the `grant` line without author and time. */
export interface DueGrant {
  readonly to: string;
  readonly side: string;
  readonly box: string;
}

/** Lists the missing grants: keys of this phone that people in `listReceivers` do not have yet. */
export function listDueGrants(
  reading: SharedState,
  held: ReadonlyMap<string, KnownSideKey>,
  holder: KeyHolder,
): DueGrant[] {
  if (held.size === 0) return [];
  const given = new Set(reading.grants.map(({ line }) => `${line.to} ${keyIdOfBox(line.box)}`));
  return [...held.values()].flatMap((key) =>
    listReceivers(reading, key.side, holder).flatMap(({ by, key: toPublic }) => {
      const box = given.has(`${by} ${key.id}`) ? null : sealKey(toPublic, key.side, key);
      return box === null ? [] : [{ to: by, side: key.side, box }];
    }),
  );
}

/**
 * Lists judges and team-mates whom this phone's player has not accepted as viewers of the player's cards. Empty if the
 * phone has no key to its side's secrets.
 */
export function listUnacceptedViewers(
  reading: SharedState,
  held: ReadonlyMap<string, KnownSideKey>,
  holder: KeyHolder,
): string[] {
  if (![...held.values()].some(({ side }) => side === holder.role)) return [];
  const { person, viewers = [] } = holder;
  return listInsiders(reading, holder.role).flatMap(({ by }) => (by === person || viewers.includes(by) ? [] : [by]));
}

/**
 * Lists the grants of a new key: to its maker, and to the people whom `listReceivers` returns. Leaves out phones
 * without a valid public key.
 */
export function makeGrants(
  reading: SharedState,
  key: SideKey,
  side: string,
  holder: KeyHolder,
  ownPublic: string,
): DueGrant[] {
  const { person } = holder;
  const others = listReceivers(reading, side, holder).filter(({ by }) => by !== person);
  return [{ by: person, key: ownPublic }, ...others].flatMap(({ by, key: toPublic }) => {
    const box = sealKey(toPublic, side, key);
    return box === null ? [] : [{ to: by, side, box }];
  });
}
