import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Character, listLiveClicks } from '../../src/catalog/character';
import type { RecordFixCode, SkipReason } from '../../src/catalog/unit-codes';
import type { UnitReport } from '../../src/catalog/units/list';
import { readUnits } from '../helpers/read-text';
import { sharedPath } from '../helpers/shared-path';
import { makeSampleClick, makeSampleUnit } from './sample-unit';

function read(value: unknown): UnitReport {
  const report = readUnits(JSON.stringify(value), 'some.json');
  if (!report.ok) throw new Error(report.fault.code);
  return report.value;
}

function only(overrides: Record<string, unknown>): { character: Character; fixes: UnitReport['fixes'] } {
  const report = read([makeSampleUnit(overrides)]);
  expect(report.setAside).toEqual([]);
  return { character: report.characters[0] as Character, fixes: report.fixes };
}

test('imports a clean unit completely, and reports only what has no place', () => {
  const report = read([makeSampleUnit()]);
  expect(report.setAside).toEqual([]);
  expect(report.fixes).toEqual([]);
  expect(report.characters[0]).toMatchObject({ rarity: 'common', extras: { dial_size: '12' } });
  expect(report.characters[0]).toMatchObject({
    id: 'inv-001',
    name: 'Tin Sparrow',
    set: 'inv',
    number: '001',
    rank: 'plain',
    teams: ['Harbour Watch'],
    keywords: ['Robot', 'Pilot'],
    range: 6,
    targets: 1,
    starts: [{ points: 80, click: 1 }],
    origin: 'imported',
  });
  expect(report.characters[0]?.dial[0]?.speed).toEqual({ value: 8, power: 'running-shot' });
});

test.each<[string, unknown]>([
  ['a list', [makeSampleUnit()]],
  ['a record with a list inside', { version: 2, units: [makeSampleUnit()] }],
  ['a single unit', makeSampleUnit()],
  ['records by name', { 'inv-001': makeSampleUnit() }],
])('reads %s', (_, value) => {
  expect(read(value).characters.map((each) => each.name)).toEqual(['Tin Sparrow']);
});

test.each<[string, string, string]>([
  ['nothing', '', 'file-empty'],
  ['blanks and a byte order mark', '\uFEFF \n', 'file-empty'],
  ['a picture', '\u0089PNG\r\n', 'not-json'],
  ['half a file', '[{"name": "Tin', 'not-json'],
  ['nesting without end', '['.repeat(200_000), 'too-deep'],
  ['an empty list', '[]', 'nothing-found'],
  ['a number', '7', 'nothing-found'],
  ['a map', JSON.stringify({ name: 'Yard', width: 2, height: 1, rows: [] }), 'holds-a-map'],
])('refuses a file of %s', (_, text, code) => {
  expect(readUnits(text, 'some.json')).toMatchObject({ ok: false, fault: { code, file: 'some.json' } });
});

test('ignores a byte order mark before valid text', () => {
  expect(readUnits(`\uFEFF${JSON.stringify([makeSampleUnit()])}`, 'some.json').ok).toBe(true);
});

test.each<[string, unknown, SkipReason, string]>([
  ['no record', 'Tin Sparrow', 'not-a-record', 'string'],
  ['no name', makeSampleUnit({ name: undefined }), 'name-missing', 'name'],
  ['a name of blanks', makeSampleUnit({ name: '   ' }), 'wrong-type', 'name'],
  ['a name that is a list', makeSampleUnit({ name: ['Tin'] }), 'wrong-type', 'name'],
  ['a name of 10,000 letters', makeSampleUnit({ name: 'x'.repeat(10_000) }), 'name-too-long', '10000'],
  ['a dial of no clicks', makeSampleUnit({ dial: [] }), 'dial-empty', ''],
  ['no dial', makeSampleUnit({ dial: undefined }), 'dial-empty', ''],
  ['a dial that is a word', makeSampleUnit({ dial: 'long' }), 'wrong-type', 'dial'],
  [
    'a dial of 41 clicks',
    makeSampleUnit({ dial: Array.from({ length: 41 }, (_, i) => makeSampleClick(i + 1)) }),
    'dial-too-long',
    '41',
  ],
  ['a click that is a number', makeSampleUnit({ dial: [makeSampleClick(1), 7] }), 'wrong-type', 'click 2 number'],
  ['a range beyond any', makeSampleUnit({ unit_range: 161 }), 'value-out-of-range', 'unit_range 161'],
  ['a range in words', makeSampleUnit({ unit_range: 'far' }), 'wrong-type', 'unit_range far'],
  ['points that are a record', makeSampleUnit({ point_values: { full: 80 } }), 'wrong-type', 'point_values'],
  ['points in words', makeSampleUnit({ point_values: ['many'] }), 'wrong-type', 'point_values many'],
])('sets aside a record with %s and the reason, and imports the others', (_, record, code, detail) => {
  const report = read([makeSampleUnit(), record, makeSampleUnit({ collector_number: '009', name: 'Last One' })]);
  expect(report.characters.map((each) => each.name)).toEqual(['Tin Sparrow', 'Last One']);
  expect(report.setAside).toEqual([{ record: expect.stringMatching(/^2/), code, detail }]);
  expect(report.setAside[0]?.record.length).toBeLessThan(90);
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['a list', { units: [makeSampleUnit()], updates: { 'inv-001': { name: 'Lead Sparrow' } }, version: 2 }, ['updates']],
  ['a list, and one of no records', { units: [makeSampleUnit()], tags: ['new'], notes: {} }, ['tags']],
  ['records by id', { 'inv-001': makeSampleUnit(), order: ['inv-001'] }, ['order']],
  ['a list alone', { units: [makeSampleUnit()], name: 'Set' }, []],
])('reports each unread field with many values in a file of %s', (_, file, fields) => {
  const report = read(file);
  expect(report.characters).toHaveLength(1);
  expect(report.setAside).toEqual(fields.map((record) => ({ record, code: 'field-not-read', detail: '' })));
});

test('imports equal records once, and gives another id to a different record with the same id', () => {
  const report = read([makeSampleUnit(), makeSampleUnit(), makeSampleUnit({ name: 'Lead Sparrow' })]);
  expect(report.characters.map((each) => [each.id, each.name])).toEqual([
    ['inv-001', 'Tin Sparrow'],
    ['inv-001-2', 'Lead Sparrow'],
  ]);
  expect(report.setAside.map((each) => each.code)).toEqual(['repeated']);
  expect(report.fixes.map((each) => each.code)).toEqual(['id-taken']);
});

test.each<[string, Record<string, unknown>, Partial<Character>, RecordFixCode[]]>([
  [
    'numbers as text',
    { unit_range: '10', targets: '3', point_values: ['90'] },
    { range: 10, targets: 3, starts: [{ points: 90, click: 1 }] },
    [],
  ],
  ['numbers as numbers', { unit_range: 10, targets: 3 }, { range: 10, targets: 3 }, []],
  [
    'stray brackets',
    { properties: ['[unique', ']'], point_values: '[80]' },
    { rank: 'unique', starts: [{ points: 80, click: 1 }] },
    [],
  ],
  ['properties as one text', { properties: '[prime, captain]' }, { rank: 'prime' }, []],
  ['no objective points', { point_values: [] }, { starts: [{ points: 0, click: 1 }] }, ['points-missing']],
  [
    'no range, no bolts',
    { unit_range: undefined, targets: null },
    { range: 0, targets: 1 },
    ['range-missing', 'targets-missing'],
  ],
  ['a double base', { dimensions: '1x2' }, { base: [1, 2] }, []],
  ['a base told the other way round', { dimensions: '6x3' }, { base: [3, 6] }, []],
  ['a base of no shape', { dimensions: 'round' }, { base: [1, 1] }, ['base-assumed']],
  ['a flier', { speed_type: 'wing' }, { abilities: ['flight', 'carry'] }, []],
  ['a swimmer', { speed_type: 'dolphin' }, { abilities: ['swim'] }, []],
  [
    'a flying transporter',
    { speed_type: 'wing_transporter' },
    { abilities: ['flight', 'carry', 'move-and-attack', 'transporter'] },
    [],
  ],
  [
    'a walking transporter',
    { speed_type: 'transporter' },
    { abilities: ['carry', 'move-and-attack', 'transporter'] },
    [],
  ],
  ['a sharpshooter', { attack_type: 'sharpshooter' }, { abilities: ['sharpshooter'] }, []],
  ['a duo', { attack_type: 'duo' }, { abilities: ['duo'] }, []],
  ['an indomitable', { defense_type: 'indomitable' }, { abilities: ['indomitable'] }, []],
  ['a giant', { damage_type: 'giant' }, { abilities: ['giant'], size: 'giant' }, []],
  ['a colossal', { damage_type: 'colossal' }, { abilities: ['colossal'], size: 'colossal' }, []],
  ['a tiny one', { damage_type: 'tiny' }, { abilities: [], size: 'tiny' }, []],
  ['a symbol nobody knows', { speed_type: 'wheel' }, { abilities: ['wheel'] }, ['unknown-symbol']],
  [
    'symbols of vehicles',
    { attack_type: 'autonomous', defense_type: 'vehicle' },
    { abilities: ['autonomous', 'vehicle'] },
    [],
  ],
  [
    'keywords in quotation marks',
    { keywords: ['"Old" Guard', 'Pilot "Ace"'] },
    { keywords: ['"Old" Guard', 'Pilot "Ace"'] },
    [],
  ],
  [
    'improved movement',
    { improved_movement: ['outdoor_blocking'] },
    { abilities: ['improved-movement-outdoor-blocking'] },
    [],
  ],
  ['HTML in a name', { name: '<b onclick=x>Tin</b>' }, { name: '<b onclick=x>Tin</b>' }, []],
  ['an escaped name', { name: 'Salt &amp; Iron' }, { name: 'Salt & Iron' }, []],
  [
    'keywords that are no words',
    { keywords: ['Robot', { a: 1 }, 7] },
    { keywords: ['Robot', '7'] },
    ['entry-unreadable'],
  ],
  ['no set and number', { set_id: '', collector_number: undefined }, { id: 'inv001' }, []],
])('%s', (_, overrides, expected, mends) => {
  const { character, fixes } = only(overrides);
  expect(character).toMatchObject(expected);
  expect(fixes.map((each) => each.code)).toEqual(mends);
});

test('several point values start at their own lines, the highest first', () => {
  const dial = Array.from({ length: 25 }, (_, i) =>
    makeSampleClick(i + 1, i === 0 || i === 6 ? { starting_line: true } : {}),
  );
  const { character, fixes } = only({ point_values: [100, 200], dial });
  expect(character.starts).toEqual([
    { points: 200, click: 1 },
    { points: 100, click: 7 },
  ]);
  expect(character.dial).toHaveLength(25);
  expect(fixes).toEqual([]);
});

test('with more point values than lines, the rest start at the last line, with a note', () => {
  const { character, fixes } = only({ point_values: [200, 100] });
  expect(character.starts).toEqual([
    { points: 200, click: 1 },
    { points: 100, click: 1 },
  ]);
  expect(fixes.map((each) => [each.code, each.detail])).toEqual([['starting-lines', '1 / 2']]);
});

test('sorts clicks that are out of order', () => {
  const { character, fixes } = only({
    dial: [makeSampleClick(2, { damage_value: 1 }), makeSampleClick(1, { starting_line: 'true', damage_value: 4 })],
  });
  expect(listLiveClicks(character.dial).map((each) => each.damage.value)).toEqual([4, 1]);
  expect(character.starts).toEqual([{ points: 80, click: 1 }]);
  expect(fixes.map((each) => each.code)).toEqual(['click-numbers']);
});

test('missing numbers are clicks that show KO', () => {
  const numbers = [2, 3, 5, 8];
  const dial = numbers.map((number) => makeSampleClick(number, { starting_line: number === 5, damage_value: number }));
  const { character, fixes } = only({ dial });
  expect(character.dial.map((each) => each?.damage.value ?? 'KO')).toEqual(['KO', 2, 3, 'KO', 5, 'KO', 'KO', 8]);
  expect(character.starts).toEqual([{ points: 80, click: 5 }]);
  expect(fixes).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['left out', undefined, ''],
  ['null', null, ''],
  ['blank', '', ''],
  ['a question mark', '?', ''],
  ['in words', 'two', 'two'],
  ['beyond any dial', 161, '161'],
  ['half a click', 7.5, '7.5'],
  ['a list', [7], '7'],
])('a value %s is imported as unknown', (_, attack_value, kept) => {
  const dial = [
    makeSampleClick(1, { starting_line: true, attack_value: 9 }),
    makeSampleClick(2, { attack_value }),
    makeSampleClick(3),
  ];
  const { character, fixes } = only({ dial });
  expect(character.guessed).toEqual(['2.attack']);
  expect(character.dial[1]?.attack.value).toBe(9);
  expect(fixes.map((each) => each.code)).toEqual(['value-unknown']);
  expect(character.extras?.['click 2 attack'] ?? '').toBe(kept);
});

test('coloured lines mark where the dial starts for each value', () => {
  const dial = [
    makeSampleClick(1, { starting_line: 'orange' }),
    makeSampleClick(2, { starting_line: 'Green', alt_click_number: 1 }),
    makeSampleClick(3, { starting_line: 'plaid', spin: 'fast' }),
  ];
  const { character, fixes } = only({ point_values: [90, 60, 30], dial });
  expect(character.starts).toEqual([
    { points: 90, click: 1 },
    { points: 60, click: 2 },
    { points: 30, click: 3 },
  ]);
  expect(character.lines).toEqual([
    { click: 1, colour: 'orange' },
    { click: 2, colour: 'green' },
  ]);
  expect(character.printed).toEqual([{ click: 2, number: 1 }]);
  expect(character.extras).toMatchObject({ 'click 3 starting_line': 'plaid', 'click 3 spin': 'fast' });
  expect(fixes).toEqual([]);
});

test('unknown fields are stored with the record as in the file', () => {
  const { character } = only({
    properties: ['unique', 'prime', 'captain'],
    bystander_type: 'horde',
    targets: 0,
    poses: [{ name: 'crouching' }, { name: 'flying' }],
  });
  expect(character.rank).toBe('prime');
  expect(character.extras).toMatchObject({
    properties: 'unique, captain',
    bystander_type: 'horde',
    targets: '0',
    poses: '[{"name":"crouching"},{"name":"flying"}]',
  });
});

test('converts powers in any spelling to ids, and keeps and reports an unknown one', () => {
  const { character, fixes } = only({
    dial: [
      makeSampleClick(1, {
        starting_line: true,
        speed_power: 'Leap/Climb',
        attack_power: 'Psychic Blast',
        defense_power: 'special',
        damage_power: 'moon_song',
      }),
    ],
  });
  const shown = character.dial[0];
  expect([shown?.speed, shown?.attack, shown?.defense, shown?.damage].map((each) => each?.power)).toEqual([
    'leap-climb',
    'penetrating-psychic-blast',
    'special',
    'moon-song',
  ]);
  expect(fixes).toEqual([
    { record: '1 Tin Sparrow inv001', code: 'unknown-power', detail: 'click 1 damage moon-song' },
  ]);
});

test('special powers keep their text and granted powers', () => {
  const { character } = only({
    special_powers: [
      { type: 'trait', name: 'WOUND UP', description: 'Invented & <i>odd</i>.', powers: ['charge', 'flurry'] },
      { type: 'costed_trait', name: 'SPARE KEY', description: 'Once.', point_value: 5 },
      { type: 'rally_trait', name: 'RALLY', description: 'Odd.', rally_type: 'friendly', rally_die: 4 },
      { type: 'asset_unit', description: 'Kept.' },
    ],
  });
  expect(character.specials).toEqual([
    { slot: 'trait', name: 'WOUND UP', text: 'Invented & <i>odd</i>.', grants: ['charge', 'flurry'] },
    { slot: 'trait', name: 'SPARE KEY', text: 'Once.', grants: [], cost: 5, kind: 'costed-trait' },
    {
      slot: 'trait',
      name: 'RALLY',
      text: 'Odd.',
      grants: [],
      kind: 'rally-trait',
      extras: { rally_type: 'friendly', rally_die: '4' },
    },
    { slot: 'other', name: '', text: 'Kept.', grants: [], kind: 'asset-unit' },
  ]);
});

test('a bystander without a dial has one click with the values of the record', () => {
  const { character, fixes } = only({
    type: 'bystander',
    dial: undefined,
    point_values: [],
    speed_value: '6',
    attack_value: 8,
  });
  expect(character).toMatchObject({ bystander: true, starts: [{ points: 0, click: 1 }] });
  expect(character.dial).toEqual([
    {
      speed: { value: 6, power: null },
      attack: { value: 8, power: null },
      defense: { value: 0, power: null },
      damage: { value: 0, power: null },
    },
  ]);
  expect(fixes.map((each) => each.code)).toEqual(['bystander-dial']);
});

test('a unit without an id gets the same one at every import', () => {
  const bare = { unit_id: undefined, set_id: undefined, collector_number: undefined };
  const first = only(bare);
  expect(first.fixes.map((each) => each.code)).toEqual(['id-made']);
  expect(only(bare).character.id).toBe(first.character.id);
  expect(only({ ...bare, point_values: [81] }).character.id).not.toBe(first.character.id);
});

test('a deeply nested field does not throw', () => {
  const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;
  const text = JSON.stringify([makeSampleUnit({ unit_id: undefined, set_id: undefined })]).replace('"Robot"', deep);
  expect(readUnits(text, 'some.json')).toMatchObject({ ok: true, value: { characters: [{ name: 'Tin Sparrow' }] } });
});

test('imports every unit of the real files', (context) => {
  const folder = sharedPath(context, 'data/units');
  const reports = readdirSync(folder).map((file) => {
    const report = readUnits(readFileSync(join(folder, file), 'utf8'), file);
    if (!report.ok) throw new Error(`${file} ${report.fault.code}`);
    return report.value;
  });
  const characters = reports.flatMap((report) => report.characters);
  expect(reports.flatMap((report) => report.setAside)).toEqual([]);
  expect(reports.flatMap((report) => report.fixes)).toEqual([]);
  expect(characters).toHaveLength(27);
});
