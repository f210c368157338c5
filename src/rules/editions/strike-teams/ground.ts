import { BLOCKING, PRINTED_OBJECT } from '../../../board/terrain';
import type { Edge } from '../../../grid/edge';
import { distance, SQUARE_COUNT, type Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { SeeAnswer } from '../../answer';
import type { PieceOrSquare, SightField } from '../../ruleset';
import { areAdjacent, type NeighbourRules } from '../../shared/adjacency';
import { answerBestSight, findLineObstacles, type SightRules } from '../../shared/line-of-fire';
import { type CornerRules, type LineRules, makeWallTest } from '../../shared/line-rules';
import { pieceAsPlace, resolvePlace } from '../../shared/places';
import { computeSightField, type SightFieldRules } from '../../shared/sight-field';
import { flankEdges, getCrossedEdge, groundFlankRules, isClosedCorner, isWall, type Step } from '../../shared/steps';
import { cite, citeLineCause, citeSeparation } from './citations';

/**
 * Adjacency in "Combat: melee attack": squares that touch, diagonals included, without a wall or closed door between
 * them.
 */
export const NEIGHBOURS: NeighbourRules = {
  stairsJoin: true,
  diagonalBasesPart: false,
  cite: cite('Combat'),
  citeSeparation,
};

const LEVEL_FLOOR = new Uint8Array(SQUARE_COUNT);

/** Returns the position with all squares on one level, because this game has no elevated terrain. */
export function flattenPosition(position: Position): Position {
  return { ...position, board: { ...position.board, levels: LEVEL_FLOOR } };
}

/** Object printed on the map, or objective token, that has a material strength. */
interface DestructibleItem {
  readonly square: Square;
  /** Null if the map does not state a strength: the item then cannot be destroyed. */
  readonly strength: number | null;
}

/**
 * Finds the destructible item on a square.
 * @param token id of the token to find; null for the item printed on the map; undefined for the default target of
 * attacks
 */
export function findDestructible(position: Position, square: Square, token?: string | null): DestructibleItem | null {
  const heap = position.heaps?.get(square);
  if (heap) {
    const item = token === undefined ? heap[0] : heap.find((each) => each.token === token);
    return item ? { square, strength: item.strength } : null;
  }
  if (typeof token === 'string') return null;
  const { terrain, objectStrengths } = position.board;
  const strength = objectStrengths.get(square) ?? null;
  return strength === null && (terrain[square]! & PRINTED_OBJECT) === 0 ? null : { square, strength };
}

/** Returns the id of the token that an attack on a square hits. Null if it hits the object printed on the map. */
export function targetTokenOn(position: Position, square: Square, token?: string | null): string | null {
  return token === undefined ? (position.heaps?.get(square)?.[0]?.token ?? null) : token;
}

/** Whether the map has a printed object on the square. Unlike tokens, printed objects obstruct walkers. */
export function hasPrintedObject(position: Position, square: Square): boolean {
  return (position.board.terrain[square]! & PRINTED_OBJECT) !== 0;
}

/** Returns the material strength of a wall. Null if the wall cannot be destroyed, for example on the edge of a tile. */
export function wallStrength(position: Position, edge: Edge): number | null {
  return position.board.wallStrengths.get(edge) ?? null;
}

/**
 * Lists the walls and closed doors that obstruct a step: the wall that the step crosses, or all walls that close the
 * corner of a diagonal step.
 */
export function listWallsInStep(position: Position, step: Step): Edge[] {
  const { board } = position;
  if (step.flanks === null) return isWall(board, getCrossedEdge(step)) ? [getCrossedEdge(step)] : [];
  if (!isClosedCorner(board, step, groundFlankRules(board))) return [];
  return step.flanks.flatMap((flank) => flankEdges(step, flank)).filter((edge) => isWall(board, edge));
}

/**
 * Whether anything other than a wall blocks a step for all figures. This game has no blocking terrain, but a map may
 * have some.
 */
export function isStepBlocked(position: Position, step: Step): boolean {
  const { board } = position;
  return (board.terrain[step.to]! & BLOCKING) !== 0 || isClosedCorner(board, step, groundFlankRules(board));
}

const BLAST = { on: 3, beside: 2, near: 1 } as const;

/** "Ammunition Crate": lists the wounds, which ignore defense, if a crate breaks on this square. */
export function listBlastWounds(
  position: Position,
  square: Square,
): { readonly piece: Piece; readonly wounds: number }[] {
  return position.pieces.flatMap((piece) => {
    const wounds = blastWounds(position, square, piece);
    return wounds > 0 ? [{ piece, wounds }] : [];
  });
}

function blastWounds(position: Position, square: Square, piece: Piece): number {
  if (piece.squares.includes(square)) return BLAST.on;
  const place = { squares: [square], piece: null };
  if (areAdjacent(position, NEIGHBOURS, place, pieceAsPlace(piece))) return BLAST.beside;
  if (!piece.squares.some((each) => distance(each, square) === 2)) return 0;
  return see(position, { square }, { piece: piece.id }).see === 'clear' ? BLAST.near : 0;
}

export function isAmmunition(position: Position, square: Square): boolean {
  return position.ammunition.includes(square);
}

const NOTHING_BUT_WALLS: CornerRules = {
  blockingAndFigure: 'clear',
  figureAndFigure: 'clear',
  hinderingAndHindering: 'clear',
  hinderingAndOther: 'clear',
};

const LINE_OF_SIGHT = cite('Combat: Ranged Attacks (Line of Sight)');

/**
 * Returns the rules for lines: only walls and closed doors block a line ("Line of Sight"). `through` is a wall or door
 * that the line ignores.
 */
export function lineRules(position: Position, through: Edge | null = null): LineRules {
  const standing = makeWallTest(position.board, () => true);
  return {
    blocks: () => 0,
    flanks: () => false,
    figures: () => 0,
    hinders: () => false,
    under: () => false,
    walls: (edge) => edge !== through && standing(edge),
    corner: NOTHING_BUT_WALLS,
  };
}

/** Returns the rules for lines of sight. `through` is a wall or door that is the target and does not block. */
export function sightRules(through: Edge | null = null): SightRules {
  return {
    judge: (position, { from, to }) => findLineObstacles(position, lineRules(position, through), from, to),
    citeCause: citeLineCause,
    citeClear: LINE_OF_SIGHT,
    citeHindered: LINE_OF_SIGHT,
  };
}

export function see(position: Position, a: PieceOrSquare, b: PieceOrSquare): SeeAnswer {
  return answerBestSight(position, sightRules(), resolvePlace(position, a), resolvePlace(position, b));
}

const FIELD: SightFieldRules = { kindOf: () => 0, classOf: () => 0, lawOf: (position) => lineRules(position) };

export function sight(position: Position, place: PieceOrSquare): SightField {
  return computeSightField(position, resolvePlace(position, place), FIELD);
}
