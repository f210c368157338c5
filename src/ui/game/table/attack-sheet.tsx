import { say } from '../../../text/say';
import './attack-sheet.css';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { createAttackChoice } from '../../../app/deeds/attack-choice';
import { type AttackContext, createAttackRecording, type PreparedStep } from '../../../app/deeds/attack-recording';
import { recordWithUndo } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { table } from '../../../app/game/open-game';
import { recordStep } from '../../../app/game/perform';
import { rewindCount } from '../../../app/game/rewinds';
import { toAnswered } from '../../../query/map-answer';
import type { Ruleset } from '../../../rules/ruleset';
import type { Figure, Table } from '../../../table/table';
import { ANSWER_TEXT, actionName } from '../../../text/answer/answer-text';
import { describeAnswer } from '../../../text/answer/describe-answer';
import { Button } from '../../kit/button';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';
import { AttackButtons } from '../../shared/deeds/attack-buttons';
import { AttackChoices } from '../../shared/deeds/attack-choices';
import { Verdict } from '../../shared/verdict';

/**
 * Sheet for an attack without the map: target, needed roll and consequences. Stays open for the next attack of the same
 * action.
 */
export default function AttackSheet(props: {
  table: Table;
  figure: Figure;
  rules: Ruleset;
  onClose: () => void;
}): JSX.Element {
  const attacker = props.figure.piece;
  const choice = createAttackChoice(
    () => props.table,
    attacker,
    () => props.rules,
  );
  createEffect(on(rewindCount, choice.terms.clear, { defer: true }));
  const words = (piece: string) => {
    const found = choice.targets().find(({ figure }) => figure.piece === piece);
    if (!found) return '';
    const { verdict, number, odds } = describeAnswer(toAnswered(found.answer, attacker), naming());
    if (!odds || !number) return verdict;
    const evades = found.answer.hit.targets[0]?.evades !== undefined;
    const least = evades ? say('{number}+, evade', { number: number.value }) : `${number.value}+`;
    return `${least} · ${odds.percent}`;
  };
  const record = async ({ step, facts, said: text }: PreparedStep) => {
    await recordWithUndo(step, facts, text);
    if (table()?.underway?.piece !== attacker) props.onClose();
    else choice.terms.clear();
  };
  return (
    <Show when={choice.chosen() !== null} fallback={<NobodyLeft onClose={props.onClose} />}>
      <Attack {...props} choice={choice} words={words} record={(deed) => void record(deed)} />
    </Show>
  );
}

function NobodyLeft(props: { onClose: () => void }): JSX.Element {
  return (
    <BottomSheet title={say('Attack')} onClose={props.onClose}>
      <p>{say('No opponent is left to attack. Add characters to the other side first.')}</p>
    </BottomSheet>
  );
}

function Attack(props: {
  figure: Figure;
  rules: Ruleset;
  choice: ReturnType<typeof createAttackChoice>;
  words: (piece: string) => string;
  record: (deed: PreparedStep) => void;
  onClose: () => void;
}): JSX.Element {
  const { choice } = props;
  const chosen = () => choice.chosen();
  const context: AttackContext = {
    get table() {
      return choice.table();
    },
    get ruleset() {
      return props.rules;
    },
    get naming() {
      return naming();
    },
    get answer() {
      return (chosen() as NonNullable<ReturnType<typeof chosen>>).answer;
    },
    get terms() {
      return choice.terms.now();
    },
    get offMap() {
      return choice.offMap();
    },
  };
  const attacking = createAttackRecording(context);
  const isTarget = (piece: string) => context.answer.question.targets.includes(piece);
  /** Returns whether a figure is an additional target, which may be added or removed. */
  const isFurther = (piece: string) => piece !== chosen()?.figure.piece && (isTarget(piece) || choice.terms.adding());
  const addOrLeaveOut = (piece: string) => {
    choice.terms.change({ taken: {} });
    choice.terms.toggleTarget(piece);
    if (choice.boltsLeft() === 0) choice.terms.setAdding(false);
  };
  const words = createMemo(() => describeAnswer(toAnswered(context.answer, props.figure.piece), naming()));
  return (
    <BottomSheet
      title={say('{figure} attacks', { figure: naming().piece(props.figure.piece) })}
      onClose={props.onClose}
      foot={<AttackButtons attacking={attacking} context={context} terms={choice.terms} record={props.record} />}
    >
      <fieldset class="attack-targets">
        <legend class="spoken">{say('Target')}</legend>
        <For each={choice.targets()}>
          {({ figure: { piece } }) => (
            <label data-on={isTarget(piece) ? '' : undefined}>
              <input
                type={isFurther(piece) ? 'checkbox' : 'radio'}
                name="attack-target"
                checked={isTarget(piece)}
                onChange={() => (isFurther(piece) ? addOrLeaveOut(piece) : choice.choose(piece))}
              />
              <span class="clip">{naming().piece(piece)}</span> <small class="muted">{props.words(piece)}</small>
            </label>
          )}
        </For>
      </fieldset>
      <Show when={choice.boltsLeft() > 0}>
        <Button
          aria-pressed={choice.terms.adding()}
          hint={choice.terms.adding() ? say('Tap another target') : ANSWER_TEXT.targets.left(choice.boltsLeft())}
          onClick={() => choice.terms.setAdding(!choice.terms.adding())}
        >
          {ANSWER_TEXT.targets.add}
        </Button>
      </Show>
      <Show when={context.answer.kinds.length > 1}>
        <SegmentedControl
          label={say('Kind of attack')}
          options={context.answer.kinds.map((kind) => ({ value: kind, label: actionName(kind) }))}
          value={context.answer.chosen}
          onChange={choice.setKind}
        />
      </Show>
      <p class="attack-said" role="status">
        <Verdict tone={words().tone}>{words().verdict}</Verdict>
        <Show when={words().number}>
          {(number) => (
            <span>
              <b class="number">{number().value}</b> {number().unit}
            </span>
          )}
        </Show>
        <Show when={words().odds}>
          {(odds) => (
            <span>
              <b class="number">{odds().fraction}</b> {odds().percent}
            </span>
          )}
        </Show>
      </p>
      <For each={words().lines.filter(({ tone }) => tone === 'bad')}>
        {(line) => <p class="attack-against">{line.text}</p>}
      </For>
      {/* The listed lines explain why the number differs from the card. */}
      <For
        each={words().lines.filter(
          ({ tone, emphasis, source }) => tone !== 'bad' && emphasis !== null && source !== null,
        )}
      >
        {(line) => <p class="muted small">{line.text}</p>}
      </For>
      <Show when={choice.offMap()}>
        <p class="muted small">{say('Not on the map: range and line of fire are for you to check.')}</p>
      </Show>
      <AttackChoices attacking={attacking} context={context} terms={choice.terms} record={recordStep} />
    </BottomSheet>
  );
}
