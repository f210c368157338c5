import type { Ruleset } from '../rules/ruleset';
import { has, type Piece } from '../table/piece';
import type { Position } from '../table/position';
import { ADVANCE, MARCH } from '../table/striker';
import { objectToHurl } from './knock-back';
import { LIFT } from './lift';

/** A move with a free step, if the edition has one. */
export const RUN = 'run';

/**
 * Lists the kinds of attack that make sense for a figure: a throw only with an object to throw, a hurl only beside an
 * object to hurl.
 */
export function attackKinds(ruleset: Ruleset, position: Position, attacker: Piece): readonly string[] {
  return ruleset.attacks.filter((attack) => {
    // A character card attacks in one way, which depends on its range. Throws of its action cards have a sheet of their
    // own.
    if (attacker.striker) return attack === (attacker.range > 0 ? 'ranged' : 'melee');
    if (attack === 'throw') return attacker.holding !== null;
    if (attack === LIFT) return has(attacker, LIFT) && position.objects.length > 0;
    return attack !== 'hurl' || objectToHurl(position, attacker) !== null;
  });
}

/** Lists the kinds of move: plain, and one for each power that the figure shows. */
export function moveKinds(ruleset: Ruleset, mover: Piece): readonly string[] {
  // A figure that plays by a card runs or marches, whatever it shows, and moves as its cards allow.
  const { striker } = mover;
  if (striker) {
    const byCard = ruleset.moves.filter((kind) => (striker.spaces?.[kind] ?? 0) > 0);
    return [ADVANCE, striker.kind === 'henchman' ? MARCH : RUN, ...byCard];
  }
  return [ADVANCE, ...ruleset.moves.filter((kind) => kind !== ADVANCE && has(mover, kind))];
}
