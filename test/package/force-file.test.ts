import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { makeCharacterFinder } from '../../src/force/resolve';
import { EMPTY_STORED_FORCE, makeStoredMember, type StoredForce } from '../../src/force/stored-force';
import { checkForce } from '../../src/package/engine';
import { looksLikeForceFile, parseForceFileText } from '../../src/package/force-file';
import { findJsonError } from '../../src/plain/json-error';
import { core2008 } from '../../src/rules/editions/core-2008';
import { xOfSwords } from '../../src/rules/editions/x-of-swords';
import { collectForceContents, printForceWithoutDials, printFullForce } from '../../src/share/force-text';

const finder = makeCharacterFinder(DEMO_CHARACTERS);
const members = DEMO_CHARACTERS.slice(0, 2).map((each) => makeStoredMember(each, each.starts[0]?.points ?? 0));
const spent = members.reduce((sum, { points }) => sum + points, 0);
const kept: StoredForce = {
  ...EMPTY_STORED_FORCE,
  name: 'Night shift',
  edition: 'core-2008',
  buildTotal: 200,
  members,
};
const exported = (force: StoredForce) => printFullForce(force, collectForceContents(force, finder, [])).text;

describe('a force file of the app', () => {
  test('is checked with the dials that it contains', () => {
    const checked = checkForce(core2008, exported(kept));
    expect(checked).toMatchObject({ ok: true, value: { points: spent, left: 200 - spent, unknown: [] } });
    const twice = checkForce(core2008, exported({ ...kept, buildTotal: 100, members: [...members, ...members] }));
    expect(twice).toMatchObject({ ok: true, value: { legal: false } });
    expect(twice.ok ? twice.value.problems.map(({ code }) => code) : []).toContain('over-build-total');
  });

  test('lists members without dials', () => {
    const bare = printForceWithoutDials(kept, collectForceContents(kept, finder, [])).text;
    expect(checkForce(core2008, bare)).toMatchObject({
      ok: true,
      value: { points: spent, unknown: members.map(({ name }) => name) },
    });
  });

  test('is for its own edition, or for any if it has none', () => {
    expect(checkForce(xOfSwords, exported(kept))).toMatchObject({ ok: false, fault: { code: 'other-edition' } });
    expect(checkForce(xOfSwords, exported({ ...kept, edition: null })).ok).toBe(true);
  });

  test('is distinguished from text in the notation', () => {
    expect(looksLikeForceFile('edition: core-2008\nask: {force: {characters: []}}\n')).toBe(false);
    expect(looksLikeForceFile('{"edition": "core-2008", "ask": {"force": {"characters": []}}}')).toBe(false);
  });
});

describe('a fault in a force file is reported with its path', () => {
  test.each([
    ['points that are none', { members: [{ name: 'Ash', points: 'many' }] }, ['members', 0, 'points'], 'bad-points'],
    ['a member without a name', { members: [{ points: 9 }] }, ['members', 0], 'nameless'],
    ['an edition that nobody knows', { edition: 'core-3000', members: [] }, ['edition'], 'unknown-edition'],
    [
      'a feat for nobody',
      { members: [{ name: 'Ash', points: 9 }], feats: [{ name: 'Signal', points: 8, for: [7] }] },
      ['feats', 0, 'for', 0],
      'feat-for-nobody',
    ],
  ])('%s', (_, force, path, code) => {
    const text = JSON.stringify({ sidekick: 'force', version: 1, edition: 'core-2008', ...force });
    expect(parseForceFileText(text)).toMatchObject({ ok: false, fault: { path, code, line: null } });
  });

  test('a truncated file is reported by line and column', () => {
    const text = JSON.stringify(JSON.parse(exported(kept)), null, 2)
      .split('\n')
      .slice(0, 5)
      .join('\n');
    expect(parseForceFileText(text)).toMatchObject({ ok: false, fault: { code: 'not-json', line: 5 } });
  });
});

describe('the place where text stops being JSON', () => {
  test.each([
    ['{"a": 1,\n "b": tru}', 2, 7],
    ['{"a": 1\n "b": 2}', 2, 2],
    ['[1, 2,]', 1, 7],
    ['{"a": 1,}', 1, 9],
    ['{"a" 1}', 1, 6],
    ['{"a": [1}', 1, 9],
    ['{a: 1}', 1, 2],
    ['{"a": 1} x', 1, 10],
    ['{"a": 01}', 1, 7],
    ['["\\x"]', 1, 2],
    ['{"a": ', 1, 7],
    ['', 1, 1],
  ])('%s', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(findJsonError(text)).toEqual({ line, column });
  });

  test.each(['{}', '[]', '[[], {}, {"a": [1, -2.5e3, "\\u00e4\\"", null]}]', ' 1 ', '"a"'])('%s is JSON', (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(findJsonError(text)).toBeNull();
  });

  test('any text has one, or is JSON', () => {
    const damaged = fc
      .tuple(fc.json(), fc.nat(), fc.nat(2), fc.constantFrom('', ',', '"', '}', ']', ':', '0', 'e', '\\', '\n', ' '))
      .map(([text, at, cut, sign]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + sign + text.slice(place + cut);
      });
    fc.assert(
      fc.property(damaged, (text) => {
        let parsed = true;
        try {
          JSON.parse(text);
        } catch {
          parsed = false;
        }
        expect(findJsonError(text) === null).toBe(parsed);
      }),
      { numRuns: 2000, seed: 29 },
    );
  });
});
