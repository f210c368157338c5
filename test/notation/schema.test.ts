/**
 * Tests the schema of the notation, which editors use for completion and validation: every case must be valid, and
 * every key of the parser must be listed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { QUESTION_NAMES, REASON_CODES } from '../../src/notation/case';
import { POSITION_KEYS } from '../../src/notation/position';
import { printNotationSchema } from '../../src/notation/schema';
import { EDITION_IDS } from '../../src/rules';
import { dailyRuns } from '../helpers/seeds';

const root = join(import.meta.dirname, '../..');
const schema = JSON.parse(printNotationSchema());
// The last items of a tuple are optional, which strict mode would report as an error.
const fits = new Ajv2020({ strictTuples: false, strictRequired: false, strictTypes: false }).compile(schema);

const suite = join(root, 'test/cases');
/** Long runs read all files of cases; daily runs read one file in `EACH`. */
const EACH = dailyRuns(1, 4);
const files = readdirSync(suite, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .sort()
  .filter((_, place) => place % EACH === 0);

const PLAIN = `
edition: core-2008
map: "+---+---+\\n| .   . |\\n+---+---+"
pieces: {A: {at: a1, side: red}, B: {at: b1, side: blue}}
ask: {see: [A, B]}
expect: {see: clear}
`;

/** Replaces text in the valid case, and returns whether the result is still valid. */
const fitsWith = (from: string, to: string): boolean => fits(parse(PLAIN.replace(from, to)));

describe('the schema of the notation', () => {
  it('accepts every case of the suite', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const file of files)
      for (const document of parseAllDocuments(readFileSync(join(suite, file), 'utf8'))) {
        const one = document.toJS();
        if (one === null) continue;
        count++;
        if (fits(one)) continue;
        const told = (fits.errors ?? []).map(({ instancePath, message, params }) =>
          [instancePath, message, JSON.stringify(params)].join(' '),
        );
        wrong.push(`${file}: ${one.title}: ${told.join('; ')}`);
      }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(count).toBeGreaterThan(1000 / EACH);
  });

  it('accepts a plain case', () => expect(fitsWith('', '')).toBe(true));

  it.each([
    ['an unknown edition', 'core-2008', 'core-1999'],
    ['no edition', 'edition: core-2008', ''],
    ['an unknown key', 'edition', 'colour: red\nedition'],
    ['a piece without a square', '{at: a1, side: red}', '{side: red}'],
    ['an unknown key of a piece', '{at: a1, side: red}', '{at: a1, sped: 8}'],
    ['what is no square', 'at: a1', 'at: 1a'],
    ['an unknown question', '{see: [A, B]}', '{smell: [A, B]}'],
    ['two questions', '{see: [A, B]}', '{see: [A, B], range: [A, B]}'],
    ['three places', '{see: [A, B]}', '{see: [A, B, A]}'],
    ['the answer to another question', '{see: clear}', '{squares: 1}'],
    ['no answer', '{see: clear}', '{}'],
    ['an unknown sight', '{see: clear}', '{see: dim}'],
    ['no map for a question that needs one', 'map:', 'title:'],
    ['an unknown kind of spawn point', 'pieces', 'spawns: {dog: [a1]}\npieces'],
    ['a token of any strength', 'pieces', 'tokens: {Crate: {at: a1, strength: 100}}\npieces'],
    ['a question with too little', '{see: [A, B]}', '{cost: {piece: A}}'],
    ['an unknown event', '{see: [A, B]}', '{play: [{dance: A}]}'],
    ['an event with too little', '{see: [A, B]}', '{play: [{act: [A]}]}'],
  ])('refuses %s', (_, from, to) => expect(fitsWith(from, to)).toBe(false));

  it('refuses a code that no rule has', () => {
    const carried = PLAIN.replace('{see: [A, B]}', '{carry: {carrier: A, carried: B}}');
    expect(fits(parse(carried.replace('{see: clear}', '{legal: false, why: [opposing]}')))).toBe(true);
    expect(fits(parse(carried.replace('{see: clear}', '{legal: false, why: [bad-mood]}')))).toBe(false);
  });

  it('lists everything the parser knows, each with a description', () => {
    const { properties, $defs } = schema;
    expect(new Set(properties.edition.enum)).toEqual(new Set(EDITION_IDS));
    expect(Object.keys(properties.ask.properties)).toEqual([...QUESTION_NAMES]);
    expect(new Set($defs.why.enum)).toEqual(new Set(REASON_CODES));
    expect(new Set(Object.keys(properties))).toEqual(
      new Set(['title', 'edition', 'cite', ...POSITION_KEYS, 'ask', 'expect']),
    );
    const bare = Object.entries({ ...properties, ...properties.ask.properties, ...$defs.event.properties });
    expect(bare.filter(([, each]) => !(each as { description?: string }).description)).toEqual([]);
  });
});
