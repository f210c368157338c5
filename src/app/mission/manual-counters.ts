import type { Fact } from '../../table/facts';
import { countActionPoints, countWoundsAt, makeWoundFact, type WoundPlace } from '../../table/striker';
import type { Figure, Table } from '../../table/table';
import { makeActionPointsFact } from '../../table/tallies';

/** Returns the facts that remove one wound from a slot by hand: healing by a card, or a correction. */
export function makeHealFacts(figure: Figure, place: WoundPlace): Fact[] {
  return countWoundsAt(figure, place) === 0 ? [] : [makeWoundFact(figure, place, -1)];
}

/**
 * Returns the facts that turn the action track by hand; a henchman group shares one track. Empty if the track is at its
 * end.
 */
export function makeTrackFacts(table: Table, figure: Figure, by: number): Fact[] {
  const now = countActionPoints(table, figure);
  const turn = Math.max(0, Math.min(figure.card?.last ?? 0, now + by)) - now;
  return !figure.card || turn === 0 ? [] : [makeActionPointsFact(figure, turn)];
}
