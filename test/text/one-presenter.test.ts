import { describe, expect, it, test } from 'vitest';
import { answerByEditions, type Desk } from '../../src/app/rules/desk';
import { parseBoardText } from '../../src/board/board-text';
import { parseSquare, type Square } from '../../src/grid/square';
import { answerMapQuestion } from '../../src/query/answer-map-question';
import { type MapTarget, type QuestionMode, toAnswered } from '../../src/query/map-answer';
import { EDITIONS } from '../../src/rules/editions';
import { makePiece } from '../../src/table/piece';
import { makePosition } from '../../src/table/position';
import { describeAnswer, listAnswerNumbers, printAnswer } from '../../src/text/answer/describe-answer';
import { makeAnswerLines } from '../../src/view/answer-lines';

const YARD = parseBoardText(
  [
    '+---+---+---+---+---+---+',
    '| .   .   h   .   .   . |',
    '+   +   +   +   +   +   +',
    '| .   .   .   . | .   . |',
    '+   +   +   +   +   +   +',
    '| .   .   .   .   .   . |',
    '+---+---+---+---+---+---+',
  ].join('\n'),
);
if (!YARD.ok) throw new Error('the map of this test cannot be read');
const at = (name: string): Square => parseSquare(name) ?? -1;

/** Makes a position with A, B behind hindering terrain, C behind a wall, and the friendly D next to A. */
function position() {
  if (!YARD.ok) throw new Error('unreachable');
  return makePosition(YARD.value, [
    makePiece('A', [at('a1')], { side: 'red', attack: 10, damage: 3, range: 8, targets: 2, speed: 8 }),
    makePiece('B', [at('e1')], { side: 'blue', defense: 17, powers: ['toughness'] }),
    makePiece('C', [at('f2')], { side: 'blue', defense: 15 }),
    makePiece('D', [at('a2')], { side: 'red' }),
  ]);
}

const CASES: readonly (readonly [what: string, mode: QuestionMode, target: MapTarget, kind: string | null])[] = [
  ['line of fire past hindering terrain', 'see', { piece: 'B' }, null],
  ['line of fire through a wall', 'see', { piece: 'C' }, null],
  ['line of fire to a square', 'see', { square: at('c3') }, null],
  ['a ranged attack', 'hit', { piece: 'B' }, 'ranged'],
  ['an attack on a friend', 'hit', { piece: 'D' }, 'ranged'],
  ['an attack out of reach', 'hit', { piece: 'C' }, 'close'],
  ['a move', 'move', { square: at('d2') }, 'move'],
  ['a move to an occupied square', 'move', { square: at('e1') }, 'move'],
  ['destroying a wall', 'hit', { square: at('d2') }, null],
];

describe.each(EDITIONS.map((rules) => [rules.name, rules] as const))(
  '%s gives the same answers on the map and on the rules desk',
  (_, rules) => {
    test.each(CASES)('%s', (_what, mode, target, kind) => {
      const now = position();
      const found = answerMapQuestion({ ruleset: rules, position: now, selected: 'A', mode, target, kind });
      if (!found) throw new Error('the map answers nothing');
      const answered = toAnswered(found, 'A');
      const desk: Desk = {
        name: '',
        note: '',
        edition: rules.id,
        houseRules: [],
        position: now,
        questions: [answered],
      };
      const [here] = answerByEditions(desk, answered);
      const naming = {
        piece: (id: string) => id,
        side: (side: string) => side,
        edition: () => rules.name,
        board: now.board,
      };
      const map = describeAnswer(answered, naming);
      const { boardLines, overlay: _overlay, ...words } = here?.answer ?? {};
      expect(words).toEqual(map);
      expect(boardLines).toEqual(makeAnswerLines(now, answered));
    });
  },
);

describe('numbers of an answer', () => {
  const [rules] = EDITIONS;
  const hit = answerMapQuestion({
    ruleset: rules,
    position: position(),
    selected: 'A',
    mode: 'hit',
    target: { piece: 'B' },
    kind: 'ranged',
  });
  const naming = { piece: (id: string) => id, side: (side: string) => side, edition: () => 'The book', board: null };
  const answer = hit && describeAnswer(toAnswered(hit, 'A'), naming);

  it('are the roll, the chance in 36ths and the clicks, in that order', () => {
    // Attack 10 against defense 17 + 1 needs eight or more: 15/36. Toughness leaves 2 of 3 clicks.
    expect(answer && listAnswerNumbers({ ...answer, rerolls: [] })).toEqual(['8 or more', '15/36, 42%', '2 clicks']);
  });

  it('come before the reasons in plain text, each with its passage', () => {
    const [head, ...rest] = answer ? printAnswer(answer).split('\n') : [];
    expect(head).toMatch(/^Yes · 8 or more · 15\/36, 42% · /);
    expect(rest).toContainEqual(expect.stringMatching(/^- Hindering terrain: defense \+1 \(The book · /));
    expect(rest).toContain('- Damage 3 − 1 = 2: a normal hit deals 2 clicks');
  });
});
