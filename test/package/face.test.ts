import { describe, expect, test } from 'vitest';
import { lookUp } from '../../src/package/book';
import { ask, checkForce, editions, give, parsePosition } from '../../src/package/engine';
import { core2008 } from '../../src/rules/editions/core-2008';
import { strikeTeams } from '../../src/rules/editions/strike-teams';

const MAP = 'map: |\n  +---+---+---+\n  | .   B   . |\n  +---+---+---+\n';
const PIECES = 'pieces: {A: {at: a1, side: red, range: 6}, B: {at: c1, side: blue}}\n';
const text = (asks: string, edition = 'core-2008') => `edition: ${edition}\n${MAP}${PIECES}ask: ${asks}\n`;

describe('ask', () => {
  test('returns data with reasons and citations', () => {
    const ruling = ask(core2008, text('{hit: {attacker: A, target: B, attack: ranged}}'));
    expect(ruling).toMatchObject({ ok: true, value: { question: 'hit', legal: false, edition: 'core-2008' } });
    if (!ruling.ok) return;
    expect(ruling.value.told.why).toEqual(['line-blocked']);
    expect(ruling.value.reasons).toEqual([
      { code: 'line-blocked', passage: expect.stringMatching('Blocking Terrain'), basis: 'book' },
    ]);
    expect(JSON.parse(JSON.stringify(ruling.value.told))).toEqual(ruling.value.told);
  });

  test('has no legality for a question that permits nothing', () => {
    expect(ask(core2008, text('{range: [A, B]}'))).toMatchObject({
      ok: true,
      value: { legal: null, told: { squares: 2 } },
    });
  });

  test('refers deeds to give, and a force to checkForce', () => {
    const played = text('{play: [{damage: [B, 1]}]}');
    expect(ask(core2008, text('{play: []}'))).toMatchObject({ ok: false });
    expect(ask(core2008, played).ok).toBe(false);
  });
});

test('give plays deeds', () => {
  const result = give(core2008, text('{play: [{damage: [B, 2]}]}'));
  expect(result.ok ? result.value.told.B : result.fault).toMatchObject({ click: 3 });
  expect(give(core2008, text('{range: [A, B]}'))).toMatchObject({ ok: false, fault: { code: 'not-a-play' } });
});

test('checkForce reports problems of a force', () => {
  const force = (points: number) =>
    `edition: core-2008\nask: {force: {build_total: 100, characters: [{name: Ash, points: ${points}}]}}\n`;
  expect(checkForce(core2008, force(90))).toMatchObject({ ok: true, value: { legal: true, points: 90, left: 10 } });
  const over = checkForce(core2008, force(120));
  expect(over).toMatchObject({ ok: true, value: { legal: false, left: -20 } });
  expect(over.ok ? over.value.problems.map(({ code }) => code) : []).toContain('over-build-total');
  expect(checkForce(core2008, text('{range: [A, B]}'))).toMatchObject({
    ok: false,
    fault: { code: 'not-a-force-question' },
  });
});

test('parsePosition parses one without a question', () => {
  const read = parsePosition(`edition: core-2008\n${MAP}${PIECES}`);
  expect(read).toMatchObject({ ok: true, value: { edition: 'core-2008', ask: null } });
  expect(read.ok ? read.value.position.pieces.map(({ id }) => id) : []).toEqual(['A', 'B']);
});

test('every edition has a name, and the rules search accepts what players type', () => {
  expect(editions.map(({ id }) => id)).toEqual([
    ...['core-2008', 'x-of-swords', 'hypertime-2003', 'hypertime-2002', 'strike-teams'],
  ]);
  expect(lookUp('can I shoot past a friend', 'core-2008')[0]?.title).toBe('Line of fire');
});

describe('an invalid question is a fault with a code, a path and a sentence', () => {
  const wide = `map: |\n  +${'---+'.repeat(200)}\n  |${' .  '.repeat(200)}|\n  +${'---+'.repeat(200)}\n`;
  test.each([
    ['nothing', ''],
    ['no YAML', '{{{'],
    ['ten megabytes', 'a'.repeat(10_000_000)],
    ['aliases in a circle', 'edition: core-2008\nask: &a {see: [*a, *a]}\n'],
    ['a thousand brackets', `edition: core-2008\nask: ${'['.repeat(1000)}`],
    ['a board that is far too wide', `edition: core-2008\n${wide}ask: {see: [a1, b1]}\n`],
    ['an edition that nobody knows', text('{see: [A, B]}', 'core-3000')],
    ['another edition than the rules', text('{see: [A, B]}', 'x-of-swords')],
    ['a question about nobody', text('{see: [A, Z]}')],
    ['no question', `edition: core-2008\n${MAP}${PIECES}`],
    ['a list', '- 1\n- 2\n'],
  ])('%s', (_, given) => {
    for (const answer of [ask(core2008, given), give(core2008, given), checkForce(core2008, given)]) {
      expect(answer.ok).toBe(false);
      if (answer.ok) continue;
      const { code, path, sentence } = answer.fault;
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(Array.isArray(path)).toBe(true);
      expect(sentence.length).toBeGreaterThan(10);
    }
  });

  test('an attack that the edition does not have', () => {
    expect(ask(strikeTeams, text('{hit: {attacker: A, target: B, attack: throw}}', 'strike-teams')).ok).toBe(false);
  });
});
