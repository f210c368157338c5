import { batch, createSignal } from 'solid-js';
import { answerOpenQuestion, type SquareChoice } from '../../query/open-question-answers';
import { type IgnoredPower, NO_TERMS, type QuestionTerms } from '../../query/question-terms';
import { openQuestionId } from '../../query/resolve-deed';
import type { OpenQuestion } from '../../rules/table-deed';

export function createQuestionTerms() {
  const [now, set] = createSignal<QuestionTerms>(NO_TERMS);
  const [adding, setAdding] = createSignal(false);
  const [urged, urge] = createSignal<readonly string[]>([]);
  const [isWaiting, setWaiting] = createSignal(false);
  const [squareChoices, setSquareChoices] = createSignal<readonly SquareChoice[]>([]);
  const change = (change: Partial<QuestionTerms>) => set((terms) => ({ ...terms, ...change }));
  /**
   * Sets whether the player declines a choice that the action leaves open. `id` is the id of the open question.
   */
  const decline = (id: string, declined: boolean) =>
    set((terms) => {
      const others = terms.declined.filter((each) => each !== id);
      return { ...terms, declined: declined ? [...others, id] : others };
    });
  return {
    now,
    /** Ids of open questions to highlight. The user recorded a step before answering these questions. */
    highlighted: urged,
    highlight: urge,
    /** Whether a side that the app plays acts first, for example by a reroll, so recording is not the main action. */
    isWaiting,
    setWaiting,
    /** Whether a tap on an opponent adds a target. */
    adding,
    setAdding,
    change,
    /** Places on the map that answer an open question. The sheet of the answer sets them; a tap on the map chooses. */
    squareChoices,
    setSquareChoices,
    /** Answers an open question of the action. The value '' means no roll or nothing. */
    answer: (question: OpenQuestion, value: string) =>
      batch(() => {
        decline(openQuestionId(question), value === '');
        change(answerOpenQuestion(question, value, now()));
      }),
    /** Ignores a power, or stops ignoring it. */
    toggle: (off: IgnoredPower) =>
      set((terms) => {
        const others = terms.off.filter((each) => each.piece !== off.piece || each.power !== off.power);
        return { ...terms, off: others.length < terms.off.length ? others : [...terms.off, off] };
      }),
    decline,
    /** Adds or removes an additional target. */
    toggleTarget: (piece: string) =>
      set((terms) => ({
        ...terms,
        also: terms.also.includes(piece) ? terms.also.filter((each) => each !== piece) : [...terms.also, piece],
      })),
    /** Resets the terms when the target changes. A carried or lifted piece is retained. */
    resetForTarget: () => {
      set(({ carrying, lifted }) =>
        carrying === null && lifted === null ? NO_TERMS : { ...NO_TERMS, carrying, lifted },
      );
      setAdding(false);
      setSquareChoices([]);
      urge([]);
    },
    clear: () => {
      set(NO_TERMS);
      setAdding(false);
      setSquareChoices([]);
      urge([]);
    },
  };
}

/** Terms of the question on screen, such as ignored powers and additional targets. The user changes them on a sheet. */
export type TermsState = ReturnType<typeof createQuestionTerms>;
