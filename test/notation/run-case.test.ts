import { describe, expect, it } from 'vitest';
import { parseEdge } from '../../src/grid/edge';
import { parseSquare } from '../../src/grid/square';
import { parseCases } from '../../src/notation/cases';
import { printCaseResult, runCase } from '../../src/notation/run-case';
import { fraction } from '../../src/plain/fraction';
import type { Citation, HitAnswer, Mark, MoveAnswer, TargetAnswer } from '../../src/rules/answer';
import type { Ruleset } from '../../src/rules/ruleset';
import { requireCharacter } from '../../src/rules/shared/force/characters';

const cite: Citation = { edition: 'fake', passage: 'Nowhere', basis: 'book' };
const at = (name: string) => parseSquare(name) as number;
const square = (name: string): Mark => ({ mark: 'square', square: at(name) });
const wall: Mark = { mark: 'edge', edge: parseEdge('b2/b3') as number };
const line = { from: 0, to: 1 };

function target(id: string, needs: number | null): TargetAnswer {
  const tally = { base: 2, changes: [], total: 2 };
  const none = { line: null, sight: null, range: null, strength: null, obstruction: null, wounds: null };
  const odds = { withReroll: null, clicks: [], knockOut: fraction(0) };
  return {
    target: id,
    attack: tally,
    defense: tally,
    damage: tally,
    needs,
    chance: fraction(10, 24),
    ...odds,
    ...none,
  };
}

const hit: HitAnswer = {
  legal: false,
  reasons: ['too-far', 'line-blocked', 'too-far'].map((code) => ({ code: code as 'too-far', marks: [], cite })),
  notes: [],
  targets: [target('B', 8)],
  splash: [],
  together: null,
  cost: null,
};
const moved: MoveAnswer = { legal: true, reasons: [], notes: [], cost: 3, breakAway: 4, path: [] };

/** A fake edition with fixed answers. */
const fake = {
  id: 'fake',
  actionTotal: () => 3,
  force: {
    clauses: [requireCharacter(cite)],
    usualTotal: 300,
    featLimit: null,
    themes: null,
  },
  attacks: ['close', 'ranged'],
  adjacent: () => ({ adjacent: true, reasons: [], cite }),
  range: () => ({ squares: 5, line, cite }),
  see: () => ({
    see: 'blocked',
    by: [wall, square('c1'), { mark: 'piece', piece: 'B' }],
    hindrances: [],
    reasons: [],
    notes: [],
    line,
  }),
  hit: () => hit,
  move: () => moved,
  reach: () => ({
    ends: [{ squares: [at('a1')] }, { squares: [at('b1')] }, { squares: [at('b1')] }, { squares: [at('c3')] }],
  }),
  carry: () => {
    throw new RangeError('lost');
  },
  knockBack: () => ({ legal: true, reasons: [], to: [at('c1'), at('c2')], damage: 1, path: [], notes: [] }),
  destroy: () => ({ legal: true, reasons: [], notes: [], debris: [at('b2'), at('b3')] }),
} as unknown as Ruleset;

function run(ask: string, expected: string, ruleset: Ruleset = fake): string {
  const [one] = parseCases(
    `edition: any
map: |
  +---+---+---+
  | .   .   . |
  +   +   +   +
  | .   .   . |
  +   +---+   +
  | .   .   . |
  +---+---+---+
pieces: {A: {at: a1}, B: {at: c1, side: blue}, C: {at: c3, side: blue}}
ask: ${ask}
expect: ${expected}`,
    'here',
    () => true,
  );
  if (!one?.ok) throw new Error(JSON.stringify(one));
  return printCaseResult(runCase(one.value, ruleset));
}

describe('the runner', () => {
  const see = '{see: [A, B]}';
  const shoot = '{hit: {attacker: A, target: B, attack: ranged}}';
  const walk = '{move: {piece: A, to: c2, action: move}}';
  const cases: [ask: string, expected: string, line: string][] = [
    ['{adjacent: [A, B]}', '{adjacent: true}', 'passed'],
    ['{adjacent: [A, B]}', '{adjacent: false}', 'expected adjacent false, came true'],
    ['{range: [A, c3]}', '{squares: 5}', 'passed'],
    ['{range: [A, c3]}', '{squares: 4}', 'expected squares 4, came 5'],
    [see, '{see: blocked, by: [B, b3/b2, c1]}', 'passed'],
    [see, '{see: blocked}', 'passed'],
    [see, '{see: clear}', 'expected see clear, came blocked'],
    [see, '{see: clear, by: [B, c1]}', 'expected see clear, came blocked; expected by [B, c1], came [B, b2/b3, c1]'],
    [see, '{by: [B, b2/b3, c1, c2]}', 'expected by [B, b2/b3, c1, c2], came [B, b2/b3, c1]'],
    [shoot, '{legal: false, why: [line-blocked, too-far], needs: 8, damage: 2}', 'passed'],
    [shoot, '{why: [too-far]}', 'expected why [too-far], came [line-blocked, too-far]'],
    [shoot, '{chance: "5/12"}', 'passed'],
    [shoot, '{chance: 10/24}', 'passed'],
    [shoot, '{chance: 1/2}', 'expected chance 1/2, came 5/12'],
    [shoot, '{wounds: 0}', 'expected wounds 0, came nothing'],
    [walk, '{legal: true, why: [], cost: 3}', 'passed'],
    [walk, '{breakaway: true}', 'passed'],
    [walk, '{breakaway: 4}', 'passed'],
    [walk, '{breakaway: 3}', 'expected breakaway 3, came 4'],
    [walk, '{breakaway: false}', 'expected breakaway false, came 4'],
    ['{reach: {piece: A}}', '{squares: [c3, b1], count: 2}', 'passed'],
    [
      '{reach: {piece: A}}',
      '{squares: [b1], count: 3}',
      'expected squares [b1], came [b1, c3]; expected count 3, came 2',
    ],
    ['{knockback: {attacker: A, target: B, taken: 2}}', '{to: [c2, c1], damage: 1}', 'passed'],
    ['{knockback: {attacker: A, target: B, taken: 2}}', '{to: c2}', 'expected to [c2], came [c1, c2]'],
    ['{destroy: {attacker: A, target: b2/b3, attack: close}}', '{debris: [b3, b2]}', 'passed'],
    ['{destroy: {attacker: A, target: b2/b3, attack: close}}', '{debris: []}', 'expected debris [], came [b2, b3]'],
    ['{destroy: {attacker: A, target: b2, attack: throw}}', '{legal: true}', "no attack 'throw'"],
    ['{carry: {carrier: A, carried: B}}', '{legal: false}', 'broke down: lost'],
    ['{slam: {attacker: A, target: B, spaces: 1, damage: 2}}', '{slam_damage: 0}', 'no answer yet for slam'],
    ['{force: {characters: [{name: Ash, points: 40}]}}', '{legal: true, why: [], points: 40}', 'passed'],
    ['{force: {characters: []}}', '{legal: false, why: [no-character], actions: 3, themed: []}', 'passed'],
    [
      '{force: {characters: []}}',
      '{why: [], feat_limit: 30}',
      'expected why [], came [no-character]; expected feat_limit 30, came nothing',
    ],
    ['{unit_levels: {heroes: [{unit: 1, level: 1}]}}', '{heroes: {level: 1}}', 'no answer yet for unit_levels'],
    ['{play: [{turn: red}, {round: 1}]}', '{legal: true}', 'no answer yet for play'],
  ];
  it.each(cases)('%s %s', (ask, expected, outcome) => {
    expect(run(ask, expected)).toBe(outcome);
  });

  it('compares what an attack does to each of several targets', () => {
    const both = { ...fake, hit: () => ({ ...hit, targets: [target('B', 8), target('C', null)] }) };
    const ask = '{hit: {attacker: A, target: [B, C], attack: ranged}}';
    expect(run(ask, '{needs: {B: 8}, chance: {C: 5/12}}', both)).toBe('passed');
    expect(run(ask, '{needs: {B: 7, C: 8}}', both)).toBe(
      'expected needs.B 7, came 8; expected needs.C 8, came nothing',
    );
  });

  it('does not accept a missing roll for an expected one', () => {
    const free = { ...fake, move: () => ({ ...moved, breakAway: false as const, cost: null }) };
    expect(run(walk, '{breakaway: true, cost: 3}', free)).toBe(
      'expected breakaway true, came false; expected cost 3, came nothing',
    );
    expect(run(walk, '{breakaway: false}', free)).toBe('passed');
  });
});
