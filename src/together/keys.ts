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
  /** Judges who were accepted by the player of this phone. */
  readonly judges?: readonly string[] | undefined;
}

/** Judges who may get the keys of a side from this phone: none if its player plays another side. */
function trustedBy({ role, judges = [] }: Holder, side: string): readonly string[] {
  return role === side ? judges : [];
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
 * The key with which this phone closes what a side hides; null where it has to make one. Of its own side it takes the first that was made by a
 * phone of that side: nobody else has it. For another side it takes its own, which that side is given too.
 */
export function keyToClose(held: ReadonlyMap<string, HeldKey>, side: string, { person, role }: Holder): HeldKey | null {
  for (const key of held.values())
    if (key.side === side && (role === side ? key.own : key.maker === person && !key.own)) return key;
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
    insidersOf(reading, key.side, trustedBy(holder, key.side)).flatMap(({ by, key: toPublic }) => {
      const box = given.has(`${by} ${key.id}`) ? null : closeKey(toPublic, key.side, key);
      return box === null ? [] : [{ to: by, side: key.side, box }];
    }),
  );
}

/** Judges who are not accepted yet by the player of this phone. Empty if the side hides nothing. */
export function judgesToAsk(reading: Reading, held: ReadonlyMap<string, HeldKey>, holder: Holder): string[] {
  if (![...held.values()].some(({ side }) => side === holder.role)) return [];
  const judges = [...reading.people.values()].flatMap(({ by, role }) => (role === 'judge' ? [by] : []));
  const { judges: agreed = [] } = holder;
  return insidersOf(reading, holder.role, judges).flatMap(({ by, role }) =>
    role === 'judge' && !agreed.includes(by) ? [by] : [],
  );
}

/** A new key, given to whoever made it and to all who may know what its side hides. Nothing where this phone has no public half to be given it by. */
export function grantsOfNew(reading: Reading, key: SideKey, side: string, holder: Holder, ownPublic: string): Due[] {
  const { person } = holder;
  const others = insidersOf(reading, side, trustedBy(holder, side)).filter(({ by }) => by !== person);
  return [{ by: person, key: ownPublic }, ...others].flatMap(({ by, key: toPublic }) => {
    const box = closeKey(toPublic, side, key);
    return box === null ? [] : [{ to: by, side, box }];
  });
}
