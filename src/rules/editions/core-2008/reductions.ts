import { has, type Piece } from '../../../table/piece';
import type { Change } from '../../answer';
import { modifier } from '../../shared/tally';
import { cite } from './citations';

/** Powers that take off damage dealt; the book names them, the Powers and Abilities Card that defines them is not among the sources. */
const REDUCERS = [
  ['invulnerability', 2],
  ['toughness', 1],
] as const;

/** What takes damage off before it is taken: the strongest of the target's powers alone ("Penetrating damage" names their kind). */
export function reductions(target: Piece): Change[] {
  const strongest = REDUCERS.find(([power]) => has(target, power));
  return strongest ? [modifier(strongest[0], -strongest[1], cite('Powers and Abilities Card', 'common'))] : [];
}
