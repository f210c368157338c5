import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { DestroyAnswer, ModifiedValue } from '../../answer';
import type { DestroyQuestion } from '../../ruleset';
import { listAdjacentOpponents } from '../../shared/adjacency';
import { computeDamageValue, findForbiddingPowers } from '../../shared/attack';
import { pieceMark, reason } from '../../shared/cite';
import { answerDestroy, type DestroyRules, isBlockingSquare } from '../../shared/destroy';
import { requireAttackKind } from '../../shared/hit';
import { objectSquares } from '../../shared/objects';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { ATTACKS, attackRules } from './combat';
import { lineRules, sightRules } from './line-of-fire';
import { POWERS } from './powers';
import type { XOfSwordsRules } from './rules';

const DESTROYING = cite('Destroying');

/** Powers that do not replace the damage value. Damage that replaces the damage value does not count for destroying. */
const VALUE_ALONE = POWERS.filter((power) => power.effects.every((effect) => effect.effect !== 'deal'));

/** Computes the damage value with its modifiers for this kind of attack, without reductions by a target. */
function damage(rules: XOfSwordsRules, position: Position, attacker: Piece, kind: string): ModifiedValue {
  const nobody: Piece = { ...attacker, powers: [], abilities: [] };
  const bare = { ...attackRules(rules), powers: VALUE_ALONE };
  return computeDamageValue({ position, attacker, target: nobody, kind, targets: 1, twice: false }, bare, []);
}

function destroyLaw(rules: XOfSwordsRules): DestroyRules {
  return {
    isClose: (kind) => requireAttackKind(ATTACKS, kind) === 'close',
    neighbours: NEIGHBOURS,
    sight: sightRules(rules),
    lineRules: (position, ends) => lineRules(rules, position, ends),
    damage: (position, attacker, kind) => damage(rules, position, attacker, kind),
    enough: () => 3,
    attackReasons: (position, attacker, kind) => {
      const barred = findForbiddingPowers({ attacker, kind }, attackRules(rules));
      const tired = reason('two-tokens', cite('Overview of Play: Actions'), [pieceMark(attacker.id)]);
      const beside = listAdjacentOpponents(position, NEIGHBOURS, attacker).map((each) => pieceMark(each.id));
      const spoiled = reason('adjacent-enemy', cite('Attacking: Range Attacks'), beside);
      return [
        ...barred.map(({ power }) => reason('power-forbids', power.cite, [pieceMark(attacker.id)])),
        ...(kind === 'throw' ? [reason('power-forbids', cite('Objects'), [pieceMark(attacker.id)])] : []),
        ...(attacker.tokens >= 2 ? [tired] : []),
        ...(kind !== 'close' && beside.length > 0 ? [spoiled] : []),
      ];
    },
    range: (attacker) => attacker.range,
    isDestructible: (position, square) => isBlockingSquare(position, square) || objectSquares(position).has(square),
    debrisBeside: () => true,
    citeRange: cite('Attacking: Range Attacks'),
    citeSquare: DESTROYING,
    citeWall: DESTROYING,
  };
}

/**
 * Answers "Destroying": whether a basic close or range action destroys the target. The damage value must be 3 or more.
 */
export function destroy(rules: XOfSwordsRules, position: Position, question: DestroyQuestion): DestroyAnswer {
  const answer = answerDestroy(position, question, destroyLaw(rules));
  const { target, attack, attacker } = question;
  const spared = !rules.blockingFallsFromAfar && attack !== 'close' && 'square' in target;
  if (!spared || !isBlockingSquare(position, target.square)) return answer;
  const forbidden = reason('power-forbids', DESTROYING, [pieceMark(attacker)]);
  return { legal: false, reasons: [...answer.reasons, forbidden], notes: [], debris: [] };
}
