import { type Accessor, batch, createSignal } from 'solid-js';
import type { MapExample } from '../../photo/ink-anchors';
import type { PhotoReading } from '../../photo/types';
import type { Result } from '../../plain/result';
import type { CallFault } from '../worker-calls';
import type { PhotoReview } from './photo-review';

/** State of reading a map again with an example. */
export interface RereadState {
  readonly isRunning: Accessor<boolean>;
  /** Reads the map again with an example. True if the reading failed; false after success or `stop`. */
  readonly readWithExample: (example: MapExample) => Promise<boolean>;
}

/**
 * Creates the state of reading again.
 * @param review current review; a late answer for an earlier review is ignored
 * @param read reads the photograph with all examples
 */
export function createRereadState(
  review: Accessor<PhotoReview | null>,
  read: (examples: readonly MapExample[]) => Promise<Result<PhotoReading, CallFault>>,
): RereadState {
  const [running, setRunning] = createSignal(false);
  const show = async (example: MapExample): Promise<boolean> => {
    const now = review();
    if (!now) return false;
    setRunning(true);
    const result = await read([...now.examples(), example]);
    batch(() => {
      setRunning(false);
      if (result.ok && review() === now) now.addExample(example, result.value);
    });
    return !result.ok && result.fault === 'failed';
  };
  return { isRunning: running, readWithExample: show };
}
