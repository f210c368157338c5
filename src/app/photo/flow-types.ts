import type { Accessor } from 'solid-js';
import type { MapSheet } from '../../board/map-sheet';
import type { Corrections } from '../../photo/corrections';
import type { ExampleEffect } from '../../photo/examples';
import type { MapExample } from '../../photo/ink-anchors';
import type { PhotoReading } from '../../photo/types';
import type { EditHistory } from '../edit-history';
import type { Framing } from './framing';
import type { PhotoTools } from './photo-tools';

export type PhotoStage = 'take' | 'corners' | 'size' | 'reading' | 'review' | 'saved';

/** Conversion of one photograph to a map. It stays unchanged while another tab is open. */
export interface PhotoFlow extends Omit<Framing, 'count' | 'straighten' | 'drop'> {
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
  /** Whether there is no grid where the map was read, and the user has not continued anyway. */
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
  /** URL of the straightened picture. Null if it could not be made. */
  readonly straightenedUrl: Accessor<string | null>;
  readonly corrections: EditHistory<Corrections> | null;
  /** Saves the map under a name. Returns the reason if that failed, else null. */
  readonly save: (name: string) => Promise<string | null>;
  /** Saves the map under an unused name, for users who continue in the editor, where they can change it. */
  readonly saveUnnamed: () => Promise<string | null>;
  /** Maps of the collection that the photograph may show. Empty after the user has answered. */
  readonly likely: Accessor<readonly MapSheet[]>;
  /** Answers which map of the collection it is. Null for none of those shown. */
  readonly takeKnown: (map: MapSheet | null) => void;
  /** Whether the flow ended with a map that was already in the collection. */
  readonly isKnownMap: Accessor<boolean>;
  readonly saved: Accessor<MapSheet | null>;
  /** Ends the flow with a map that was edited meanwhile. Returns to `take` if the map does not exist. */
  readonly endEdited: (id: string) => Promise<void>;
  /** The last fault as a sentence. */
  readonly fault: Accessor<string | null>;
  /** Frees memory that is not in use while no screen shows the flow. Picture and corrections stay. */
  readonly freeMemory: () => void;
  readonly reset: () => void;
}
