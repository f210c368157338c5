import type { Placement } from '../../board/join-tiles';

/** Where figures enter the map. At a hybrid point the mastermind chooses between villain and henchman. */
export const SPAWN_KINDS = ['hero', 'villain', 'henchman', 'hybrid'] as const;
export type SpawnKind = (typeof SPAWN_KINDS)[number];

/**
 * How the map of a mission is laid: tiles, doors and possible spawn points. Squares and edges are named as on the
 * finished map.
 */
export interface MapCard {
  readonly id: string;
  readonly name: string;
  readonly tiles: readonly Placement[];
  /** Maps an edge such as `c4/c5` to the strength of its material. */
  readonly doors: Readonly<Record<string, number>>;
  readonly spawns: readonly { readonly at: string; readonly kind: SpawnKind }[];
}
