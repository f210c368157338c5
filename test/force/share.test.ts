import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Character } from '../../src/catalog/character';
import { readUnit } from '../../src/catalog/units/unit';
import { FORCE_ISSUE_CODES } from '../../src/force/force-fields';
import { listForceCharacters } from '../../src/force/force-in-game';
import { FORCE_LIMITS, printForceFile, serializeForce } from '../../src/force/format';
import { judgeForce } from '../../src/force/judge';
import { parseForceFile } from '../../src/force/parse-force';
import { makeCharacterFinder, resolveForce } from '../../src/force/resolve';
import { EMPTY_STORED_FORCE, makeStoredMember, type StoredForce } from '../../src/force/stored-force';
import { EDITION_IDS } from '../../src/rules';
import { describeCharacterMatch, describeForceIssue } from '../../src/text/screens/force-text';
import { makeSampleUnit } from '../catalog/sample-unit';
import { makeTestCharacter } from '../game/make';
import { readUnits } from '../helpers/read-text';
import { requireEdition } from '../helpers/require-edition';
import { sharedPath } from '../helpers/shared-path';
import { listSchemaErrors } from './json-schema';
import { randomStoredForce } from './random-stored-force';
import { makeForceRandomizer } from './seeded-random';

const SCHEMA = JSON.parse(readFileSync('public/force.schema.json', 'utf8'));
const CORE = 'core-2008';

function read(file: unknown) {
  const result = parseForceFile(typeof file === 'string' ? file : JSON.stringify(file), EDITION_IDS);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

const asideOf = (file: unknown) => read(file).aside.map(({ code, where }) => `${code} ${where}`);
const bare = { sidekick: 'force', version: 1, edition: CORE, members: [] };

describe('the format', () => {
  test('a printed force is read back unchanged, and fits the schema', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const kept = randomStoredForce(seed);
      const { force, aside } = read(printForceFile(kept));
      expect([seed, force]).toEqual([seed, kept]);
      expect(aside.filter(({ code }) => code !== 'no-edition')).toEqual([]);
      expect(listSchemaErrors(SCHEMA, serializeForce(kept))).toEqual([]);
    }
  });

  test('the schema has the same limits as the parser', () => {
    const { $defs, properties } = SCHEMA;
    expect($defs.word.maxLength).toBe(FORCE_LIMITS.word);
    expect($defs.points.maximum).toBe(FORCE_LIMITS.points);
    expect($defs.small.maximum).toBe(FORCE_LIMITS.small);
    expect(properties.build_total.maximum).toBe(FORCE_LIMITS.buildTotal);
    expect(properties.notes.maxLength).toBe(FORCE_LIMITS.notes);
    for (const list of [properties.members, properties.feats, properties.objects, $defs.words])
      expect(list.maxItems).toBe(FORCE_LIMITS.list);
    expect(listSchemaErrors(SCHEMA, { ...bare, members: [{ name: 'Ash', points: -1 }], more: 1 })).toEqual([
      '.members.0.points: no such number',
      '.more: not told',
    ]);
  });
});

describe('sets aside what does not fit, with a reason, and keeps the rest', () => {
  const ash = { name: 'Ash', points: 50 };

  test.each<[string, object, string[], number]>([
    ['an edition nobody knows', { edition: 'core-1999', members: [ash] }, ['unknown-edition edition'], 1],
    ['no edition', { edition: null, members: [ash] }, ['no-edition edition'], 1],
    ['points below nothing', { members: [{ ...ash, points: -5 }, ash] }, ['bad-points members.0.points'], 1],
    ['points beyond all bounds', { members: [{ ...ash, points: 10_001 }, ash] }, ['bad-points members.0.points'], 1],
    [
      'points that are no number',
      { members: [{ ...ash, points: '50' }, { name: 'Birch' }] },
      ['bad-points members.0.points', 'bad-points members.1.points'],
      0,
    ],
    ['a build total of minus one', { build_total: -1, members: [ash] }, ['bad-build-total build_total'], 1],
    [
      'nobody',
      { members: [null, 7, {}, { points: 5 }, ash] },
      ['not-a-record members.0', 'not-a-record members.1', 'nameless members.2', 'nameless members.3'],
      1,
    ],
    ['no list', { members: { 0: ash }, feats: 'many' }, ['not-a-list members', 'not-a-list feats'], 0],
    ['a name without end', { members: [{ ...ash, name: 'x'.repeat(5000) }] }, ['text-shortened members.0.name'], 1],
    ['a later version', { version: 2, members: [ash], magic: true }, ['newer-version version'], 1],
    [
      'an object of no kind',
      { members: [ash], objects: [{ name: 'Urn', points: 0, kind: 'huge' }] },
      ['bad-kind objects.0.kind'],
      1,
    ],
    [
      'a striker of no kind',
      { members: [{ ...ash, striker: { kind: 'sidekick' } }] },
      ['bad-kind members.0.striker.kind'],
      1,
    ],
  ])('%s', (_, more, expected, members) => {
    expect(asideOf({ ...bare, ...more })).toEqual(expected);
    expect(read({ ...bare, ...more }).force.members).toHaveLength(members);
  });

  test('keeps the first thousand of ten thousand characters', () => {
    const { force, aside } = read({ ...bare, members: Array.from({ length: 10_000 }, () => ash) });
    expect([force.members.length, aside]).toEqual([1000, [{ code: 'too-many', where: 'members', detail: '10000' }]]);
  });

  test('feats stay with their members when an earlier member is set aside', () => {
    const { force, aside } = read({
      ...bare,
      members: [{ name: 'Bad', points: -1 }, ash, { name: 'Birch', points: 5 }],
      feats: [
        { name: 'Bond', points: 5, for: [0, 2] },
        { name: 'Lost', points: 5, for: [0] },
        { name: 'Free', points: 5 },
      ],
    });
    expect(force.feats.map(({ name, for: members }) => [name, members])).toEqual([
      ['Bond', [1]],
      ['Free', []],
    ]);
    expect(aside.map(({ code, where }) => `${code} ${where}`)).toEqual([
      'bad-points members.0.points',
      'feat-for-nobody feats.0.for.0',
      'feat-for-nobody feats.1.for.0',
    ]);
  });

  test.each([
    ['', 'not-json'],
    ['{"sidekick":', 'not-json'],
    ['[]', 'not-a-force'],
    ['null', 'not-a-force'],
    ['{"sidekick":"map"}', 'not-a-force'],
    [`"${'x'.repeat(FORCE_LIMITS.text)}"`, 'too-large'],
    ['['.repeat(100_000), 'not-json'],
  ])('%.20s is not a force', (text, code) => {
    expect(parseForceFile(text, EDITION_IDS)).toMatchObject({ ok: false, fault: { code } });
  });

  test('no damaged file makes a parser throw, and its result can be printed and parsed', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { int, pick } = makeForceRandomizer(seed);
      const damaged = JSON.stringify(serializeForce(randomStoredForce(seed)), (key, value) =>
        key !== 'sidekick' && key !== '' && int(0, 12) === 0 ? pick([null, -1, 1e12, 'x', [], {}, [[]], true]) : value,
      );
      const result = parseForceFile(damaged, EDITION_IDS);
      if (!result.ok) throw new Error(`${seed} ${result.fault.code}`);
      expect(listSchemaErrors(SCHEMA, serializeForce(result.value.force))).toEqual([]);
      expect(read(printForceFile(result.value.force)).force).toEqual(result.value.force);
    }
  });
});

test('every code has a text', () => {
  for (const code of FORCE_ISSUE_CODES)
    expect(describeForceIssue({ code, where: 'members.3', detail: '-5' })).toMatch(/^[A-Z].+ \(members\.3: -5\)$/);
  expect(describeForceIssue({ code: 'nameless', where: 'maps.0', detail: '' })).toBe('This entry has no name (maps.0)');
  expect(describeCharacterMatch('id')).toBe('');
  expect(describeCharacterMatch('name-and-points')).toMatch(/^found by/);
});

describe('finding characters in the catalog', () => {
  const one = (more: Partial<Character>): Character => {
    const read = readUnit(makeSampleUnit(), 0);
    if (!read.ok) throw new Error(read.fault.code);
    return { ...read.value.character, ...more };
  };
  const ownedFigures = [
    one({ id: 'ab-007', set: 'ab', number: '007', name: 'Grey Heron', starts: [{ points: 50, click: 1 }] }),
    one({ id: 'ab-008', set: 'ab', number: '008', name: 'Harlequin', starts: [{ points: 75, click: 1 }] }),
    one({
      id: 'cd-008',
      set: 'cd',
      number: '008',
      name: 'Harlequin',
      starts: [
        { points: 90, click: 1 },
        { points: 45, click: 4 },
      ],
    }),
  ];
  const finder = makeCharacterFinder(ownedFigures);
  const look = (id: string, name = '', set = '', number = '', points: number | null = null) => {
    const character = finder.find({ id, name, set, number }, points);
    return character ? `${character.character.id} ${character.by}` : null;
  };

  test.each([
    ['its id', ['ab-007'], 'ab-007 id'],
    ['its id joined otherwise', ['AB007'], 'ab-007 id'],
    ['set and number, zeros aside', ['', 'grey heron', 'AB', '7'], 'ab-007 set-and-number'],
    ['a renamed set', ['old-007', 'Grey Heron', 'old', '007'], 'ab-007 name-and-number'],
    ['an id that is somebody else’s now', ['ab-008', 'Grey Heron', 'ab', '007'], 'ab-007 set-and-number'],
    ['a renamed set whose old symbol another has', ['ab-008', 'Grey Heron', 'ab', '008', 50], 'ab-007 name-and-points'],
    ['a new name', ['ab-007', 'Gray Heron', 'ab', '007'], 'ab-007 id'],
    ['name and points where the number fits two', ['', 'Harlequin', '', '008', 45], 'cd-008 name-and-points'],
    ['name alone is not enough', ['', 'Harlequin'], null],
    ['nobody', ['zz-001', 'Nobody', 'zz', '001', 10], null],
  ] as const)('%s', (_, [id, name, set, number, points], expected) => {
    expect(look(id, name, set, number, points ?? null)).toBe(expected);
  });

  test('a character that is not found keeps its place and its points', () => {
    const kept: StoredForce = {
      ...EMPTY_STORED_FORCE,
      buildTotal: 100,
      members: [
        makeStoredMember({ id: 'zz-1', name: 'Nobody', set: 'zz', number: '1' }, 60),
        makeStoredMember({ id: 'ab-007', name: '', set: '', number: '' }, 50),
      ],
    };
    const { force, found: characters } = resolveForce(kept, finder);
    expect(characters.map((each) => each?.by ?? null)).toEqual([null, 'id']);
    expect(judgeForce(force, requireEdition(CORE))).toMatchObject({ points: 110, unknown: [0], legal: false });
    expect(force.members.map(({ name }) => name)).toEqual(['Nobody', 'Grey Heron']);
  });
});

test('a trait with a price counts in the total, at any line, and joins the game with its character', () => {
  const trait = (name: string, cost: number) => ({ slot: 'trait' as const, name, text: '', grants: [], cost });
  const starts = [
    { points: 100, click: 1 },
    { points: 60, click: 4 },
  ];
  const who: Character = { ...makeTestCharacter('t', 8), starts, specials: [trait('Key', 5), trait('Crown', 10)] };
  const kept = (points: number, chosen: number | null): StoredForce => ({
    ...EMPTY_STORED_FORCE,
    members: [{ ...makeStoredMember({ id: 't', name: '', set: '', number: '' }, points), trait: chosen }],
  });
  const at = (points: number, chosen: number | null) => {
    const force = kept(points, chosen);
    const resolved = resolveForce(force, makeCharacterFinder([who]));
    const [brought] = listForceCharacters(force, resolved);
    const { points: total, lines } = resolved.force.members[0] as { points: number; lines: readonly number[] };
    return [total, lines, brought?.starts, brought?.specials.map(({ name, cost }) => `${name} ${cost ?? 'paid'}`)];
  };
  expect(at(60, null)).toEqual([60, [100, 60], [{ points: 60, click: 4 }], []]);
  expect(at(70, 1)).toEqual([70, [110, 70], [{ points: 70, click: 4 }], ['Crown paid']]);
  // The member costs the points of the selected starting line plus the cost of the trait.
  expect(at(100, 0)).toEqual([105, [105, 65], [{ points: 105, click: 1 }], ['Key paid']]);
});

describe('a team as the public unit database exports it', () => {
  const team = {
    team_id: 'x',
    name: 'Night shift',
    description: 'for Friday',
    age: 'modern',
    point_limit: 300,
    main_force: [
      { unit_id: 'inv001', point_value: 100, costed_trait_index: 2, equipment_ids: ['inve01'] },
      { unit_id: 'inv002', point_value: '75' },
      { unit_id: 'inv003', point_value: -3 },
      { unit_id: 'inv004', equipment_id: 'inve02' },
      { point_value: 5 },
      'inv005',
    ],
    object_list: [{ unit_id: 'invs1', point_value: 10 }],
    maps: [{ unit_id: 'invm1', location_index: 1 }],
    sideline: [{ unit_id: 'inv009' }],
    tarot_cards: [{ unit_id: 'invt1' }, 7],
  };

  test('is imported completely, and missing parts are reported', () => {
    const { force, aside } = read(team);
    const member = (id: string, points: number) => makeStoredMember({ id, name: '', set: '', number: '' }, points);
    expect(force).toEqual({
      ...EMPTY_STORED_FORCE,
      name: 'Night shift',
      notes: 'for Friday',
      buildTotal: 300,
      members: [
        { ...member('inv001', 100), trait: 2, equipment: ['inve01'] },
        member('inv002', 75),
        { ...member('inv004', 0), equipment: ['inve02'] },
        member('inv005', 0),
      ],
      objects: [{ name: 'invs1', kind: 'light', points: 10 }],
      maps: ['invm1'],
      sideline: [{ id: 'inv009', name: '', set: '', number: '' }],
      tarot: ['invt1'],
    });
    expect(aside.map(({ code, where }) => `${code} ${where}`)).toEqual([
      'no-edition edition',
      'bad-points main_force.2.point_value',
      'nameless main_force.4',
      'kind-assumed object_list.0',
      'not-a-record tarot_cards.1',
    ]);
  });

  test('its ids match characters of a real unit file', (context) => {
    const text = readFileSync(sharedPath(context, 'data/units/bmao.json'), 'utf8');
    const units = readUnits(text, 'units');
    if (!units.ok) throw new Error(units.fault.code);
    const finder = makeCharacterFinder(units.value.characters);
    const ids: string[] = JSON.parse(text).map((unit: { unit_id: string }) => unit.unit_id);
    const found = ids.map((id) => finder.find({ id, name: '', set: '', number: '' }, null)?.by);
    expect(ids.length).toBeGreaterThan(5);
    expect(found.filter((by) => by !== 'id')).toEqual([]);
  });
});
