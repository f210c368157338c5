import type { Accessor } from 'solid-js';
import type { MapSheet } from '../../board/map-sheet';
import type { Corrections } from '../../photo/corrections';
import type { ExampleEffect } from '../../photo/examples';
import type { MapExample } from '../../photo/ink-anchors';
import type { PhotoReading } from '../../photo/types';
import type { Steps } from '../draft-history';
import type { Framing } from './framing';
import type { PhotoTools } from './tools';

export type Stage = 'take' | 'corners' | 'size' | 'reading' | 'review' | 'saved';

/** One photograph on its way to a map. It stays as it is while another tab is shown. */
export interface PhotoFlow extends Omit<Framing, 'count' | 'straighten' | 'drop'> {
  readonly tools: PhotoTools;
  readonly stage: Accessor<Stage>;
  readonly goBack: () => void;
  readonly toSize: () => void;
  /** Whether that waits until the phone has looked for the corners. */
  readonly waits: Accessor<boolean>;
  readonly read: () => void;
  readonly stop: () => void;
  readonly progress: Accessor<number>;
  readonly map: Accessor<PhotoReading | null>;
  /** No grid lies where the map was read, and the player has not gone on all the same. */
  readonly misfit: Accessor<boolean>;
  readonly goOnAllTheSame: () => void;
  readonly toCorners: () => void;
  /** Whether the photograph is there, to read it again with an example. */
  readonly canShow: Accessor<boolean>;
  /** Reads the map again with an example. */
  readonly show: (example: MapExample) => Promise<void>;
  /** Whether it is being read again. */
  readonly again: Accessor<boolean>;
  /** What the last example changed; null once anything else was said. */
  readonly learnt: Accessor<ExampleEffect | null>;
  /** Whether a map that was read before the app was closed waits to be reviewed. */
  readonly earlier: Accessor<boolean>;
  readonly goOn: () => void;
  /** The address of the straightened picture; null where the phone could not make one. */
  readonly skin: Accessor<string | null>;
  readonly mending: Steps<Corrections> | null;
  /** Keeps the map under a name; what to tell where that fails, null where it went well. */
  readonly save: (name: string) => Promise<string | null>;
  /** The same under a name of no other map, for whoever goes on to the editor, where it can be changed. */
  readonly saveUnnamed: () => Promise<string | null>;
  /** Maps of the collection that it may show, until the player has answered. */
  readonly likely: Accessor<readonly MapSheet[]>;
  /** It is this map of the collection; null: none of those that were shown. */
  readonly takeKnown: (map: MapSheet | null) => void;
  /** Where it ended as a map of the collection that was there before. */
  readonly known: Accessor<boolean>;
  readonly saved: Accessor<MapSheet | null>;
  /** Ends as when saved with a map that was in the editor meanwhile; `take` where there is none. */
  readonly edited: (id: string) => Promise<void>;
  /** What went wrong last, as a sentence. */
  readonly fault: Accessor<string | null>;
  /** Nobody looks: what is not at work gives its memory back. The picture and what was mended stay. */
  readonly rest: () => void;
  readonly reset: () => void;
}
