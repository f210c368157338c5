import type { MapSheet } from '../../board/map-sheet';
import { sheetFromBoard } from '../../board/map-sheet';
import type { Tile } from '../../board/tile';
import { layOutMapCard, listStartingZones } from './lay-map';
import type { MapCard } from './map-card';

/** Sides of the starting zones of heroes and mastermind, named as in imported maps. */
const SIDES = ['red', 'blue'] as const;

/** Returns the id of the map sheet made from a map card. */
export function mapCardSheetId({ id }: Pick<MapCard, 'id'>): string {
  return `laid-${id}`;
}

/**
 * Converts a map card to a map for any game, with walls, doors, objects and strengths. The two starting zones become
 * the areas of two players. Null if the card cannot be laid out with the tiles.
 */
export function sheetFromMapCard(card: MapCard, tiles: readonly Tile[], source: MapSheet['source']): MapSheet | null {
  const laid = layOutMapCard(card, tiles);
  if (!laid.ok) return null;
  const { hero, villain, henchman } = laid.value.spawns;
  const { heroes, mastermind } = listStartingZones(laid.value, { hero, villain, henchman });
  const starts = new Map(
    [heroes, mastermind].flatMap((zone, index) => (zone.length > 0 ? [[SIDES[index] as string, zone] as const] : [])),
  );
  return sheetFromBoard({ ...laid.value.board, starts }, { id: mapCardSheetId(card), name: card.name, source });
}
