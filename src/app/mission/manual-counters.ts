import type { Fact } from '../../table/facts';
import { actionPointsOf, countWoundsAt, type WoundPlace } from '../../table/striker';
import type { Figure, Table } from '../../table/table';
import { groupPointsCounter } from '../../table/tallies';

/** One wound less at a place, as players say: healed by a card, or a tap that was wrong. */
export function healedFacts(figure: Figure, place: WoundPlace): Fact[] {
  if (countWoundsAt(figure, place) === 0) return [];
  const tally = place.card === null ? 'wounds' : 'card-wounds';
  return [{ fact: 'tallied', piece: figure.piece, tally, of: place.card ?? place.box, by: -1 }];
}

/** The action track turned by hand; a group's is shared. None past its ends. */
export function trackFacts(table: Table, figure: Figure, by: number): Fact[] {
  const { card, piece } = figure;
  if (!card) return [];
  const now = actionPointsOf(table, figure);
  const turn = Math.max(0, Math.min(card.last, now + by)) - now;
  if (turn === 0) return [];
  if (card.group !== null) return [{ fact: 'counted', counter: groupPointsCounter(card.group), by: turn }];
  return [{ fact: 'tallied', piece, tally: 'points', of: null, by: turn }];
}
