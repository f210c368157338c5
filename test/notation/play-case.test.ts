import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCases } from '../../src/notation/cases';
import { printCaseResult, runCase } from '../../src/notation/run-case';
import { editionById } from '../../src/rules/editions';

const FOLDER = join(import.meta.dirname, '../cases/play-more');

function run(text: string): string[] {
  return parseCases(text, 'here', () => true).map((one) => {
    if (!one.ok) throw new Error(JSON.stringify(one.fault));
    const edition = editionById(one.value.edition);
    if (!edition) throw new Error(one.value.edition);
    return printCaseResult(runCase(one.value, edition));
  });
}

describe('played cases', () => {
  test.each(readdirSync(FOLDER))('%s', (name) => {
    const outcomes = run(readFileSync(join(FOLDER, name), 'utf8'));
    expect(outcomes.length).toBeGreaterThan(5);
    expect(outcomes.filter((outcome) => outcome !== 'passed')).toEqual([]);
  });
});

/** Runs a case of three figures, and returns the expectations that were not met. */
function played(events: string, expected: string, more = ''): string {
  const text = `edition: core-2008
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
${more}pieces: {A: {at: a1, clicks: 2, points: 75, tokens: 1}, B: {at: d1, side: blue}, C: {at: c1, side: green}}
ask: {play: ${events}}
expect: ${expected}`;
  return run(text)[0] as string;
}

describe('a played case', () => {
  test('stops at the first refused event, and compares the table at that time', () => {
    const events = '[{turn: red}, {act: [A, move]}, {act: [A, move]}, {damage: [B, 3, A]}]';
    expect(played(events, '{legal: true, B: {click: 4}}')).toBe(
      'expected legal true, came false; expected B.click 4, came 1',
    );
    expect(played(events, '{legal: false, why: [acted, two-tokens], red: {actions: 2}}')).toBe('passed');
  });

  test('prints shared points as fractions and whole ones as numbers, and accepts both forms', () => {
    const pushed = '[{turn: red}, {damage: [A, 1]}, {act: [A, move]}]';
    expect(played(pushed, '{blue: {points: "75/2"}, green: {points: 37}}')).toBe('expected green.points 37, came 75/2');
    expect(played(pushed, '{red: {points: "0"}, A: {ko: true, click: 3, tokens: 2}}')).toBe('passed');
  });

  test('has a winner only after the end, and none in a draw', () => {
    expect(played('[{turn: red}]', '{winner: red}')).toBe('expected winner red, came nothing');
    expect(played('[{turn: red}, {end: game}]', '{winner: red}')).toBe('expected winner red, came none');
  });

  test('gives no actions to a side out of turn', () => {
    expect(played('[{turn: red}]', '{red: {actions: 3}, blue: {actions: 0}}')).toBe('passed');
    expect(played('[]', '{red: {actions: 2}}', 'turn: red\nbuild_total: 200\n')).toBe('passed');
  });

  test('with more clicks than a dial can have fails with a message', () => {
    const text = `edition: core-2008
map: |
  +---+
  | . |
  +---+
pieces: {A: {at: a1, clicks: 999}}
ask: {play: [{turn: red}]}
expect: {legal: true}`;
    expect(run(text)[0]).toMatch(/^broke down: malformed/);
  });
});
