import { describe, expect, test } from 'vitest';
import type { Character } from '../../src/catalog/character';
import type { ListedCharacter } from '../../src/catalog/checklist/checklist-index';
import { matchRows, type RowMatch } from '../../src/catalog/checklist/match';
import { parseCount } from '../../src/catalog/checklist/rows';
import { guessColumns } from '../../src/catalog/csv/columns';
import { readCsvRows } from '../../src/catalog/units/csv';
import { parseTestCsv } from '../helpers/csv';

type Line = readonly [
  place: string,
  name: string,
  points: number | readonly number[],
  more?: Partial<Pick<Character, 'rank' | 'rarity' | 'realName' | 'extras'>>,
];

function listed([place, name, points, more]: Line): ListedCharacter {
  const [set = '', number = ''] = place.split(' ');
  const starts = [points].flat().map((each, at) => ({ points: each, click: at * 3 + 1 }));
  return { id: `${set}-${number}`, set, number, name, starts, rank: 'plain', ...more };
}

const CATALOG = (
  [
    ['zz 001', 'Moth Captain', 75],
    ['zz 002', 'Moth Captain', 50, { rarity: 'rare' }],
    ['zz 003', 'Rook', [100, 50]],
    ['zz 004', 'Black Heron', 60],
    ['zz 005', 'Dr. Ember', 40],
    ['zz 006', 'Mr. Quill', 30],
    ['zz 007', 'The Salt Nova', 80, { rank: 'unique' }],
    ['zz 100v', 'Gilt Ibis', 120],
    ['yq2 001', 'Owl-Man', 90, { extras: { set_name: 'Young Quarrel' } }],
    ['yq2 002', 'Rook', 110],
    ['yq2 003', 'Tin Lark', 25],
    ['yq2 004', 'Far Hare', 35],
  ] as const satisfies readonly Line[]
).map(listed);

/**
 * Describes how each row was matched: `=zz-001` for a sure match, `?zz-001 zz-002` for candidates, `-` for no match.
 */
function meant(text: string): string[] {
  const table = parseTestCsv(text);
  if (table === null) throw new Error('no table');
  const { rows, characters } = readCsvRows(table, guessColumns(table.headings));
  expect(characters).toEqual([]);
  return matchRows(rows, CATALOG).map(written);
}

function written(match: RowMatch): string {
  if (match.is === 'sure') return `=${match.id}`;
  return match.is === 'unknown' ? '-' : `?${match.candidates.join(' ')}`;
}

describe('matches a row', () => {
  test.each([
    [
      'symbol and number in one cell',
      'Code,Qty\nZZ 003,1\nzz-3,1\nzz003,1\nZZ #0003,1',
      ['=zz-003', '=zz-003', '=zz-003', '=zz-003'],
    ],
    ['a symbol that ends in a digit', 'Code,Qty\nYQ2 001,1\nyq2001,1\nyq2 1,1', ['=yq2-001', '=yq2-001', '=yq2-001']],
    [
      'zeros left out, and one of how many',
      'Set,No.,Qty\nzz,3,1\nZZ,003/058,1\nzz,100V,1',
      ['=zz-003', '=zz-003', '=zz-100v'],
    ],
    ['`Coll. #` and `#`', 'Set;Coll. #;Have\nzz;1;2', ['=zz-001']],
    ['a sign alone as heading', 'Set;#;Have\nzz;1;2', ['=zz-001']],
    ['the full name of a set that the collection tells', 'Expansion,Number,Qty\nYoung Quarrel,3,1', ['=yq2-003']],
    [
      'the full name of a set that it does not tell, by rows that agree',
      'Set,Number,Name,Qty\nZig Zag,4,Black Heron,1\nZig Zag,5,Dr. Ember,1\nZig Zag,3,Rook,1\nZig Zag,1,,1',
      ['=zz-004', '=zz-005', '=zz-003', '=zz-001'],
    ],
    ['a name alone', 'Name,Qty\nBlack Heron,1\nblackheron,1\nSalt Nova,1', ['=zz-004', '=zz-004', '=zz-007']],
    ['titles in full', 'Name,Qty\nDoctor Ember,1\nMister Quill,1\nOwl Man,1', ['=zz-005', '=zz-006', '=yq2-001']],
    ['name and points', 'Name,Points\nMoth Captain,50\nRook,100/50\nRook,110', ['=zz-002', '=zz-003', '=yq2-002']],
    ['name and rarity', 'Name,Rarity,Qty\nMoth Captain,Rare,1', ['=zz-002']],
    ['German headings', 'Figur;Punkte;Anzahl\nMoth Captain;75;2', ['=zz-001']],
    [
      'a code in the name',
      'Name,Qty\nZZ 004 Black Heron,1\nBlack Heron (zz004),1\nRook #3,1',
      ['=zz-004', '=zz-004', '?zz-003 yq2-002'],
    ],
    ['slips of the pen where the number is right', 'Set,Number,Name,Qty\nzz,4,Blakc Heron,1', ['=zz-004']],
    ['slips alone, which are asked', 'Name,Qty\nBlakc Heron,1\nFar Har,1', ['?zz-004', '?yq2-004']],
    ['one of several', 'Name,Qty\nMoth Captain,1\nRook,1', ['?zz-001 zz-002', '?zz-003 yq2-002']],
    ['points that nobody of the name costs', 'Name,Points\nBlack Heron,999', ['?zz-004']],
    ['a number that belongs to another', 'Set,Number,Name,Qty\nzz,6,Black Heron,1', ['?zz-006 zz-004']],
    ['a set that nobody knows', 'Set,Name,Qty\nLost Saga,Black Heron,1', ['?zz-004']],
    ['nobody who is here', 'Set,Number,Name,Qty\nqq,9,Unheard Of,1', ['-']],
  ])('%s', (_, text, means) => {
    expect(meant(text)).toEqual(means);
  });

  test('finds a character by its own id, whatever else the row says', () => {
    expect(meant('id,name,points,count\nzz-004,Other,1,1')).toEqual(['=zz-004']);
  });
});

test.each([
  ['3', 0, 3],
  ['2x', 0, 2],
  ['x 2', 0, 2],
  ['2.0', 0, 2],
  ['x', 0, 1],
  ['Ja', 0, 1],
  ['nein', 0, 0],
  ['-', 0, 0],
  ['6/2', 0, 6],
  ['6/2', 1, 2],
  ['many', 0, null],
  ['-4', 0, null],
  ['12345', 0, null],
])('the count %s, part %i, is %s', (cell, part, count) => {
  expect(parseCount(cell, part)).toBe(count);
});

test.each([
  ['Name,Have/Want\nRook,6/2', 6, true],
  ['Name,Want/Have\nRook,6/2', 2, true],
  ['Name;Suche/Habe\nRook;1/4', 4, true],
  ['Name,Qty\nRook,6/2', 6, true],
  ['Name,Qty\nRook,', null, false],
  ['Name,Points\nRook,100', 1, false],
  ['Name,Qty,Box\nRook,,Blue box', 1, false],
])('%s: %s owned', (text, count, wants) => {
  const table = parseTestCsv(text);
  expect(table && readCsvRows(table, guessColumns(table.headings)).rows).toMatchObject([{ count, wants }]);
});

test('reads clicks in separate columns as a dial', () => {
  const table = parseTestCsv('Name,Points,Range,Click 1,Click 2,Click #3\nAsh,50,4,8/10/16/2,7/9/15/2,\n');
  const read = table && readCsvRows(table, guessColumns(table.headings));
  expect(read?.characters[0]?.dial.map((click) => click?.attack.value)).toEqual([10, 9]);
  expect(read?.rows).toMatchObject([{ made: read?.characters[0]?.id, count: null }]);
});

test('thousands of rows of one name do not each check all figures of that name', () => {
  let looked = 0;
  const catalog = Array.from({ length: 400 }, (_, at): ListedCharacter => {
    const figure = {
      id: `c${at}`,
      name: 'Moth',
      set: 'zz',
      starts: [{ points: at, click: 1 }],
      rank: 'plain' as const,
    };
    return {
      ...figure,
      get number() {
        looked++;
        return String(at);
      },
    };
  });
  const row = {
    record: '',
    code: '',
    name: 'Moth',
    points: [],
    rank: '',
    count: 1,
    wants: false,
    where: '',
    made: null,
  };
  const rows = Array.from({ length: 2000 }, (_, at) => ({ ...row, set: 'Elsewhere', number: String(at) }));
  const matches = matchRows(rows, catalog);
  expect(matches[7]).toEqual({ is: 'sure', id: 'c7' });
  expect(matches[1500]).toMatchObject({ is: 'doubtful', candidates: { length: 6 } });
  expect(looked).toBeLessThan(400 * 10);
});
