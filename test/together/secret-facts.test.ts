/**
 * Tests decks of two sides on four phones. A phone that may know a card knows the card, and no other phone's document
 * contains its text. All phones agree on the open cards.
 */
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import * as Y from 'yjs';
import {
  makeDealFact,
  makeDiscardReturnFacts,
  makeDrawFacts,
  makeRenamedCardFact,
  makeShuffleFact,
} from '../../src/app/game/make-deck-facts';
import { append, type Log, makeEmptyLog, makeLog, nextEntry } from '../../src/game/log';
import { countInHand, countUndrawn, type Deck, isDeckVeiled, listCardsAt } from '../../src/table/decks';
import type { Fact } from '../../src/table/facts';
import { type Codec, makeCodec } from '../../src/together/codec';
import { derivePublicKey, makeSecret } from '../../src/together/seal';
import {
  appendLines,
  countSeenLines,
  makeRedoLine,
  makeSharedDoc,
  makeUndoLine,
  readNewLines,
  type SharedDoc,
} from '../../src/together/shared-doc';
import type { SharedLine } from '../../src/together/shared-line';
import { convertLogToLines, toNumberedLog, updateLog } from '../../src/together/shared-log';

const RUNS = Number(process.env.RUNS ?? 8);

interface Phone {
  readonly name: string;
  readonly role: string;
  readonly secret: Uint8Array;
  readonly disk: Uint8Array[];
  shared: SharedDoc;
  codec: Codec;
  log: Log;
}

/** People to whom each player grants the key of their hand, by player. The two players of red trust each other. */
const trusted = new Map<string, string[]>();
beforeEach(() => {
  trusted.clear();
  trusted.set('ana1', ['ben1']);
  trusted.set('ben1', ['ana1']);
});

function openPhone(name: string, role: string, secret: Uint8Array, disk: Uint8Array[]): Phone {
  const shared = makeSharedDoc(disk);
  shared.doc.on('update', (update: Uint8Array) => disk.push(update));
  const codec = makeCodec(() => ({ person: name, role, secret, viewers: trusted.get(name) }));
  const { entries, cursor, tip } = toNumberedLog('g', shared.state, codec.opener(shared.state));
  return { name, role, secret, disk, shared, codec, log: makeLog('g', entries, cursor, tip).log };
}

function show(phone: Phone): void {
  const { shared, codec, name } = phone;
  appendLines(shared, codec.listDueGrants(shared.state, { by: name, at: 1 }));
  phone.log = updateLog(phone.log, toNumberedLog('g', shared.state, codec.opener(shared.state)));
}

function meet(a: Phone, b: Phone): void {
  Y.applyUpdate(b.shared.doc, Y.encodeStateAsUpdate(a.shared.doc, Y.encodeStateVector(b.shared.doc)));
  Y.applyUpdate(a.shared.doc, Y.encodeStateAsUpdate(b.shared.doc, Y.encodeStateVector(a.shared.doc)));
  for (const each of [a, b]) {
    readNewLines(each.shared);
    show(each);
  }
}

function allMeet(phones: readonly Phone[]): void {
  // Keys granted in the first round are used in the second, and all phones have the results in the third.
  for (let round = 0; round < 3; round++) for (const a of phones) for (const b of phones) if (a !== b) meet(a, b);
}

let taps = 0;
function tap(phone: Phone, facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  const { shared, codec, name, log } = phone;
  const id = `t${taps++}`;
  const stamp = { by: name, at: 1 };
  const sealed = codec.seal(shared.state, log, id, stamp, facts);
  const saw = countSeenLines(shared.state);
  appendLines(shared, [...sealed.grants, { line: 'tap', ...stamp, id, step: 'deck', facts: sealed.facts, saw }]);
  show(phone);
}

const joins = ({ name, role, secret }: Phone): SharedLine => ({
  ...{ line: 'person', by: name, at: 1, name, role },
  key: derivePublicKey(secret) ?? '',
});

const SIZE = 5;
const wordOf = (side: string, card: string) => `${side}-kite-${card}`;
const ids = Array.from({ length: SIZE }, (_, at) => String(at + 1));
/** Makes the deck of a side. Cards 1 to 3 have names from the start; cards 4 and 5 are named when drawn. */
const deckOf = (side: string): Fact => ({
  ...{ fact: 'deck', deck: side, owner: side },
  cards: ids.map((id) => ({
    id,
    name: id < '4' ? wordOf(side, id) : '',
    text: id < '3' ? `does ${wordOf(side, id)}` : '',
  })),
});
const BEGAN: Fact = {
  ...{ fact: 'began', edition: 'x', buildTotal: 300, actionTotal: 3 },
  players: ['red', 'blue'].map((side) => ({ side, name: side })),
};

/**
 * Creates four phones: two of red, one of blue, and one spectator. The first red phone began the game alone and has
 * drawn for both sides.
 */
function table(): readonly [Phone, Phone, Phone, Phone] {
  const phones = [
    ['ana1', 'red'],
    ['ben1', 'red'],
    ['cleo', 'blue'],
    ['dora', 'watching'],
  ].map(([name = '', role = '']) => openPhone(name, role, makeSecret(), [])) as unknown as [Phone, Phone, Phone, Phone];
  const [ana] = phones;
  let log = makeEmptyLog('g');
  for (const facts of [[BEGAN, deckOf('red'), deckOf('blue')], [dealt4('red')], [dealt4('blue')]])
    log = append(log, nextEntry(log, 1, 'begin', facts));
  appendLines(ana.shared, [joins(ana)]);
  const { shared, codec } = ana;
  appendLines(
    shared,
    convertLogToLines(log, 'A game', ana.name, (sight, id, stamp, facts) =>
      codec.sealAfter(shared.state, sight, id, stamp, facts),
    ),
  );
  show(ana);
  for (const other of phones.slice(1)) {
    meet(other, ana);
    appendLines(other.shared, [joins(other)]);
    meet(other, ana);
  }
  allMeet(phones);
  return phones;
}
const dealt4 = (side: string): Fact => ({ fact: 'dealt', deck: side, card: '4', to: 'hand', name: wordOf(side, '4') });

const deckAt = ({ log }: Phone, side: string) => log.table.decks.find(({ id }) => id === side) as Deck;

/** Returns the part of a deck that all players may know. */
const openly = (deck: Deck) => ({
  owner: deck.owner,
  cards: deck.cards.map(({ id, place }) => `${id} ${place}`),
  marks: deck.hidden?.map(({ mark }) => mark),
  counts: [countUndrawn(deck), countInHand(deck)],
});

const bytesOf = ({ shared }: Phone) => Buffer.from(Y.encodeStateAsUpdate(shared.doc)).toString('latin1');

function factsOf(deck: Deck, what: string, pick: number): readonly Fact[] {
  let state = pick;
  const chance = () => {
    state = (state * 75 + 74) % 65_537;
    return state % 256;
  };
  const one = <Each>(list: readonly Each[]) => list[pick % Math.max(1, list.length)];
  const hand = one(listCardsAt(deck, 'hand'));
  const play = one(listCardsAt(deck, 'play'));
  const inside = one(listCardsAt(deck, 'deck'));
  const named = (card: { id: string; name: string }) => (card.name === '' ? wordOf(deck.id, card.id) : '');
  if (what === 'draw') return makeDrawFacts(deck, 'hand', chance);
  if (what === 'enter' && inside) return [makeDealFact(deck, inside.id, 'hand', named(inside))];
  if (what === 'show' && hand) return [makeDealFact(deck, hand.id, 'play', named(hand))];
  if (what === 'drop' && hand) return [makeDealFact(deck, hand.id, 'discard', named(hand))];
  if (what === 'put-back' && hand) return [makeDealFact(deck, hand.id, 'deck')];
  if (what === 'top') return makeDrawFacts(deck, 'play', chance);
  if (what === 'return' && play) return [makeDealFact(deck, play.id, pick % 2 ? 'deck' : 'discard')];
  if (what === 'gather') return makeDiscardReturnFacts(deck);
  if (what === 'shuffle') return [makeShuffleFact(deck, chance)];
  if (what === 'tell' && play) return [makeRenamedCardFact(deck, play.id, play.name, `now ${play.name}`)];
  return [];
}

const deed = fc.record({
  who: fc.nat(3),
  what: fc.constantFrom(
    ...['draw', 'draw', 'enter', 'show', 'show', 'drop', 'put-back', 'top', 'return', 'gather', 'shuffle', 'tell'],
    ...['undo', 'redo', 'meet', 'meet', 'meet', 'crash'],
  ),
  other: fc.nat(3),
  pick: fc.nat(65_000),
});

test('each side knows its full deck, the others know what was shown, and all agree on what is open', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const phones = [...table()];
      const shown = new Set<string>();
      for (const { who, what, other, pick } of deeds) {
        const [me, you] = [phones[who], phones[other]] as [Phone, Phone];
        const { shared, role } = me;
        const stamp = { by: me.name, at: 1 };
        if (what === 'meet' && me !== you) meet(me, you);
        if (what === 'crash') phones[who] = openPhone(me.name, role, me.secret, me.disk);
        if (role === 'watching') continue;
        if (what === 'undo' || what === 'redo') {
          const line = what === 'undo' ? makeUndoLine(shared, stamp) : makeRedoLine(shared, stamp);
          if (shared.state.taps.findLastIndex(({ id }) => line?.line === 'turn' && id === line.taps[0]?.id) > 2) {
            appendLines(shared, line ? [line] : []);
            show(me);
          }
          continue;
        }
        const facts = factsOf(deckAt(me, role), what, pick);
        for (const fact of facts)
          if (fact.fact === 'dealt' && fact.to !== 'hand') {
            const card = deckAt(me, role).cards.find(({ id }) => id === fact.card);
            if (fact.to !== 'deck' || card?.place !== 'deck') shown.add(fact.name ?? card?.name ?? '');
          }
        tap(me, facts);
      }
      allMeet(phones);
      const [ana, ben, cleo, dora] = phones as [Phone, Phone, Phone, Phone];
      for (const side of ['red', 'blue'])
        for (const phone of phones) expect(openly(deckAt(phone, side))).toEqual(openly(deckAt(ana, side)));
      // The log that was built step by step equals the log read from disk at once.
      for (const { name, role, secret, disk, log } of phones)
        expect(openPhone(name, role, secret, disk).log.table).toEqual(log.table);
      expect(deckAt(ben, 'red')).toEqual(deckAt(ana, 'red'));
      for (const [phone, side] of [
        [ana, 'red'],
        [cleo, 'blue'],
      ] as const) {
        const deck = deckAt(phone, side);
        expect(isDeckVeiled(deck)).toBe(false);
        for (const { id, name } of deck.cards) if (id < '5') expect(name).toBe(wordOf(side, id));
      }
      for (const [phone, side] of [
        [cleo, 'red'],
        [dora, 'red'],
        [ben, 'blue'],
        [dora, 'blue'],
      ] as const) {
        const deck = deckAt(phone, side);
        expect(deck.veiled).toBe(true);
        expect(deck.order).toBeNull();
        for (const { card } of deck.hidden ?? []) expect(card).toBeUndefined();
        for (const { name } of deck.cards) if (name !== '') expect(shown).toContain(name);
      }
      for (const phone of phones) {
        const bytes = bytesOf(phone);
        for (const side of ['red', 'blue'])
          for (const id of ids) if (!shown.has(wordOf(side, id))) expect(bytes).not.toContain(wordOf(side, id));
        expect(phone.shared.unread).toBe(0);
        expect(JSON.stringify(phone.shared.raw)).not.toMatch(/"order":\[/);
      }
    }),
    { numRuns: RUNS, seed: 26 },
  );
});

test('two phones of a side that draw at once draw one card, and the others see one card in hand', () => {
  const phones = table();
  const [ana, ben, cleo, dora] = phones;
  tap(ana, [makeShuffleFact(deckAt(ana, 'red'), () => 7)]);
  allMeet(phones);
  for (const phone of [ana, ben]) tap(phone, makeDrawFacts(deckAt(phone, 'red'), 'hand'));
  allMeet(phones);
  for (const phone of phones)
    expect([countInHand(deckAt(phone, 'red')), countUndrawn(deckAt(phone, 'red'))]).toEqual([2, 3]);
  const [first, second] = [ana, ben].map((phone) => listCardsAt(deckAt(phone, 'red'), 'hand').map(({ id }) => id));
  expect(first).toEqual(second);
  expect(first).toHaveLength(2);
  const drawnCard = listCardsAt(deckAt(ana, 'red'), 'hand').find(({ id }) => id !== '4');
  tap(ben, [makeDealFact(deckAt(ben, 'red'), drawnCard?.id ?? '', 'play', 'The Kite')]);
  allMeet(phones);
  for (const phone of [cleo, dora]) {
    expect(countInHand(deckAt(phone, 'red'))).toBe(1);
    expect(listCardsAt(deckAt(phone, 'red'), 'play').map(({ id }) => id)).toEqual([drawnCard?.id]);
  }
});

test('a card that was returned and drawn again cannot be recognized by its mark', () => {
  const phones = table();
  const [ana, , cleo] = phones;
  const marks = () => deckAt(cleo, 'red').hidden?.map(({ mark }) => mark) ?? [];
  const before = marks();
  tap(ana, [makeDealFact(deckAt(ana, 'red'), '4', 'play')]);
  tap(ana, [makeDealFact(deckAt(ana, 'red'), '4', 'deck')]);
  tap(ana, [makeDealFact(deckAt(ana, 'red'), '4', 'hand')]);
  meet(ana, cleo);
  expect(before).toHaveLength(1);
  expect(marks()).toHaveLength(1);
  expect(marks()).not.toEqual(before);
});

test('a card hidden for a side before anyone plays it is known to its author; a card that the side hides later is not', () => {
  const phones = table();
  const [ana, ben, cleo] = phones;
  expect(deckAt(ana, 'blue').hidden).toEqual([{ mark: expect.any(String), card: '4' }]);
  tap(cleo, [makeDealFact(deckAt(cleo, 'blue'), '5', 'hand', wordOf('blue', '5'))]);
  allMeet(phones);
  expect(listCardsAt(deckAt(cleo, 'blue'), 'hand').map(({ id }) => id)).toEqual(['4', '5']);
  expect(deckAt(ana, 'blue').hidden?.map(({ card }) => card)).toEqual(['4', undefined]);
  expect(deckAt(ben, 'blue').hidden?.map(({ card }) => card)).toEqual([undefined, undefined]);
});

test('a person who joins a side later gets its key once its player agrees, which opens earlier entries; after leaving they retain what they knew', () => {
  trusted.set('ana1', ['ben1', 'dora']);
  const phones = table();
  const [ana, , , dora] = phones;
  expect(isDeckVeiled(deckAt(dora, 'red'))).toBe(true);
  const before = dora.log;
  const red: Phone = { ...openPhone(dora.name, 'red', dora.secret, dora.disk), log: before };
  appendLines(red.shared, [joins(red)]);
  meet(red, ana);
  meet(red, ana);
  expect(deckAt(red, 'red')).toEqual(deckAt(ana, 'red'));
  const left = openPhone(dora.name, 'watching', dora.secret, red.disk);
  appendLines(left.shared, [joins(left)]);
  meet(left, ana);
  expect(isDeckVeiled(deckAt(left, 'red'))).toBe(false);
});

test('a judge gets the key of a hand only from its player, on the player’s phone; a person who has played a side gets no other key', () => {
  const phones = table();
  const [ana, , cleo, dora] = phones;
  const as = (phone: Phone, role: string): Phone => {
    const other: Phone = { ...openPhone(phone.name, role, phone.secret, phone.disk), log: phone.log };
    appendLines(other.shared, [joins(other)]);
    for (const each of [ana, cleo, ana, cleo]) meet(other, each);
    return other;
  };
  let judge = as(dora, 'judge');
  const veiled = () => ['red', 'blue'].map((side) => isDeckVeiled(deckAt(judge, side)));
  expect(veiled()).toEqual([true, true]);
  expect([ana, cleo].map(({ codec, shared }) => codec.listUnacceptedViewers(shared.state))).toEqual([
    ['dora'],
    ['dora'],
  ]);
  expect(judge.codec.listUnacceptedViewers(judge.shared.state)).toEqual([]);
  // Ana wrote both decks when she began the game, but may only grant access to her side's hand.
  trusted.set('ana1', ['ben1', 'dora']);
  judge = as(judge, 'judge');
  expect(veiled()).toEqual([false, true]);
  trusted.set('cleo', ['dora']);
  judge = as(judge, 'judge');
  expect(veiled()).toEqual([false, false]);
  expect(ana.codec.listUnacceptedViewers(ana.shared.state)).toEqual([]);
  const turncoat = as(cleo, 'red');
  tap(ana, [makeDealFact(deckAt(ana, 'red'), '5', 'hand', wordOf('red', '5'))]);
  for (const each of [turncoat, ana]) meet(each, ana);
  meet(turncoat, ana);
  expect(deckAt(turncoat, 'red').hidden?.map(({ card }) => card)).toEqual([undefined, undefined]);
  const whoPlayed = as(turncoat, 'judge');
  expect(ana.codec.listUnacceptedViewers(ana.shared.state)).toEqual([]);
  trusted.set('ana1', ['ben1', 'dora', 'cleo']);
  meet(whoPlayed, ana);
  expect(isDeckVeiled(deckAt(whoPlayed, 'red'))).toBe(true);
});

test('a person who joins a side later sees its hand only if its first player agrees, and cannot make it use their key', () => {
  trusted.clear();
  const [ana, ben, cleo, dora] = table();
  expect([ana, cleo].map(({ codec, shared }) => codec.listUnacceptedViewers(shared.state))).toEqual([['ben1'], []]);
  expect(isDeckVeiled(deckAt(ben, 'red'))).toBe(true);
  expect(isDeckVeiled(deckAt(cleo, 'blue'))).toBe(false);
  const extra: Phone = { ...openPhone(dora.name, 'blue', dora.secret, dora.disk), log: dora.log };
  appendLines(extra.shared, [joins(extra)]);
  for (const each of [ana, cleo, ana, cleo]) meet(extra, each);
  expect(isDeckVeiled(deckAt(extra, 'blue'))).toBe(true);
  // Ana is offered the key that Ben makes for red, but does not seal with it.
  trusted.set('ben1', ['ana1']);
  tap(ben, [makeDealFact(deckAt(ben, 'red'), '2', 'hand', '')]);
  for (const each of [ana, ben, ana]) meet(each, each === ana ? ben : ana);
  tap(ana, [makeDealFact(deckAt(ana, 'red'), '5', 'hand', wordOf('red', '5'))]);
  meet(ana, ben);
  expect(isDeckVeiled(deckAt(ben, 'red'))).toBe(true);
  trusted.set('ana1', ['ben1']);
  for (const each of [ana, ben, ana]) meet(each, each === ana ? ben : ana);
  expect(isDeckVeiled(deckAt(ben, 'red'))).toBe(false);
});
