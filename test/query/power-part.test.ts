import { describe, expect, test } from 'vitest';
import { parseSharedPosition } from '../../src/notation/cases';
import { applyCaseFacts, makeCaseGameFacts } from '../../src/notation/game-of-case';
import { answerMapQuestion, type MapQuestion } from '../../src/query/answer-map-question';
import { makeAttackDeed, makeMoveDeed } from '../../src/query/make-deeds';
import { findPowerParts, type PowerPart } from '../../src/query/power-part';
import { NO_TERMS, type QuestionTerms } from '../../src/query/question-terms';
import { positionInGame, resolveDeed } from '../../src/query/resolve-deed';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { emptyTable } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { requireEdition } from '../helpers/require-edition';
import { printDrawing, type Scene } from '../helpers/ruling';
import { dailyRuns } from '../helpers/seeds';
import { squareNamed } from '../helpers/square-named';

type Holder = 'A' | 'B';
type Mode = 'see' | 'hit' | 'move';

interface Situation {
  readonly scene: Scene;
  /** Square to which A moves. */
  readonly to: string;
  readonly kind?: string;
  readonly terms?: Partial<QuestionTerms>;
}

const OPEN = ['. . w w . .', '. . . . . .', '. . . . . .'];
const RED = { side: 'red', attack: 12, damage: 3, range: 6, speed: 4, clicks: 8 };
const BLUE = { ...RED, side: 'blue' };
const FRIENDS = { C: { ...BLUE, at: 'c3' }, D: { ...RED, at: 'a2' } };

/** Situations. Together they are few, but almost every power changes something in one of them. */
const SITUATIONS: readonly Situation[] = [
  {
    scene: {
      map: OPEN,
      pieces: { A: { ...RED, at: 'b2', tokens: 1 }, B: { ...BLUE, at: 'c2', powers: ['toughness'] }, ...FRIENDS },
    },
    to: 'd1',
  },
  {
    scene: {
      map: ['. h h . . .', '. . B h w .', '. . . . . .'],
      pieces: { A: { ...RED, at: 'a1' }, B: { ...BLUE, at: 'e1', powers: ['toughness', 'super-senses'] } },
    },
    to: 'd2',
  },
  {
    scene: {
      map: OPEN,
      pieces: { A: { ...RED, at: 'b2', holding: 'heavy' }, B: { ...BLUE, at: 'c2' } },
      more: { objects: { crate: { at: 'a2', kind: 'light' } } },
    },
    to: 'b1',
    kind: 'ranged',
  },
  {
    scene: {
      map: OPEN,
      pieces: { A: { ...RED, at: 'a1' }, B: { ...BLUE, at: 'e1' }, C: { ...BLUE, at: 'e2' } },
      more: { objects: { crate: { at: 'b1', kind: 'light' }, anvil: { at: 'c1', kind: 'heavy' } } },
    },
    to: 'd1',
    terms: { doubles: { direction: null } },
  },
];

/** Cache of tables, by the text of the position. Parsing takes most of the time of this test. */
const tables = new Map<string, Table>();

function lay(rules: Ruleset, { map, pieces, more }: Scene): Table {
  const text = JSON.stringify({ edition: rules.id, turn: 'red', ...more, map: printDrawing(map), pieces });
  const known = tables.get(text);
  if (known) return known;
  const parsed = parseSharedPosition(text, 'scene', (id) => id === rules.id);
  if (!parsed.ok) throw new SyntaxError(JSON.stringify(parsed.fault));
  // A is damaged, so healing has an effect.
  const wound = { fact: 'clicked', piece: 'A', by: 1, cause: 'damage', from: null } as const;
  const table = applyCaseFacts(emptyTable, [...makeCaseGameFacts(rules, parsed.value.written, []), wound]);
  tables.set(text, table);
  return table;
}

/** Returns a situation in which one figure has only the given powers. */
function withPowers({ scene, ...more }: Situation, holder: Holder, powers: readonly string[]): Situation {
  const piece = { ...scene.pieces[holder], powers };
  return { ...more, scene: { ...scene, pieces: { ...scene.pieces, [holder]: piece } } };
}

function ask(ruleset: Ruleset, table: Table, { to, kind, terms }: Situation, mode: Mode): MapQuestion {
  const position = positionInGame(ruleset, table);
  if (!position) throw new Error('no map');
  const target = mode === 'move' ? { square: squareNamed(to) } : { piece: 'B' };
  return { ruleset, position, selected: 'A', mode, target, kind: kind ?? null, terms: { ...NO_TERMS, ...terms } };
}

function partIn(rules: Ruleset, situation: Situation, mode: Mode, holder: Holder, power: string): PowerPart {
  const full = withPowers(situation, holder, [power]);
  const table = lay(rules, full.scene);
  const shown = { piece: holder, power };
  return findPowerParts(ask(rules, table, full, mode), table, [shown]).get(shown) ?? 'no-effect';
}

/**
 * Prints what the answer sheet shows: the answer, and the consequences of the action that players can record from it.
 */
function show(rules: Ruleset, situation: Situation, mode: Mode, kind: string | null): string {
  const table = lay(rules, situation.scene);
  const question = { ...ask(rules, table, situation, mode), kind };
  const answer = answerMapQuestion(question);
  const terms = question.terms ?? NO_TERMS;
  const deed =
    answer?.mode === 'hit'
      ? makeAttackDeed(table, answer, terms, terms.doubles ? 'doubles' : 'hit')
      : answer?.mode === 'move'
        ? makeMoveDeed(table, answer, terms)
        : null;
  return JSON.stringify([answer, deed && resolveDeed(rules, table, deed, terms)?.consequences]);
}

/** Powers that change no answer about the figure that has them, with the reason. */
const OUTSIDE: Readonly<Record<string, string>> = {
  enhancement: 'adds to the damage of friends beside the figure',
  defend: 'lends the defense of the figure to friends beside it',
};

/** Modes in which the answer sheet lists the powers of a figure. */
const MODES_BY_HOLDER: Readonly<Record<Holder, readonly Mode[]>> = { A: ['see', 'hit', 'move'], B: ['see', 'hit'] };
const HOLDERS: readonly Holder[] = ['A', 'B'];
/** Daily runs check one in `EACH` powers; long runs check all powers. */
const EACH = dailyRuns(1, 3);
const DIALS = EDITIONS.filter(({ mission }) => !mission);

describe('the part of a power in an answer', { timeout: 300_000 }, () => {
  test.each(DIALS.map((rules) => [rules.id, rules] as const))(
    'of %s is applied only if the answer differs',
    (_, rules) => {
      const still: string[] = [];
      const plain = new Map<string, string>();
      // The answer for the same figure without the power. Many powers are compared with the same answer.
      const showPlain = (situation: Situation, holder: Holder, mode: Mode, kind: string | null): string => {
        const key = [SITUATIONS.indexOf(situation), holder, mode, kind].join(' ');
        const known = plain.get(key) ?? show(rules, withPowers(situation, holder, []), mode, kind);
        plain.set(key, known);
        return known;
      };
      for (const { id: power, standing } of rules.powers.filter((_, place) => place % EACH === 0)) {
        if (standing === 'player-rules') continue;
        const found = new Set<PowerPart>();
        for (const situation of SITUATIONS)
          for (const holder of HOLDERS)
            for (const mode of MODES_BY_HOLDER[holder]) {
              const part = partIn(rules, situation, mode, holder, power);
              found.add(part);
              if (part !== 'applied') continue;
              const full = withPowers(situation, holder, [power]);
              const table = lay(rules, full.scene);
              const answer = answerMapQuestion(ask(rules, table, full, mode));
              const kind = answer && 'chosen' in answer ? answer.chosen : null;
              const without = showPlain(situation, holder, mode, kind);
              expect([power, mode, show(rules, full, mode, kind)]).not.toEqual([power, mode, without]);
            }
        found.delete('no-effect');
        if (found.size === 0) still.push(power);
      }
      expect(still.filter((power) => !Object.hasOwn(OUTSIDE, power))).toEqual([]);
    },
  );

  const [close, , , far] = SITUATIONS as [Situation, Situation, Situation, Situation];
  const old = requireEdition('hypertime-2003');
  const inHit = (power: string, holder: Holder = 'A', terms: Partial<QuestionTerms> = {}, situation = close) =>
    partIn(old, { ...situation, terms }, 'hit', holder, power);

  test('is an own action if players use the power by itself', () => {
    expect(inHit('mind-control')).toBe('own-action');
    expect(inHit('outwit')).toBe('own-action');
    expect(inHit('charge')).toBe('own-action');
  });

  test('is a choice until players take it', () => {
    expect(inHit('incapacitate')).toBe('your-choice');
    expect(inHit('incapacitate', 'A', { instead: 'incapacitate' })).toBe('applied');
    expect(inHit('flurry')).toBe('your-choice');
    expect(inHit('flurry', 'A', { action: 'flurry' })).toBe('applied');
    expect(partIn(old, close, 'move', 'A', 'charge')).toBe('your-choice');
    expect(partIn(old, { ...far, kind: 'charge' }, 'move', 'A', 'charge')).toBe('applied');
  });

  test('is a choice for damage that passes to a friend, and nothing without a friend beside the figure', () => {
    expect(inHit('mastermind', 'B')).toBe('your-choice');
    const { C: _, ...alone } = close.scene.pieces;
    const lonely = { ...close, scene: { ...close.scene, pieces: alone } };
    expect(inHit('mastermind', 'B', {}, lonely)).toBe('no-effect');
  });

  test('needs its die until the die is entered', () => {
    expect(inHit('blades-claws-fangs')).toBe('needs-die');
    expect(inHit('blades-claws-fangs', 'A', { die: 6 })).toBe('applied');
    expect(inHit('shape-change', 'B')).toBe('needs-die');
  });

  test('is nothing in an answer that the power does not concern', () => {
    expect(inHit('toughness', 'B')).toBe('applied');
    expect(inHit('toughness', 'A')).toBe('no-effect');
    expect(partIn(old, close, 'see', 'B', 'toughness')).toBe('no-effect');
  });
});
