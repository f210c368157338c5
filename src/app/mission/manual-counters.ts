import type { Fact } from '../../table/facts';
import { countActionPoints, countWoundsAt, type WoundPlace } from '../../table/striker';
import type { Figure, Table } from '../../table/table';
import { getGroupActionPointsCounterName } from '../../table/tallies';

/** Returns the facts that remove one wound from a slot by hand: healing by a card, or a correction. */
export function makeHealFacts(figure: Figure, place: WoundPlace): Fact[] {
  if (countWoundsAt(figure, place) === 0) return [];
  const tally = place.card === null ? 'wounds' : 'card-wounds';
  return [{ fact: 'tallied', piece: figure.piece, tally, of: place.card ?? place.box, by: -1 }];
}

/**
 * Returns the facts that turn the action track by hand; a henchman group shares one track. Empty if the track is at its
 * end.
 */
export function makeTrackFacts(table: Table, figure: Figure, by: number): Fact[] {
  const { card, piece } = figure;
  if (!card) return [];
  const now = countActionPoints(table, figure);
  const turn = Math.max(0, Math.min(card.last, now + by)) - now;
  if (turn === 0) return [];
  if (card.group !== null) return [{ fact: 'counted', counter: getGroupActionPointsCounterName(card.group), by: turn }];
  return [{ fact: 'tallied', piece, tally: 'points', of: null, by: turn }];
}
