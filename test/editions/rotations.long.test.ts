import { describe, expect, test } from 'vitest';
import { type Board, listBoardSquares } from '../../src/board/board';
import { OPEN } from '../../src/board/terrain';
import type { Square } from '../../src/grid/square';
import type { HitAnswer, Mark, Reason } from '../../src/rules/answer';
import { EDITIONS } from '../../src/rules/editions';
import type { PieceOrSquare, Ruleset } from '../../src/rules/ruleset';
import type { Position } from '../../src/table/position';
import {
  IDENTITY_TRANSFORM,
  invertTransform,
  TRANSFORMS,
  type TransformedPlaces,
  transformPlaces,
} from '../helpers/map-transforms';
import { dailySeeds } from '../helpers/seeds';
import { makeWildPosition } from '../helpers/wild-position';

/** Basic transformations. All other transformations are combinations of these. */
const GENERATORS = TRANSFORMS.filter(({ mirrored, quarters }) => (mirrored ? quarters === 0 : quarters === 1));
const SEEDS = dailySeeds<readonly [seed: number, turns: typeof TRANSFORMS]>(
  [
    [38, GENERATORS],
    [131, GENERATORS],
    [7, TRANSFORMS],
  ],
  1,
);
const MIDDLING = { width: 8, height: 6, pieces: 7 };

/**
 * Transformed map. One conversion maps squares of the original map to this map. Another maps squares of an answer back,
 * so that answers can be compared.
 */
interface TransformedMap {
  readonly edition: Ruleset;
  readonly first: Board;
  readonly position: Position;
  readonly toTurned: TransformedPlaces;
  readonly told: TransformedPlaces;
}

type Answers = Record<string, unknown>;

const marksOf = ({ told: places }: TransformedMap, marks: readonly Mark[]) =>
  marks.map((mark) => JSON.stringify(places.mark(mark))).sort();
const squaresTold = ({ told: places }: TransformedMap, squares: readonly Square[]) =>
  squares.map(places.square).sort((a, b) => a - b);
const codes = (reasons: readonly Reason[]) => [...new Set(reasons.map((reason) => reason.code))].sort();

function pairs({ position }: TransformedMap): (readonly [string, string])[] {
  const ids = position.pieces.map((piece) => piece.id);
  return ids.flatMap((a) => ids.filter((b) => b !== a).map((b) => [a, b] as const));
}

function answerSights(sheet: TransformedMap): Answers {
  const { edition, position, first, toTurned: asked } = sheet;
  const answers: Answers = {};
  const places: [string, PieceOrSquare][] = [
    ...position.pieces.map(({ id }): [string, PieceOrSquare] => [id, { piece: id }]),
    ...listBoardSquares(first)
      .filter((square) => square % 5 === 0)
      .map((square): [string, PieceOrSquare] => [`square ${square}`, { square: asked.square(square) }]),
  ];
  for (const [from, a] of places.slice(0, position.pieces.length)) {
    for (const [to, b] of places) {
      const { see, by } = edition.see(position, a, b);
      const { adjacent, reasons } = edition.adjacent(position, a, b);
      const { squares } = edition.range(position, a, b);
      answers[`${from} to ${to}`] = [see, marksOf(sheet, by), adjacent, codes(reasons), squares];
    }
    const field = edition.sight(position, { piece: from });
    answers[`${from} sees`] = listBoardSquares(first).map((square) => field[asked.square(square)]);
  }
  return answers;
}

function answerMoves(sheet: TransformedMap): Answers {
  const { edition, position, first, toTurned: places } = sheet;
  const answers: Answers = {};
  for (const { id: piece, squares } of position.pieces) {
    for (const action of ['move', ...edition.moves]) {
      const question = { piece, action, carrying: null, mode: null, actionPoints: null, run: false };
      const { ends, breakAway, speed, reasons } = edition.reach(position, question);
      const told = ends.map((end) => [...squaresTold(sheet, end.squares), end.cost].join(' ')).sort();
      answers[`${piece} reaches by ${action}`] = [told, breakAway, speed.total, codes(reasons)];
      if (squares.length > 1) continue;
      for (const square of listBoardSquares(first).filter((each) => each % 4 === 1)) {
        const moved = edition.move(position, { ...question, to: [places.square(square)] });
        answers[`${piece} to ${square} by ${action}`] = [
          moved.legal,
          moved.cost,
          moved.breakAway,
          codes(moved.reasons),
        ];
      }
    }
  }
  return answers;
}

/**
 * Lists the ends of all moves, and whether the piece must stop there. A double base may reach the same two squares by
 * either of its ends.
 */
function stops(sheet: TransformedMap): Answers {
  const { edition, position } = sheet;
  const answers: Answers = {};
  for (const { id: piece } of position.pieces) {
    const question = { piece, action: 'move', carrying: null, mode: null, actionPoints: null, run: false };
    for (const { squares, mustStop } of edition.reach(position, question).ends)
      answers[`${piece} on ${squaresTold(sheet, squares)}`] = mustStop;
  }
  return answers;
}

function attackTold({ legal, reasons, targets, cost }: HitAnswer): unknown {
  const each = targets.map(({ needs, chance, damage, strength, obstruction, wounds, knockOut }) => {
    const odds = [chance.numerator, chance.denominator, knockOut.numerator, knockOut.denominator];
    return [needs, odds, damage.total, strength, obstruction, wounds];
  });
  return [legal, codes(reasons), each, cost];
}

function blows({ edition, position, ...sheet }: TransformedMap): Answers {
  const answers: Answers = {};
  const common = { strength: null, aim: 1, defend: 1, from: null, object: null };
  for (const [attacker, target] of pairs({ edition, position, ...sheet })) {
    for (const attack of edition.attacks) {
      const hit = edition.hit(position, { attacker, targets: [target], attack, ...common });
      answers[`${attacker} hits ${target}, ${attack}`] = attackTold(hit);
    }
  }
  return answers;
}

function pushes(sheet: TransformedMap): Answers {
  const { edition, position, toTurned: places } = sheet;
  const answers: Answers = {};
  for (const [attacker, target] of pairs(sheet)) {
    for (const name of [0, 3, 6]) {
      const direction = places.direction(name);
      const { to, damage } = edition.knockBack(position, { attacker, target, taken: 3, direction });
      const slam = edition.mission?.slam(position, { attacker, target, spaces: 3, damage: 4, direction });
      const slammed = slam && [
        slam.legal,
        squaresTold(sheet, slam.to),
        slam.slamDamage,
        marksOf(sheet, slam.destroyed),
      ];
      answers[`${attacker} pushes ${target} ${name}`] = [squaresTold(sheet, to), damage, slammed];
    }
  }
  return answers;
}

function wrecks(sheet: TransformedMap): Answers {
  const { edition, position, first, toTurned: places } = sheet;
  const answers: Answers = {};
  const walls = [...first.walls.keys()].filter((edge) => first.walls[edge] !== OPEN);
  const targets = [
    ...walls.slice(0, 15).map((edge) => [`wall ${edge}`, { edge: places.edge(edge) }] as const),
    ...listBoardSquares(first).map((square) => [`square ${square}`, { square: places.square(square) }] as const),
  ];
  for (const { id: attacker } of position.pieces) {
    for (const attack of edition.attacks) {
      for (const [name, target] of targets) {
        const question = { attacker, target, attack, strength: 4, aim: 0 };
        const { legal, reasons, debris } = edition.destroy(position, question);
        answers[`${attacker} breaks ${name}, ${attack}`] = [legal, codes(reasons), squaresTold(sheet, debris)];
      }
    }
  }
  return answers;
}

const QUESTIONS = { looks: answerSights, walks: answerMoves, stops, blows, pushes, wrecks };

describe.each(EDITIONS)('$id gives the same answers in every orientation of the map', (edition) => {
  describe.each(Object.entries(QUESTIONS))('%s', (_, ask) => {
    test.each(SEEDS)('seed %i', (seed, turns) => {
      const position = makeWildPosition(seed, MIDDLING);
      const first = position.board;
      const still = transformPlaces(first, IDENTITY_TRANSFORM);
      const expected = ask({ edition, first, position, toTurned: still, told: still });
      for (const turn of turns) {
        const places = transformPlaces(first, turn);
        const turned = places.position(position);
        const told = transformPlaces(turned.board, invertTransform(turn));
        const came = ask({ edition, first, position: turned, toTurned: places, told });
        const differing = Object.keys(expected).filter(
          (key) => JSON.stringify(came[key]) !== JSON.stringify(expected[key]),
        );
        expect([turn.name, ...differing]).toEqual([turn.name]);
      }
    });
  });
});
