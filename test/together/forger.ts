import * as Y from 'yjs';
import { LOG_NAME } from '../../src/together/shared-doc';
import { hashLine, type LinePlace, type Proof } from '../../src/together/signing';

/** A hostile program with the access of an honest phone: it appends any value to a document. */
export interface Forger {
  readonly doc: Y.Doc;
  readonly place: () => LinePlace;
  readonly push: (value: unknown) => void;
}

export function makeForger(update: Uint8Array, client: number): Forger {
  const doc = new Y.Doc({ gc: false });
  Y.applyUpdate(doc, update);
  doc.clientID = client;
  const log = doc.getArray<unknown>(LOG_NAME);
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

/** Returns a line with a position but no valid signature, and its hash. The next line refers to the hash as `prev`. */
export function makeUnsignedLine<Line extends object>(
  game: string,
  line: Line,
  { client, clock, after }: LinePlace,
  prev: string,
): { readonly line: Line & { readonly proof: Proof }; readonly hash: string } {
  const signed = { ...line, proof: { client, clock, after, prev, sig: 'A'.repeat(88) } };
  return { line: signed, hash: hashLine(game, line, { client, clock, after }, prev) };
}
