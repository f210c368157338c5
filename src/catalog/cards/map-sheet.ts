import type { MapSheet } from '../../board/sheet';
import { sheetOfBoard } from '../../board/sheet';
import type { Tile } from '../../board/tiles';
import { layMap, startingZones } from './lay-map';
import type { MapCard } from './map-card';

/** Whose areas the zones become, as in maps that are imported. */
const SIDES = ['red', 'blue'] as const;

/** The id of the map that a map card makes for any game. */
export function sheetIdOf({ id }: Pick<MapCard, 'id'>): string {
  return `laid-${id}`;
}

/**
 * A map card as a map that any game can lie on, with walls, doors, objects and strengths, and the two starting zones as two players'
 * areas. Null where it cannot be laid with these tiles.
 */
export function sheetOfMapCard(card: MapCard, tiles: readonly Tile[], source: MapSheet['source']): MapSheet | null {
  const laid = layMap(card, tiles);
  if (!laid.ok) return null;
  const { hero, villain, henchman } = laid.value.spawns;
  const { heroes, mastermind } = startingZones(laid.value, { hero, villain, henchman });
  const starts = new Map(
    [heroes, mastermind].flatMap((zone, index) => (zone.length > 0 ? [[SIDES[index] as string, zone] as const] : [])),
  );
  return sheetOfBoard({ ...laid.value.board, starts }, { id: sheetIdOf(card), name: card.name, source });
}
