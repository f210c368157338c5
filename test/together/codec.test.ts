import { foldUnchecked } from '../../src/game/valid-facts';
/** Tests sealed boxes, and how a phone handles lines that were made to deceive it. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openShare } from '../../src/app/together/open-share';
import { createGame, openGame } from '../../src/store/games';
import { putShare, readShare } from '../../src/store/shared-games';
import { countInHand, isDeckVeiled, listCardsAt } from '../../src/table/decks';
import type { Fact } from '../../src/table/facts';
import { emptyTable, fold } from '../../src/table/fold/fold';
import { makeCodec } from '../../src/together/codec';
import {
  computeKeyedHash,
  derivePublicKey,
  makeSecret,
  makeSideKey,
  openKey,
  openText,
  sealKey,
  sealText,
} from '../../src/together/seal';
import { MAX_FACTS_PER_TAP, parseSharedLine, type SharedTap } from '../../src/together/shared-line';
import { addLine, makeSharedState } from '../../src/together/shared-state';
import { makeHostile } from '../fuzz/hostile';
import { makeDice } from '../helpers/random-board';
import { unwrap } from '../store/test-database';

const INPUTS = Number(process.env.FUZZ ?? 60);
const BEGAN: Fact = {
  ...{ fact: 'began', edition: 'core-2008', buildTotal: 300, actionTotal: 3 },
  players: ['red', 'blue'].map((side) => ({ side, name: side })),
};
const DECK: Fact = {
  ...{ fact: 'deck', deck: 'd', owner: 'red' },
  cards: ['1', '2'].map((id) => ({ id, name: `Kite ${id}`, text: '' })),
};

const secret = makeSecret();
const key = makeSideKey();

/** Makes the state and codec of a phone that plays red and has the key of its side. */
function red() {
  const reading = makeSharedState();
  const stamp = { by: 'ana1', at: 1 };
  addLine(reading, { line: 'person', ...stamp, name: 'Ana', role: 'red', key: derivePublicKey(secret) ?? '' });
  const box = sealKey(derivePublicKey(secret) ?? '', 'red', key) ?? '';
  addLine(reading, { line: 'grant', ...stamp, to: 'ana1', side: 'red', box });
  return { reading, codec: makeCodec(() => ({ person: 'ana1', role: 'red', secret })) };
}

const tapOf = (...facts: readonly unknown[]): SharedTap => ({
  ...{ line: 'tap', by: 'ana1', at: 1, id: 't', step: 'deck' },
  facts,
  saw: {},
});
const sealed = (fact: unknown, open: unknown, side = 'red') => ({
  ...{ fact: 'sealed', side, open },
  box: sealText(key, side, JSON.stringify(fact)),
});

test('a box opens only for its recipient, for its side, and unchanged', () => {
  const box = sealKey(derivePublicKey(secret) ?? '', 'red', key) ?? '';
  expect(openKey(secret, 'red', box)).toEqual(key);
  expect(openKey(secret, 'blue', box)).toBeNull();
  expect(openKey(makeSecret(), 'red', box)).toBeNull();
  // The id of another key at the start of a box does not make that key open the box.
  expect(openKey(secret, 'red', makeSideKey().id.slice(0, 10) + box.slice(10))).toBeNull();
  const text = sealText(key, 'red', 'The Kite');
  expect(openText(key, 'red', text)).toBe('The Kite');
  expect(openText(key, 'blue', text)).toBeNull();
  expect(openText(makeSideKey(), 'red', text)).toBeNull();
  expect(openText(key, 'red', `${text.slice(0, -5)}AAAA=`)).toBeNull();
  expect(openText(key, 'red', sealText(key, 'red', ''))).toBe('');
});

test('the length of a box does not reveal the card, and no two boxes are equal', () => {
  const boxes = ['A', 'The Very Long Name of a Kite', 'A'].map((text) => sealText(key, 'red', text));
  expect(new Set(boxes).size).toBe(3);
  expect(new Set(boxes.map(({ length }) => length)).size).toBe(1);
});

test('a mark is the same only for the same key and parts', () => {
  expect(computeKeyedHash(key, 'd', '1')).toBe(computeKeyedHash(key, 'd', '1'));
  expect(computeKeyedHash(key, 'd', '12', '')).not.toBe(computeKeyedHash(key, 'd', '1', '2'));
  expect(computeKeyedHash(makeSideKey(), 'd', '1')).not.toBe(computeKeyedHash(key, 'd', '1'));
});

test.each<[string, unknown, Fact | null]>([
  ['another deck', { fact: 'shuffled', deck: 'e', order: ['1'] }, { fact: 'shuffled', deck: 'd', order: null }],
  ['another mark', { fact: 'unseen', deck: 'd', mark: 'x', to: 'hand', card: '1' }, { ...unseen('m') }],
  ['a fact of another kind', { fact: 'counted', counter: 'c', by: 5 }, { ...unseen('m') }],
  ['a box within a box', sealedWithin(), { ...unseen('m') }],
  ['no fact', { fact: 'nothing' }, { ...unseen('m') }],
])('a secret that is %s is not believed: the open fact remains', (_, fact, open) => {
  const { reading, codec } = red();
  expect(codec.opener(reading)(tapOf(sealed(fact, open))).facts).toEqual([open]);
});

function unseen(mark: string): Fact {
  return { fact: 'unseen', deck: 'd', mark, to: 'hand' };
}

function sealedWithin(): unknown {
  return { fact: 'sealed', side: 'red', box: '', open: null };
}

test('a fact without an open part stays closed and changes nothing, unless it is a note', () => {
  const { reading, codec } = red();
  const counted = sealed({ fact: 'counted', counter: 'c', by: 5 }, null);
  const note = sealed({ fact: 'noted', text: 'later' }, null);
  const { facts } = codec.opener(reading)(tapOf(counted, note));
  expect(facts).toEqual([counted, { fact: 'noted', text: 'later' }]);
  expect(foldUnchecked(facts, emptyTable)).toEqual({ table: emptyTable, rejected: [] });
});

test('opened facts keep their identity; a key that arrives later opens them anew', () => {
  const { codec } = red();
  const tap = tapOf(sealed({ ...unseen('m'), card: '1' }, unseen('m')));
  const before = codec.opener(makeSharedState())(tap);
  expect(before.facts).toEqual([unseen('m')]);
  expect(codec.opener(makeSharedState())(tap).facts).toBe(before.facts);
  const { reading } = red();
  const after = codec.opener(reading)(tap);
  expect(after.facts).toEqual([{ ...unseen('m'), card: '1' }]);
  expect(codec.opener(reading)(tap).facts).toBe(after.facts);
  const plain = tapOf(BEGAN);
  expect(codec.opener(reading)(plain).facts).toBe(plain.facts);
});

test("a key that an opponent's phone made for this one is not used for sealing", () => {
  const { codec } = red();
  const reading = makeSharedState();
  const public_ = derivePublicKey(secret) ?? '';
  addLine(reading, { line: 'person', by: 'cleo', at: 1, name: 'Cleo', role: 'blue', key: '' });
  addLine(reading, { line: 'person', by: 'ana1', at: 1, name: 'Ana', role: 'red', key: public_ });
  const box = sealKey(public_, 'red', key) ?? '';
  addLine(reading, { line: 'grant', by: 'cleo', at: 1, to: 'ana1', side: 'red', box });
  const sight = { table: fold([BEGAN]).table, shuffles: new Map(), returns: new Map() };
  const { facts, grants } = codec.sealAfter(reading, sight, 't', { by: 'ana1', at: 1 }, [DECK]);
  const [fact] = facts as [{ readonly box: string }];
  expect(openText(key, 'red', fact.box)).toBeNull();
  expect(grants.map((line) => line.line === 'grant' && line.to)).toEqual(['ana1']);
});

test('never throws for lines and sealed facts of any type', () => {
  const { reading, codec } = red();
  const samples = [
    tapOf(sealed({ ...unseen('m'), card: '1' }, unseen('m')), BEGAN),
    {
      line: 'grant',
      by: 'ana1',
      at: 1,
      to: 'ana1',
      side: 'red',
      box: sealKey(derivePublicKey(secret) ?? '', 'red', key),
    },
    { line: 'person', by: 'ana1', at: 1, name: 'Ana', role: 'red', key: derivePublicKey(secret) },
    { line: 'turn', by: 'ana1', at: 1, taps: [{ id: 't', times: 1 }] },
  ];
  let read = 0;
  const [tap] = samples;
  for (let seed = 1; seed <= INPUTS; seed++) {
    const [fact] = (tap as SharedTap).facts;
    const spoiled = tapOf(makeHostile(fact, makeDice(seed)));
    const line = parseSharedLine(spoiled);
    if (!line.ok) continue;
    read++;
    expect(() => foldUnchecked(codec.opener(reading)(spoiled).facts), `seed ${seed}`).not.toThrow();
  }
  for (const sample of samples)
    for (let seed = 1; seed <= INPUTS; seed++) {
      const value = makeHostile(sample, makeDice(seed));
      expect(() => {
        const line = parseSharedLine(value);
        if (!line.ok) return;
        addLine(reading, line.value);
        if (line.value.line === 'tap') foldUnchecked(codec.opener(reading)(line.value).facts);
        codec.listDueGrants(reading, { by: 'ana1', at: 1 });
      }, `seed ${seed}`).not.toThrow();
    }
  expect(read).toBeGreaterThan(10);
  const many = Array.from({ length: MAX_FACTS_PER_TAP }, () => ({ fact: 'sealed', side: 'red', box: 'x', open: null }));
  expect(codec.opener(reading)(tapOf(...many)).facts).toHaveLength(MAX_FACTS_PER_TAP);
});

test('a phone seals facts before storing or sending them, opens them for itself, and rewrites its entries when a key arrives later', async () => {
  const share = (game: string, person: string, role: string) => ({
    ...{ game, of: 'shared', person, name: person, role, secret: makeSecret(), room: null, hub: false, standby: {} },
    viewers: ['ben1'],
  });
  const open = async (person: string, role: string) => {
    const { game } = await unwrap(
      createGame({ name: 'A game', edition: 'core-2008' }, { step: 'begin', facts: [BEGAN] }),
    );
    const mine = share(game.id, person, role);
    await unwrap(putShare(mine));
    const stored = await unwrap(readShare(game.id));
    if (!stored) throw new Error('no share');
    const phone = openShare(stored);
    const said = {
      line: 'person',
      ...phone.stamp(),
      name: person,
      role,
      key: derivePublicKey(mine.secret) ?? '',
    } as const;
    let { log } = await unwrap(openGame(game.id));
    ({ log } = await phone.takeOver(log));
    return { phone, log, game: game.id, said };
  };
  const ana = await open('ana1', 'red');
  const ben = await open('ben1', 'red');
  const byteses: Uint8Array[] = [];
  ana.phone.onWritten((pieces) => byteses.push(...pieces));
  ({ log: ana.log } = await ana.phone.add(ana.log, [ana.said]));
  for (const facts of [[BEGAN], [DECK], [{ fact: 'dealt', deck: 'd', card: '2', to: 'hand', name: 'Kite 2' } as const]])
    ({ log: ana.log } = await ana.phone.tap(ana.log, 'deck', facts));
  expect(Buffer.concat(byteses).toString('latin1')).not.toContain('Kite');
  const handOf = (log: typeof ana.log) =>
    log.table.decks.flatMap((deck) => listCardsAt(deck, 'hand').map(({ name }) => name));
  expect(handOf(ana.log)).toEqual(['Kite 2']);

  for (const update of byteses) ({ log: ben.log } = await ben.phone.receive(ben.log, update, 'ana1'));
  const [veiled] = ben.log.table.decks;
  expect(veiled && [isDeckVeiled(veiled), countInHand(veiled)]).toEqual([true, 1]);
  expect((await unwrap(openGame(ben.game))).log.table).toEqual(ben.log.table);

  const back: Uint8Array[] = [];
  ben.phone.onWritten((pieces) => back.push(...pieces));
  ({ log: ben.log } = await ben.phone.add(ben.log, [ben.said]));
  const known = byteses.length;
  for (const update of back) ({ log: ana.log } = await ana.phone.receive(ana.log, update, 'ben1'));
  for (const update of byteses.slice(known)) ({ log: ben.log } = await ben.phone.receive(ben.log, update, 'ana1'));
  expect(handOf(ben.log)).toEqual(['Kite 2']);
  expect(handOf((await unwrap(openGame(ben.game))).log)).toEqual(['Kite 2']);
});
