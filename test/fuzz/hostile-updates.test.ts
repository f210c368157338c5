/**
 * Tests damaged and recombined updates of a signed game. No accepted update may contain a line that its author did not
 * sign for its position.
 */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { inspectUpdate } from '../../src/together/inspect-update';
import {
  appendLines,
  appendSignedLines,
  findFirstClient,
  LOG_NAME,
  makeSharedDoc,
} from '../../src/together/shared-doc';
import type { SharedLine } from '../../src/together/shared-line';
import { listTapsThatCount } from '../../src/together/shared-state';
import { derivePersonId, makeClientId, makeSeed, makeSignedGameId } from '../../src/together/signing';
import { makeDice } from '../helpers/random-board';
import { makeForger } from '../together/forger';

const INPUTS = Number(process.env.FUZZ ?? 2000);
const SEED = 51;
const GAME = makeSignedGameId('fuzz');

const person = (by: string, role: string): SharedLine => ({
  line: 'person',
  by,
  at: 1,
  name: 'Somebody',
  role,
  key: '',
});
const tap = (by: string, id: string): SharedLine => ({
  ...{ line: 'tap', by, at: 1, id, step: 'x', facts: [{ fact: 'note', text: id }], saw: {} },
});

test(`${INPUTS} hostile updates, seed ${SEED}: what an honest phone shows is only what was signed`, () => {
  const roll = makeDice(SEED);
  const upTo = (most: number) => roll(most + 1);
  const seeds = [makeSeed(), makeSeed()] as const;
  const [ana = '', eve = ''] = seeds.map((seed) => derivePersonId(seed) ?? '');
  const shared = makeSharedDoc([], { game: GAME, seed: seeds[0] });
  appendLines(shared, [person(ana, 'red')]);
  for (let at = 0; at < 8; at++) appendLines(shared, [tap(ana, `t${at}`)]);
  const honest = Y.encodeStateAsUpdate(shared.doc);
  const lines = shared.doc.getArray<SharedLine>(LOG_NAME).toArray();
  const theirs = shared.doc.clientID;
  const later = (() => {
    const doc = new Y.Doc({ gc: false });
    Y.applyUpdate(doc, honest);
    const before = Y.encodeStateVector(doc);
    appendSignedLines(doc, { game: GAME, seed: seeds[1] }, [person(eve, 'watching'), tap(eve, 'e')]);
    return Y.encodeStateAsUpdate(doc, before);
  })();

  /** Damages an update one to three times: changes a byte, or removes or duplicates a few bytes. */
  const damaged = (update: Uint8Array): Uint8Array => {
    const bytes = [...update];
    for (let count = 1 + upTo(2); count > 0; count--) {
      const at = upTo(bytes.length - 1);
      const what = upTo(3);
      if (what < 2) bytes[at] = upTo(255);
      else if (what === 2) bytes.splice(at, 1 + upTo(20));
      else bytes.splice(at, 0, ...bytes.slice(at, at + 1 + upTo(20)));
    }
    return Uint8Array.from(bytes);
  };
  /** Appends genuine lines, changed or unchanged, at positions for which they are not signed. */
  const recombined = (): Uint8Array => {
    const client = [theirs, makeClientId(eve), makeClientId(ana), upTo(1000)][upTo(3)] as number;
    const { doc, push, place } = makeForger(upTo(3) === 0 ? new Uint8Array([0, 0]) : honest, client);
    const before = Y.encodeStateVector(doc);
    for (let count = 1 + upTo(2); count > 0; count--) {
      const line = lines[upTo(lines.length - 1)] as SharedLine & { proof: object };
      const { client, clock, after } = place();
      const changes = [{}, { by: eve }, { at: 2 }, { proof: { ...line.proof, client, clock, after } }, { proof: null }];
      push({ ...line, ...changes[upTo(changes.length - 1)] });
    }
    return Y.encodeStateAsUpdate(doc, before);
  };

  let taken = 0;
  for (let input = 0; input < INPUTS; input++) {
    const update = [() => damaged(later), () => damaged(honest), recombined][upTo(2)]?.() as Uint8Array;
    const read = inspectUpdate(update, { game: GAME, first: findFirstClient(shared.doc) });
    if (!read.ok) continue;
    taken++;
    const doc = new Y.Doc({ gc: false });
    Y.applyUpdate(doc, honest);
    Y.applyUpdate(doc, update);
    const { state } = makeSharedDoc([Y.encodeStateAsUpdate(doc)], { game: GAME, seed: null });
    const shown = listTapsThatCount(state).map(({ by, id }) => `${by === ana ? 'ana' : by} ${id}`);
    if (
      shown.join() !==
      lines
        .slice(1)
        .map((_, at) => `ana t${at}`)
        .join()
    )
      expect.fail(`input ${input}: ${shown} from ${[...update]}`);
  }
  console.log(`${taken} of ${INPUTS} were taken in and changed nothing`);
  // A few damaged updates are accepted, because the damage changes nothing, for example in an unused length.
  expect(taken).toBeLessThan(INPUTS / 10);
}, 600_000);
