import type { Placement } from '../../board/lay';

/** Where figures come into the game. At a hybrid one the mastermind chooses which of the two it is. */
export const SPAWN_KINDS = ['hero', 'villain', 'henchman', 'hybrid'] as const;
export type SpawnKind = (typeof SPAWN_KINDS)[number];

/** How a mission's map is laid: tiles, doors, and where spawn points may lie. Squares and edges are named on the finished map. */
export interface MapCard {
  readonly id: string;
  readonly name: string;
  readonly tiles: readonly Placement[];
  /** Edge `c4/c5` to material strength. */
  readonly doors: Readonly<Record<string, number>>;
  readonly spawns: readonly { readonly at: string; readonly kind: SpawnKind }[];
}
