import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { type AppChoice, ROLL } from '../../plan/app-choice';
import { findOpenQuestionAnswer } from '../../query/open-question-answers';
import { openQuestionId } from '../../query/resolve-deed';
import type { OpenQuestion } from '../../rules/table-deed';
import type { Fact } from '../../table/facts';
import { hideDecks } from '../../table/hide-decks';
import type { AttackContext, AttackRecording } from '../deeds/attack-recording';
import type { TermsState } from '../map/question-terms';
import type { AppDecisions } from './plan.worker';
import { startPlanSearch } from './planner';

const NOTHING: AppDecisions = { choices: [], reroll: null };

/**
 * Creates the choices that the app makes in an attack for the sides that it plays. They are entered as answers to the
 * open questions, until a person answers otherwise.
 */
export function createAppDecisions(context: AttackContext, attacking: AttackRecording, terms: TermsState) {
  const [found, setFound] = createSignal(NOTHING);
  /** Answers that the app entered, by the id of the question. */
  const entered = new Map<string, string>();
  const sides = createMemo(() => (context.table.appPlayers ?? []).map(({ side }) => side));
  const answerTo = (question: OpenQuestion) => String(findOpenQuestionAnswer(question, context.terms) ?? '');
  const open = () => attacking.result()?.open ?? [];
  const request = createMemo(() => {
    const deed = attacking.result()?.deed;
    const { dice } = context.terms;
    const rolled = dice.length === 2 ? dice : null;
    if (sides().length === 0 || !deed || (open().length === 0 && !rolled)) return null;
    const overruled = open()
      .filter((each) => (entered.get(openQuestionId(each)) ?? answerTo(each)) !== answerTo(each))
      .map(openQuestionId);
    // Clicks that a person entered for a target divide the damage.
    const divides = Object.keys(context.terms.taken).length > 0;
    if (divides && deed.deed === 'attack') overruled.push(openQuestionId({ open: 'share', piece: deed.attacker }));
    return { deed, dice: rolled, choosing: { sides: sides(), overruled } };
  });
  const key = createMemo(() => JSON.stringify(request()));
  const subject = createMemo(() => {
    const { attacker, targets } = context.answer.question;
    return [attacker, ...targets, context.answer.chosen].join(' ');
  });

  createEffect(on([subject, () => context.table], () => entered.clear(), { defer: true }));
  createEffect(
    on([key, () => context.table], () => {
      const now = request();
      // A choice of another attack must not be shown, not even for a moment.
      if (!now) return void setFound(NOTHING);
      const { table, ruleset } = context;
      const seen = now.choosing.sides.reduce(hideDecks, table);
      // Without an answer, the players choose as for a person.
      const ignore = (): void => undefined;
      const stop = startPlanSearch({ ask: 'choices', edition: ruleset.id, table: seen, ...now }, enter, ignore);
      onCleanup(stop);
    }),
  );
  const enter = (decisions: AppDecisions): void =>
    batch(() => {
      setFound(decisions);
      for (const { question, value, options } of decisions.choices) {
        // A roll stays open until the players enter the die.
        if (options.some((each) => each.value === ROLL)) continue;
        entered.set(openQuestionId(question), value);
        if (answerTo(question) !== value) terms.answer(question, value);
      }
    });
  const reroll = () => (context.terms.dice.length === 2 ? found().reroll : null);
  createEffect(() => terms.setWaiting(reroll() !== null));
  onCleanup(() => terms.setWaiting(false));
  return {
    /** Choices of the app, without those that a person changed. */
    choices: (): readonly AppChoice[] =>
      attacking.rolled() === 'miss' || attacking.rolled() === 'ones' ? [] : found().choices,
    reroll,
    /** Records the use of the power for the reroll, and removes the dice that are rolled again. */
    recordReroll: async (record: (step: string, facts: readonly Fact[]) => Promise<unknown>): Promise<void> => {
      const now = reroll();
      if (!now) return;
      const { ruleset, table } = context;
      if ((await record('due', ruleset.resolve(table, now.use).facts)) === false) return;
      const { evades } = terms.now();
      const others = Object.fromEntries(Object.entries(evades).filter(([piece]) => piece !== now.roller));
      terms.change(
        now.roll === 'evade' ? { evades: others } : { dice: [], doubles: null, evades: {}, die: null, taken: {} },
      );
    },
  };
}
