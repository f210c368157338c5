import * as Y from 'yjs';
import { LOG_NAME } from '../../src/together/shared-doc';
import type { SharedLine } from '../../src/together/shared-line';

/** Encodes a document with these lines, without using the app's code. */
export function encodeDocument(lines: readonly unknown[]): Uint8Array {
  const doc = new Y.Doc({ gc: false });
  doc.getArray(LOG_NAME).push([...lines]);
  return Y.encodeStateAsUpdate(doc);
}

export const HOSTILE_STAMP = { by: 'evil', at: 1 };
export const makeRoleLine = (at: number): SharedLine => ({
  line: 'person',
  ...HOSTILE_STAMP,
  name: 'Evil',
  role: `role-${at}`,
  key: '',
});
export const makeHostileTap = (at: number): SharedLine => ({
  line: 'tap',
  ...HOSTILE_STAMP,
  id: `t${at}`,
  step: 'x',
  facts: [],
  saw: {},
});
export const makeMany = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));
