import { type Edge, edgeSquares } from '../../../grid/edge';
import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { DestroyAnswer, ModifiedValue, ValueChange } from '../../answer';
import type { DestroyQuestion } from '../../ruleset';
import { pieceMark, reason } from '../cite';
import { answerDestroy, type DestroyRules } from '../destroy';
import { requireAttackKind } from '../hit';
import { applyChanges, makeModifier, makeReplacement } from '../modified-value';
import { objectSquares } from '../objects';
import { listEffects } from '../powers';
import { TELEKINESIS } from '../telekinesis';
import { neighbourRules } from './adjacency';
import { ATTACKS, attackRange, listAdjacentEnemyReasons, listAttackerReasons, listObjectChanges } from './combat';
import { isBlocking, isSoaring } from './flight';
import { lineRules, sightRules } from './line-of-fire';
import { uncappedModifierRules } from './values';
import type { YearRules } from './year-rules';

const ENOUGH = 3;

/** Computes damage to terrain. Bonuses lent by friends count only against opposing figures. */
function damage(year: YearRules, attacker: Piece, kind: string): ModifiedValue {
  const tool = listObjectChanges(year, attacker, kind);
  const own: ValueChange[] = listEffects(year.powers, attacker, 'modify')
    .filter(({ effect }) => effect.value === 'damage' && effect.when.holder === 'attacker')
    .filter(({ effect }) => effect.when.attacks.includes(kind) && tool.length === 0)
    .map(({ effect, power }) => makeModifier(power.id, effect.by, power.cite));
  // Damage rolled on a die may be enough whatever the damage value.
  const rolled = listEffects(year.powers, attacker, 'roll-damage')
    .filter(() => kind === 'close')
    .map(({ effect, power }) => makeReplacement(power.id, effect.most, year.passages['destroy-by-die']));
  return applyChanges(attacker.damage, [...rolled, ...tool, ...own], uncappedModifierRules(year));
}

/**
 * Returns the rules of destruction: three clicks in one attack destroy a square of blocking terrain, a wall, or an
 * object that is not held.
 */
function destroyLaw(year: YearRules): DestroyRules {
  const { passages } = year;
  const reachable = (position: Position, square: Square) =>
    position.board.levels[square] === 0 || year.roofBlockingFalls;
  return {
    isClose: (kind) => requireAttackKind(ATTACKS, kind) === 'close',
    neighbours: neighbourRules(year),
    sight: sightRules(year),
    lineRules: (position, ends) => lineRules(year, position, ends),
    damage: (_position, attacker, kind) => damage(year, attacker, kind),
    enough: () => ENOUGH,
    attackReasons: (position, attacker, kind) => {
      const reasons = listAttackerReasons(year, attacker, kind);
      // Objects can be thrown by telekinesis only at figures.
      if (kind === TELEKINESIS) reasons.push(reason('power-forbids', passages.lift, [pieceMark(attacker.id)]));
      if (kind === 'close') return reasons;
      reasons.push(...listAdjacentEnemyReasons(position, year, attacker, [], kind));
      if (isSoaring(year, attacker))
        reasons.push(reason('line-blocked', passages['line-soaring'], [pieceMark(attacker.id)]));
      return reasons;
    },
    range: attackRange,
    isDestructible: (position, square) =>
      (isBlocking(position, square) && reachable(position, square)) || objectSquares(position).has(square),
    // A wall between two roof squares is on the roof.
    isDestructibleWall: (position, edge: Edge) => edgeSquares(edge).some((square) => reachable(position, square)),
    debrisBeside: () => true,
    citeRange: passages.range,
    citeSquare: passages.destroy,
    citeWall: passages.destroy,
  };
}

export function destroy(year: YearRules, position: Position, question: DestroyQuestion): DestroyAnswer {
  return answerDestroy(position, question, destroyLaw(year));
}
