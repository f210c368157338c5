/** Tests that signed games prove the author and the place of each line, and that forged updates are refused. */
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { findProofFault, inspectUpdate, type UpdateFault } from '../../src/together/inspect-update';
import {
  appendLines,
  countSeenLines,
  findFirstClient,
  LOG_NAME,
  makeSharedDoc,
  makeUndoLine,
  type SharedDoc,
} from '../../src/together/shared-doc';
import type { SharedLine } from '../../src/together/shared-line';
import { doesTapCount, listTapsThatCount } from '../../src/together/shared-state';
import {
  derivePersonId,
  isClientOf,
  isSignedBy,
  isSignedGame,
  type LinePlace,
  makeClientId,
  makeSeed,
  makeSignedGameId,
  parseProof,
  signLine,
} from '../../src/together/signing';
import { makeForger } from './forger';

const GAME = makeSignedGameId('g');

interface Phone {
  readonly seed: Uint8Array<ArrayBuffer>;
  readonly person: string;
  readonly shared: SharedDoc;
}

function phone(from: SharedDoc | null = null, seed = makeSeed()): Phone {
  const updates = from ? [Y.encodeStateAsUpdate(from.doc)] : [];
  return { seed, person: derivePersonId(seed) ?? '', shared: makeSharedDoc(updates, { game: GAME, seed }) };
}

const person = ({ person: by }: Phone, role = 'red', name = 'Ana'): SharedLine => ({
  ...{ line: 'person', by, at: 1, name, role, key: '' },
});
const tap = ({ person: by, shared }: Phone, id: string): SharedLine => ({
  ...{ line: 'tap', by, at: 1, id, step: 'x', facts: [{ fact: 'note', id }], saw: countSeenLines(shared.state) },
});

/** Creates a game that Ana began and that Ben has joined on a second phone. */
function begun(): { readonly ana: Phone; readonly ben: Phone } {
  const ana = phone();
  appendLines(ana.shared, [person(ana)]);
  appendLines(ana.shared, [tap(ana, 'began'), tap(ana, 'a1')]);
  const ben = phone(ana.shared);
  appendLines(ben.shared, [person(ben, 'blue', 'Ben')]);
  return { ana, ben };
}

const whole = ({ shared }: Phone): Uint8Array => Y.encodeStateAsUpdate(shared.doc);

/** Returns the reason why a phone refuses an update, or `fine`. */
function received({ shared }: Phone, update: Uint8Array): UpdateFault | 'fine' {
  const read = inspectUpdate(update, { game: GAME, first: findFirstClient(shared.doc) });
  return read.ok ? 'fine' : read.fault;
}

/** Returns an update that appends values to the log under a client id, as a hostile program could. */
function crafted(
  base: Phone,
  client: number,
  values: (place: LinePlace, index: number) => unknown,
  count = 1,
): Uint8Array {
  const { doc, place, push } = makeForger(whole(base), client);
  const before = Y.encodeStateVector(doc);
  for (let index = 0; index < count; index++) push(values(place(), index));
  return Y.encodeStateAsUpdate(doc, before);
}

describe('a signed game', () => {
  test('is recognized by its id, and a person by the signing key', () => {
    expect([isSignedGame(GAME), isSignedGame('g')]).toEqual([true, false]);
    const seed = makeSeed();
    const by = derivePersonId(seed) ?? '';
    expect(by).toMatch(/^[\w-]{43}$/);
    expect(derivePersonId('no seed')).toBeNull();
    const client = makeClientId(by);
    expect(Number.isSafeInteger(client)).toBe(true);
    expect([isClientOf(client, by), isClientOf(client, derivePersonId(makeSeed()) ?? '')]).toEqual([true, false]);
  });

  test('passes between honest phones whole, in pieces, and after each was reopened', () => {
    const { ana, ben } = begun();
    expect(received(phone(), whole(ana))).toBe('fine');
    appendLines(ana.shared, [tap(ana, 'a2')]);
    appendLines(ben.shared, [tap(ben, 'b1'), tap(ben, 'b2')]);
    const [fromAna, fromBen] = [ana, ben].map(({ shared }, index) =>
      Y.encodeStateAsUpdate(shared.doc, Y.encodeStateVector([ben, ana][index]?.shared.doc as Y.Doc)),
    );
    expect(received(ben, fromAna as Uint8Array)).toBe('fine');
    expect(received(ana, fromBen as Uint8Array)).toBe('fine');
    Y.applyUpdate(ana.shared.doc, fromBen as Uint8Array);
    // Ana continues in another session, with the same seed.
    const again = phone(ana.shared, ana.seed);
    appendLines(again.shared, [tap(again, 'a3')]);
    expect(received(phone(), whole(again))).toBe('fine');
    expect(received(phone(), Y.mergeUpdates([whole(again), whole(ben), whole(ana)]))).toBe('fine');
    // Phones that were offline request parts of the document; every part is valid.
    for (let known = 0; known < 4; known++) {
      const vector = new Map([[ana.shared.doc.clientID, known]]);
      const part = Y.encodeStateAsUpdate(again.shared.doc, Y.encodeStateVector(vector));
      const { ok } = inspectUpdate(part, { game: GAME, first: findFirstClient(ana.shared.doc) });
      expect([known, ok]).toEqual([known, true]);
    }
  });

  test('prevents writing in another person’s name, with or without a signature', () => {
    const { ana, ben } = begun();
    const stolen = tap({ ...ben, person: ana.person }, 'x');
    const own = makeClientId(ben.person);
    const theirs = ana.shared.doc.clientID;
    expect(
      received(
        ana,
        crafted(ben, own, () => stolen),
      ),
    ).toBe('forged');
    for (const client of [own, theirs, 7])
      expect(
        received(
          ana,
          crafted(ben, client, (place) => signLine(ben.seed, GAME, stolen, place, '')),
        ),
      ).toBe('forged');
  });

  test('prevents the use of another phone’s client id, so that two phones never differ permanently', () => {
    const { ana, ben } = begun();
    const mine = tap(ben, 'x');
    const update = crafted(ben, ana.shared.doc.clientID, (place) => signLine(ben.seed, GAME, mine, place, ''));
    expect(received(ana, update)).toBe('forged');
  });

  test('prevents repeating, moving or changing a line, and bringing it from another game', () => {
    const { ana, ben } = begun();
    const [, began] = ana.shared.doc.getArray<SharedLine>(LOG_NAME).toArray();
    const client = ana.shared.doc.clientID;
    expect(
      received(
        ana,
        crafted(ben, client, () => began),
      ),
    ).toBe('forged');
    expect(
      received(
        ana,
        crafted(ben, makeClientId(ana.person), () => began),
      ),
    ).toBe('forged');
    const changed = { ...tap(ben, 'b1') };
    const other = crafted(ben, makeClientId(ben.person), (place) => signLine(ben.seed, 'h-signed', changed, place, ''));
    expect(received(ana, other)).toBe('forged');
    const late = crafted(ben, makeClientId(ben.person), (place) => ({
      ...signLine(ben.seed, GAME, changed, place, ''),
      at: 2,
    }));
    expect(received(ana, late)).toBe('forged');
    const honest = crafted(ben, makeClientId(ben.person), (place) => signLine(ben.seed, GAME, changed, place, ''));
    expect(received(ana, honest)).toBe('fine');
  });

  test('a valid signature at the end does not cover a forged line before it', () => {
    const { ana, ben } = begun();
    const client = makeClientId(ben.person);
    const update = crafted(
      ben,
      client,
      (place, index) => {
        const line = tap(ben, `x${index}`);
        const honest = signLine(ben.seed, GAME, line, place, '');
        return index === 0 ? { ...honest, step: 'forged' } : honest;
      },
      2,
    );
    expect(received(ana, update)).toBe('forged');
  });

  test('prevents a line before the first one', () => {
    const { ana, ben } = begun();
    const early = phone(null, ben.seed);
    appendLines(early.shared, [person(ben, 'blue', 'Ben'), tap(ben, 'began')]);
    expect(received(ana, whole(early))).toBe('before-the-beginning');
    expect(received(phone(), Y.mergeUpdates([whole(ana), whole(early)]))).toBe('before-the-beginning');
  });
});

describe('roles in a signed game', () => {
  test('a spectator changes nothing until the role changes', () => {
    const { ana } = begun();
    const eve = phone(ana.shared);
    appendLines(eve.shared, [tap(eve, 'unknown')]);
    appendLines(eve.shared, [person(eve, 'watching', 'Eve')]);
    const undo = makeUndoLine(eve.shared, { by: eve.person, at: 1 }) as SharedLine;
    appendLines(eve.shared, [tap(eve, 'e1'), undo, { line: 'named', by: eve.person, at: 1, name: 'Eve’s game' }]);
    const ids = () => listTapsThatCount(eve.shared.state).map(({ id }) => id);
    expect([ids(), eve.shared.state.name]).toEqual([['began', 'a1'], null]);
    expect([...eve.shared.state.ignored].map(([by, lines]) => [by, lines.size])).toEqual([[eve.person, 4]]);
    appendLines(eve.shared, [person(eve, 'blue', 'Eve')]);
    appendLines(eve.shared, [tap(eve, 'e2')]);
    expect(ids()).toEqual(['began', 'a1', 'e2']);
  });

  test('players may undo each other’s taps openly', () => {
    const { ana, ben } = begun();
    appendLines(ben.shared, [makeUndoLine(ben.shared, { by: ben.person, at: 1 }) as SharedLine]);
    expect(doesTapCount(ben.shared.state, 'a1')).toBe(false);
    expect(received(ana, whole(ben))).toBe('fine');
  });

  test('ignores taps of others before the founder begins the game', () => {
    const ana = phone();
    appendLines(ana.shared, [person(ana)]);
    const eve = phone(ana.shared);
    appendLines(eve.shared, [person(eve, 'blue', 'Eve')]);
    appendLines(eve.shared, [tap(eve, 'began')]);
    expect(received(ana, whole(eve))).toBe('fine');
    Y.applyUpdate(ana.shared.doc, whole(eve));
    appendLines(ana.shared, [tap(ana, 'began')]);
    expect(listTapsThatCount(ana.shared.state).map(({ by }) => by)).toEqual([ana.person]);
  });
});

test('one signature proves all earlier lines of a phone, so a long game needs few', () => {
  const { ana } = begun();
  for (let at = 0; at < 500; at++) appendLines(ana.shared, [tap(ana, `t${at}`)]);
  const proofs = ana.shared.doc
    .getArray<SharedLine>(LOG_NAME)
    .toArray()
    .map((line) => parseProof(line));
  expect(new Set(proofs.map((proof) => proof?.sig)).size).toBe(503);
  let verified = 0;
  const { structs } = Y.decodeUpdate(whole(ana));
  const fault = findProofFault(structs, { game: GAME, first: null }, (...signature) => {
    verified++;
    return isSignedBy(...signature);
  });
  expect([fault, verified]).toEqual([null, 1]);
});
