import type { Log, LogEntry } from '../game/log';
import { history } from '../game/log';
import { parseFact } from '../game/parse-fact';
import { isRecord } from '../plain/record';
import { tryCatch } from '../plain/try-catch';
import type { Fact } from '../table/facts';
import { grantsDue, grantsOfNew, type HeldKey, type Holder, keyToClose, makeKeys, viewersToAsk } from './keys';
import type { Line, Tap } from './lines';
import type { Reading } from './reading';
import { closeText, keyOfBox, makeSideKey, markOf, openText, publicOf, type SideKey } from './seal';
import { areAboutDecks, isPartOf, type Sight, sightAfter, sightOf, tellOf } from './secrets';

interface Stamp {
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Facts as they are stored in the document, and grants that must be written before them. */
export interface Sealed {
  readonly facts: readonly unknown[];
  readonly grants: readonly Line[];
}

/** Facts of a tap that this phone can decrypt. `sealed`: the line hides some of them. */
export interface Opened {
  readonly facts: readonly Fact[];
  readonly sealed: boolean;
}

/**
 * Encrypts what only one side may know before it is written to the document, and decrypts what this phone has keys for.
 */
export interface Codec {
  /** Seals a new tap at the current state of the log. */
  readonly seal: (reading: Reading, log: Log, tap: string, stamp: Stamp, facts: readonly Fact[]) => Sealed;
  /** Seals any tap, given what came before it. A key made here is reused for later facts. */
  readonly sealAfter: (reading: Reading, sight: Sight, tap: string, stamp: Stamp, facts: readonly Fact[]) => Sealed;
  readonly opener: (reading: Reading) => (tap: Tap) => Opened;
  /** Lists grants of this phone's keys to phones that still need them. */
  readonly due: (reading: Reading, stamp: Stamp) => readonly Line[];
  /** Judges and team-mates whom the player of this phone has not accepted as viewers of the hand. */
  readonly viewersToAsk: (reading: Reading) => readonly string[];
}

interface Kept extends Opened {
  /** Ids of missing keys that would reveal more. */
  readonly lacks: readonly string[];
}

/** @param me the user of this phone. The side may change, but the secret key never does. */
export function makeCodec(me: () => Holder): Codec {
  const keys = makeKeys(me().person, me().secret);
  const kept = new WeakMap<readonly unknown[], Kept>();
  /** Keys made here that may not be in the document yet. */
  const made = new Map<string, SideKey>();

  function sealAfter(reading: Reading, from: Sight, tap: string, stamp: Stamp, facts: readonly Fact[]): Sealed {
    const grants: Line[] = [];
    const keyOf = (side: string): SideKey => {
      const { role, secret } = me();
      const known = keyToClose(keys(reading), side, me()) ?? made.get(`${role === side} ${side}`);
      if (known) return known;
      const key = makeSideKey();
      made.set(`${role === side} ${side}`, key);
      for (const due of grantsOfNew(reading, key, side, me(), publicOf(secret) ?? ''))
        grants.push({ line: 'grant', ...stamp, ...due });
      return key;
    };
    const mark = (side: string, parts: readonly string[]) => markOf(keyOf(side), ...parts);
    let sight = from;
    const sealed = facts.map((fact) => {
      const told = tellOf(sight, fact, mark);
      sight = sightAfter(sight, tap, ['fact' in told ? told.fact : told.open]);
      if (!('fact' in told)) return told.open;
      const { side, open } = told;
      return { fact: 'sealed', side, box: closeText(keyOf(side), side, JSON.stringify(told.fact)), open };
    });
    return { facts: sealed, grants };
  }

  return {
    sealAfter,
    seal(reading, log, tap, stamp, facts) {
      if (!areAboutDecks(facts)) return { facts, grants: [] };
      return sealAfter(reading, sightOf(pathOf(log)), tap, stamp, facts);
    },
    opener(reading) {
      const held = keys(reading);
      return ({ facts }) => {
        const before = kept.get(facts);
        if (before && !before.lacks.some((id) => held.has(id))) return before;
        const now = openedOf(facts, held);
        kept.set(facts, now);
        return now;
      };
    },
    due: (reading, stamp) =>
      grantsDue(reading, keys(reading), me()).map((due) => ({ line: 'grant', ...stamp, ...due })),
    viewersToAsk: (reading) => viewersToAsk(reading, keys(reading), me()),
  };
}

/** Lists the entries up to the cursor. */
function pathOf(log: Log): LogEntry[] {
  const path = history(log);
  const end = path.findIndex(({ seq }) => seq === log.cursor);
  return path.slice(0, end + 1);
}

function openedOf(facts: readonly unknown[], held: ReadonlyMap<string, HeldKey>): Kept {
  const lacks: string[] = [];
  let sealed = false;
  const opened = facts.map((each) => {
    const fact = sealedOf(each);
    if (!fact) return each as Fact;
    sealed = true;
    const id = keyOfBox(fact.box);
    const key = id === null ? undefined : held.get(id);
    if (id !== null && !key) lacks.push(id);
    const open = factOf(fact.open);
    const secret = key?.side === fact.side ? factOf(parsed(openText(key, fact.side, fact.box))) : null;
    return secret && isPartOf(open, secret) ? secret : (open ?? fact);
  });
  // Facts without hidden parts remain the same object.
  return { facts: sealed ? opened : (facts as readonly Fact[]), sealed, lacks };
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

/** Parses a fact. Sealed facts are not accepted, because they are never nested. */
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
