/** Phones with equally many but different lines detect it. Phones that lack lines raise no alarm. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { differ, makeSummary, readSummary, type StateSummary } from '../../src/together/agreement';
import { makeSharedDoc, type SharedDoc, write } from '../../src/together/doc';
import type { Line } from '../../src/together/lines';
import { readMessage, writeMessage } from '../../src/together/messages';
import { makeClientId, makeSeed, personOfSeed, signedGameId, signLine } from '../../src/together/signing';
import { readUpdate } from '../../src/together/updates';
import { makeForger } from './forger';

const GAME = signedGameId('g');
const person = (by: string, name: string): Line => ({ line: 'person', by, at: 1, name, role: 'red', key: '' });
const read = (update: Uint8Array): SharedDoc => makeSharedDoc([update], { game: GAME, seed: null });
const summaryOf = (shared: SharedDoc): StateSummary => makeSummary(shared)() as StateSummary;

function begun(): SharedDoc {
  const seed = makeSeed();
  const shared = makeSharedDoc([], { game: GAME, seed });
  write(shared, [person(personOfSeed(seed) ?? '', 'Ana')]);
  return shared;
}

test('detects a phone that sends two others different lines, though it signed both', () => {
  const base = Y.encodeStateAsUpdate(begun().doc);
  const seed = makeSeed();
  const eve = personOfSeed(seed) ?? '';
  const client = makeClientId(eve);
  const [one, two] = ['Eve', 'Eva'].map((name) => {
    const { doc, push, place } = makeForger(base, client);
    push(signLine(seed, GAME, person(eve, name), place(), ''));
    const update = Y.encodeStateAsUpdate(doc);
    expect(readUpdate(update, { game: GAME, first: null }).ok).toBe(true);
    return read(update);
  }) as [SharedDoc, SharedDoc];
  // Yjs ignores the other phone's line, because it already has one with the same client and clock.
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const)
    Y.applyUpdate(to.doc, Y.encodeStateAsUpdate(from.doc));
  expect(Y.encodeStateVector(one.doc)).toEqual(Y.encodeStateVector(two.doc));
  expect(differ(summaryOf(one), summaryOf(two))).toBe(true);
});

test('phones with the same lines agree in whatever order they got them, and a missing line is not a difference', () => {
  const shared = begun();
  const summary = makeSummary(shared);
  const seeds = [makeSeed(), makeSeed()];
  const [ben, cleo] = seeds.map((seed, at) => {
    const phone = makeSharedDoc([Y.encodeStateAsUpdate(shared.doc)], { game: GAME, seed });
    write(phone, [person(personOfSeed(seed) ?? '', `Player ${at}`)]);
    return phone;
  }) as [SharedDoc, SharedDoc];
  for (const each of [ben, cleo]) {
    expect(differ(summary() as StateSummary, summaryOf(each))).toBe(false);
    Y.applyUpdate(shared.doc, Y.encodeStateAsUpdate(each.doc));
  }
  Y.applyUpdate(ben.doc, Y.encodeStateAsUpdate(cleo.doc));
  expect(summaryOf(ben)).toEqual(summary());
});

test('a summary is sent with a ping, and an invalid one is read as none', () => {
  const summary = summaryOf(begun());
  expect(readMessage(writeMessage({ kind: 'ping', summary }))).toEqual({ kind: 'ping', summary });
  expect(readMessage(writeMessage({ kind: 'ping', summary: null }))).toEqual({ kind: 'ping', summary: null });
  expect([readSummary({ vector: 1, lines: '' }), readSummary('x'.repeat(1000))]).toEqual([null, null]);
});

test('a game without signatures is not compared', () => {
  expect(makeSummary(makeSharedDoc())()).toBeNull();
});
