import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { idShape, nameShape, personShape } from '../catalog/field-shapes';
import { parseWith, shape, type TypeOf } from '../plain/shape';

const whoShape = shape({ person: personShape, name: nameShape, role: idShape });

/** Somebody whose phone can be reached now. `role` is a side, `judge` or `watching`. */
export type Who = TypeOf<typeof whoShape>;

/** What phones tell each other of who is there; never on disk. */
export interface Presence {
  readonly setMe: (me: Who) => void;
  /** Everybody who is there, this phone too; somebody who came back under another number is there once. */
  readonly here: () => readonly Who[];
  /** For another phone that has just come: all that are known here. */
  readonly tell: () => Uint8Array;
  /**
   * Takes in what came over a line. `person`: the one that the line speaks for; null where it speaks for all that are behind it. False where it
   * is not what an honest phone says.
   */
  readonly take: (bytes: Uint8Array, line: object, person: string | null) => boolean;
  /** To be told once another phone has come: it may have taken this one for gone. */
  readonly renew: () => void;
  /** Nothing comes over a line: those of whom it told are away, until it is heard again. */
  readonly away: (line: object) => void;
  /** A line is gone, and with it those of whom it told. */
  readonly lost: (line: object) => void;
  /** Calls back with what lines other than `from` are to be told. Gives the function that ends it. */
  readonly onChange: (tell: (bytes: Uint8Array, from: unknown) => void) => () => void;
  readonly end: () => void;
}

/** Of more phones than these nobody tells at once: four play, and of each an earlier number may still be known. */
const MOST_TOLD = 32;
/** Phones that were opened again and again in one long night. */
const MOST_KNOWN = 1000;

interface Told {
  readonly client: number;
  readonly clock: number;
  readonly who: Who | null;
}

export function makePresence(doc: Y.Doc): Presence {
  const awareness = new Awareness(doc);
  awareness.setLocalState(null);
  const told = new Map<object, Set<number>>();

  /** Says of itself once more, with a number higher than before, that this phone is here. */
  function renew(): void {
    awareness.setLocalState(awareness.getLocalState());
  }

  function forget(line: object): void {
    const clients = [...(told.get(line) ?? [])];
    removeAwarenessStates(awareness, clients, null);
    // Whoever is heard of again counts from whatever number they have.
    for (const client of clients) awareness.meta.delete(client);
  }

  return {
    setMe: ({ person, name, role }) => awareness.setLocalState({ person, name, role }),
    here() {
      const all = new Map<string, Who>();
      const own = awareness.getLocalState() as Who | null;
      for (const state of awareness.getStates().values()) all.set((state as Who).person, state as Who);
      return [...(own ? [own] : []), ...[...all.values()].filter(({ person }) => person !== own?.person)];
    },
    tell: () => encodeAwarenessUpdate(awareness, [...awareness.getStates().keys()]),
    take(bytes, line, person) {
      const all = readTold(bytes);
      if (!all) return false;
      const known = told.get(line) ?? new Set();
      told.set(line, known);
      if (person !== null && all.some(({ who }) => who && who.person !== person)) return false;
      // What this phone says of itself only it knows: one that takes it for gone is told otherwise.
      if (all.some(({ client, who }) => client === awareness.clientID && !who)) renew();
      const others = all.filter(
        ({ client, who }) => client !== awareness.clientID && (who || person === null || known.has(client)),
      );
      for (const { client } of others) known.add(client);
      if (known.size > MOST_KNOWN) return false;
      applyAwarenessUpdate(awareness, writeTold(others), line);
      return true;
    },
    renew,
    away: forget,
    lost(line) {
      forget(line);
      told.delete(line);
    },
    onChange(tell) {
      const listen = (
        { added, updated, removed }: Record<'added' | 'updated' | 'removed', number[]>,
        from: unknown,
      ): void => tell(encodeAwarenessUpdate(awareness, [...added, ...updated, ...removed]), from);
      awareness.on('update', listen);
      return () => awareness.off('update', listen);
    },
    end: () => awareness.destroy(),
  };
}

/** Each with nothing but what it should have; null where anything of it is wrong. */
function readTold(bytes: Uint8Array): Told[] | null {
  try {
    const from = decoding.createDecoder(bytes);
    const count = decoding.readVarUint(from);
    if (count > MOST_TOLD) return null;
    const all: Told[] = [];
    for (let each = 0; each < count; each++) {
      const client = decoding.readVarUint(from);
      const clock = decoding.readVarUint(from);
      const state: unknown = JSON.parse(decoding.readVarString(from));
      if (state === null) {
        all.push({ client, clock, who: null });
        continue;
      }
      const who = parseWith(whoShape, state);
      if (!who.ok) return null;
      const { person, name, role } = who.value;
      all.push({ client, clock, who: { person, name, role } });
    }
    return all;
  } catch {
    return null;
  }
}

function writeTold(all: readonly Told[]): Uint8Array {
  const into = encoding.createEncoder();
  encoding.writeVarUint(into, all.length);
  for (const { client, clock, who } of all) {
    encoding.writeVarUint(into, client);
    encoding.writeVarUint(into, clock);
    encoding.writeVarString(into, JSON.stringify(who));
  }
  return encoding.toUint8Array(into);
}
