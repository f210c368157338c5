import { type Edge, edgeSquares } from '../../../grid/edge';
import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Change, DestroyAnswer, Tally } from '../../answer';
import type { DestroyQuestion } from '../../ruleset';
import { knownAttack } from '../can-hit';
import { onPiece, reason } from '../cite';
import { type DestroyLaw, destroyAnswer } from '../destroy';
import { objectSquares } from '../objects';
import { effectsOf } from '../powers';
import { modifier, replacement, tally } from '../tally';
import { LIFT } from '../telekinesis';
import { neighbours } from './adjacency';
import { ATTACKS, attackerReasons, rangeOf, spoiledReasons, weapon } from './combat';
import { isBlocking, isSoaring } from './flight';
import { lineLaw, sightLaw } from './line-of-fire';
import { noLimit } from './values';
import type { YearLaw } from './year';

const ENOUGH = 3;

/** Computes damage to terrain. Bonuses lent by friends count only against opposing figures. */
function damage(year: YearLaw, attacker: Piece, kind: string): Tally {
  const tool = weapon(year, attacker, kind);
  const own: Change[] = effectsOf(year.powers, attacker, 'modify')
    .filter(({ effect }) => effect.value === 'damage' && effect.when.holder === 'attacker')
    .filter(({ effect }) => effect.when.attacks.includes(kind) && tool.length === 0)
    .map(({ effect, power }) => modifier(power.id, effect.by, power.cite));
  // A die decides this damage, so it may suffice at any damage value.
  const rolled = effectsOf(year.powers, attacker, 'roll-damage')
    .filter(() => kind === 'close')
    .map(({ effect, power }) => replacement(power.id, effect.most, year.passages['destroy-by-die']));
  return tally(attacker.damage, [...rolled, ...tool, ...own], noLimit(year));
}

/** Three clicks in one attack destroy a square of blocking terrain, a wall, or an object that is not held. */
function destroyLaw(year: YearLaw): DestroyLaw {
  const { passages } = year;
  const reachable = (position: Position, square: Square) =>
    position.board.levels[square] === 0 || year.roofBlockingFalls;
  return {
    isClose: (kind) => knownAttack(ATTACKS, kind) === 'close',
    neighbours: neighbours(year),
    sight: sightLaw(year),
    lineLaw: (position, ends) => lineLaw(year, position, ends),
    damage: (_position, attacker, kind) => damage(year, attacker, kind),
    enough: () => ENOUGH,
    attackReasons: (position, attacker, kind) => {
      const reasons = attackerReasons(year, attacker, kind);
      // Objects can be thrown by telekinesis only at figures.
      if (kind === LIFT) reasons.push(reason('power-forbids', passages.lift, [onPiece(attacker.id)]));
      if (kind === 'close') return reasons;
      reasons.push(...spoiledReasons(position, year, attacker, [], kind));
      if (isSoaring(year, attacker))
        reasons.push(reason('line-blocked', passages['line-soaring'], [onPiece(attacker.id)]));
      return reasons;
    },
    range: rangeOf,
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

export function destroy(year: YearLaw, position: Position, question: DestroyQuestion): DestroyAnswer {
  return destroyAnswer(position, question, destroyLaw(year));
}
