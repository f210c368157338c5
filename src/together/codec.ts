import type { Log, LogEntry } from '../game/log';
import { listHistory } from '../game/log';
import { parseFact } from '../game/parse-fact';
import { isRecord } from '../plain/record';
import { tryCatch } from '../plain/try-catch';
import type { Fact } from '../table/facts';
import { computeKeyedHash, derivePublicKey, keyIdOfBox, makeSideKey, openText, type SideKey, sealText } from './seal';
import {
  computeDeckKnowledge,
  type DeckKnowledge,
  extendDeckKnowledge,
  matchesPublicFact,
  mayContainSecrets,
  splitFact,
} from './secret-facts';
import type { SharedLine, SharedTap } from './shared-line';
import type { SharedState } from './shared-state';
import {
  findSealingKey,
  type KeyHolder,
  type KnownSideKey,
  listDueGrants,
  listUnacceptedViewers,
  makeGrants,
  makeKeyReader,
} from './side-keys';

interface Stamp {
  readonly by: string;
  /** Time in epoch milliseconds. */
  readonly at: number;
}

/** Facts as they are stored in the document, and grants that must be written before them. */
export interface SealedFacts {
  readonly facts: readonly unknown[];
  readonly grants: readonly SharedLine[];
}

/**
 * Unchecked facts of a tap, decrypted if this phone has the key. `sealed` is true if any fact of the tap is encrypted.
 */
export interface DecryptedFacts {
  readonly facts: readonly unknown[];
  readonly sealed: boolean;
}

/**
 * Encrypts what only one side may know before it is written to the document, and decrypts what this phone has keys for.
 */
export interface Codec {
  /** Seals a new tap at the current state of the log. */
  readonly seal: (reading: SharedState, log: Log, tap: string, stamp: Stamp, facts: readonly Fact[]) => SealedFacts;
  /**
   * Seals a tap anywhere in the log, given the deck knowledge before the tap. A key made for one tap is reused for
   * later taps.
   */
  readonly sealAfter: (
    reading: SharedState,
    sight: DeckKnowledge,
    tap: string,
    stamp: Stamp,
    facts: readonly Fact[],
  ) => SealedFacts;
  readonly opener: (reading: SharedState) => (tap: SharedTap) => DecryptedFacts;
  /** Lists grants of this phone's keys to phones that still need them. */
  readonly listDueGrants: (reading: SharedState, stamp: Stamp) => readonly SharedLine[];
  /** Lists judges and team-mates whom this phone's player has not accepted as viewers of the player's cards. */
  readonly listUnacceptedViewers: (reading: SharedState) => readonly string[];
}

interface CachedFacts extends DecryptedFacts {
  /** Ids of missing keys that would decrypt more facts. */
  readonly missingKeys: readonly string[];
}

/**
 * Creates the codec of this phone.
 * @param me the user of this phone. The side may change, but the secret key never does.
 */
export function makeCodec(me: () => KeyHolder): Codec {
  const keys = makeKeyReader(me().person, me().secret);
  const kept = new WeakMap<readonly unknown[], CachedFacts>();
  /** Keys made by this codec that may not be in the document yet. */
  const made = new Map<string, SideKey>();

  function sealAfter(
    reading: SharedState,
    from: DeckKnowledge,
    tap: string,
    stamp: Stamp,
    facts: readonly Fact[],
  ): SealedFacts {
    const grants: SharedLine[] = [];
    const keyOf = (side: string): SideKey => {
      const { role, secret } = me();
      const known = findSealingKey(keys(reading), side, me()) ?? made.get(`${role === side} ${side}`);
      if (known) return known;
      const key = makeSideKey();
      made.set(`${role === side} ${side}`, key);
      for (const due of makeGrants(reading, key, side, me(), derivePublicKey(secret) ?? ''))
        grants.push({ line: 'grant', ...stamp, ...due });
      return key;
    };
    const mark = (side: string, parts: readonly string[]) => computeKeyedHash(keyOf(side), ...parts);
    let sight = from;
    const sealed = facts.map((fact) => {
      const told = splitFact(sight, fact, mark);
      sight = extendDeckKnowledge(sight, tap, ['fact' in told ? told.fact : told.open]);
      if (!('fact' in told)) return told.open;
      const { side, open } = told;
      return { fact: 'sealed', side, box: sealText(keyOf(side), side, JSON.stringify(told.fact)), open };
    });
    return { facts: sealed, grants };
  }

  return {
    sealAfter,
    seal(reading, log, tap, stamp, facts) {
      if (!mayContainSecrets(facts)) return { facts, grants: [] };
      return sealAfter(reading, computeDeckKnowledge(pathOf(log)), tap, stamp, facts);
    },
    opener(reading) {
      const held = keys(reading);
      return ({ facts }) => {
        const before = kept.get(facts);
        if (before && !before.missingKeys.some((id) => held.has(id))) return before;
        const now = openedOf(facts, held);
        kept.set(facts, now);
        return now;
      };
    },
    listDueGrants: (reading, stamp) =>
      listDueGrants(reading, keys(reading), me()).map((due) => ({ line: 'grant', ...stamp, ...due })),
    listUnacceptedViewers: (reading) => listUnacceptedViewers(reading, keys(reading), me()),
  };
}

/** Lists the entries up to the cursor. */
function pathOf(log: Log): LogEntry[] {
  const path = listHistory(log);
  const end = path.findIndex(({ seq }) => seq === log.cursor);
  return path.slice(0, end + 1);
}

function openedOf(facts: readonly unknown[], held: ReadonlyMap<string, KnownSideKey>): CachedFacts {
  const lacks: string[] = [];
  let sealed = false;
  const opened = facts.map((each) => {
    const fact = sealedOf(each);
    if (!fact) return each;
    sealed = true;
    const id = keyIdOfBox(fact.box);
    const key = id === null ? undefined : held.get(id);
    if (id !== null && !key) lacks.push(id);
    const open = factOf(fact.open);
    const secret = key?.side === fact.side ? factOf(parsed(openText(key, fact.side, fact.box))) : null;
    return secret && matchesPublicFact(open, secret) ? secret : (open ?? fact);
  });
  // If no fact is sealed, the tap’s own list of facts is returned, not a copy.
  return { facts: sealed ? opened : facts, sealed, missingKeys: lacks };
}

function sealedOf(value: unknown): Extract<Fact, { readonly fact: 'sealed' }> | null {
  return tryCatch(
    () => {
      if (!isRecord(value) || value.fact !== 'sealed') return null;
      const fact = parseFact(value);
      return fact.ok && fact.value.fact === 'sealed' ? fact.value : null;
    },
    () => null,
  );
}

/** Parses a decrypted fact. Rejects sealed facts, because sealed facts are never nested. */
function factOf(value: unknown): Fact | null {
  const fact = parseFact(value);
  return fact.ok && fact.value.fact !== 'sealed' ? fact.value : null;
}

function parsed(text: string | null): unknown {
  return tryCatch(
    () => (text === null ? null : (JSON.parse(text) as unknown)),
    () => null,
  );
}
