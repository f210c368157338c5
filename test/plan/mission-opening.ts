import { type Board, emptyBoard, listBoardSquares } from '../../src/board/board';
import { PRINTED_OBJECT, WALL } from '../../src/board/terrain';
import type { CardEffect } from '../../src/catalog/cards/effects';
import type { FigureKind } from '../../src/catalog/cards/figure-kind';
import { eastEdge, southEdge } from '../../src/grid/edge';
import type { Square } from '../../src/grid/square';
import { makePiece, type Piece, type StrikerCard } from '../../src/table/piece';
import { makePosition, type Position } from '../../src/table/position';
import { pickOne, pickSeveral, type RandomNumbers, randomBelow } from '../helpers/random-table';
import { PUZZLE_NAMES } from './make-puzzle';

const KINDS: Readonly<Record<string, readonly FigureKind[]>> = {
  heroes: ['hero'],
  mastermind: ['villain', 'villain', 'mastermind', 'henchman'],
};
const CARD_NAMES = ['Long Throw', 'Quick Strike', 'Heavy Blow', 'Sure Aim'];
/** Least and greatest values of an invented figure of each kind: strength, health. */
const STRENGTHS: Readonly<Record<FigureKind, readonly [number, number, number, number]>> = {
  hero: [2, 4, 6, 10],
  villain: [2, 4, 6, 10],
  mastermind: [3, 5, 9, 12],
  henchman: [1, 3, 3, 3],
};

function between(random: RandomNumbers, least: number, most: number): number {
  return least + randomBelow(random, most - least + 1);
}

function drawCards(random: RandomNumbers, kind: FigureKind): Record<string, StrikerCard> {
  if (kind === 'henchman' || random() < 0.4) return {};
  const effects: CardEffect[] = [
    {
      effect: 'attack',
      type: random() < 0.5 ? 'melee' : 'ranged',
      strength: between(random, 3, 6),
      more: 0,
      within: 0,
    },
  ];
  const name = pickOne(random, CARD_NAMES) ?? '';
  const card = { box: 'attack', cost: between(random, 2, 4), slots: 1, wounds: 0, duration: 0, tokens: 0, effects };
  return { [name]: card };
}

function drawPiece(random: RandomNumbers, side: string, place: number, at: Square): Piece {
  const kind = pickOne(random, KINDS[side] ?? []) ?? 'hero';
  const [weakest, strongest, frail, tough] = STRENGTHS[kind];
  const health = between(random, frail, tough);
  const name = PUZZLE_NAMES[side === 'heroes' ? 'red' : 'blue']?.[place] ?? '';
  const slots = kind === 'henchman' ? 0 : 2;
  return makePiece(name.slice(0, 1), [at], {
    side,
    name,
    damage: between(random, weakest, strongest),
    striker: {
      kind,
      actionPoints: randomBelow(random, 4),
      gain: between(random, 3, 6),
      cap: null,
      health,
      wounds: randomBelow(random, Math.ceil(health / 2)),
      attacked: false,
      respawned: false,
      status: [],
      boxes: {
        attack: { cost: between(random, 1, 3), slots, wounds: 0 },
        ...(random() < 0.7 ? { defend: { cost: between(random, 1, 2), slots, wounds: 0 } } : {}),
        move: { cost: 1, slots, wounds: 0 },
      },
      cards: drawCards(random, kind),
    },
  });
}

function drawMissionBoard(random: RandomNumbers): Board {
  const [width, height] = [between(random, 6, 8), between(random, 5, 7)];
  const board = emptyBoard(width, height);
  const objectStrengths = new Map<Square, number>();
  for (const square of listBoardSquares(board)) {
    if (random() < 0.14) {
      board.terrain[square] = PRINTED_OBJECT;
      objectStrengths.set(square, between(random, 2, 4));
    }
    for (const edge of [eastEdge(square), southEdge(square)]) {
      const inside = edge === eastEdge(square) ? (square & 63) + 1 < width : (square >> 6) + 1 < height;
      if (inside && random() < 0.12) board.walls[edge] = WALL;
    }
  }
  return { ...board, objectStrengths };
}

/** Makes the position of a mission in which the teams are already close: 2 to 3 figures a side on a small map. */
export function drawMissionPosition(random: RandomNumbers): Position {
  const board = drawMissionBoard(random);
  const free = listBoardSquares(board).filter((square) => board.terrain[square] === 0);
  const each = between(random, 2, 3);
  const pieces = pickSeveral(random, free, each * 2).map((at, place) =>
    drawPiece(random, place % 2 === 0 ? 'heroes' : 'mastermind', place >> 1, at),
  );
  return makePosition(board, pieces, { turn: 'mastermind', round: 2, order: ['heroes', 'mastermind'] });
}
