import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printCsv, type TextTable } from '../../src/catalog/csv/parse-csv';
import { NO_NEEDS } from '../../src/catalog/feat-needs';
import { OBJECT_KINDS } from '../../src/catalog/force';
import {
  findCardByName,
  type GeneralCard,
  type GeneralCardPart,
  makeGeneralCard,
} from '../../src/catalog/general-cards/card';
import { generalCardsToTable, parseGeneralCardPart, readGeneralCardTable } from '../../src/catalog/general-cards/csv';
import { listCardDifferences } from '../../src/catalog/general-cards/difference';
import {
  cardFromGeneralDraft,
  draftFromGeneralCard,
  listMissingTeams,
  listTeamCards,
  makeGeneralCardDraft,
} from '../../src/catalog/general-cards/draft';
import { findGeneralCards } from '../../src/catalog/general-cards/find';
import { parseGeneralCard } from '../../src/catalog/general-cards/shapes';
import { parseTestCsv } from '../helpers/csv';
import { readUnits } from '../helpers/read-text';

const FEAT = makeGeneralCard('feats', {
  id: 'iron-nerves',
  name: 'Iron Nerves',
  text: 'Stands its ground.',
  points: 8,
  each: false,
  needs: { ...NO_NEEDS, powers: ['charge', 'toughness'], team: 'Night Watch', attack: 10 },
});
const CRATE = makeGeneralCard('objects', { id: 'x-s101', name: 'Powder Keg', text: '', points: 4, kind: 'heavy' });
const FOG = makeGeneralCard('conditions', { id: 'fog', name: 'Fog', text: 'Hindering everywhere, "nearly".' });
const WATCH = makeGeneralCard('teams', {
  id: 'night-watch',
  name: 'Night Watch',
  text: 'Sees in the dark.',
  wild: true,
});
const ALL: readonly GeneralCard[] = [FEAT, CRATE, FOG, WATCH];

/** Arbitrary names as people type them, with characters that also separate table cells. */
const word = fc.stringMatching(/^[A-Za-z0-9ÄéЖ,;|"'() -]{0,18}[A-Za-z0-9]$/).map((text) => text.trim());
const text = fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Z][A-Za-z,;"|\n\t ]{0,40}[a-z.]$/));
const kebabs = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/), { maxLength: 3 });
const least = fc.option(fc.nat(20), { nil: null });
const needs = fc.record({
  powers: kebabs,
  abilities: kebabs,
  team: fc.option(word, { nil: null }),
  speed: least,
  attack: least,
  defense: least,
  damage: least,
});
const extras = fc.option(fc.dictionary(fc.stringMatching(/^note [a-z]{1,6}$/), word, { maxKeys: 2 }), {
  nil: undefined,
});
const head = fc
  .record({ id: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/), name: word, text, extras })
  .map(({ extras: more, ...rest }) => ({ ...rest, ...(more && Object.keys(more).length > 0 ? { extras: more } : {}) }));
const points = fc.nat(999);
const card: fc.Arbitrary<GeneralCard> = fc.oneof(
  fc
    .tuple(head, fc.record({ points, each: fc.boolean(), needs }))
    .map(([one, more]): GeneralCard => makeGeneralCard('feats', { ...one, ...more })),
  fc
    .tuple(head, fc.record({ points, kind: fc.constantFrom(...OBJECT_KINDS) }))
    .map(([one, more]): GeneralCard => makeGeneralCard('objects', { ...one, ...more })),
  head.map((one): GeneralCard => makeGeneralCard('conditions', one)),
  fc.tuple(head, fc.boolean()).map(([one, wild]): GeneralCard => makeGeneralCard('teams', { ...one, wild })),
);

function table(text: string): TextTable {
  const read = parseTestCsv(text);
  if (read === null) throw new Error('no table');
  return read;
}

describe('a general card', () => {
  test('survives entering, storing and editing unchanged, and keeps its id when renamed', () => {
    for (const each of ALL) {
      const again = cardFromGeneralDraft(draftFromGeneralCard(each), each, ALL);
      expect(again).toEqual({ ok: true, value: { ...each, byHand: true } });
      const renamed = cardFromGeneralDraft({ ...draftFromGeneralCard(each), name: 'Choose another' }, each, ALL);
      expect(renamed.ok && [renamed.value.id, renamed.value.card.name]).toEqual([each.id, 'Choose another']);
    }
  });

  test('reports all of its faults', () => {
    const draft = { ...makeGeneralCardDraft('feats'), name: ' iron  NERVES ', points: '1.5', text: 'x'.repeat(8001) };
    expect(cardFromGeneralDraft(draft, null, ALL)).toEqual({
      ok: false,
      fault: ['name-taken', 'points-unreadable', 'text-too-long'],
    });
    expect(cardFromGeneralDraft(makeGeneralCardDraft('teams'), null, ALL)).toEqual({
      ok: false,
      fault: ['name-missing'],
    });
    // Ignores points that were typed before the card’s kind was chosen.
    const fog = { ...makeGeneralCardDraft('conditions'), name: 'Iron Nerves', points: 'many' };
    expect(cardFromGeneralDraft(fog, null, ALL)).toMatchObject({ ok: true, value: { id: 'conditions/iron-nerves' } });
  });

  test('gets an id for a name without Latin letters, different for two names', () => {
    const first = cardFromGeneralDraft({ ...makeGeneralCardDraft('teams'), name: '夜警' }, null, []);
    const second = cardFromGeneralDraft({ ...makeGeneralCardDraft('teams'), name: '赤い手' }, null, []);
    if (!first.ok || !second.ok) throw new Error('refused');
    expect(parseGeneralCard(first.value).ok).toBe(true);
    expect(first.value.id).not.toBe(second.value.id);
  });

  test('is refused with the path if invalid', () => {
    const faults = [
      { ...FEAT, card: { ...FEAT.card, points: -1 } },
      { ...CRATE, card: { ...CRATE.card, kind: 'huge' } },
      { ...FOG, id: 'conditions/mist' },
      { ...WATCH, part: 'crews' },
      { ...WATCH, byHand: 1 },
      null,
    ].map((each) => parseGeneralCard(each));
    expect(faults.map((each) => (each.ok ? '' : each.fault.split(':')[0]))).toEqual([
      'card.points',
      'card.kind',
      'id',
      'part',
      'byHand',
      'part',
    ]);
  });

  test('is found by its name, text, requirements and kind', () => {
    const found = (typed: string) => findGeneralCards(ALL, typed).map((each) => each.card.name);
    expect(found('')).toEqual(['Fog', 'Iron Nerves', 'Night Watch', 'Powder Keg']);
    expect([found('ground nerves'), found('TOUGHNESS'), found('heavy'), found('wild card'), found('zebra')]).toEqual([
      ['Iron Nerves'],
      ['Iron Nerves'],
      ['Powder Keg'],
      ['Night Watch'],
      [],
    ]);
    // A card with the word in its name comes before a card that requires the named card.
    expect(found('night')).toEqual(['Night Watch', 'Iron Nerves']);
    expect(findCardByName(ALL, 'teams', ' night WATCH')).toBe(WATCH);
    expect(findCardByName(ALL, 'feats', 'Night Watch')).toBeNull();
  });
});

describe('as a table', () => {
  test('any cards parse back unchanged', () => {
    fc.assert(
      fc.property(fc.uniqueArray(card, { minLength: 1, maxLength: 6, selector: ({ id }) => id }), (cards) => {
        const read = readGeneralCardTable(table(printCsv(generalCardsToTable(cards))), null);
        expect(read).toEqual({ cards, setAside: [], fixes: [] });
        for (const each of cards) expect(parseGeneralCard(each)).toEqual({ ok: true, value: each });
      }),
      { seed: 8, numRuns: 150 },
    );
  });

  test('with unknown or no kinds is refused, unless a kind is given', () => {
    const feats = table('Feat,Cost,Prerequisite,Effect\nIron Nerves,8,Toughness,Stands\nLong Reach,x,,Reaches\n');
    expect(readGeneralCardTable(feats, null)).toBeNull();
    const read = readGeneralCardTable(feats, 'feats');
    expect(read?.cards).toEqual([
      makeGeneralCard('feats', {
        ...FEAT.card,
        text: 'Stands',
        needs: NO_NEEDS,
        extras: { Prerequisite: 'Toughness' },
      }),
    ]);
    expect(read?.setAside).toMatchObject([{ record: '2 Long Reach', code: 'wrong-type', detail: 'points x' }]);
    const people = table('Name,Shelf,Points,Range\nAsh,A3,50,6\n');
    expect([readGeneralCardTable(people, null), readGeneralCardTable(people, 'feats')]).toEqual([null, null]);
  });

  test('with several kinds sorts each row by kind, and notes what a kind does not have', () => {
    const mixed = table(
      'Type,Name,Size\nBattlefield Condition,Fog,\nSpecial Object,Keg,Ultra Heavy\nTeam ability,Watch,',
    );
    const read = readGeneralCardTable(mixed, 'feats');
    expect(read?.cards.map(({ id }) => id)).toEqual(['conditions/fog', 'objects/keg', 'teams/watch']);
    expect(read?.fixes).toMatchObject([{ code: 'kind-assumed', detail: 'heavy, ultra-heavy' }]);
  });

  test('merges equal rows, and gives another id to a different row of the same name', () => {
    const rows = table('Shelf,Name,Points\nfeat,Dash,3\nfeat,Dash,3\nfeat,dash,5\n');
    const read = readGeneralCardTable(rows, null);
    expect(read?.cards.map(({ id }) => id)).toEqual(['feats/dash', 'feats/dash-2']);
    expect([read?.setAside, read?.fixes]).toMatchObject([[{ code: 'repeated' }], [{ code: 'id-taken' }]]);
  });

  test('lists the fields in which two versions differ', () => {
    const theirs = { ...FEAT, card: { ...FEAT.card, points: 9, needs: { ...FEAT.card.needs, powers: ['charge'] } } };
    expect(listCardDifferences({ ...FEAT, byHand: true }, theirs)).toEqual([
      { field: 'points', mine: '8', theirs: '9' },
      { field: 'needs powers', mine: 'charge, toughness', theirs: 'charge' },
    ]);
  });
});

test.each<[string, GeneralCardPart | null]>([
  ['feat', 'feats'],
  ['Battlefield Conditions', 'conditions'],
  ['equipment', 'objects'],
  ['team_abilities', 'teams'],
  ['character', null],
  ['Featured', null],
  ['', null],
])('%s names the general %s', (name, part) => expect(parseGeneralCardPart(name)).toBe(part));

describe('files of units', () => {
  const units = [
    { unit_id: 'zzf01', set_id: 'zz', collector_number: 'F01', type: 'feat', name: 'Long Reach', point_values: ['10'] },
    {
      unit_id: 'zzs1',
      set_id: 'zz',
      collector_number: 'S1',
      type: 'object',
      name: 'Powder Keg',
      object_type: 'special',
      object_size: 'heavy',
      rarity: 'common',
      keywords: [],
      special_powers: [{ type: 'object', name: 'BOOM', description: 'It bursts.' }],
      object_keyphrases: ['indestructible'],
    },
    { unit_id: 'zzs2', type: 'equipment', name: 'Lantern', point_values: [5] },
    { unit_id: 'zzb1', type: 'battlefield_condition', name: 'Fog', art: { url: 'x' } },
    { unit_id: 'zzx', type: 'object' },
    {
      unit_id: 'zzt1',
      type: 'tarot_card',
      name: 'The Anvil',
      keywords: ['Deck'],
      special_powers: [{ type: 'tarot_card', description: 'Strikes.', powers: ['charge'], price: 3 }],
    },
  ];

  test('contain feats, objects and conditions besides characters, and dropped ones are reported', () => {
    const read = readUnits(JSON.stringify(units), 'zz.json');
    if (!read.ok) throw new Error(read.fault.code);
    const { cards, characters, setAside, fixes } = read.value;
    expect(characters).toEqual([]);
    expect(cards.map(({ id }) => id)).toEqual([
      'feats/zz-f01',
      'objects/zz-s1',
      'objects/zzs2',
      'conditions/zzb1',
      'others/zzt1',
    ]);
    expect(cards[0]?.card).toMatchObject({ points: 10, needs: NO_NEEDS });
    expect(cards[1]?.card).toEqual({
      id: 'zz-s1',
      name: 'Powder Keg',
      kind: 'heavy',
      points: 0,
      text: 'BOOM: It bursts.',
      extras: {
        unit_id: 'zzs1',
        set_id: 'zz',
        collector_number: 'S1',
        object_type: 'special',
        rarity: 'common',
        object_keyphrases: 'indestructible',
      },
    });
    expect(cards[2]?.card).toMatchObject({ kind: 'equipment', points: 5 });
    for (const each of cards) expect(parseGeneralCard(each).ok).toBe(true);
    expect(setAside.map(({ code }) => code)).toEqual(['name-missing']);
    expect(fixes).toEqual([]);
    expect(cards[3]?.card.extras).toMatchObject({ art: '{"url":"x"}' });
    expect(cards[4]?.card).toEqual({
      id: 'zzt1',
      name: 'The Anvil',
      text: 'Strikes.',
      points: 0,
      kind: 'tarot-card',
      keywords: ['Deck'],
      grants: ['charge'],
      extras: { unit_id: 'zzt1', 'special power 1 price': '3' },
    });
  });
});

test('teams come from the bases of characters, each once', () => {
  const found = listTeamCards([{ teams: ['Night Watch', 'Red Hand'] }, { teams: ['night watch', ' ', 'Solo'] }]);
  expect(found.map(({ card }) => card.name)).toEqual(['Night Watch', 'Red Hand', 'Solo']);
  const solo = makeGeneralCard('teams', { id: 'mine', name: 'SOLO', text: '', wild: false });
  expect(listMissingTeams(found, [WATCH, solo] as never[]).map(({ card }) => card.name)).toEqual(['Red Hand']);
});
