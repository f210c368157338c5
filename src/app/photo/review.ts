import type { Accessor } from 'solid-js';
import { applyCorrections, type Corrections } from '../../photo/corrections';
import { countKind, type ExampleEffect, withExample } from '../../photo/examples';
import type { MapExample } from '../../photo/ink-anchors';
import type { PhotoReading } from '../../photo/types';
import { createSteps, type Steps } from '../draft-history';

interface Step {
  readonly reading: PhotoReading;
  readonly mending: Corrections;
  readonly shown: readonly MapExample[];
  /** Null unless this step is an example. */
  readonly learnt: ExampleEffect | null;
}

/** Undo history of the reading, the corrections of the user, and the examples. */
export interface Review {
  readonly reading: Accessor<PhotoReading>;
  readonly mending: Steps<Corrections>;
  readonly shown: Accessor<readonly MapExample[]>;
  /** Effect of the last step if it was an example. Null otherwise. */
  readonly learnt: Accessor<ExampleEffect | null>;
  /** Adds an example with the new reading. Corrections by hand stay. */
  readonly learn: (example: MapExample, reading: PhotoReading) => void;
}

/**
 * Creates a review.
 * @param keep called on every step, to store the review
 */
export function createReview(
  first: Pick<Step, 'reading' | 'mending'>,
  keep: (now: Pick<Step, 'reading' | 'mending'>) => void,
): Review {
  const steps = createSteps<Step>({ ...first, shown: [], learnt: null }, keep);
  const now = steps.draft;
  return {
    reading: () => now().reading,
    mending: {
      ...steps,
      draft: () => now().mending,
      change: (mending, field) => steps.change({ ...now(), mending, learnt: null }, field),
    },
    shown: () => now().shown,
    learnt: () => now().learnt,
    learn: (example, reading) => {
      const { kind } = example;
      const mending = withExample(reading, now().mending, example);
      const before = countKind(applyCorrections(now().reading, now().mending), kind);
      const after = countKind(applyCorrections(reading, mending), kind);
      steps.change({ reading, mending, shown: [...now().shown, example], learnt: { kind, before, after } });
    },
  };
}
