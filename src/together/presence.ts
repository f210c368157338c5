import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { idShape, nameShape, personShape } from '../catalog/field-shapes';
import { parseWith, shape, type TypeOf } from '../plain/shape';

const whoShape = shape({ person: personShape, name: nameShape, role: idShape });

/** Person with a phone that can be reached. `role` is a side, `judge` or `watching`. */
export type PresentPerson = TypeOf<typeof whoShape>;

/** Maximum number of states in one message: four phones, each with some earlier client ids. */
const MAX_STATES = 32;
/** Maximum number of client ids of one connection, even if phones are restarted many times. */
const MAX_KNOWN_CLIENTS = 1000;

interface ClientState {
  readonly client: number;
  readonly clock: number;
  readonly who: PresentPerson | null;
}

export function makePresence(doc: Y.Doc) {
  const awareness = new Awareness(doc);
  awareness.setLocalState(null);
  const told = new Map<object, Set<number>>();

  /** Announces this phone again with a higher awareness clock. */
  function renew(): void {
    awareness.setLocalState(awareness.getLocalState());
  }

  function forget(line: object): void {
    const clients = [...(told.get(line) ?? [])];
    removeAwarenessStates(awareness, clients, null);
    // Without this deletion, a returning client would need a higher clock than before.
    for (const client of clients) awareness.meta.delete(client);
  }

  return {
    setMe: ({ person, name, role }: PresentPerson) => awareness.setLocalState({ person, name, role }),
    /** Lists everyone present, including this phone. A person with several client ids is listed once. */
    here() {
      const all = new Map<string, PresentPerson>();
      const own = awareness.getLocalState() as PresentPerson | null;
      for (const state of awareness.getStates().values())
        all.set((state as PresentPerson).person, state as PresentPerson);
      return [...(own ? [own] : []), ...[...all.values()].filter(({ person }) => person !== own?.person)];
    },
    /** Encodes the full state for a phone that has just connected. */
    tell: () => encodeAwarenessUpdate(awareness, [...awareness.getStates().keys()]),
    /**
     * Applies a presence update. Returns false for an update that a correct app would not send.
     * @param person the only person whom the connection speaks for; null if it forwards for others
     */
    take(bytes: Uint8Array, line: object, person: string | null) {
      const all = parseClientStates(bytes);
      if (!all) return false;
      const known = told.get(line) ?? new Set();
      told.set(line, known);
      if (person !== null && all.some(({ who }) => who && who.person !== person)) return false;
      // Only this phone may report its own state. If another phone lists it as gone, announce it.
      if (all.some(({ client, who }) => client === awareness.clientID && !who)) renew();
      const others = all.filter(
        ({ client, who }) => client !== awareness.clientID && (who || person === null || known.has(client)),
      );
      for (const { client } of others) known.add(client);
      if (known.size > MAX_KNOWN_CLIENTS) return false;
      applyAwarenessUpdate(awareness, encodeClientStates(others), line);
      return true;
    },
    /**
     * Announces this phone again. Must be called after a phone connects, because that phone may list this phone as gone.
     */
    renew,
    /** Marks the people behind a silent connection as away until it responds. */
    away: forget,
    /** Removes a connection and the people behind it. */
    lost(line: object) {
      forget(line);
      told.delete(line);
    },
    /** Calls back with updates to send to connections other than `from`. Returns a function that unsubscribes. */
    onChange(tell: (bytes: Uint8Array, from: unknown) => void) {
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

/** Shares between phones which people are present. Never stored on disk. */
export type Presence = ReturnType<typeof makePresence>;

/** Parses presence states and drops unknown fields. Null if any state is invalid. */
function parseClientStates(bytes: Uint8Array): ClientState[] | null {
  try {
    const from = decoding.createDecoder(bytes);
    const count = decoding.readVarUint(from);
    if (count > MAX_STATES) return null;
    const all: ClientState[] = [];
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

function encodeClientStates(all: readonly ClientState[]): Uint8Array {
  const into = encoding.createEncoder();
  encoding.writeVarUint(into, all.length);
  for (const { client, clock, who } of all) {
    encoding.writeVarUint(into, client);
    encoding.writeVarUint(into, clock);
    encoding.writeVarString(into, JSON.stringify(who));
  }
  return encoding.toUint8Array(into);
}
