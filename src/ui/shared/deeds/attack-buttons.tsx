import './what-follows.css';
import { type JSX, Show } from 'solid-js';
import type { AttackContext, AttackRecording, PreparedStep } from '../../../app/deeds/attack-recording';
import type { TermsState } from '../../../app/map/question-terms';
import { enterDie } from '../../../query/question-terms';
import { openQuestionId } from '../../../query/resolve-deed';
import { ANSWER_TEXT, actionName } from '../../../text/answer/answer-text';
import { CONSEQUENCE_TEXT, describeOpenQuestion } from '../../../text/answer/consequence-text';
import { VALUE_NAMES } from '../../../text/names/sources';
import { decapitalise, say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Stepper } from '../../kit/stepper';
import { DiceRow } from './dice-row';

/** Dice of an attack, and buttons that record it: missed, or hit for a number of clicks. The dice choose the button. */
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
  /** Target for the buttons that change the clicks of the hit. Null if the attack has several targets or no clicks. */
  const adjusted = () => {
    const [target, ...others] = targets();
    const { capture, instead } = props.context.terms;
    return target === undefined || others.length > 0 || capture || instead !== null || spared() || alone() || misses()
      ? null
      : target;
  };
  const rolled = () => props.attacking.rolled();
  const misses = () => rolled() === 'miss' || rolled() === 'ones';
  const faces = (): string | undefined => {
    const [first, second] = props.context.terms.dice;
    return first === undefined || second === undefined ? undefined : `${first} + ${second} = ${first + second}`;
  };
  const missHint = () => (rolled() === 'ones' ? [faces(), say('takes 1 click')].join(' · ') : faces());
  const hitButton = () => (
    <Button
      tone={hit().legal && !misses() && !props.terms.isWaiting() ? 'accent' : 'plain'}
      big={!misses()}
      hint={misses() ? undefined : hint()}
      onClick={hitIt}
    >
      {label()}
    </Button>
  );
  return (
    <div class="attack-deeds">
      <Show when={props.attacking.isRolled()}>
        <DiceRow
          dice={props.context.terms.dice}
          hits={rolled() === null ? null : !misses()}
          onDie={(face) => props.terms.change(enterDie(props.context.terms, face))}
        />
      </Show>
      <div class="attack-buttons">
        <Show when={props.attacking.mayMiss()}>
          <Button
            tone={misses() && !props.terms.isWaiting() ? 'accent' : 'plain'}
            big={misses()}
            hint={misses() ? missHint() : undefined}
            onClick={() => props.record(props.attacking.miss(rolled() === 'ones' ? 'ones' : 'miss'))}
          >
            {rolled() === 'ones' ? CONSEQUENCE_TEXT.ones : say('Miss')}
          </Button>
        </Show>
        <Show when={adjusted()} fallback={hitButton()}>
          {(target) => (
            <Stepper
              label={ANSWER_TEXT.taken.titleOf(props.context.naming.piece(props.attacking.takerOf(target())))}
              value={props.attacking.clicks(target())}
              min={0}
              max={20}
              onChange={(clicks) => props.terms.change(props.attacking.takeClicks(target(), clicks))}
            >
              {hitButton()}
            </Stepper>
          )}
        </Show>
      </div>
    </div>
  );
}
