import type { Position } from '../../../table/position';
import type { DestroyAnswer } from '../../answer';
import type { DestroyQuestion } from '../../ruleset';
import { listAdjacentOpponents } from '../../shared/adjacency';
import { pieceMark, reason } from '../../shared/cite';
import { answerDestroy, type DestroyRules, isBlockingSquare, isClearGround } from '../../shared/destroy';
import { requireAttackKind } from '../../shared/hit';
import { applyChanges } from '../../shared/modified-value';
import { objectSquares } from '../../shared/objects';
import { TELEKINESIS } from '../../shared/telekinesis';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { ATTACKS, listObjectChanges, mayAlwaysShoot } from './combat';
import { lineRules, sightRules } from './line-of-fire';
import type { CoreRules } from './rules';
import { RULE_OF_3 } from './values';

const THROWN = cite('Using Objects as Weapons: Using objects in ranged combat attacks');
const FLUNG = cite('Objects and Telekinesis: Attacking with an object');

function destroyLaw(rules: CoreRules): DestroyRules {
  return {
    isClose: (kind) => requireAttackKind(ATTACKS, kind) === 'close',
    neighbours: NEIGHBOURS,
    sight: sightRules(rules),
    lineRules: (position, ends) => lineRules(rules, position, ends),
    damage: (_position, attacker, kind) => applyChanges(attacker.damage, listObjectChanges(attacker, kind), RULE_OF_3),
    enough: () => 3,
    attackReasons: (position, attacker, kind) => {
      const tired = reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), [pieceMark(attacker.id)]);
      const beside = listAdjacentOpponents(position, NEIGHBOURS, attacker).map((each) => pieceMark(each.id));
      const spoiled = kind !== 'close' && beside.length > 0 && !mayAlwaysShoot(attacker);
      return [
        // Objects can be thrown only at characters, by hand or by telekinesis.
        ...(kind === TELEKINESIS ? [reason('power-forbids', FLUNG, [pieceMark(attacker.id)])] : []),
        ...(kind === 'throw' ? [reason('power-forbids', THROWN, [pieceMark(attacker.id)])] : []),
        ...(attacker.tokens >= 2 ? [tired] : []),
        ...(spoiled ? [reason('adjacent-enemy', cite('Ranged Combat'), beside)] : []),
      ];
    },
    range: (attacker) => attacker.range,
    // Elevated terrain cannot be destroyed. An object that no figure holds can be destroyed.
    isDestructible: (position, square) =>
      (isBlockingSquare(position, square) && position.board.levels[square] === 0) ||
      objectSquares(position).has(square),
    debrisBeside: isClearGround,
    citeRange: cite('Ranged Combat'),
    citeSquare: cite('Blocking Terrain: Destroying blocking terrain'),
    citeWall: cite('Walls: Destroying walls'),
  };
}

/**
 * Answers an attack on terrain, a wall or an object, which needs 3 damage ("Destroying blocking terrain", "Destroying
 * walls", "Destroying objects").
 */
export function destroy(rules: CoreRules, position: Position, question: DestroyQuestion): DestroyAnswer {
  return answerDestroy(position, question, destroyLaw(rules));
}
