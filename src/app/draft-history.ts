import { type Accessor, batch, createMemo, createSignal } from 'solid-js';

/** What was typed into a form, a step for each change, so that any can be taken back. */
export interface Steps<Draft> {
  readonly draft: Accessor<Draft>;
  /** A further step; typing on in the same `field` is one step. */
  readonly change: (next: Draft, field?: string) => void;
  readonly turn: (by: -1 | 1) => void;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
}

/** @param onDraft called on every change, so that a draft outlives a reload */
export function createSteps<Draft>(initial: Draft, onDraft: (draft: Draft) => void): Steps<Draft> {
  const [steps, setSteps] = createSignal<readonly Draft[]>([initial]);
  const [cursor, setCursor] = createSignal(0);
  let lastField = '';
  return {
    draft: createMemo(() => steps()[cursor()] as Draft),
    canUndo: () => cursor() > 0,
    canRedo: () => cursor() < steps().length - 1,
    change(next, field = '') {
      const typingOn = field !== '' && field === lastField && cursor() === steps().length - 1 && cursor() > 0;
      const kept = steps().slice(0, typingOn ? cursor() : cursor() + 1);
      lastField = field;
      batch(() => {
        setSteps([...kept, next]);
        setCursor(kept.length);
      });
      onDraft(next);
    },
    turn(by) {
      const to = cursor() + by;
      if (to < 0 || to >= steps().length) return;
      lastField = '';
      setCursor(to);
      onDraft(steps()[to] as Draft);
    },
  };
}
