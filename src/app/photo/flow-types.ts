import type { Accessor } from 'solid-js';
import type { MapSheet } from '../../board/map-sheet';
import type { Corrections } from '../../photo/corrections';
import type { ExampleEffect } from '../../photo/examples';
import type { MapExample } from '../../photo/ink-anchors';
import type { PhotoReading } from '../../photo/types';
import type { EditHistory } from '../edit-history';
import type { PhotoFraming } from './framing';
import type { PhotoTools } from './photo-tools';

export type PhotoStage = 'take' | 'corners' | 'size' | 'reading' | 'review' | 'saved';

/** State of the conversion of one photograph to a map. The state is retained while another tab is open. */
export interface PhotoFlow extends Omit<PhotoFraming, 'count' | 'straighten' | 'drop'> {
  readonly tools: PhotoTools;
  readonly stage: Accessor<PhotoStage>;
  readonly goBack: () => void;
  readonly toSize: () => void;
  /** Whether `toSize` is waiting for the corner detection. */
  readonly isWaiting: Accessor<boolean>;
  readonly read: () => void;
  readonly stop: () => void;
  readonly progress: Accessor<number>;
  readonly map: Accessor<PhotoReading | null>;
  /** Whether to warn that the photograph shows no grid where the map was read. False after `continueAnyway`. */
  readonly hasMisfit: Accessor<boolean>;
  readonly continueAnyway: () => void;
  readonly toCorners: () => void;
  /** Whether the photograph is available for reading again with an example. */
  readonly canReadAgain: Accessor<boolean>;
  /** Reads the map again with an example. */
  readonly readWithExample: (example: MapExample) => Promise<void>;
  readonly isReadingAgain: Accessor<boolean>;
  /** Effect of the last example. Null after any other change. */
  readonly exampleEffect: Accessor<ExampleEffect | null>;
  /** Whether a review from before the app was closed can be resumed. */
  readonly hasStoredReview: Accessor<boolean>;
  readonly resumeReview: () => void;
  /** URL of the straightened picture. Null if there is no such picture. */
  readonly straightenedUrl: Accessor<string | null>;
  readonly corrections: EditHistory<Corrections> | null;
  /** Saves the map under a name. Returns the fault as a sentence; null on success. */
  readonly save: (name: string) => Promise<string | null>;
  /**
   * Saves the map under an unused name, which the user can change in the editor. Resolves to null, or to a sentence that
   * says why the map was not saved.
   */
  readonly saveUnnamed: () => Promise<string | null>;
  /** Maps of the collection that the photograph may show. Empty after the user has answered. */
  readonly likely: Accessor<readonly MapSheet[]>;
  /**
   * Receives the user's answer: the map in `likely` that the photograph shows, or null if it shows none of these maps.
   */
  readonly takeKnown: (map: MapSheet | null) => void;
  /** Whether the flow ended with a map that was already in the collection. */
  readonly isKnownMap: Accessor<boolean>;
  readonly saved: Accessor<MapSheet | null>;
  /** Ends the flow with a map that the user has edited meanwhile. Returns to `take` if the map does not exist. */
  readonly endEdited: (id: string) => Promise<void>;
  /** The last fault as a sentence. Null if there is none. */
  readonly fault: Accessor<string | null>;
  /** Frees memory while no screen shows the flow. The picture and the corrections of an unsaved map stay. */
  readonly freeMemory: () => void;
  readonly reset: () => void;
}
