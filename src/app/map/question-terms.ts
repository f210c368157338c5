import { type Accessor, createSignal } from 'solid-js';
import { type IgnoredPower, NO_TERMS, type QuestionTerms } from '../../query/question-terms';

/** Terms of the question on screen, such as ignored powers and additional targets. The user changes them on a sheet. */
export interface TermsState {
  readonly now: Accessor<QuestionTerms>;
  readonly change: (change: Partial<QuestionTerms>) => void;
  /** Ignores a power, or stops ignoring it. */
  readonly toggle: (off: IgnoredPower) => void;
  /** Adds or removes an additional target. */
  readonly toggleTarget: (piece: string) => void;
  /** Whether a tap on an opponent adds a target. */
  readonly adding: Accessor<boolean>;
  readonly setAdding: (adding: boolean) => void;
  /** Ids of open questions to highlight. The user recorded a step before answering these questions. */
  readonly highlighted: Accessor<readonly string[]>;
  readonly highlight: (ids: readonly string[]) => void;
  /** Sets whether the player declines a choice that the action leaves open. `id` is the id of the open question. */
  readonly decline: (id: string, declined: boolean) => void;
  /** Resets the terms when the target changes. A carried or lifted piece is retained. */
  readonly resetForTarget: () => void;
  readonly clear: () => void;
}

export function createQuestionTerms(): TermsState {
  const [now, set] = createSignal<QuestionTerms>(NO_TERMS);
  const [adding, setAdding] = createSignal(false);
  const [urged, urge] = createSignal<readonly string[]>([]);
  return {
    now,
    highlighted: urged,
    highlight: urge,
    adding,
    setAdding,
    change: (change) => set((terms) => ({ ...terms, ...change })),
    toggle: (off) =>
      set((terms) => {
        const others = terms.off.filter((each) => each.piece !== off.piece || each.power !== off.power);
        return { ...terms, off: others.length < terms.off.length ? others : [...terms.off, off] };
      }),
    decline: (id, declined) =>
      set((terms) => {
        const others = terms.declined.filter((each) => each !== id);
        return { ...terms, declined: declined ? [...others, id] : others };
      }),
    toggleTarget: (piece) =>
      set((terms) => ({
        ...terms,
        also: terms.also.includes(piece) ? terms.also.filter((each) => each !== piece) : [...terms.also, piece],
      })),
    resetForTarget: () => {
      set(({ carrying, lifted }) =>
        carrying === null && lifted === null ? NO_TERMS : { ...NO_TERMS, carrying, lifted },
      );
      setAdding(false);
      urge([]);
    },
    clear: () => {
      set(NO_TERMS);
      setAdding(false);
      urge([]);
    },
  };
}
