import type { Edge } from '../../../grid/edge';
import type { Position } from '../../../table/position';
import type { SeeAnswer } from '../../answer';
import type { PieceOrSquare, SightField } from '../../ruleset';
import { answerBestSight, findLineObstacles, type SightRules } from '../../shared/line-of-fire';
import { type CornerRules, type LineRules, makeWallTest } from '../../shared/line-rules';
import { resolvePlace } from '../../shared/places';
import { computeSightField, type SightFieldRules } from '../../shared/sight-field';
import { cite, citeLineCause } from './citations';

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
