import * as Y from 'yjs';
import { LOG } from '../../src/together/doc';
import { hashOfLine, type Place, type Proof } from '../../src/together/signing';

/** A program without scruples that has what an honest phone has: it can write anything into a document, at its end. */
export interface Forger {
  readonly doc: Y.Doc;
  /** Where the next line under this client id would be. */
  readonly place: () => Place;
  readonly push: (value: unknown) => void;
}

export function makeForger(update: Uint8Array, client: number): Forger {
  const doc = new Y.Doc({ gc: false });
  Y.applyUpdate(doc, update);
  doc.clientID = client;
  const log = doc.getArray<unknown>(LOG);
  return {
    doc,
    place() {
      let last = log._start;
      while (last?.right) last = last.right;
      const after = last ? `${last.lastId.client}:${last.lastId.clock}` : '';
      return { client, clock: Y.getState(doc.store, client), after };
    },
    push: (value) => log.push([value]),
  };
}

/** A line with a place but no valid signature; the hash of it is what the next line of the chain names as `prev`. */
export function unsignedLine<Line extends object>(
  game: string,
  line: Line,
  { client, clock, after }: Place,
  prev: string,
): { readonly line: Line & { readonly proof: Proof }; readonly hash: string } {
  const signed = { ...line, proof: { client, clock, after, prev, sig: 'A'.repeat(88) } };
  return { line: signed, hash: hashOfLine(game, line, { client, clock, after }, prev) };
}
