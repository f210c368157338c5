import type { MapSheet } from '../../board/sheet';
import { folded } from '../../catalog/find/words';

/** The maps whose name or set has every word that is typed, in any place; by name. */
export function mapsFound(maps: readonly MapSheet[], typed: string): readonly MapSheet[] {
  const words = folded(typed).split(' ');
  return maps
    .filter(({ name, set }) => {
      const told = folded(`${name} ${set ?? ''}`);
      return words.every((word) => told.includes(word));
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
