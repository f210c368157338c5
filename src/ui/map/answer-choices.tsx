import { say, sayMany } from '../../text/say';
import './answer-choices.css';
import { For, type JSX, Show } from 'solid-js';
import type { TermsState } from '../../app/map/question-terms';
import { DIRECTIONS } from '../../grid/direction';
import { squareName } from '../../grid/square';
import { isSameTarget } from '../../query/destroy';
import type { KnockBackOptions, MapAnswer } from '../../query/map-answer';
import type { TableObject } from '../../table/position';
import { listNoteLines } from '../../text/answer/answer-lines';
import { ANSWER_TEXT, directionName } from '../../text/answer/answer-text';
import { describeReason } from '../../text/answer/answers';
import { describeInanimateTarget, describeObject, describeTelekinesisTarget } from '../../text/answer/things';
import type { Naming } from '../../text/names/naming';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { SegmentedControl } from '../kit/segmented';

type Of<Mode extends MapAnswer['mode']> = Extract<MapAnswer, { readonly mode: Mode }>;

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
        <Button
          aria-pressed={props.terms.adding()}
          tone={props.terms.adding() ? 'accent' : 'plain'}
          hint={props.terms.adding() ? say('Tap an opponent on the map') : ANSWER_TEXT.targets.left(left())}
          onClick={() => props.terms.setAdding(!props.terms.adding())}
        >
          {ANSWER_TEXT.targets.add}
        </Button>
      </Show>
    </section>
  );
}

/** Switch that makes this attack one of the two attacks of a multiattack. */
export function MultiattackChoice(props: { terms: TermsState }): JSX.Element {
  const on = () => props.terms.now().action === 'multiattack';
  return (
    <section class="answer-choice" aria-label={ANSWER_TEXT.twice.title}>
      <Button
        aria-pressed={on()}
        tone={on() ? 'accent' : 'plain'}
        hint={say('one of two attacks')}
        onClick={() => props.terms.change({ action: on() ? null : 'multiattack' })}
      >
        {ANSWER_TEXT.twice.title}
      </Button>
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
      <Button
        aria-pressed={on()}
        tone={on() ? 'accent' : 'plain'}
        hint={on() ? undefined : say('choose where it is knocked back')}
        onClick={() => props.terms.change({ doubles: on() ? null : { direction: null } })}
      >
        {on() ? ANSWER_TEXT.push.on : say('On doubles')}
      </Button>
      <Show when={props.knockBack?.choices.length}>
        <p class="muted small">{ANSWER_TEXT.push.choose}</p>
        <SegmentedControl
          label={ANSWER_TEXT.push.choose}
          options={(props.knockBack?.choices ?? []).map((way) => ({
            value: String(way),
            label: directionName(DIRECTIONS[way]?.name ?? ''),
          }))}
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
    <section class="answer-choice" aria-label={ANSWER_TEXT.carry.title}>
      <h2>{ANSWER_TEXT.carry.title}</h2>
      <SegmentedControl
        label={ANSWER_TEXT.carry.title}
        options={[
          { value: '', label: say('Nobody') },
          ...props.answer.passengers.map(({ piece }) => ({ value: piece, label: props.naming.piece(piece) })),
        ]}
        value={props.answer.question.carrying ?? ''}
        onChange={(piece) => props.terms.change({ carrying: piece === '' ? null : piece })}
      />
      <For each={carried()?.carry.reasons}>
        {(reason) => <p class="choice-against">{describeReason(reason, props.naming)}</p>}
      </For>
    </section>
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
    <section class="answer-choice" aria-label={ANSWER_TEXT.lift.moves}>
      <h2>{ANSWER_TEXT.lift.moves}</h2>
      <SegmentedControl
        label={ANSWER_TEXT.lift.moves}
        options={props.answer.lifts.map((id) => ({
          value: id,
          label: describeTelekinesisTarget(id, props, props.naming),
        }))}
        value={props.answer.question.piece}
        onChange={(lifted) => props.terms.change({ lifted })}
      />
    </section>
  );
}

export function ThrownObjectChoice(props: { answer: Of<'hit'>; terms: TermsState }): JSX.Element {
  return (
    <section class="answer-choice" aria-label={ANSWER_TEXT.lift.flings}>
      <h2>{ANSWER_TEXT.lift.flings}</h2>
      <SegmentedControl
        label={ANSWER_TEXT.lift.flings}
        options={props.answer.objects.map((object) => ({ value: String(object.at), label: describeObject(object) }))}
        value={String(props.answer.question.object ?? '')}
        onChange={(square) => props.terms.change({ object: Number(square) })}
      />
    </section>
  );
}

/** Choice between several objects on a square to destroy. */
export function DestroyTargetChoice(props: { answer: Of<'destroy'>; naming: Naming; terms: TermsState }): JSX.Element {
  const chosen = () => props.answer.things.findIndex((thing) => isSameTarget(thing, props.answer.thing));
  return (
    <section class="answer-choice" aria-label={ANSWER_TEXT.things.title}>
      <h2>{ANSWER_TEXT.things.title}</h2>
      <SegmentedControl
        label={ANSWER_TEXT.things.title}
        options={props.answer.things.map((thing, index) => ({
          value: String(index),
          label: describeInanimateTarget(thing, props.naming),
        }))}
        value={String(chosen())}
        onChange={(index) => props.terms.change({ thing: props.answer.things[Number(index)] ?? null })}
      />
    </section>
  );
}
