import './what-follows.css';
import { type JSX, Show } from 'solid-js';
import type { AttackContext, AttackRecording, PreparedStep } from '../../../app/deeds/attack-recording';
import type { TermsState } from '../../../app/map/question-terms';
import { openQuestionId } from '../../../query/resolve-deed';
import { actionName } from '../../../text/answer/answer-text';
import { CONSEQUENCE_TEXT, describeOpenQuestion } from '../../../text/answer/consequence-text';
import { VALUE_NAMES } from '../../../text/names/sources';
import { decapitalise, say } from '../../../text/say';
import { Button } from '../../kit/button';

/** Buttons that record an attack: missed, critical miss, or hit for a number of clicks. */
export function AttackButtons(props: {
  attacking: AttackRecording;
  context: AttackContext;
  terms: TermsState;
  record: (deed: PreparedStep) => void;
}): JSX.Element {
  const hit = () => props.context.answer.hit;
  const targets = () => props.context.answer.question.targets;
  const spared = () => targets().every((target) => props.attacking.evaded().includes(target));
  const alone = () => props.attacking.unattackable().length > 0;
  const label = (): string => {
    const { capture, instead } = props.context.terms;
    if (alone()) return say('No attack');
    if (spared()) return say('Evaded');
    if (capture) return `${CONSEQUENCE_TEXT.hit}: ${decapitalise(CONSEQUENCE_TEXT.captures)}`;
    if (instead !== null) return `${CONSEQUENCE_TEXT.hit}: ${actionName(instead)}`;
    return CONSEQUENCE_TEXT.hitFor(
      targets()
        .map((target) => props.attacking.clicks(target))
        .join(' + '),
    );
  };
  const pushed = () => props.attacking.pushClicks();
  /** Open questions that the player has not answered. */
  const open = () => props.attacking.unanswered();
  const asked = () => open().every((each) => props.terms.highlighted().includes(openQuestionId(each)));
  const hitIt = (): void => {
    if (asked()) props.record(props.attacking.hit());
    else props.terms.highlight(open().map(openQuestionId));
  };
  /** Returns the hint of the hit button: open questions or the unit of the number, and the clicks of pushing damage. */
  const hint = (): string | undefined => {
    const { capture, instead } = props.context.terms;
    const unit = alone() || spared() || capture || instead !== null ? [] : [VALUE_NAMES.damage];
    const names = open().map((each) => describeOpenQuestion(each, props.context.naming));
    const first = names.length === 0 ? unit : asked() ? [say('tap again to leave it open')] : names;
    return [...first, ...(pushed() > 0 ? [CONSEQUENCE_TEXT.youPush(pushed())] : [])].join(' · ') || undefined;
  };
  const fumbles = () => hit().targets.some(({ critical }) => critical !== undefined);
  return (
    <div class="attack-deeds">
      <Show when={props.attacking.mayMiss()}>
        <Button onClick={() => props.record(props.attacking.miss('miss'))}>{say('Miss')}</Button>
        <Show when={fumbles()}>
          <Button
            aria-label={`${CONSEQUENCE_TEXT.ones}: ${say('misses, takes 1 click')}`}
            onClick={() => props.record(props.attacking.miss('ones'))}
          >
            {CONSEQUENCE_TEXT.ones}
          </Button>
        </Show>
      </Show>
      <Button tone={hit().legal ? 'accent' : 'plain'} big hint={hint()} onClick={hitIt}>
        {label()}
      </Button>
    </div>
  );
}
