import type { Square } from '../../../grid/square';
import { type Position, pieceOf } from '../../../table/position';
import { type Strike, strikesOf } from '../../../table/strikes';
import type { Figure } from '../../../table/table';
import { tallyOf } from '../../../table/tallies';
import type { Reason } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { distanceBetween } from '../../shared/places';
import { cite } from './citations';

const MULTIPART = cite('Combat: Multipart Attacks');

/** An attack of a card that goes on to further targets; null where the card says nothing of them. */
export function goingOn(figure: Figure, card: string | null): Strike | null {
  return strikesOf(figure).find((each) => card !== null && each.card === card && each.more > 0) ?? null;
}

/** How the further attack is made: with what, from whom, and the squares of what it is aimed at. */
interface Further extends Pick<HitQuestion, 'attacker' | 'from'> {
  readonly card: string | null;
  readonly squares: readonly Square[];
}

/** "Multipart Attacks": as many further targets as the card says, within as many spaces of the first as it says. */
export function furtherReasons(position: Position, figure: Figure, { card, from, squares }: Further): Reason[] {
  const strike = goingOn(figure, card);
  const source = from === null ? undefined : pieceOf(position, from);
  if (!strike || !source) return [];
  const marks = [onPiece(source.id)];
  return [
    ...(tallyOf(figure, 'volley', card) > 0 ? [] : [reason('too-many-targets', MULTIPART, marks)]),
    ...(distanceBetween(source.squares, squares) > strike.within ? [reason('too-far', MULTIPART, marks)] : []),
  ];
}
