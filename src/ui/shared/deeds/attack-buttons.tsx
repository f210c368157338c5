import './what-follows.css';
import { type JSX, Show } from 'solid-js';
import type { AttackContext, Attacking, Recordable } from '../../../app/deeds/attacking';
import type { TermsState } from '../../../app/map/question-terms';
import { openQuestionId } from '../../../query/resolve-deed';
import { FOLLOW_WORDS, wordsOfOpen } from '../../../text/answer/follow';
import { ANSWER_WORDS, nameOfAction } from '../../../text/answer/sheet';
import { VALUE_NAMES } from '../../../text/names/sources';
import { within } from '../../../text/say';
import { Button } from '../../kit/button';

/** Buttons that record an attack: missed, critical miss, or hit for a number of clicks. */
export function AttackButtons(props: {
  attacking: Attacking;
  context: AttackContext;
  terms: TermsState;
  record: (deed: Recordable) => void;
}): JSX.Element {
  const hit = () => props.context.answer.hit;
  const targets = () => props.context.answer.question.targets;
  const spared = () => targets().every((target) => props.attacking.evaded().includes(target));
  const alone = () => props.attacking.leftAlone().length > 0;
  const label = (): string => {
    const { capture, instead } = props.context.terms;
    if (alone()) return FOLLOW_WORDS.notAttacked;
    if (spared()) return FOLLOW_WORDS.evaded;
    if (capture) return `${FOLLOW_WORDS.hit}: ${within(FOLLOW_WORDS.captures)}`;
    if (instead !== null) return `${FOLLOW_WORDS.hit}: ${nameOfAction(instead)}`;
    return FOLLOW_WORDS.hitFor(
      targets()
        .map((target) => props.attacking.clicks(target))
        .join(' + '),
    );
  };
  const pushed = () => props.attacking.pushed();
  /** Open questions. `asked`: the player has seen all of them and continues. */
  const open = () => props.attacking.unanswered();
  const asked = () => open().every((each) => props.terms.urged().includes(openQuestionId(each)));
  const hitIt = (): void => {
    if (asked()) props.record(props.attacking.hit());
    else props.terms.urge(open().map(openQuestionId));
  };
  /** Unit of the number, and the cost of the attack for the attacker. */
  const hint = (): string | undefined => {
    const { capture, instead } = props.context.terms;
    const unit = alone() || spared() || capture || instead !== null ? [] : [VALUE_NAMES.damage];
    const names = open().map((each) => wordsOfOpen(each, props.context.naming));
    const first = names.length === 0 ? unit : asked() ? [FOLLOW_WORDS.tapAgain] : names;
    return [...first, ...(pushed() > 0 ? [FOLLOW_WORDS.youPush(pushed())] : [])].join(' · ') || undefined;
  };
  const fumbles = () => hit().targets.some(({ critical }) => critical !== undefined);
  return (
    <div class="attack-deeds">
      <Show when={props.attacking.mayMiss()}>
        <Button onClick={() => props.record(props.attacking.miss('miss'))}>{FOLLOW_WORDS.miss}</Button>
        <Show when={fumbles()}>
          <Button
            aria-label={`${FOLLOW_WORDS.ones}: ${ANSWER_WORDS.deeds.fumbleHint}`}
            onClick={() => props.record(props.attacking.miss('ones'))}
          >
            {FOLLOW_WORDS.ones}
          </Button>
        </Show>
      </Show>
      <Button tone={hit().legal ? 'accent' : 'plain'} big hint={hint()} onClick={hitIt}>
        {label()}
      </Button>
    </div>
  );
}
