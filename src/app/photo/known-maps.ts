import { type Accessor, createSignal } from 'solid-js';
import type { MapSheet } from '../../board/map-sheet';
import type { MapMatch } from '../../photo/recognise';
import { ensureMaps, maps } from '../collection/library';

/** Maps of the collection that a photograph may show. */
export interface KnownMaps {
  /**
   * Maps that the photograph may show, likeliest first. Empty before the comparison, without a match, and after the
   * user has answered.
   */
  readonly likely: Accessor<readonly MapSheet[]>;
  /** Returns all maps that a photograph is compared with. */
  readonly all: () => Promise<readonly MapSheet[]>;
  readonly setLikely: (matches: readonly MapMatch[]) => void;
  readonly clear: () => void;
}

export function createKnownMaps(): KnownMaps {
  const [likely, setLikely] = createSignal<readonly MapSheet[]>([]);
  return {
    likely,
    all: async () => {
      await ensureMaps();
      return maps() ?? [];
    },
    setLikely: (matches) => setLikely(matches.flatMap(({ id }) => maps()?.find((sheet) => sheet.id === id) ?? [])),
    clear: () => setLikely([]),
  };
}
