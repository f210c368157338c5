import type { LineOf } from './lines';
import { type Grant, insidersOf, type Reading } from './reading';
import { closeKey, keyOfBox, openKey, type SideKey } from './seal';

/** A key that this phone has. */
export interface HeldKey extends SideKey {
  readonly side: string;
  readonly maker: string;
  /** Whether a phone of that side made it. Else one did that wrote the side's secrets before anybody played it, and so knows them. */
  readonly own: boolean;
}

/** Who this phone is, as far as keys go. */
export interface Holder {
  readonly person: string;
  /** A side, `judge` or `watching`. */
  readonly role: string;
  readonly secret: unknown;
  /** People whom the player of this phone lets see the hand. */
  readonly viewers?: readonly string[] | undefined;
}

/**
 * People who get the keys of a side from this phone. A player of that side chooses them, judges and team-mates alike. Another
 * phone that dealt the cards gives them to the first player of the side only, so that nobody gets them by joining later.
 */
function receiversOf(reading: Reading, side: string, { role, viewers = [] }: Holder): LineOf<'person'>[] {
  const insiders = insidersOf(reading, side);
  if (role === side) return insiders.filter(({ by }) => viewers.includes(by));
  return insiders.filter((each) => each.role === side).slice(0, 1);
}

/** More keys than these are not looked for: each takes a millisecond or two, and a game has a few. */
const MOST_OPENED = 200;

/** The keys of one phone, opened once each. Later a phone may have more of them, never fewer: one that changes sides keeps what it knew. */
export function makeKeys(person: string, secret: unknown): (reading: Reading) => ReadonlyMap<string, HeldKey> {
  const opened = new WeakMap<LineOf<'grant'>, SideKey | 'none'>();
  let tried = 0;
  let before: { readonly grants: readonly Grant[]; readonly count: number } | null = null;
  let held: ReadonlyMap<string, HeldKey> = new Map();
  return ({ grants }) => {
    if (before?.grants === grants && before.count === grants.length) return held;
    const now = new Map<string, HeldKey>();
    const makers = makersOf(grants);
    for (const { line } of grants) {
      const id = keyOfBox(line.box);
      if (line.to !== person || id === null || now.has(id)) continue;
      let key = opened.get(line);
      if (!key && tried < MOST_OPENED) {
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

/** Whoever first gave a key to anybody has made it. */
function makersOf(grants: readonly Grant[]): Map<string, Grant> {
  const makers = new Map<string, Grant>();
  for (const grant of grants) {
    const id = keyOfBox(grant.line.box);
    if (id !== null && !makers.has(id)) makers.set(id, grant);
  }
  return makers;
}

/**
 * Returns the key with which this phone encrypts hidden facts of a side, or null if it must make one. For its own side that is
 * a key made by this phone or by a team-mate whom its player accepted. For another side it is a key that this phone made.
 */
export function keyToClose(held: ReadonlyMap<string, HeldKey>, side: string, holder: Holder): HeldKey | null {
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

/** A key to be given to a phone: what its `grant` line says besides who wrote it. */
export interface Due {
  readonly to: string;
  readonly side: string;
  readonly box: string;
}

/** The keys that this phone has and others lack who may know what their sides hide. */
export function grantsDue(reading: Reading, held: ReadonlyMap<string, HeldKey>, holder: Holder): Due[] {
  if (held.size === 0) return [];
  const given = new Set(reading.grants.map(({ line }) => `${line.to} ${keyOfBox(line.box)}`));
  return [...held.values()].flatMap((key) =>
    receiversOf(reading, key.side, holder).flatMap(({ by, key: toPublic }) => {
      const box = given.has(`${by} ${key.id}`) ? null : closeKey(toPublic, key.side, key);
      return box === null ? [] : [{ to: by, side: key.side, box }];
    }),
  );
}

/** Judges and team-mates whom the player of this phone has not accepted as viewers of the hand. Empty if the side hides nothing. */
export function viewersToAsk(reading: Reading, held: ReadonlyMap<string, HeldKey>, holder: Holder): string[] {
  if (![...held.values()].some(({ side }) => side === holder.role)) return [];
  const { person, viewers = [] } = holder;
  return insidersOf(reading, holder.role).flatMap(({ by }) => (by === person || viewers.includes(by) ? [] : [by]));
}

/** A new key, given to whoever made it and to all who may know what its side hides. Nothing where this phone has no public half to be given it by. */
export function grantsOfNew(reading: Reading, key: SideKey, side: string, holder: Holder, ownPublic: string): Due[] {
  const { person } = holder;
  const others = receiversOf(reading, side, holder).filter(({ by }) => by !== person);
  return [{ by: person, key: ownPublic }, ...others].flatMap(({ by, key: toPublic }) => {
    const box = closeKey(toPublic, side, key);
    return box === null ? [] : [{ to: by, side, box }];
  });
}
