import { describe, expect, test } from 'vitest';
import { looksLikeDialText, parseDialTexts } from '../../src/catalog/units/dial-text';
import { readUnitsJson } from '../../src/catalog/units/list';

const read = (text: string) => {
  const units = readUnitsJson([...parseDialTexts(text)], 'post.txt');
  return units.ok ? units.value.characters : units.fault.code;
};
const slot = (colour: string, value: string | number) => `[slot=${colour}]${value}[/slot]`;
const click = (...slots: string[]) => `[click]${slots.join('')}[/click]`;
const KO = click(...Array<string>(4).fill(slot('ko', 'KO')));

describe('a dial in forum marks', () => {
  const post = (name: string, dial: string) =>
    `yy012b U [b]${name}[/b]\nTeam: [b]Night Watch|Harbour[/b]\nRange: [b]6 :bolt::bolt:[/b]\nPoints: [b]80[/b]\n` +
    `Keywords: [b]Pilot, Robot[/b]\n[dial][header][icon]m-wing[/icon][icon]a-duo[/icon][icon]d-indomitable[/icon]` +
    `[icon]g-giant[/icon][/header]${dial}[/dial]\n[b](Speed) Over the Roofs: [/b]${name} may leap.\n`;
  const first = click(slot('orange', 9), slot('clear', 10), slot('special', 17), slot('black', 3));

  test('becomes a character with its printed values, powers by colour and special powers', () => {
    expect(read(post('Roof Owl', first + KO))).toMatchObject([
      {
        name: 'Roof Owl',
        set: 'yy',
        number: '012b',
        starts: [{ points: 80, click: 1 }],
        range: 6,
        targets: 2,
        teams: ['Night Watch', 'Harbour'],
        keywords: ['Pilot', 'Robot'],
        abilities: expect.arrayContaining(['flight', 'duo', 'indomitable', 'giant']),
        dial: [
          {
            speed: { value: 9, power: 'leap-climb' },
            attack: { value: 10, power: null },
            defense: { value: 17, power: 'special' },
            damage: { value: 3, power: 'outwit' },
          },
        ],
        specials: [{ slot: 'speed', name: 'Over the Roofs', text: 'Roof Owl may leap.' }],
      },
    ]);
  });

  test('stands beside others of the same post, each with its own special powers', () => {
    const found = read(post('Roof Owl', first) + post('Roof Cat', first + first));
    expect(found).toMatchObject([
      { name: 'Roof Owl', dial: { length: 1 }, specials: [{ text: 'Roof Owl may leap.' }] },
      { name: 'Roof Cat', dial: { length: 2 }, specials: [{ text: 'Roof Cat may leap.' }] },
    ]);
  });
});

describe('a dial as rows of values', () => {
  test('becomes a character; a shorter row leaves values unknown', () => {
    const text =
      'zz004 Tin Lark, 60 points\nSpeed: 9 orange, 8\nAttack: 10 gray, 9\n17, 16\n3\nrange 5, targets 2, flight';
    expect(read(text)).toMatchObject([
      {
        name: 'Tin Lark',
        set: 'zz',
        number: '004',
        starts: [{ points: 60, click: 1 }],
        range: 5,
        targets: 2,
        abilities: expect.arrayContaining(['flight']),
        dial: [
          { speed: { value: 9, power: 'leap-climb' }, attack: { power: 'telekinesis' } },
          { damage: { value: 3 } },
        ],
        guessed: ['2.damage'],
      },
    ]);
  });

  test.each([
    ['a list of figures', 'Rook - 50\nTin Lark - 25\nMoth 10\nOwl 75\nCat 12'],
    ['three rows', 'Rook\n9, 8\n10, 9\n17, 16'],
    ['prose', 'Rook has 9, 8 and 7.\nSo what?'],
  ])('is not seen in %s', (_, text) => {
    expect(looksLikeDialText(text)).toBe(false);
  });
});
