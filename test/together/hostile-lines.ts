import * as Y from 'yjs';
import { LOG } from '../../src/together/doc';
import type { Line } from '../../src/together/lines';

/** Encodes a document with these lines, without using the app's code. */
export function documentOf(lines: readonly unknown[]): Uint8Array {
  const doc = new Y.Doc({ gc: false });
  doc.getArray(LOG).push([...lines]);
  return Y.encodeStateAsUpdate(doc);
}

export const common = { by: 'evil', at: 1 };
export const role = (at: number): Line => ({ line: 'person', ...common, name: 'Evil', role: `role-${at}`, key: '' });
export const tap = (at: number): Line => ({ line: 'tap', ...common, id: `t${at}`, step: 'x', facts: [], saw: {} });
export const many = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));
