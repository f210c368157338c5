import { type Accessor, batch, createSignal } from 'solid-js';
import type { MapExample } from '../../photo/ink-anchors';
import type { PhotoReading } from '../../photo/types';
import type { Result } from '../../plain/result';
import type { ReaderFault } from './reader';
import type { Review } from './review';

/** Reading a map once more, with an example. */
export interface Again {
  readonly running: Accessor<boolean>;
  /** Whether that failed; false where it went well or was stopped. */
  readonly show: (example: MapExample) => Promise<boolean>;
}

/**
 * @param review what is looked at; another one, or none, takes nothing from an answer that comes late.
 * @param read reads the photograph with all examples.
 */
export function createAgain(
  review: Accessor<Review | null>,
  read: (shown: readonly MapExample[]) => Promise<Result<PhotoReading, ReaderFault>>,
): Again {
  const [running, setRunning] = createSignal(false);
  const show = async (example: MapExample): Promise<boolean> => {
    const now = review();
    if (!now) return false;
    setRunning(true);
    const done = await read([...now.shown(), example]);
    batch(() => {
      setRunning(false);
      if (done.ok && review() === now) now.learn(example, done.value);
    });
    return !done.ok && done.fault === 'failed';
  };
  return { running, show };
}
