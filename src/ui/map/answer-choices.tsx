import { say, sayMany } from '../../text/say';
import './answer-choices.css';
import { For, type JSX, Show } from 'solid-js';
import type { TermsState } from '../../app/map/question-terms';
import { squareName } from '../../grid/square';
import { isSameTarget } from '../../query/destroy';
import type { KnockBackOptions, MapAnswer } from '../../query/map-answer';
import type { TableObject } from '../../table/position';
import { listNoteLines } from '../../text/answer/answer-lines';
import { ANSWER_TEXT } from '../../text/answer/answer-text';
import { describeReason } from '../../text/answer/answers';
import { nameKnockBack } from '../../text/answer/consequence-text';
import { describeInanimateTarget, describeObject, describeTelekinesisTarget } from '../../text/answer/things';
import type { Naming } from '../../text/names/naming';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { SegmentedControl, type SegmentedControlProps } from '../kit/segmented';
import { Stepper } from '../kit/stepper';

type Of<Mode extends MapAnswer['mode']> = Extract<MapAnswer, { readonly mode: Mode }>;

/** Switch for one option of an attack. */
function ChoiceSwitch(props: {
  label: string;
  hint: string | undefined;
  on: boolean;
  onToggle: () => void;
}): JSX.Element {
  return (
    <Button
      aria-pressed={props.on}
      tone={props.on ? 'accent' : 'plain'}
      hint={props.hint}
      onClick={() => props.onToggle()}
    >
      {props.label}
    </Button>
  );
}

/** Titled choice of one option, with details of the chosen option below. */
function ChoiceList<Value extends string>(
  props: SegmentedControlProps<Value> & { children?: JSX.Element },
): JSX.Element {
  return (
    <section class="answer-choice" aria-label={props.label}>
      <h2>{props.label}</h2>
      <SegmentedControl label={props.label} options={props.options} value={props.value} onChange={props.onChange} />
      {props.children}
    </section>
  );
}

/** Targets of one attack. Taps on the map add targets while bolts are left. */
export function TargetChoice(props: {
  answer: Of<'hit'>;
  most: number;
  naming: Naming;
  terms: TermsState;
}): JSX.Element {
  const all = () => (props.answer.question.targets.length > 1 ? props.answer.question.targets : []);
  const left = () => props.most - props.answer.question.targets.length;
  return (
    <section class="answer-choice" aria-label={say('Targets')}>
      <For each={all()}>
        {(target, place) => (
          <div class="choice-target">
            <span class="clip">{props.naming.piece(target)}</span>
            <Show when={place() > 0}>
              <IconButton
                icon="close"
                name={say('Remove {name}', { name: props.naming.piece(target) })}
                onClick={() => props.terms.toggleTarget(target)}
              />
            </Show>
          </div>
        )}
      </For>
      <Show when={left() > 0}>
        <ChoiceSwitch
          label={ANSWER_TEXT.targets.add}
          on={props.terms.adding()}
          hint={props.terms.adding() ? say('Tap an opponent on the map') : ANSWER_TEXT.targets.left(left())}
          onToggle={() => props.terms.setAdding(!props.terms.adding())}
        />
      </Show>
    </section>
  );
}

/** Switch that makes this attack one of the two attacks of a multiattack. */
export function MultiattackChoice(props: { terms: TermsState }): JSX.Element {
  const on = () => props.terms.now().action === 'multiattack';
  return (
    <section class="answer-choice" aria-label={ANSWER_TEXT.twice.title}>
      <ChoiceSwitch
        label={ANSWER_TEXT.twice.title}
        on={on()}
        hint={say('one of two attacks')}
        onToggle={() => props.terms.change({ action: on() ? null : 'multiattack' })}
      />
    </section>
  );
}

/** Switch for a hit that was rolled on doubles. Shows where the knock back moves the target. */
export function KnockBackChoice(props: {
  knockBack: KnockBackOptions | null;
  naming: Naming;
  terms: TermsState;
}): JSX.Element {
  const on = () => props.terms.now().doubles !== null;
  return (
    <section class="answer-choice" aria-label={ANSWER_TEXT.push.on}>
      <ChoiceSwitch
        label={on() ? ANSWER_TEXT.push.on : say('On doubles')}
        on={on()}
        hint={on() ? undefined : say('choose where it is knocked back')}
        onToggle={() => props.terms.change({ doubles: on() ? null : { direction: null } })}
      />
      <Show when={props.knockBack?.choices.length}>
        <p class="muted small">{ANSWER_TEXT.push.choose}</p>
        <SegmentedControl
          label={ANSWER_TEXT.push.choose}
          options={(props.knockBack?.choices ?? []).map(({ direction, to }) =>
            nameKnockBack(direction, to.map(squareName).join(' ')),
          )}
          value={String(props.knockBack?.direction ?? '')}
          onChange={(way) => props.terms.change({ doubles: { direction: Number(way) } })}
        />
      </Show>
      <Show when={props.knockBack?.answer}>
        {(push) => (
          <div role="status">
            <p>
              {push().path.length > 1
                ? sayMany(
                    push().path.length - 1,
                    'Knocked back 1 square to {place}',
                    'Knocked back {n} squares to {place}',
                    { place: push().to.map(squareName).join(' ') },
                  )
                : say('Does not move')}
              , <strong>{ANSWER_TEXT.push.damage(push().damage)}</strong>
            </p>
            <For each={listNoteLines(push().notes, props.naming)}>
              {(note) => (
                <p>
                  {note.text} <small class="answer-source">{note.source}</small>
                </p>
              )}
            </For>
          </div>
        )}
      </Show>
    </section>
  );
}

/** Choice of the friendly figure that a carrier takes along. */
export function CarryChoice(props: { answer: Of<'move'>; naming: Naming; terms: TermsState }): JSX.Element {
  const carried = () => props.answer.passengers.find((each) => each.piece === props.answer.question.carrying);
  return (
    <ChoiceList
      label={ANSWER_TEXT.carry.title}
      options={[
        { value: '', label: say('Nobody') },
        ...props.answer.passengers.map(({ piece }) => ({ value: piece, label: props.naming.piece(piece) })),
      ]}
      value={props.answer.question.carrying ?? ''}
      onChange={(piece) => props.terms.change({ carrying: piece === '' ? null : piece })}
    >
      <For each={carried()?.carry.reasons}>
        {(reason) => <p class="choice-against">{describeReason(reason, props.naming)}</p>}
      </For>
    </ChoiceList>
  );
}

/** Choice of what is moved by telekinesis: figures or objects. */
export function TelekinesisChoice(props: {
  answer: Of<'move'>;
  objects: readonly TableObject[];
  naming: Naming;
  terms: TermsState;
}): JSX.Element {
  return (
    <ChoiceList
      label={ANSWER_TEXT.lift.moves}
      options={props.answer.lifts.map((id) => ({
        value: id,
        label: describeTelekinesisTarget(id, props, props.naming),
      }))}
      value={props.answer.question.piece}
      onChange={(lifted) => props.terms.change({ lifted })}
    />
  );
}

export function ThrownObjectChoice(props: { answer: Of<'hit'>; terms: TermsState }): JSX.Element {
  return (
    <ChoiceList
      label={ANSWER_TEXT.lift.flings}
      options={props.answer.objects.map((object) => ({ value: String(object.at), label: describeObject(object) }))}
      value={String(props.answer.question.object ?? '')}
      onChange={(square) => props.terms.change({ object: Number(square) })}
    />
  );
}

/** Choice between several objects on a square to destroy. */
export function DestroyTargetChoice(props: { answer: Of<'destroy'>; naming: Naming; terms: TermsState }): JSX.Element {
  const chosen = () => props.answer.things.findIndex((thing) => isSameTarget(thing, props.answer.thing));
  return (
    <ChoiceList
      label={ANSWER_TEXT.things.title}
      options={props.answer.things.map((thing, index) => ({
        value: String(index),
        label: describeInanimateTarget(thing, props.naming),
      }))}
      value={String(chosen())}
      onChange={(index) => props.terms.change({ thing: props.answer.things[Number(index)] ?? null })}
    />
  );
}

const MOST_POINTS = 12;

/** Choice of aim points and the target’s defense, in editions where attacks are not rolled. */
export function AimChoice(props: { answer: Of<'hit'>; terms: TermsState }): JSX.Element {
  return (
    <section class="answer-choice" aria-label={ANSWER_TEXT.aim}>
      <Show when={props.answer.hit.targets[0]?.range !== null}>
        <div class="choice-target">
          <span>
            {ANSWER_TEXT.aim} <small class="muted">{say('1 AP each')}</small>
          </span>
          <Stepper
            label={ANSWER_TEXT.aim}
            value={props.terms.now().aim}
            min={0}
            max={MOST_POINTS}
            onChange={(aim) => props.terms.change({ aim })}
          />
        </div>
      </Show>
      <div class="choice-target">
        <span>{ANSWER_TEXT.defend}</span>
        <Stepper
          label={ANSWER_TEXT.defend}
          value={props.terms.now().defend}
          min={0}
          max={MOST_POINTS}
          onChange={(defend) => props.terms.change({ defend })}
        />
      </div>
    </section>
  );
}
