import { Blob as WholeBlob } from 'node:buffer';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OutgoingData, prepareForce } from '../../src/app/transfer/outgoing-data';
import type { Character, Click } from '../../src/catalog/character';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { NO_NEEDS } from '../../src/catalog/feat-needs';
import { type GeneralCard, makeGeneralCard } from '../../src/catalog/general-cards/card';
import { makeCharacterFinder } from '../../src/force/resolve';
import { EMPTY_STORED_FORCE, makeStoredMember, type StoredForce } from '../../src/force/stored-force';
import { packText } from '../../src/share/pack-text';
import { MAX_CODE_LENGTH } from '../../src/share/qr-matrix';
import { readTransfer } from '../../src/share/transfer';
import { MAX_LINK_LENGTH, makeTransferLink } from '../../src/share/transfer-link';
import { listSchemaErrors } from '../force/json-schema';
import { seededRandom } from '../helpers/random-position';

const BASE = 'https://play.example/sidekick/';
const EDITION = 'core-2008';

// Readers replace U+FFFD by a question mark, because it marks a character that was lost in decoding.
const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !text.includes('\uFFFD'));
const value = fc.record({
  value: fc.integer({ min: -9, max: 30 }),
  power: fc.constantFrom(null, 'special', 'charge', 'leap-climb', 'two words'),
});
const click = fc.record({ speed: value, attack: value, defense: value, damage: value });
const special = fc.record(
  {
    slot: fc.constantFrom('speed' as const, 'damage' as const, 'trait' as const, 'other' as const),
    name: word,
    text: fc.string({ maxLength: 200 }),
    grants: fc.array(fc.constantFrom('charge', 'stealth'), { maxLength: 2 }),
    cost: fc.nat(40),
    kind: fc.constant('rally-trait'),
    extras: fc.record({ note: word }),
  },
  { requiredKeys: ['slot', 'name', 'text', 'grants'] },
);
const number = fc.integer({ min: 1, max: 3 });

/** Generates characters with gaps in the dial, coloured starting lines, special powers and traits with costs. */
const characterOf = (id: string): fc.Arbitrary<Character> =>
  fc.record(
    {
      id: fc.constant(id),
      name: word,
      set: fc.constantFrom('', 'ab'),
      number: fc.constant(id),
      rank: fc.constantFrom('plain' as const, 'unique' as const, 'prime' as const),
      bystander: fc.boolean(),
      teams: fc.array(word, { maxLength: 2 }),
      keywords: fc.array(word, { maxLength: 3 }),
      base: fc.constantFrom([1, 1] as const, [1, 2] as const, [3, 6] as const),
      size: fc.constantFrom('tiny' as const, 'standard' as const, 'colossal' as const),
      abilities: fc.array(fc.constantFrom('flight', 'swim'), { maxLength: 2 }),
      range: fc.nat(12),
      targets: number,
      starts: fc.array(fc.record({ points: fc.nat(300), click: number }), { minLength: 1, maxLength: 3 }),
      dial: fc
        .tuple(click, fc.array(fc.option(click, { freq: 3 }), { maxLength: 20 }))
        .map(([first, rest]): (Click | null)[] => [first, ...rest]),
      specials: fc.array(special, { maxLength: 3 }),
      archenemy: fc.constantFrom(null, 'red'),
      rarity: word,
      realName: word,
      guessed: fc.array(fc.constantFrom('1.attack', '2.speed'), { maxLength: 2 }),
      lines: fc.array(fc.record({ click: number, colour: fc.constantFrom('green' as const, 'blue' as const) }), {
        maxLength: 2,
      }),
      printed: fc.array(fc.record({ click: number, number }), { maxLength: 2 }),
      origin: fc.constant('imported' as const),
    },
    {
      requiredKeys: [
        ...(['id', 'name', 'set', 'number', 'rank', 'bystander', 'teams', 'keywords', 'base', 'size'] as const),
        ...(['abilities', 'range', 'targets', 'starts', 'dial', 'specials', 'origin'] as const),
      ],
    },
  ) as fc.Arbitrary<Character>;

function forceOf(characters: readonly Character[]): StoredForce {
  const members = characters.map(({ id, name, set, number, starts }) =>
    makeStoredMember({ id, name, set, number }, starts[0]?.points ?? 0),
  );
  return { ...EMPTY_STORED_FORCE, name: 'Night shift', edition: EDITION, buildTotal: 300, members };
}

const sendOf = (
  characters: readonly Character[],
  force = forceOf(characters),
  cards: readonly GeneralCard[] = [],
): OutgoingData => prepareForce(force, makeCharacterFinder(characters), cards);

async function read(given: string | Blob) {
  const sent = await readTransfer(given, [EDITION]);
  if (!sent.ok || sent.value.kind !== 'force') throw new Error(sent.ok ? sent.value.kind : sent.fault);
  return sent.value.read;
}

/** Sends a force by link or code, as the share sheet does, and reads the result. */
async function by(way: 'link' | 'code', out: OutgoingData, most = way === 'link' ? MAX_LINK_LENGTH : MAX_CODE_LENGTH) {
  const link = (text: string) => makeTransferLink(BASE, 'force', text);
  const made = await out.shorter?.[way](async (text) => (await link(text)).length <= most);
  if (!made) throw new Error('a force is made shorter');
  return { ...made, link: await link(made.text), read: await read(await link(made.text)) };
}

/** Returns random letters, which hardly compress. */
function noise(place: number, signs: number): string {
  const random = seededRandom(place);
  return Array.from({ length: signs }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
}

function wordy(place: number, signs: number): Character {
  const [first] = DEMO_CHARACTERS;
  if (!first) throw new Error('there are demo characters');
  const text = noise(place, signs);
  const specials = signs === 0 ? [] : [{ slot: 'trait' as const, name: 'Long', text, grants: ['charge'] }];
  const printed = { id: `ab-${place}`, name: `Figure ${place}`, set: 'ab', number: String(place) };
  return { ...first, ...printed, specials, origin: 'imported' };
}

test('a link preserves every character, whatever is on its dial', async () => {
  const three = fc.tuple(characterOf('1'), characterOf('2'), characterOf('3'));
  await fc.assert(
    fc.asyncProperty(three, async (characters) => {
      const sent = await by('link', sendOf(characters));
      expect(sent.read.dials.characters).toEqual(characters);
      expect([sent.read.dials.textless.size, sent.read.aside]).toEqual([0, []]);
      expect(sent.note).toBe('The link carries all 3 dials.');
    }),
    { numRuns: 60 },
  );
});

test('the file has the same content, once per character, without photos and marks of the sender', async () => {
  const first = { ...wordy(1, 50), picture: 'photo-1', byHand: true as const, extras: { note: 'x' } };
  const out = sendOf([first, first, wordy(2, 50)]);
  const result = await out.file();
  if (!result.ok) throw new Error(result.fault);
  const file = new WholeBlob([await result.value.file.text()]) as unknown as Blob;
  const { dials, force } = await read(file);
  expect(dials.characters).toEqual([wordy(1, 50), wordy(2, 50)]);
  expect(force.members).toHaveLength(3);
});

test("a link's content matches the schema", async () => {
  const schema = JSON.parse(readFileSync('public/force.schema.json', 'utf8'));
  const { text } = await by('link', sendOf([wordy(1, 9000), wordy(2, 10)]));
  expect(Object.keys(JSON.parse(text))).toEqual(expect.arrayContaining(['characters', 'textless']));
  expect(listSchemaErrors(schema, JSON.parse(text))).toEqual([]);
});

test('includes sideline characters', async () => {
  const waiting = wordy(2, 0);
  const force = { ...forceOf([wordy(1, 0)]), sideline: [{ id: waiting.id, name: '', set: '', number: '' }] };
  const { dials } = (await by('link', sendOf([wordy(1, 0), waiting], force))).read;
  expect(dials.characters.map(({ id }) => id)).toEqual(['ab-1', 'ab-2']);
});

const NERVES = makeGeneralCard('feats', {
  id: 'iron-nerves',
  name: 'Iron Nerves',
  text: 'It may not be frightened.',
  points: 20,
  each: false,
  needs: NO_NEEDS,
});

test('includes cards that the force names with their effects; lists the ones that do not fit', async () => {
  const named = { name: NERVES.card.name, points: 20, for: [0], needs: NO_NEEDS };
  const force = { ...forceOf([wordy(1, 0)]), feats: [named] };
  const cards = [
    { ...NERVES, byHand: true as const },
    makeGeneralCard('conditions', { id: 'fog', name: 'Fog', text: 'x' }),
  ];
  const sent = await by('link', sendOf([wordy(1, 0)], force, cards));
  expect([sent.read.dials.cards, sent.read.aside]).toEqual([[NERVES], []]);
  expect(sent.note).toBe('The link carries 1 dial.');
  const long = makeGeneralCard('feats', { ...NERVES.card, text: noise(1, 7000) });
  const wide = makeGeneralCard('feats', { ...long.card, id: 'wide', name: 'Wide', text: noise(2, 8000) });
  const both = { ...force, feats: [named, { ...named, name: 'Wide' }] };
  const most = await by('link', sendOf([wordy(1, 0)], both, [long, wide]));
  expect(most.read.dials.cards).toEqual([long]);
  expect(most.note).toBe('The link carries 1 dial. Texts of cards missing: Wide.');
});

describe('content too long for a link', () => {
  test('omits the longest texts first, and says whose', async () => {
    const sent = await by('link', sendOf([wordy(1, 300), wordy(2, 9000), wordy(3, 300)]));
    expect(sent.link.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
    expect(sent.note).toBe('The link carries all 3 dials. Texts of special powers missing: Figure 2.');
    expect([...sent.read.dials.textless]).toEqual(['ab-2']);
    const texts = sent.read.dials.characters.map(({ specials }) => specials[0]?.text.length);
    expect(texts).toEqual([300, 0, 300]);
    expect(sent.read.dials.characters[1]?.specials[0]).toMatchObject({ name: 'Long', grants: ['charge'] });
  });

  test('then omits whole dials, and never the force', async () => {
    const characters = [1, 2, 3, 4].map((place) => wordy(place, 400));
    const most = 1500;
    const sent = await by('link', sendOf(characters), most);
    const carried = sent.read.dials.characters.length;
    expect(sent.link.length).toBeLessThanOrEqual(most);
    expect(carried).toBeGreaterThan(0);
    const none = await by('link', sendOf(characters), 300);
    expect(none.read.dials.characters).toEqual([]);
    expect(none.read.force.members).toHaveLength(4);
    expect(none.note).toBe('The link carries 0 of 4 dials. Dials missing: Figure 1, Figure 2, Figure 3, Figure 4.');
  });

  test('one code holds all dials or none, and says how to send them', async () => {
    const few = await by('code', sendOf([wordy(1, 100)]));
    expect([few.note, few.read.dials.characters.length]).toEqual(['This code carries 1 dial.', 1]);
    // Different random keywords hardly compress.
    const six = [1, 2, 3, 4, 5, 6].map((place) => ({ ...wordy(place, 900), keywords: [noise(place, 190)] }));
    const many = await by('code', sendOf(six));
    expect(many.link.length).toBeLessThanOrEqual(MAX_CODE_LENGTH);
    expect(many.read.dials.characters).toEqual([]);
    expect(many.note).toBe('This code carries no dials and no texts. Several codes carry them.');
  });

  test('lists a dial that the sender lacks', async () => {
    const force = forceOf([wordy(1, 0), wordy(2, 0)]);
    const sent = await by('link', sendOf([wordy(1, 0)], force));
    expect(sent.note).toBe('The link carries 1 of 2 dials. Dials missing: Figure 2.');
    expect((await by('code', sendOf([], force))).note).toBe(
      'This code carries 0 of 2 dials. Dials missing: Figure 1, Figure 2.',
    );
    expect((await by('link', sendOf([], EMPTY_STORED_FORCE))).note).toBeNull();
  });
});

/** Link made by the first version of the app, unchanged. */
const OLD_LINK = `${BASE}#/forces/take/PcxBCsIwEIXhq8hbpzDqQp0L6MoLiEjbTO3QNpFkKkjp3aUVXL_v_ROyeum07sBoYqoFDm9JWWMAbx1COQgYV322tsmtNgYH8WorQB2TFDuiIxyqUXv_sGhlD94TOQwyVJIy-DZBPRhlVRAd8M-ek3w2F0kxwCGLrWSZx-UIxk-_ogbL4BPN9_kL`;

test('a link of an earlier version still opens, without dials', async () => {
  const { force, dials, aside } = await read(OLD_LINK);
  expect(force.name).toBe('Night shift');
  expect(force.members).toEqual([
    { ...makeStoredMember({ id: 'ab-007', name: 'Grey Heron', set: 'ab', number: '007' }, 90) },
  ]);
  expect([dials.characters, aside]).toEqual([[], []]);
});

describe('malformed input', () => {
  const plain = JSON.parse(sendOf([wordy(1, 10)]).text) as { characters: object[] };
  const [dial] = plain.characters;
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);

  test.each<[string, unknown]>([
    ['no list', 'many'],
    ['no records', [null, 7, 'x', []]],
    ['a dial of nothing', [{ ...dial, dial: [] }]],
    ['a dial that is K.O. throughout', [{ ...dial, dial: [null, null] }]],
    ['a click without values', [{ ...dial, dial: [{ speed: 1 }] }]],
    ['points beyond all bounds', [{ ...dial, starts: [{ points: 1e300, click: 1 }] }]],
    ['a name without end', [{ ...dial, name: 'x'.repeat(100_000) }]],
    ['a card that nobody can play by', [{ ...dial, card: { kind: 'x', more: {} } }]],
  ])('%s: is listed, and the force is imported', async (_, characters) => {
    const { force, dials, aside } = await read(JSON.stringify({ ...plain, characters }));
    expect([force.members.length, dials.characters]).toEqual([1, []]);
    expect(aside.length).toBeGreaterThan(0);
  });

  test('cards of no kind, and with endless texts', async () => {
    const cards = [null, { part: 'x' }, { ...NERVES, card: { ...NERVES.card, text: 'x'.repeat(9000) } }];
    const { dials, aside } = await read(JSON.stringify({ ...plain, cards }));
    expect([dials.cards, dials.characters.length]).toEqual([[], 1]);
    expect(aside.map(({ code }) => code)).toEqual(['bad-card', 'bad-card', 'bad-card']);
  });

  test('prototypes are not polluted, and unknown keys are dropped', async () => {
    const hostile = JSON.stringify({ ...plain, characters: [{ ...dial, XX: { rank: 'prime' }, junk: 'y' }] });
    const { dials } = await read(hostile.replaceAll('"XX"', '"__proto__"'));
    expect(dials.characters).toEqual([wordy(1, 10)]);
    expect(Object.keys(dials.characters[0] ?? {})).not.toContain('junk');
    expect(({} as { rank?: string }).rank).toBeUndefined();
  });

  test('ten thousand members and dials: only the first thousand count', async () => {
    const value = { value: 1, power: null };
    const click = { speed: value, attack: value, defense: value, damage: value };
    const flood = (dials: number) => ({
      ...plain,
      characters: Array.from({ length: dials }, (_, at) => ({ ...dial, dial: [null, click], id: `x-${at}` })),
      members: Array.from({ length: 10_000 }, (_, at) => ({ id: `x-${at}`, points: 1 })),
    });
    const sent = await readTransfer(await packText(JSON.stringify(flood(20_000))), [EDITION]);
    expect(sent).toEqual({ ok: false, fault: 'too-large' });
    const { dials, aside } = await read(await packText(JSON.stringify(flood(1200))));
    expect(dials.characters).toHaveLength(1000);
    expect(aside.map(({ code, where }) => `${code} ${where}`)).toEqual(['too-many members', 'too-many characters']);
  });

  test('endless nesting', async () => {
    const text = JSON.stringify({ ...plain, characters: ['DEEP'] }).replace('"DEEP"', deep);
    const sent = await readTransfer(text, [EDITION]);
    expect(sent.ok && sent.value.kind === 'force' ? sent.value.read.dials.characters : []).toEqual([]);
  });
});
