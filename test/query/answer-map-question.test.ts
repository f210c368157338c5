import { describe, expect, it } from 'vitest';
import { shortenName } from '../../src/app/map/map-titles';
import { boardFromSheet } from '../../src/board/map-sheet';
import { fraction } from '../../src/plain/fraction';
import { answerMapQuestion, chooseLikelyAttack, findTapTarget, placeBaseAt } from '../../src/query/answer-map-question';
import { listFootprints, turnBase } from '../../src/query/footprint';
import { listAttackKinds, listMoveKinds } from '../../src/query/kinds';
import { toAnswered } from '../../src/query/map-answer';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { makePiece } from '../../src/table/piece';
import { makePosition } from '../../src/table/position';
import { formatOutOf36 } from '../../src/text/answer/hit';
import { makeAnswerLines, toBoardMarks } from '../../src/view/answer-lines';
import { makeInitials, makeInitialsDistinct } from '../../src/view/initials';
import { makeHitBadges, makeReachOverlay, makeSightOverlay } from '../../src/view/overlays';
import { squareNamed } from '../helpers/square-named';
import { makeFakeRules, YARD_MAP } from '../ui/map-fakes';

const YARD_BOARD = boardFromSheet(YARD_MAP);
if (!YARD_BOARD.ok) throw new Error('the map of this test cannot be read');
const BOARD = YARD_BOARD.value;
const RULES = makeFakeRules();
const A = makePiece('A', [squareNamed('a1')]);
const B = makePiece('B', [squareNamed('e2')], { side: 'blue' });
const POSITION = makePosition(BOARD, [A, B]);
const ASKING = { ruleset: RULES, position: POSITION, selected: 'A', kind: null };

describe('questions from a selection and a tap', () => {
  it('targets the figure on the tapped square', () => {
    expect(findTapTarget(POSITION, squareNamed('e2'))).toEqual({ piece: 'B' });
    expect(findTapTarget(POSITION, squareNamed('c3'))).toEqual({ square: squareNamed('c3') });
  });

  it('sees figures and squares', () => {
    for (const target of [{ piece: 'B' }, { square: squareNamed('e2') }]) {
      expect(answerMapQuestion({ ...ASKING, mode: 'see', target })).toMatchObject({
        mode: 'see',
        see: { see: 'hindered' },
      });
    }
  });

  it('chooses the legal kind of attack, but respects a manual choice', () => {
    expect(answerMapQuestion({ ...ASKING, mode: 'hit', target: { piece: 'B' } })).toMatchObject({
      mode: 'hit',
      chosen: 'ranged',
    });
    const close = answerMapQuestion({ ...ASKING, mode: 'hit', target: { piece: 'B' }, kind: 'close' });
    expect(close).toMatchObject({ chosen: 'close', hit: { legal: false } });
  });

  it('chooses the close attack for a refused attack on an adjacent figure', () => {
    const never: Ruleset = { ...RULES, hit: (...question) => ({ ...RULES.hit(...question), legal: false }) };
    const beside = makePosition(BOARD, [A, makePiece('B', [squareNamed('b1')], { side: 'blue' })]);
    expect(chooseLikelyAttack(never, beside, A, 'B')?.attack).toBe('close');
    const afar = makePosition(BOARD, [A, B]);
    expect(chooseLikelyAttack(never, afar, A, 'B')?.attack).toBe('ranged');
  });

  it('offers a throw only with an object held, and only powers that the figure shows', () => {
    expect(listAttackKinds(RULES, POSITION, A)).toEqual(['close', 'ranged']);
    expect(listAttackKinds(RULES, POSITION, { ...A, holding: 'light' })).toContain('throw');
    expect(listMoveKinds(RULES, A)).toEqual(['move']);
    expect(listMoveKinds(RULES, { ...A, powers: ['charge'] })).toEqual(['move', 'charge']);
  });

  it('asks whether blocking terrain can be destroyed, and nothing about clear squares', () => {
    const destroy = answerMapQuestion({ ...ASKING, mode: 'hit', target: { square: squareNamed('d4') } });
    expect(destroy).toMatchObject({ mode: 'destroy', chosen: 'close', destroy: { legal: true } });
    expect(answerMapQuestion({ ...ASKING, mode: 'hit', target: { square: squareNamed('g7') } })).toBeNull();
  });

  it('asks nothing about a missing figure, or about a move to its own square', () => {
    expect(answerMapQuestion({ ...ASKING, mode: 'see', target: { piece: 'Z' } })).toBeNull();
    expect(answerMapQuestion({ ...ASKING, selected: 'Z', mode: 'see', target: { piece: 'B' } })).toBeNull();
    expect(answerMapQuestion({ ...ASKING, mode: 'move', target: { square: squareNamed('a1') } })).toBeNull();
  });

  it('places a larger base on the tapped square at the lowest cost in reach', () => {
    const double = makePiece('D', [squareNamed('a1'), squareNamed('b1')]);
    const ends = [
      { squares: [squareNamed('c2'), squareNamed('c3')], cost: 3, mustStop: false },
      { squares: [squareNamed('b3'), squareNamed('c3')], cost: 2, mustStop: false },
    ];
    const reach = {
      ends,
      breakAway: false,
      reasons: [],
      notes: [],
      speed: { base: 3, changes: [], total: 3 },
    } as const;
    expect(placeBaseAt(double, squareNamed('c3'), reach)).toEqual([squareNamed('b3'), squareNamed('c3')]);
    expect(placeBaseAt(double, squareNamed('f6'), reach)).toEqual([squareNamed('f6'), squareNamed('g6')]);
  });
});

describe('overlays', () => {
  it('divide all other squares of the map into clear, hindered and blocked', () => {
    const field = new Uint8Array(64 * 64);
    field[squareNamed('b1')] = 2;
    field[squareNamed('c1')] = 1;
    const { fills } = makeSightOverlay(POSITION, A, field);
    expect(fills.clear).toEqual([squareNamed('b1')]);
    expect(fills.hindered).toEqual([squareNamed('c1')]);
    expect(fills.blocked).toHaveLength(61);
  });

  it('number each square in reach with its lowest cost, and mark forced stops', () => {
    const overlay = makeReachOverlay(
      RULES.reach(POSITION, { piece: 'A', action: 'move', carrying: null, mode: null, actionPoints: null, run: false }),
    );
    expect(overlay.fills).toEqual({ reach: [squareNamed('b1')], stop: [squareNamed('c1')] });
    expect(overlay.numbers).toEqual([
      { square: squareNamed('b1'), text: '1' },
      { square: squareNamed('c1'), text: '2' },
    ]);
  });

  it('badge opponents only, with a chance or a short reason', () => {
    const far = makePiece('C', [squareNamed('h8')], { side: 'blue' });
    const badges = makeHitBadges(RULES, makePosition(BOARD, [A, B, far, makePiece('F', [squareNamed('b2')])]), A);
    expect([...badges.keys()]).toEqual(['B', 'C']);
    expect(badges.get('B')).toEqual({ text: '42%', tone: 'good' });
    expect(badges.get('C')).toEqual({ text: 'far', tone: 'bad' });
  });

  it('say once, at the attacker, that its own tokens forbid every attack', () => {
    const tired = makePiece('A', [squareNamed('a1')], { tokens: 2 });
    const far = makePiece('C', [squareNamed('h8')], { side: 'blue' });
    const badges = makeHitBadges(EDITIONS[0], makePosition(BOARD, [tired, B, far]), tired);
    expect([...badges]).toEqual([['A', { text: '2 tokens', tone: 'bad' }]]);
  });

  it('draw the line of fire with what blocks it', () => {
    const shut = makePosition(BOARD, [A, makePiece('B', [squareNamed('e5')], { side: 'blue' })]);
    const ruling = answerMapQuestion({ ...ASKING, position: shut, mode: 'see', target: { piece: 'B' } });
    expect(ruling && makeAnswerLines(shut, toAnswered(ruling, 'A'))).toEqual([
      {
        squares: [squareNamed('a1'), squareNamed('e5')],
        kind: 'fire',
        stopped: true,
        stops: [{ at: 'squares', squares: [squareNamed('d4')] }],
        hindrances: [],
      },
    ]);
  });

  it('draw no obstacle for a reason that concerns the attacker', () => {
    const tired: Ruleset = {
      ...RULES,
      hit: (...question) => {
        const answer = RULES.hit(...question);
        const cite = { edition: 'fake', passage: 'Pushing', basis: 'book' } as const;
        return {
          ...answer,
          legal: false,
          reasons: [{ code: 'two-tokens', marks: [{ mark: 'piece', piece: 'A' }], cite }],
        };
      },
    };
    const ruling = answerMapQuestion({ ...ASKING, ruleset: tired, mode: 'hit', target: { piece: 'B' } });
    expect(ruling && makeAnswerLines(POSITION, toAnswered(ruling, 'A'))).toMatchObject([{ stopped: false, stops: [] }]);
  });

  it('draw marks on all squares of a figure and on edges, and none for a missing figure', () => {
    const marks = toBoardMarks(POSITION, [
      { mark: 'piece', piece: 'B' },
      { mark: 'piece', piece: 'Z' },
      { mark: 'edge', edge: squareNamed('a1') * 2 },
    ]);
    expect(marks).toEqual([
      { at: 'squares', squares: [squareNamed('e2')] },
      { at: 'edge', from: squareNamed('a1'), to: squareNamed('b1') },
    ]);
  });
});

describe('bases', () => {
  it('places a double base in up to four ways on the map', () => {
    expect(listFootprints(BOARD, [1, 2], squareNamed('c3'))).toHaveLength(4);
    expect(listFootprints(BOARD, [1, 2], squareNamed('h8'))).toEqual([]);
    expect(listFootprints(BOARD, [2, 2], squareNamed('a1'))).toEqual([
      [squareNamed('a1'), squareNamed('b1'), squareNamed('a2'), squareNamed('b2')],
    ]);
  });

  it('returns to the first placement after four turns', () => {
    let squares: readonly number[] = [squareNamed('c3'), squareNamed('d3')];
    for (let turn = 0; turn < 4; turn++) squares = turnBase(BOARD, [1, 2], squares);
    expect(squares).toEqual([squareNamed('c3'), squareNamed('d3')]);
  });
});

describe('short texts', () => {
  it('gives a chance in 36ths if that is exact', () => {
    expect(formatOutOf36(fraction(5, 12))).toBe('15/36');
    expect(formatOutOf36(fraction(1, 108))).toBe('1/108');
  });

  it('number equal initials, each differently', () => {
    expect(makeInitialsDistinct(['BTi', 'Qua', 'BTi', 'BTa', 'BTa'])).toEqual(['BT1', 'Qua', 'BT2', 'BT3', 'BT4']);
    const many = makeInitialsDistinct(Array.from({ length: 12 }, () => 'Tol'));
    expect(new Set(many).size).toBe(12);
    expect(many[10]).toBe('T11');
  });

  it('take initials and short names from letters only', () => {
    expect(makeInitials('The Provost')).toBe('Pro');
    expect(makeInitials('The')).toBe('The');
    expect(makeInitials('Quarry')).toBe('Qua');
    expect(makeInitials('Brass Titan')).toBe('BTi');
    expect(makeInitials('Man of the Moon')).toBe('MOM');
    expect(makeInitials('<b>ünal</b>')).toBe('BÜB');
    expect(makeInitials('!!!')).toBe('?');
    expect(shortenName('The Provost')).toBe('Provost');
    expect(shortenName('Unit 7')).toBe('Unit 7');
  });
});
