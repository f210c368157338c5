import { type Accessor, createSignal } from 'solid-js';
import type { MapSheet } from '../../board/sheet';
import type { PhotoReading } from '../../photo/types';
import { ensureMaps, maps } from '../collection/library';
import type { PhotoReader } from './reader';

/** Maps of the collection that a photograph may well show, and what was said of them. */
export interface KnownMaps {
  /** The likeliest first; empty while nobody knows, where none agrees, and once the player has answered. */
  readonly likely: Accessor<readonly MapSheet[]>;
  /** Looks for them; what was found for another photograph is forgotten. */
  readonly look: (reading: PhotoReading) => Promise<void>;
  readonly answered: () => void;
}

export function createKnownMaps(reader: PhotoReader): KnownMaps {
  const [likely, setLikely] = createSignal<readonly MapSheet[]>([]);
  let asked = 0;
  return {
    likely,
    async look({ board }) {
      asked += 1;
      const mine = asked;
      setLikely([]);
      await ensureMaps();
      const all = maps() ?? [];
      const found = await reader.recognise(board, all);
      if (mine !== asked || !found.ok) return;
      setLikely(found.value.flatMap(({ id }) => all.find((sheet) => sheet.id === id) ?? []));
    },
    answered: () => {
      asked += 1;
      setLikely([]);
    },
  };
}
