import { say } from '../../text/say';
import './answer-choices.css';
import { createEffect, createMemo, For, type JSX, onCleanup, Show } from 'solid-js';
import { type AttackContext, createAttackRecording } from '../../app/deeds/attack-recording';
import { createMoveRecording, type MoveContext } from '../../app/deeds/move-recording';
import type { MapContext } from '../../app/map/map-context';
import type { MapQuestionState } from '../../app/map/map-questions';
import { deferUntilPaint } from '../../app/timing/frames';
import { mayAttackTwice } from '../../query/answer-map-question';
import { listKnockBackPlaces } from '../../query/knock-back';
import { type MapAnswer, toAnswered } from '../../query/map-answer';
import { computeClicksDealt, removeIgnoredPowers } from '../../query/question-terms';
import type { TargetAnswer } from '../../rules/answer';
import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import { findPiece } from '../../table/position';
import { type FormattedAnswer, mergeUncountedPowers } from '../../text/answer/answer-lines';
import { ANSWER_TEXT } from '../../text/answer/answer-text';
import { describeAnswer } from '../../text/answer/describe-answer';
import { listGuessLines } from '../../text/answer/guesses';
import { formatChance } from '../../text/answer/hit';
import { describeNearestChange } from '../../text/answer/nearest-change';
import { AttackChoices } from '../shared/deeds/attack-choices';
import { AnswerActions } from './answer-actions';
import {
  AimChoice,
  CarryChoice,
  DestroyTargetChoice,
  KnockBackChoice,
  MultiattackChoice,
  TargetChoice,
  TelekinesisChoice,
  ThrownObjectChoice,
} from './answer-choices';
import { AnswerPowers } from './answer-powers';
import { AnswerSheet, type AnswerSheetProps } from './answer-sheet';
import { EditionsButton } from './editions-button';
import { MoveChoices } from './move-choices';

/** Chart of the probability of each number of clicks, in percent, and the chance to knock the target out. */
function AnswerClicks(props: { target: TargetAnswer; life: number; name: string | null }): JSX.Element {
  const title = () => (props.name === null ? say('Clicks taken') : ANSWER_TEXT.taken.titleOf(props.name));
  return (
    <section class="clicks" aria-label={title()}>
      <h2>
        {title()}
        <span>
          {props.target.knockOut.numerator === 0
            ? say('This attack cannot K.O. the target')
            : say('K.O. chance: {percent}', { percent: formatChance(props.target.knockOut) })}
        </span>
      </h2>
      <ul>
        <For each={props.target.clicks}>
          {({ clicks, chance }) => (
            <li
              aria-label={ANSWER_TEXT.taken.row(ANSWER_TEXT.clicks(clicks), formatChance(chance), clicks >= props.life)}
              data-out={clicks >= props.life ? '' : undefined}
            >
              <b class="number">{clicks}</b>
              <i aria-hidden="true">
                <u style={{ width: `${(100 * chance.numerator) / chance.denominator}%` }} />
              </i>
              <span>{formatChance(chance)}</span>
              <Show when={clicks >= props.life}>
                <strong>{say('K.O.')}</strong>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

export interface MapAnswerSheetProps {
  asking: MapQuestionState;
  answer: MapAnswer;
  context: MapContext;
  record: (step: string, facts: readonly Fact[], text: string) => void;
}

/** Sheet for an answer on the map, with options of the question and follow-up actions. */
export default function MapAnswerSheet(props: MapAnswerSheetProps): JSX.Element {
  const asked = () => {
    const [position, piece, ruleset] = [props.asking.position(), props.asking.piece(), props.context.ruleset];
    return position && piece && ruleset ? { position, piece, ruleset } : null;
  };
  const terms = props.asking.terms;
  const answered = createMemo(() => toAnswered(props.answer, props.asking.piece()?.id ?? ''));
  const words = createMemo((): FormattedAnswer => {
    const now = asked();
    const answer = describeAnswer(answered(), props.context.naming, terms.now().off);
    const guesses = now ? listGuessLines(props.answer, now.position, now.piece.id, props.context.naming) : [];
    return { ...answer, lines: [...guesses, ...mergeUncountedPowers(answer.lines)] };
  });
  const hit = () => (props.answer.mode === 'hit' ? props.answer : null);
  const move = () => (props.answer.mode === 'move' && props.answer.passengers.length > 0 ? props.answer : null);
  const lift = () => (props.answer.mode === 'move' && props.answer.lifts.length > 0 ? props.answer : null);
  const fling = () => (props.answer.mode === 'hit' && props.answer.objects.length > 0 ? props.answer : null);
  const destroy = () => (props.answer.mode === 'destroy' && props.answer.things.length > 1 ? props.answer : null);
  const kinds = () => (props.answer.mode === 'see' ? [] : props.answer.kinds);
  const pieces = createMemo(
    () => {
      const { answer } = props;
      const about =
        answer.mode === 'hit' ? answer.question.targets : 'piece' in answer.target ? [answer.target.piece] : [];
      return [props.asking.piece()?.id ?? '', ...(answer.mode === 'move' ? [] : about)];
    },
    undefined,
    { equals: (a, b) => a.join() === b.join() },
  );

  // The part below the reasons is drawn a frame later, once per target: a tap inside must not redraw it.
  const settled = deferUntilPaint(() => JSON.stringify(props.answer.target));

  /** Context of an attack or move; each property reads the current state. */
  const contextOf = <Mode extends 'hit' | 'move'>() => ({
    get table() {
      return props.context.table;
    },
    get ruleset() {
      return props.context.ruleset as Ruleset;
    },
    get naming() {
      return props.context.naming;
    },
    get answer() {
      return props.answer as Extract<MapAnswer, { readonly mode: Mode }>;
    },
    get terms() {
      return terms.now();
    },
    get plays() {
      return props.context.plays;
    },
  });
  const attackContext: AttackContext = contextOf<'hit'>();
  const moveContext: MoveContext = contextOf<'move'>();
  const rolled = createMemo(
    () => props.answer.mode === 'hit' && props.context.plays && asked()?.piece.striker == null && asked() !== null,
  );
  const attack = createMemo(() =>
    rolled() ? { attacking: createAttackRecording(attackContext), context: attackContext } : null,
  );
  const moves = createMemo(() => props.answer.mode === 'move' && asked() !== null);
  const moving = createMemo(() =>
    moves() ? { moving: createMoveRecording(moveContext), context: moveContext } : null,
  );

  // The map shows the places that answer an open question, and a tap on one chooses it.
  createEffect(() => {
    const places = attack()?.attacking ?? moving()?.moving;
    terms.setSquareChoices(places?.squareChoices() ?? listKnockBackPlaces(hit()?.knockBack ?? null));
  });
  onCleanup(() => terms.setSquareChoices([]));

  const tip = (): AnswerSheetProps['tip'] => {
    const [change, answer] = [props.asking.leastChange(), hit()];
    if (!change || !answer) return null;
    const { text, hint, next } = describeNearestChange(change, answer.hit, props.context.naming);
    const act =
      next &&
      (() => {
        if (next.mode === 'move') props.asking.setMode('move');
        props.asking.setTarget(next.target);
        terms.change({ thing: next.thing });
      });
    return { text, hint, act };
  };
  const mayPush = () => {
    const answer = hit();
    const [target, more] = answer?.hit.targets ?? [];
    return (
      answer?.hit.legal &&
      target &&
      !more &&
      target.needs !== null &&
      computeClicksDealt(answer.hit, target.target, terms.now()) > 0
    );
  };
  const mayAim = (most: number) => {
    const answer = hit();
    return answer && (answer.question.targets.length > 1 || (most > 1 && answer.hit.targets[0]?.range !== null));
  };

  return (
    <Show when={asked()}>
      {(now) => (
        <AnswerSheet
          words={words()}
          edition={now().ruleset.id}
          kinds={kinds()}
          chosen={props.answer.mode === 'see' ? null : props.answer.chosen}
          onKind={props.asking.setKind}
          tip={tip()}
          onClose={() => props.asking.setTarget(null)}
          choices={
            <Show when={settled() !== null}>
              <Show when={destroy()}>
                {(answer) => <DestroyTargetChoice answer={answer()} naming={props.context.naming} terms={terms} />}
              </Show>
              <Show when={move()}>
                {(answer) => <CarryChoice answer={answer()} naming={props.context.naming} terms={terms} />}
              </Show>
              <Show when={lift()}>
                {(answer) => (
                  <TelekinesisChoice
                    answer={answer()}
                    objects={now().position.objects}
                    naming={props.context.naming}
                    terms={terms}
                  />
                )}
              </Show>
              <Show when={fling()}>{(answer) => <ThrownObjectChoice answer={answer()} terms={terms} />}</Show>
              <Show when={moving()}>{(each) => <MoveChoices {...each()} terms={terms} />}</Show>
              <Show when={attack()}>
                {(each) => <AttackChoices {...each()} terms={terms} record={props.context.record} />}
              </Show>
              <Show when={!attack() && hit() && mayAttackTwice(now().ruleset, now().piece)}>
                <MultiattackChoice terms={terms} />
              </Show>
              <Show when={mayAim(now().piece.targets) && hit()}>
                {(answer) => (
                  <TargetChoice
                    answer={answer()}
                    most={now().piece.targets}
                    naming={props.context.naming}
                    terms={terms}
                  />
                )}
              </Show>
              <Show when={now().piece.striker && hit()}>
                {(answer) => <AimChoice answer={answer()} terms={terms} />}
              </Show>
              <Show when={!attack() && mayPush()}>
                <KnockBackChoice knockBack={hit()?.knockBack ?? null} naming={props.context.naming} terms={terms} />
              </Show>
            </Show>
          }
          more={
            <Show when={settled() !== null}>
              <For each={hit()?.hit.legal ? hit()?.hit.targets : []}>
                {(target) => (
                  <Show when={target.needs !== null}>
                    <AnswerClicks
                      target={target}
                      life={findPiece(now().position, target.target)?.clicks ?? 1}
                      name={hit()?.question.targets.length === 1 ? null : props.context.naming.piece(target.target)}
                    />
                  </Show>
                )}
              </For>
              <AnswerPowers
                ruleset={now().ruleset}
                position={now().position}
                pieces={pieces()}
                question={props.asking.question()}
                table={props.context.table}
                naming={props.context.naming}
                terms={terms}
                plays={props.context.plays}
              />
              <EditionsButton
                position={removeIgnoredPowers(now().position, terms.now())}
                question={answered()}
                edition={now().ruleset.id}
                played={now().ruleset}
                naming={props.context.naming}
              />
            </Show>
          }
        >
          <Show when={props.answer.mode === 'move' || props.context.plays}>
            <AnswerActions
              answer={props.answer}
              context={props.context}
              ruleset={now().ruleset}
              terms={terms.now()}
              piece={now().piece.id}
              attack={attack()}
              moving={moving()}
              choices={terms}
              record={props.record}
            />
          </Show>
        </AnswerSheet>
      )}
    </Show>
  );
}
