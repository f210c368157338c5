import { type Accessor, batch, createSignal } from 'solid-js';
import { applyCorrections, type Corrections } from '../../photo/corrections';
import { countSquaresOrWalls, type ExampleEffect, withExample } from '../../photo/examples';
import type { MapExample } from '../../photo/ink-anchors';
import type { PhotoReading } from '../../photo/types';
import type { Result } from '../../plain/result';
import { createEditHistory } from '../edit-history';
import type { CallFault } from '../worker-calls';

interface Step {
  readonly reading: PhotoReading;
  readonly corrections: Corrections;
  readonly shown: readonly MapExample[];
  /** Effect of the example. Null if this step is not an example. */
  readonly learnt: ExampleEffect | null;
}

/**
 * Creates the undo history of a review.
 * @param keep called after every step, to store the review
 */
export function createPhotoReview(
  first: Pick<Step, 'reading' | 'corrections'>,
  keep: (now: Pick<Step, 'reading' | 'corrections'>) => void,
) {
  const steps = createEditHistory<Step>({ ...first, shown: [], learnt: null }, keep);
  const now = steps.draft;
  return {
    reading: () => now().reading,
    corrections: {
      ...steps,
      draft: () => now().corrections,
      change: (corrections: Corrections, field?: string) =>
        steps.change({ ...now(), corrections, learnt: null }, field),
    },
    examples: () => now().shown,
    /** Effect of the last step if it was an example. Null otherwise. */
    exampleEffect: () => now().learnt,
    /** Adds an example with the new reading. Corrections by hand stay. */
    addExample: (example: MapExample, reading: PhotoReading) => {
      const { kind } = example;
      const corrections = withExample(reading, now().corrections, example);
      const before = countSquaresOrWalls(applyCorrections(now().reading, now().corrections), kind);
      const after = countSquaresOrWalls(applyCorrections(reading, corrections), kind);
      steps.change({ reading, corrections, shown: [...now().shown, example], learnt: { kind, before, after } });
    },
  };
}

/** Undo history of the reading, the corrections of the user, and the examples. */
export type PhotoReview = ReturnType<typeof createPhotoReview>;

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
