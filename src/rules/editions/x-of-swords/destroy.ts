import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { DestroyAnswer, Tally } from '../../answer';
import type { DestroyQuestion } from '../../ruleset';
import { opponentsBeside } from '../../shared/adjacency';
import { damageTally, forbidden } from '../../shared/attack';
import { knownAttack } from '../../shared/can-hit';
import { onPiece, reason } from '../../shared/cite';
import { type DestroyLaw, destroyAnswer, isBlockingSquare } from '../../shared/destroy';
import { objectSquares } from '../../shared/objects';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { ATTACKS, attackLaw } from './combat';
import type { SwordsLaw } from './law';
import { lineLaw, sightLaw } from './line-of-fire';
import { POWERS } from './powers';

const DESTROYING = cite('Destroying');

/** Damage that replaces the damage value does not count for destruction. */
const VALUE_ALONE = POWERS.filter((power) => power.effects.every((effect) => effect.effect !== 'deal'));

/** Computes the damage value with its modifiers for this kind of attack, without reductions by a target. */
function damage(law: SwordsLaw, position: Position, attacker: Piece, kind: string): Tally {
  const nobody: Piece = { ...attacker, powers: [], abilities: [] };
  const bare = { ...attackLaw(law), powers: VALUE_ALONE };
  return damageTally({ position, attacker, target: nobody, kind, targets: 1, twice: false }, bare, []);
}

function destroyLaw(law: SwordsLaw): DestroyLaw {
  return {
    isClose: (kind) => knownAttack(ATTACKS, kind) === 'close',
    neighbours: NEIGHBOURS,
    sight: sightLaw(law),
    lineLaw: (position, ends) => lineLaw(law, position, ends),
    damage: (position, attacker, kind) => damage(law, position, attacker, kind),
    enough: () => 3,
    attackReasons: (position, attacker, kind) => {
      const barred = forbidden({ attacker, kind }, attackLaw(law));
      const tired = reason('two-tokens', cite('Overview of Play: Actions'), [onPiece(attacker.id)]);
      const beside = opponentsBeside(position, NEIGHBOURS, attacker).map((each) => onPiece(each.id));
      const spoiled = reason('adjacent-enemy', cite('Attacking: Range Attacks'), beside);
      return [
        ...barred.map(({ power }) => reason('power-forbids', power.cite, [onPiece(attacker.id)])),
        ...(kind === 'throw' ? [reason('power-forbids', cite('Objects'), [onPiece(attacker.id)])] : []),
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

/** Answers "Destroying": a damage value of 3 or more, by a basic close or range action. */
export function destroy(law: SwordsLaw, position: Position, question: DestroyQuestion): DestroyAnswer {
  const answer = destroyAnswer(position, question, destroyLaw(law));
  const { target, attack, attacker } = question;
  const spared = !law.blockingFallsFromAfar && attack !== 'close' && 'square' in target;
  if (!spared || !isBlockingSquare(position, target.square)) return answer;
  const forbidden = reason('power-forbids', DESTROYING, [onPiece(attacker)]);
  return { legal: false, reasons: [...answer.reasons, forbidden], notes: [], debris: [] };
}
