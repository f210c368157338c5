import type { Ruleset } from '../rules/ruleset';
import { hasAbilityOrPower, type Piece } from '../table/piece';
import type { Position } from '../table/position';
import { ADVANCE, MARCH } from '../table/striker';
import { findHurlableObject } from './knock-back';
import { LIFT_KIND } from './telekinesis-move';

/** Id of the move kind `run`: a move that includes a free step. Only some editions have it. */
export const RUN_KIND = 'run';

/**
 * Lists the kinds of attack that make sense for a figure: a throw only with an object to throw, a hurl only beside an
 * object to hurl.
 */
export function listAttackKinds(ruleset: Ruleset, position: Position, attacker: Piece): readonly string[] {
  return ruleset.attacks.filter((attack) => {
    // A character card has one kind of attack, by its range. Throws by action cards are offered elsewhere.
    if (attacker.striker) return attack === (attacker.range > 0 ? 'ranged' : 'melee');
    if (attack === 'throw') return attacker.holding !== null;
    if (attack === LIFT_KIND) return hasAbilityOrPower(attacker, LIFT_KIND) && position.objects.length > 0;
    return attack !== 'hurl' || findHurlableObject(position, attacker) !== null;
  });
}

/** Lists the kinds of move of a figure: plain, and one for each power that the figure shows. */
export function listMoveKinds(ruleset: Ruleset, mover: Piece): readonly string[] {
  // A figure with a character card advances, runs or marches, and moves as its action cards allow.
  const { striker } = mover;
  if (striker) {
    const byCard = ruleset.moves.filter((kind) => (striker.spaces?.[kind] ?? 0) > 0);
    return [ADVANCE, striker.kind === 'henchman' ? MARCH : RUN_KIND, ...byCard];
  }
  return [ADVANCE, ...ruleset.moves.filter((kind) => kind !== ADVANCE && hasAbilityOrPower(mover, kind))];
}
