import type { Edge } from '../../../grid/edge';
import type { Position } from '../../../table/position';
import type { SeeAnswer } from '../../answer';
import type { Place, SightField } from '../../ruleset';
import { type CornerLaw, type LineLaw, wallsWhere } from '../../shared/line-law';
import { judgeLine, type SightLaw, seeBest } from '../../shared/line-of-fire';
import { spotOf } from '../../shared/places';
import { type FieldLaw, sightField } from '../../shared/sight-field';
import { cite, citeLineCause } from './citations';

const NOTHING_BUT_WALLS: CornerLaw = {
  blockingAndFigure: 'clear',
  figureAndFigure: 'clear',
  hinderingAndHindering: 'clear',
  hinderingAndOther: 'clear',
};

const LINE_OF_SIGHT = cite('Combat: Ranged Attacks (Line of Sight)');

/**
 * Returns the rules for lines: only walls and closed doors block them ("Line of Sight"). `through` is a wall or door
 * that the line ignores.
 */
export function lineLaw(position: Position, through: Edge | null = null): LineLaw {
  const standing = wallsWhere(position.board, () => true);
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

/** Returns the rules for lines. `through` is a wall or door that is itself the target. */
export function sightLaw(through: Edge | null = null): SightLaw {
  return {
    judge: (position, { from, to }) => judgeLine(position, lineLaw(position, through), from, to),
    citeCause: citeLineCause,
    citeClear: LINE_OF_SIGHT,
    citeHindered: LINE_OF_SIGHT,
  };
}

export function see(position: Position, a: Place, b: Place): SeeAnswer {
  return seeBest(position, sightLaw(), spotOf(position, a), spotOf(position, b));
}

const FIELD: FieldLaw = { kindOf: () => 0, classOf: () => 0, lawOf: (position) => lineLaw(position) };

export function sight(position: Position, place: Place): SightField {
  return sightField(position, spotOf(position, place), FIELD);
}
