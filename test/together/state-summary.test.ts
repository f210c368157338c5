/**
 * Tests that phones with equally many but different lines detect the difference. Phones that lack lines raise no alarm.
 */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { inspectUpdate } from '../../src/together/inspect-update';
import { decodeMessage, encodeMessage } from '../../src/together/messages';
import { appendLines, makeSharedDoc, type SharedDoc } from '../../src/together/shared-doc';
import type { SharedLine } from '../../src/together/shared-line';
import { derivePersonId, makeClientId, makeSeed, makeSignedGameId, signLine } from '../../src/together/signing';
import {
  haveDiverged,
  makeStateSummarizer,
  parseStateSummary,
  type StateSummary,
} from '../../src/together/state-summary';
import { makeForger } from './forger';

const GAME = makeSignedGameId('g');
const person = (by: string, name: string): SharedLine => ({ line: 'person', by, at: 1, name, role: 'red', key: '' });
const read = (update: Uint8Array): SharedDoc => makeSharedDoc([update], { game: GAME, seed: null });
const summaryOf = (shared: SharedDoc): StateSummary => makeStateSummarizer(shared)() as StateSummary;

function begun(): SharedDoc {
  const seed = makeSeed();
  const shared = makeSharedDoc([], { game: GAME, seed });
  appendLines(shared, [person(derivePersonId(seed) ?? '', 'Ana')]);
  return shared;
}

test('detects a phone that sends two others different lines, though it signed both', () => {
  const base = Y.encodeStateAsUpdate(begun().doc);
  const seed = makeSeed();
  const eve = derivePersonId(seed) ?? '';
  const client = makeClientId(eve);
  const [one, two] = ['Eve', 'Eva'].map((name) => {
    const { doc, push, place } = makeForger(base, client);
    push(signLine(seed, GAME, person(eve, name), place(), ''));
    const update = Y.encodeStateAsUpdate(doc);
    expect(inspectUpdate(update, { game: GAME, first: null }).ok).toBe(true);
    return read(update);
  }) as [SharedDoc, SharedDoc];
  // Yjs ignores the other phone's line, because a line with the same client and clock exists already.
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const)
    Y.applyUpdate(to.doc, Y.encodeStateAsUpdate(from.doc));
  expect(Y.encodeStateVector(one.doc)).toEqual(Y.encodeStateVector(two.doc));
  expect(haveDiverged(summaryOf(one), summaryOf(two))).toBe(true);
});

test('phones with the same lines agree in whatever order they got them, and a missing line is not a difference', () => {
  const shared = begun();
  const summary = makeStateSummarizer(shared);
  const seeds = [makeSeed(), makeSeed()];
  const [ben, cleo] = seeds.map((seed, at) => {
    const phone = makeSharedDoc([Y.encodeStateAsUpdate(shared.doc)], { game: GAME, seed });
    appendLines(phone, [person(derivePersonId(seed) ?? '', `Player ${at}`)]);
    return phone;
  }) as [SharedDoc, SharedDoc];
  for (const each of [ben, cleo]) {
    expect(haveDiverged(summary() as StateSummary, summaryOf(each))).toBe(false);
    Y.applyUpdate(shared.doc, Y.encodeStateAsUpdate(each.doc));
  }
  Y.applyUpdate(ben.doc, Y.encodeStateAsUpdate(cleo.doc));
  expect(summaryOf(ben)).toEqual(summary());
});

test('a summary is sent with a ping, and an invalid one is read as none', () => {
  const summary = summaryOf(begun());
  expect(decodeMessage(encodeMessage({ kind: 'ping', summary }))).toEqual({ kind: 'ping', summary });
  expect(decodeMessage(encodeMessage({ kind: 'ping', summary: null }))).toEqual({ kind: 'ping', summary: null });
  expect([parseStateSummary({ vector: 1, lines: '' }), parseStateSummary('x'.repeat(1000))]).toEqual([null, null]);
});

test('a game without signatures is not compared', () => {
  expect(makeStateSummarizer(makeSharedDoc())()).toBeNull();
});
