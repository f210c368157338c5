import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { DestroyAnswer, Tally } from '../../answer';
import type { DestroyQuestion } from '../../ruleset';
import { opponentsBeside } from '../../shared/adjacency';
import { damageTally } from '../../shared/attack';
import { onPiece, reason } from '../../shared/cite';
import { type DestroyLaw, destroyAnswer, isBlockingSquare } from '../../shared/destroy';
import { knownAttack } from '../../shared/hit';
import { objectSquares } from '../../shared/objects';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { LAW as ATTACK_LAW, ATTACKS } from './combat';
import { lineLaw, SIGHT } from './line-of-fire';

const DESTROYING = cite('Destroying');

/** What is dealt instead of the damage value breaks nothing. */
const VALUE_ALONE = {
  ...ATTACK_LAW,
  powers: ATTACK_LAW.powers.filter((power) => power.effects.every((effect) => effect.effect !== 'deal')),
};

/** The damage value with what modifies it in this kind of attack; nobody is there to reduce it. */
function damage(position: Position, attacker: Piece, kind: string): Tally {
  const nobody: Piece = { ...attacker, powers: [], abilities: [] };
  return damageTally({ position, attacker, target: nobody, kind, targets: 1, twice: false }, VALUE_ALONE, []);
}

const LAW: DestroyLaw = {
  isClose: (kind) => knownAttack(ATTACKS, kind) === 'close',
  neighbours: NEIGHBOURS,
  sight: SIGHT,
  lineLaw,
  damage,
  enough: () => 3,
  attackReasons: (position, attacker, kind) => {
    const tired = reason('two-tokens', cite('Overview of Play: Actions'), [onPiece(attacker.id)]);
    const beside = opponentsBeside(position, NEIGHBOURS, attacker).map((each) => onPiece(each.id));
    const spoiled = reason('adjacent-enemy', cite('Attacking: Range Attacks'), beside);
    return [...(attacker.tokens >= 2 ? [tired] : []), ...(kind !== 'close' && beside.length > 0 ? [spoiled] : [])];
  },
  range: (attacker) => attacker.range,
  isDestructible: (position, square) => isBlockingSquare(position, square) || objectSquares(position).has(square),
  debrisBeside: () => true,
  citeRange: cite('Attacking: Range Attacks'),
  citeSquare: DESTROYING,
  citeWall: DESTROYING,
};

/** "Destroying": a damage value of 3 or more, by a basic close or range action. */
export function destroy(position: Position, question: DestroyQuestion): DestroyAnswer {
  return destroyAnswer(position, question, LAW);
}
