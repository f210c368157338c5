import type { Placement } from '../../board/join-tiles';

/**
 * Kinds of spawn points, where figures enter the map. At a hybrid point the mastermind chooses between villain and
 * henchman.
 */
export const SPAWN_KINDS = ['hero', 'villain', 'henchman', 'hybrid'] as const;
export type SpawnKind = (typeof SPAWN_KINDS)[number];

/**
 * Map card: tiles, doors and possible spawn points for the map of a mission. Squares and edges are named as on the
 * finished map.
 */
export interface MapCard {
  readonly id: string;
  readonly name: string;
  readonly tiles: readonly Placement[];
  /** Strength of each door's material, by edge such as `c4/c5`. */
  readonly doors: Readonly<Record<string, number>>;
  readonly spawns: readonly { readonly at: string; readonly kind: SpawnKind }[];
}
