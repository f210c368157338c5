import { type Accessor, batch, createMemo, createSignal } from 'solid-js';

/** Undo history of a form, one step for each change. */
export interface EditHistory<Draft> {
  readonly draft: Accessor<Draft>;
  /** Adds a step to the history. Consecutive changes of the same `field` become one step. */
  readonly change: (next: Draft, field?: string) => void;
  readonly move: (by: -1 | 1) => void;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
}

/**
 * Creates an undo history.
 * @param onDraft called on every change, to save the draft across reloads
 */
export function createEditHistory<Draft>(initial: Draft, onDraft: (draft: Draft) => void): EditHistory<Draft> {
  const [steps, setSteps] = createSignal<readonly Draft[]>([initial]);
  const [cursor, setCursor] = createSignal(0);
  let lastField = '';
  return {
    draft: createMemo(() => steps()[cursor()] as Draft),
    canUndo: () => cursor() > 0,
    canRedo: () => cursor() < steps().length - 1,
    change(next, field = '') {
      const typingOn = field !== '' && field === lastField && cursor() === steps().length - 1 && cursor() > 0;
      const drafts = steps().slice(0, typingOn ? cursor() : cursor() + 1);
      lastField = field;
      batch(() => {
        setSteps([...drafts, next]);
        setCursor(drafts.length);
      });
      onDraft(next);
    },
    move(by) {
      const to = cursor() + by;
      if (to < 0 || to >= steps().length) return;
      lastField = '';
      setCursor(to);
      onDraft(steps()[to] as Draft);
    },
  };
}
