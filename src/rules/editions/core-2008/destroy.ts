import type { Position } from '../../../table/position';
import type { DestroyAnswer } from '../../answer';
import type { DestroyQuestion } from '../../ruleset';
import { opponentsBeside } from '../../shared/adjacency';
import { knownAttack } from '../../shared/can-hit';
import { onPiece, reason } from '../../shared/cite';
import { type DestroyLaw, destroyAnswer, isBlockingSquare, isClearGround } from '../../shared/destroy';
import { objectSquares } from '../../shared/objects';
import { tally } from '../../shared/tally';
import { LIFT } from '../../shared/telekinesis';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { ATTACKS, shootsFreely, weapon } from './combat';
import type { CoreLaw } from './law';
import { lineLaw, sightLaw } from './line-of-fire';
import { RULE_OF_3 } from './values';

const THROWN = cite('Using Objects as Weapons: Using objects in ranged combat attacks');
const FLUNG = cite('Objects and Telekinesis: Attacking with an object');

function destroyLaw(law: CoreLaw): DestroyLaw {
  return {
    isClose: (kind) => knownAttack(ATTACKS, kind) === 'close',
    neighbours: NEIGHBOURS,
    sight: sightLaw(law),
    lineLaw: (position, ends) => lineLaw(law, position, ends),
    damage: (_position, attacker, kind) => tally(attacker.damage, weapon(attacker, kind), RULE_OF_3),
    enough: () => 3,
    attackReasons: (position, attacker, kind) => {
      const tired = reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), [onPiece(attacker.id)]);
      const beside = opponentsBeside(position, NEIGHBOURS, attacker).map((each) => onPiece(each.id));
      const spoiled = kind !== 'close' && beside.length > 0 && !shootsFreely(attacker);
      return [
        // Objects can be thrown only at characters, by hand or by telekinesis.
        ...(kind === LIFT ? [reason('power-forbids', FLUNG, [onPiece(attacker.id)])] : []),
        ...(kind === 'throw' ? [reason('power-forbids', THROWN, [onPiece(attacker.id)])] : []),
        ...(attacker.tokens >= 2 ? [tired] : []),
        ...(spoiled ? [reason('adjacent-enemy', cite('Ranged Combat'), beside)] : []),
      ];
    },
    range: (attacker) => attacker.range,
    // Elevated terrain cannot be destroyed. An object that is not held can.
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
export function destroy(law: CoreLaw, position: Position, question: DestroyQuestion): DestroyAnswer {
  return destroyAnswer(position, question, destroyLaw(law));
}
