import type { Opening } from '../game/opening';
import { squareName } from '../grid/square';
import type { Fact } from '../table/facts';
import { pointsOf } from '../table/striker';
import type { Figure, Table } from '../table/table';
import { groupPoints, tallyOf } from '../table/tallies';

/** Everything that stands on the table when a mission begins, as facts: the map, each figure with its card, the tokens. */
export function openingFacts({ map, figures, tokens }: Opening): Fact[] {
  return [
    { fact: 'mapped', ...map },
    ...figures.flatMap(({ piece, side, character, points, card, square }): Fact[] => [
      { fact: 'joined', piece, side, character, points, click: 1 },
      { fact: 'carded', piece, card },
      ...(square === null ? [] : [{ fact: 'placed', piece, squares: [square], how: 'placed' } as const]),
    ]),
    ...tokens.map((token): Fact => ({ fact: 'token', ...token })),
  ];
}

/** A place on a card where wounds lie; both null: in no slot. */
export interface WoundPlace {
  readonly box: string | null;
  readonly card: string | null;
}

/** Wounds that lie there now. */
export function woundsAt(figure: Figure, { box, card }: WoundPlace): number {
  return card === null ? tallyOf(figure, 'wounds', box) : tallyOf(figure, 'card-wounds', card);
}

/** Damage slots of a place; 0 where it has none. */
export function slotsAt({ card }: Figure, place: WoundPlace): number {
  if (!card) return 0;
  if (place.card !== null) return card.cards[place.card]?.slots ?? 0;
  return place.box === null ? 0 : (card.boxes[place.box]?.slots ?? 0);
}

/** One wound less at a place, as players say: healed by a card, or a tap that was wrong. */
export function healedFacts(figure: Figure, place: WoundPlace): Fact[] {
  if (woundsAt(figure, place) === 0) return [];
  const tally = place.card === null ? 'wounds' : 'card-wounds';
  return [{ fact: 'tallied', piece: figure.piece, tally, of: place.card ?? place.box, by: -1 }];
}

/** The action track turned by hand; a group's is shared. None past its ends. */
export function trackFacts(table: Table, figure: Figure, by: number): Fact[] {
  const { card, piece } = figure;
  if (!card) return [];
  const now = pointsOf(table, figure);
  const turn = Math.max(0, Math.min(card.last, now + by)) - now;
  if (turn === 0) return [];
  if (card.group !== null) return [{ fact: 'counted', counter: groupPoints(card.group), by: turn }];
  return [{ fact: 'tallied', piece, tally: 'points', of: null, by: turn }];
}

/** Tokens on the map or with a figure, by what stands where: `spawn a14`. */
export function tokenPlace({ at, holder }: Table['tokens'][number]): string {
  return at === null ? (holder ?? '') : squareName(at);
}
