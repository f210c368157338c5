import { describe, expect, test } from 'vitest';
import { classifyFiles } from '../../src/app/transfer/incoming-items';
import { parseNameList } from '../../src/force/parse-names';
import { parseSimulatorSave } from '../../src/force/simulator';
import { EDITION_IDS } from '../../src/rules';
import { BACKUP_FIRST_LINE } from '../../src/share/backup/write-backup';
import { parseFile } from '../../src/share/read-file';
import { readTransfer } from '../../src/share/transfer';

const quiet = () => undefined;
const read = (text: string) => parseNameList(text, quiet)?.members.map(({ name, points }) => `${points} ${name}`);

describe('a list of names', () => {
  test.each([
    ['points behind', 'Moth Captain - 75\nRook: 50', ['75 Moth Captain', '50 Rook']],
    ['points in front', '75 Moth Captain\n50pts Rook', ['75 Moth Captain', '50 Rook']],
    ['in brackets', 'Moth Captain (75)\nRook [50 points]', ['75 Moth Captain', '50 Rook']],
    ['copies', '2x Rook (100)', ['100 Rook', '100 Rook']],
    ['copies behind', 'Rook 100 x2', ['100 Rook', '100 Rook']],
    [
      'bullets and places',
      '* Moth Captain 75\n1. Rook 50\n• Tin Lark 25',
      ['75 Moth Captain', '50 Rook', '25 Tin Lark'],
    ],
    [
      'signs in names',
      'Y-Guard - 30\nMr. Quill – 40 pts.\nR.O.O.K. Agent 20',
      ['30 Y-Guard', '40 Mr. Quill', '20 R.O.O.K. Agent'],
    ],
    ['points in Portuguese', 'Moth Captain - 75 Pontos\nRook 50 puntos', ['75 Moth Captain', '50 Rook']],
    ['points on the line below', 'Moth Captain\n75 points\nRook\n50 points', ['75 Moth Captain', '50 Rook']],
    ['points on the line above', '75\nMoth Captain\n50\nRook\n125', ['75 Moth Captain', '50 Rook']],
    ['the size of the game', '300 pt modern\nMoth Captain 75\nRook 50', ['75 Moth Captain', '50 Rook']],
    [
      'the markup of a page',
      '<ul><li>Moth Captain <b>75</b></li><li>Rook &amp; Owl <b>50</b></li></ul>',
      ['75 Moth Captain', '50 Rook & Owl'],
    ],
    ['numbers in names', 'Rook 2000 - 60\nTin Lark 7 (25)', ['60 Rook 2000', '25 Tin Lark 7']],
  ])('with %s', (_, text, members) => {
    expect(read(text)).toEqual(members);
  });

  test.each([
    ['a number before a sign', '018a - Moth - 60\n039 - Rook - 75', ['60 Moth #018a', '75 Rook #039']],
    ['set and number attached', 'zz018a Moth 60\nRook (yy039) 75', ['60 Moth zz#018a', '75 Rook yy#039']],
    ['set and number apart', 'ZZ 018a Moth 60\n75 YY-039 Rook', ['60 Moth zz#018a', '75 Rook yy#039']],
    ['a number sign', '#018 Moth 60\nRook #039 - 75', ['60 Moth #018', '75 Rook #039']],
  ])('takes %s for set and number of a figure, not for points', (_, text, members) => {
    const found = parseNameList(text, quiet)?.members ?? [];
    expect(found.map(({ name, set, number, points }) => `${points} ${name} ${set}#${number}`)).toEqual(members);
  });

  test('reads the figures in hand on the page of a unit site', () => {
    const figure = (code: string, points: number, name: string) =>
      `<div><input type="hidden" name="build[]" value="${code}"><div>${points}</div><b>${code}</b> <span>${name}</span></div>`;
    const page = `<div id="hand">${figure('ZZ001', 25, 'Moth')}${figure('ZZ004', 75, 'Rook')}<div>100</div></div>`;
    const found = parseNameList(page, quiet)?.members ?? [];
    expect(found.map(({ name, set, number, points }) => [name, set, number, points])).toEqual([
      ['Moth', 'zz', '001', 25],
      ['Rook', 'zz', '004', 75],
    ]);
  });

  test('may begin with its name and end with the total; lines without points are reported', () => {
    const told: string[] = [];
    const force = parseNameList('My Moths:\n\nMoth Captain - 75\nRook 50\nfor Friday\nTotal: 300', (code, where) =>
      told.push(`${code} ${where}`),
    );
    expect([force?.name, force?.buildTotal, force?.members.length]).toEqual(['My Moths', 300, 2]);
    expect(told).toEqual(['bad-points line 4', 'no-edition edition']);
  });

  test('a very long line is refused quickly', () => {
    const began = performance.now();
    expect(read(`${'a '.repeat(9000)}\n${'7 '.repeat(9000)}`)).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(100);
  });

  test.each(['Moth Captain', 'See you at 8', '', 'a\nb\nc\nd\nRook 50\nTin Lark 25', '12\n13'])(
    '%j is not a list of names',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});

test('lists the names of objects in a tabletop simulator save, also inside bags and without markup', () => {
  const save = {
    SaveName: 'Friday',
    ObjectStates: [
      { Name: 'Custom_Model', Nickname: '[FF0000]Rook[-] (100)' },
      { Name: 'Bag', Nickname: '', ContainedObjects: [{ Nickname: 'Tin Lark' }, 7] },
      null,
    ],
  };
  const force = parseSimulatorSave(save)?.force;
  expect([force?.name, force?.members.map(({ name, points }) => [name, points])]).toEqual([
    'Friday',
    [
      ['Rook', 100],
      ['Tin Lark', 0],
    ],
  ]);
  expect(parseSimulatorSave({ ObjectStates: {} })).toBeNull();
});

const TEAM = {
  name: 'Moths',
  description: 'For Friday.',
  point_limit: 300,
  age: 'golden',
  visibility: 'public',
  main_force: [
    {
      unit_id: 'zz001',
      name: 'Moth Captain',
      point_value: 75,
      equipment: { unit_id: 'zzs1', name: 'Wand', point_value: 5 },
    },
    { unit_id: 'zz003', name: 'Rook', point_value: 50 },
  ],
  sideline: [{ unit_id: 'zz009', name: 'Tin Lark' }],
  objects: [{ unit_id: 'zzo1', name: 'Keg', point_value: 3 }],
  maps: [{ unit_id: 'zzm1', name: 'Yard' }],
  tarot_cards: [{ unit_id: 'zzt1', name: 'The Heron' }],
};

describe('imported text and files', () => {
  test('a team from the public unit database becomes a force with its names, and equipment keeps its price', async () => {
    const read = await readTransfer(JSON.stringify(TEAM), EDITION_IDS);
    if (!read.ok || read.value.kind !== 'force') throw new Error('no force');
    const { force } = read.value.read;
    expect(force).toMatchObject({
      name: 'Moths',
      buildTotal: 300,
      members: [
        { id: 'zz001', name: 'Moth Captain', points: 75, equipment: ['zzs1'] },
        { id: 'zz003', name: 'Rook', points: 50, equipment: [] },
      ],
      objects: [
        { name: 'Keg', points: 3 },
        { name: 'Wand', points: 5 },
      ],
      sideline: [{ id: 'zz009', name: 'Tin Lark' }],
      maps: ['Yard'],
      tarot: ['The Heron'],
    });
  });

  test.each([
    ['https://units.example/teams/12345/', 'team-address'],
    ['units.example/team/12345', 'team-address'],
    ['https://units.example/teams/', 'not-ours'],
    ['https://units.example/units/zz001/', 'not-ours'],
  ])('%s is %s', async (text, fault) => {
    expect(await readTransfer(text, EDITION_IDS)).toEqual({ ok: false, fault });
  });

  test('a list and a save are read as names', async () => {
    expect(await readTransfer('Rook - 50\n2x Moth Captain (75)', EDITION_IDS)).toMatchObject({
      value: { kind: 'names', save: false, read: { force: { members: { length: 3 } } } },
    });
    expect(await readTransfer('{"ObjectStates": []}', EDITION_IDS)).toMatchObject({
      value: { kind: 'names', save: true },
    });
  });
});

test.each([
  ['a team', new File([JSON.stringify(TEAM)], 'team.json'), true],
  ['a save', new File(['{"SaveName": "x", "ObjectStates": [{}]}'], 'save.json'), true],
  ['a list', new File(['Rook - 50\nTin Lark 25'], 'list.txt'), true],
  ['a backup', new File([BACKUP_FIRST_LINE, 'x'], 'mine.sidekick'), true],
  ['a table', new File(['Name\tPoints\nRook\t50\nTin Lark\t25'], 'table.txt'), false],
  ['units', new File([JSON.stringify([{ unit_id: 'zz001', name: 'Rook', dial: [] }])], 'units.json'), false],
])('%s picked among files to import', async (_, file, isPreviewed) => {
  const [item] = await classifyFiles({ files: [file], words: '' }, 'import');
  expect(item?.kind).toBe(isPreviewed ? 'sent' : 'others');
});

test('a team among other files is reported, not imported as characters', async () => {
  expect(await parseFile(JSON.stringify(TEAM), 'team.json')).toMatchObject({ fault: { code: 'holds-a-force' } });
});

test.each([
  ['Rook - 50\nTin Lark 25', ['sent']],
  [JSON.stringify(TEAM), ['sent']],
  ['units.example/team/12345', ['sent']],
  ['See you at 8', []],
])('shared words %j', async (text, kinds) => {
  expect((await classifyFiles({ files: [], words: text })).map(({ kind }) => kind)).toEqual(kinds);
});
