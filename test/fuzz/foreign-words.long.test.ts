/**
 * Tests that names of inherited object properties, such as `constructor`, are safe in every parser of external text.
 */
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { type DialValue, listLiveClicks } from '../../src/catalog/character';
import { guessColumns } from '../../src/catalog/csv/columns';
import { printCsv } from '../../src/catalog/csv/parse-csv';
import { generalCardsToTable, readGeneralCardTable } from '../../src/catalog/general-cards/csv';
import { parseObjectKind } from '../../src/catalog/general-cards/object-kinds';
import { matchPower } from '../../src/catalog/parse-power';
import { powerId, powerName } from '../../src/catalog/powers';
import { charactersToTable, readCsvRows } from '../../src/catalog/units/csv';
import { parseTestCsv } from '../helpers/csv';
import { makeInventedUnit } from '../helpers/invented-units';
import { readUnits } from '../helpers/read-text';
import { FUZZ_PARSERS } from './parsers';

const WORDS = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

/** Length of the part of a sample from which words are taken, in characters from the start. */
const LONGEST = 20_000;

/** Yields copies of a sample, each with one of its words replaced throughout. */
function* renamed(sample: string, word: string): Generator<string> {
  const seen = new Set(sample.slice(0, LONGEST).match(/[A-Za-z_][\w-]*/g) ?? []);
  for (const each of seen) yield sample.replaceAll(new RegExp(`(?<![\\w-])${each}(?![\\w-])`, 'g'), word);
}

/** Returns the path of a method in a parsed value, because no file can contain a method. Null if there is no method. */
function methodIn(value: unknown, path = '', seen = new Set<unknown>()): string | null {
  if (typeof value === 'function') return path;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return null;
  seen.add(value);
  if (value === Object.prototype) return path;
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  for (const [key, each] of entries) {
    const found = methodIn(each, `${path}.${String(key)}`, seen);
    if (found !== null) return found;
  }
  return null;
}

describe.each(FUZZ_PARSERS)('$name', ({ samples, read }) => {
  test('parses names that are also methods', async () => {
    const given = (await samples()).filter((sample) => sample.length <= LONGEST).slice(0, 2);
    const before = Object.getOwnPropertyNames(Object.prototype).join();
    for (const word of ['constructor', '__proto__'])
      for (const sample of given)
        for (const text of renamed(sample, word)) {
          const value = await read(text);
          const method = methodIn(value);
          if (method !== null) expect.fail(`${method} of ${text.slice(0, 2000)}`);
        }
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
  });
});

const bare = ({ value }: DialValue): DialValue => ({ value, power: null });

describe.each(WORDS)('%s', (word) => {
  const unit = {
    ...makeInventedUnit(0),
    name: word,
    keywords: [word],
    team_abilities: [word],
    improved_movement: [word],
    rarity: word,
    properties: [word],
    speed_type: word,
    attack_type: word,
    special_powers: [{ type: word, name: word, description: word, powers: [word] }],
    dial: (makeInventedUnit(0).dial as object[]).map((click) => ({ ...click, speed_power: word, damage_power: word })),
    [word]: word,
  };

  test('may be the power, team, keyword, kind and field of units', () => {
    const read = readUnits(JSON.stringify([unit]), 'a.json');
    const character = read.ok ? read.value.characters[0] : undefined;
    expect(character).toMatchObject({ name: word, keywords: [word] });
    expect(character?.dial[0]?.speed.power).toBe(powerId(word));
    expect(methodIn(read)).toBeNull();
  });

  test('may be a column and a cell of a table', () => {
    const [character] = ((read) => (read.ok ? read.value.characters : []))(readUnits(JSON.stringify([unit]), 'a.json'));
    if (!character) throw new Error('not read');
    const plain = listLiveClicks(character.dial).map((click) => ({
      ...click,
      speed: bare(click.speed),
      damage: bare(click.damage),
    }));
    const table = charactersToTable(
      [
        { ...character, extras: { [word]: word } },
        { ...character, id: 'other', extras: {}, dial: plain },
      ],
      new Map(),
    );
    const again = parseTestCsv(printCsv(table));
    if (!again) throw new Error('no table');
    expect(table.rows.map((row) => row.at(-1))).toEqual([word, '']);
    const report = readCsvRows(again, guessColumns(again.headings));
    // The word is an unknown power, so its dial is set aside.
    expect(report.setAside.map(({ code }) => code)).toEqual(['wrong-type']);
    expect(report.characters).toMatchObject([{ id: 'other', name: word, keywords: [word] }]);
    expect(methodIn(report)).toBeNull();
    const general = readGeneralCardTable(
      { headings: ['kind', 'name', 'points', word], rows: [['object', word, '5', word]] },
      'objects',
    );
    expect(methodIn(general)).toBeNull();
    expect(methodIn(generalCardsToTable(general?.cards ?? []))).toBeNull();
  });

  test('may be a power and a kind of object', () => {
    expect(powerName(powerId(word))).toBeTypeOf('string');
    expect(matchPower('speed', word)).toMatchObject({ ok: false });
    expect(parseObjectKind(word, () => undefined)).toBe('light');
  });
});
