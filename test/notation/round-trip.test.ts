import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Case } from '../../src/notation/case';
import { parseCases, parseSharedPosition, printCase, printCases, printPosition } from '../../src/notation/cases';
import { printNotationFault } from '../../src/notation/fault';
import { dailyRuns } from '../helpers/seeds';
import { arbitraryCases, arbitraryPositions } from './arbitrary';

vi.setConfig({ testTimeout: 60_000 });

const CASES = join(import.meta.dirname, '../cases');
const anyEdition = () => true;

function read(text: string): Case[] {
  return parseCases(text, 'here', anyEdition).map((one) => {
    if (!one.ok) throw new Error(`${printNotationFault(one.fault)}\n${text}`);
    return one.value;
  });
}

describe('parse and print are inverse', () => {
  it('for cases of every question', () => {
    fc.assert(
      fc.property(arbitraryCases, (one) => {
        const text = printCase(one);
        const [again] = read(text);
        if (!isDeepStrictEqual(again, one)) expect(again).toEqual(one);
        expect(printCase(again as Case)).toBe(text);
      }),
      { seed: 20263, numRuns: dailyRuns(300, 20) },
    );
  });

  it('for positions without a question', () => {
    fc.assert(
      fc.property(arbitraryPositions, (position) => {
        const shared = parseSharedPosition(printPosition(position, 'any'), 'here', anyEdition);
        if (!shared.ok) throw new Error(printNotationFault(shared.fault));
        if (!isDeepStrictEqual(shared.value.position, position)) expect(shared.value.position).toEqual(position);
        expect(shared.value.ask).toBeNull();
      }),
      { seed: 20264, numRuns: dailyRuns(100, 30) },
    );
  });

  // Daily runs use a sixth of the files, with all editions; other tests parse all files every day.
  const files = readdirSync(CASES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .filter((_, at) => at % dailyRuns(1, 6) === 0);
  it.each(files)('for every case of %s', (name) => {
    const cases = read(readFileSync(join(CASES, name), 'utf8'));
    expect(cases.length).toBeGreaterThan(0);
    expect(isDeepStrictEqual(read(printCases(cases)), cases)).toBe(true);
  });
});

describe('printing', () => {
  it('omits defaults, and draws the map', () => {
    const [one] = read(`
      expect: {why: [line-blocked, too-far, too-far]}
      ask: {hit: {attack: ranged, attacker: A, target: [B], aim: 0}}
      pieces: {A: {speed: 8, at: [a1], tokens: 0}, B: {side: blue, at: b1, powers: [], team: Storm}}
      round: 2
      order: [red, blue]
      map: "#\\n .   h\\n#"
      edition: any
      title: A shot
    `);
    expect(printCase(one as Case)).toBe(`title: A shot
edition: any
map: |
  +---+---+
  | .   h |
  +---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: b1, side: blue, team: Storm}
ask: {hit: {attacker: A, target: B, attack: ranged}}
expect: {why: [line-blocked, too-far]}
`);
  });

  it('a shared position includes its question', () => {
    const [one] = read(readFileSync(join(CASES, 'core-2008/carry.yaml'), 'utf8'));
    const { position, ask } = one as Case;
    const shared = parseSharedPosition(
      printPosition(position as NonNullable<typeof position>, 'any', ask, 'Mine'),
      'here',
      anyEdition,
    );
    expect(shared.ok && [shared.value.title, shared.value.ask, shared.value.expect]).toEqual(['Mine', ask, null]);
  });
});
