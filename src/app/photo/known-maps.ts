import { type Accessor, createSignal } from 'solid-js';
import type { MapSheet } from '../../board/map-sheet';
import type { MapMatch } from '../../photo/recognise';
import { ensureMaps, maps } from '../collection/library';

/** Maps of the collection that a photograph may well show, and what was said of them. */
export interface KnownMaps {
  /** The likeliest first; empty while nobody knows, where none agrees, and once the player has answered. */
  readonly likely: Accessor<readonly MapSheet[]>;
  /** All maps that a photograph is held against. */
  readonly all: () => Promise<readonly MapSheet[]>;
  readonly ask: (found: readonly MapMatch[]) => void;
  readonly answered: () => void;
}

export function createKnownMaps(): KnownMaps {
  const [likely, setLikely] = createSignal<readonly MapSheet[]>([]);
  return {
    likely,
    all: async () => {
      await ensureMaps();
      return maps() ?? [];
    },
    ask: (found) => setLikely(found.flatMap(({ id }) => maps()?.find((sheet) => sheet.id === id) ?? [])),
    answered: () => setLikely([]),
  };
}
