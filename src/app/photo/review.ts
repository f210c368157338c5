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

/** What was read, what a person says of it, and the examples by which it was read again; each is a step to undo. */
export interface Review {
  readonly reading: Accessor<PhotoReading>;
  readonly mending: Steps<Corrections>;
  readonly shown: Accessor<readonly MapExample[]>;
  /** What the last step changed, where that was an example. */
  readonly learnt: Accessor<ExampleEffect | null>;
  /** Takes what was read with one example more. What a person has said by hand stays. */
  readonly learn: (example: MapExample, reading: PhotoReading) => void;
}

/** @param keep called on every step, so that the review outlives the app */
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
