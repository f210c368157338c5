import { describe, expect, test } from 'vitest';
import { PRINTED_OBJECT } from '../../src/board/terrain';
import { DIRECTIONS } from '../../src/grid/direction';
import { parseSquare, type Square, squareName } from '../../src/grid/square';
import { askKnockBack, listHurlableObjects } from '../../src/query/knock-back';
import { NO_TERMS } from '../../src/query/question-terms';
import { askLift } from '../../src/query/telekinesis-move';
import { editionById } from '../../src/rules/editions';
import type { HitQuestion, Ruleset } from '../../src/rules/ruleset';
import { findPiece, type Position } from '../../src/table/position';
import { positionFromScene } from '../helpers/ruling';

const core = editionById('core-2008') as Ruleset;
const at = (name: string): Square => parseSquare(name) as Square;

const OPEN = ['. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .'];

describe('knock back', () => {
  /** Asks the knock back question after A hits B with doubles. */
  function pushed(
    position: Position,
    { targets = ['B'], doubles = true, taken = {}, direction = null as number | null },
  ) {
    const question: HitQuestion = {
      attacker: 'A',
      targets,
      attack: 'close',
      strength: null,
      aim: 0,
      defend: 0,
      from: null,
      object: null,
    };
    const terms = { ...NO_TERMS, doubles: doubles ? { direction } : null, taken };
    return askKnockBack(core, position, core.hit(position, question), question, terms);
  }
  const beside = positionFromScene(core, {
    map: OPEN,
    pieces: { A: { at: 'b2' }, B: { at: 'c2', side: 'blue' }, C: { at: 'b3', side: 'blue' } },
  });
  const aside = positionFromScene(core, {
    map: OPEN,
    pieces: { A: { at: 'a1', range: 8 }, B: { at: 'c2', side: 'blue' }, D: { at: 'b4', side: 'blue' } },
  });

  test('goes along a straight line without asking', () => {
    const options = pushed(beside, {});
    expect(options).toMatchObject({ choices: [], direction: null });
    expect(options?.answer?.to.map(squareName)).toEqual(['e2']);
  });

  test.each([
    ['without doubles', { doubles: false }],
    ['where nothing is taken', { taken: { B: 0 } }],
    ['of several targets', { targets: ['B', 'C'] }],
  ])('is null %s', (_, changes) => {
    expect(pushed(beside, changes)).toBeNull();
  });

  test.each([
    ['B', 'c2', ['e', 'se']],
    ['D', 'b4', ['s', 'se']],
  ])('of %s at %s goes in one of the two directions nearest to the line', (target, _, ways) => {
    const question: HitQuestion = {
      attacker: 'A',
      targets: [target],
      attack: 'ranged',
      strength: null,
      aim: 0,
      defend: 0,
      from: null,
      object: null,
    };
    const hit = core.hit(aside, question);
    const ask = (direction: number | null) =>
      askKnockBack(core, aside, hit, question, { ...NO_TERMS, doubles: { direction } });
    const open = ask(null);
    expect(open?.choices.map(({ direction }) => DIRECTIONS[direction]?.name)).toEqual(ways);
    expect(open?.answer).toBeNull();
    const first = open?.choices[0]?.direction ?? -1;
    expect(ask(first)?.direction).toBe(first);
    expect(ask(first)?.answer?.path.length).toBeGreaterThan(1);
    expect(ask(first)?.answer?.to).toEqual(open?.choices[0]?.to);
  });
});

describe('things next to a figure', () => {
  test('are those printed on the map, in reach of its whole base', () => {
    const position = positionFromScene(core, {
      map: OPEN,
      pieces: { A: { at: ['a2', 'b2'] } },
    });
    const terrain = position.board.terrain.slice();
    for (const name of ['c3', 'd2', 'a1', 'b4']) terrain[at(name)] = PRINTED_OBJECT;
    const drawn = { ...position, board: { ...position.board, terrain } };
    const attacker = findPiece(drawn, 'A');
    if (!attacker) throw new Error('no A');
    expect(listHurlableObjects(drawn, attacker).map(squareName).sort()).toEqual(['a1', 'c3']);
  });
});

describe('telekinesis', () => {
  const position = positionFromScene(core, {
    map: ['. . . . . B', ...OPEN.slice(1)],
    pieces: {
      A: { at: 'a1', range: 4, powers: ['telekinesis'] },
      B: { at: 'c1' },
      C: { at: ['e5', 'f5'] },
    },
    more: { objects: { crate: { at: 'a3', kind: 'light' }, bin: { at: 'f6', kind: 'heavy' } } },
  });
  const mover = findPiece(position, 'A');
  if (!mover) throw new Error('no A');
  const ask = (square: string, wanted: string | null = null) => {
    const answer = askLift(core, position, mover, { square: at(square) }, at(square), ['move'], wanted);
    return answer?.mode === 'move' ? answer : null;
  };

  test('moves the chosen thing, or the first that may go there, never the user or a larger base', () => {
    expect(ask('b4')?.lifts).toEqual(['crate', 'bin', 'B']);
    expect(ask('b4')?.question).toMatchObject({ piece: 'crate', by: 'A', action: 'telekinesis', to: [at('b4')] });
    expect(ask('b4', 'B')?.question.piece).toBe('B');
    expect(ask('b4', 'nobody')?.question.piece).toBe('crate');
  });

  test('gives the first refusal if nothing may go there', () => {
    const refused = ask('f1');
    expect([refused?.move.legal, refused?.question.piece]).toEqual([false, 'crate']);
    expect(refused?.chosen).toBe('telekinesis');
  });

  test('is null if nothing else is on the map', () => {
    const alone = { ...position, objects: [], pieces: [mover] };
    expect(askLift(core, alone, mover, { square: at('b4') }, at('b4'), [], null)).toBeNull();
  });
});
