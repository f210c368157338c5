import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { naming } from '../../../app/game/naming';
import {
  describePowerUse,
  describePowerUseRoll,
  listReminderChoices,
  recordPowerUse,
} from '../../../app/game/turn-reminders';
import { powerName } from '../../../catalog/powers';
import type { TeamRollReminder, UseReminder } from '../../../rules/reminders';
import type { UseDeed } from '../../../rules/table-deed';
import type { Table } from '../../../table/table';
import { VALUE_NAMES } from '../../../text/names/sources';
import { formatSigned } from '../../../text/numbers';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const NO_EFFECT = say('no effect');

/** Returns the figure that a choice affects. For a team’s reroll, the member who rerolls. */
function whoOf({ target, piece }: UseDeed): string {
  return target ?? piece;
}

/** Describes the second part of a choice: the cancelled power, or the changed value. */
function whatOf({ cancels, value, by = 0 }: UseDeed): string {
  if (cancels !== undefined) return powerName(cancels);
  return value === undefined ? '' : `${VALUE_NAMES[value]} ${formatSigned(by)}`;
}

/** Form for using a power: target, effect and dice. The most likely choice is preselected. */
export function ReminderUse(props: {
  table: Table;
  due: UseReminder | TeamRollReminder;
  onDone: () => void;
}): JSX.Element {
  const all = createMemo(() => listReminderChoices(props.table, props.due));
  const [chosen, setChosen] = createSignal(props.due.deed);
  const [dice, setDice] = createSignal<readonly (number | null)[]>([null, null]);
  const targets = createMemo(() => [...new Set(all().map(whoOf))]);
  const ways = createMemo(() => all().filter((each) => whoOf(each) === whoOf(chosen())));
  const chooses = () => props.due.due === 'team-roll' || props.due.chooses !== 'nothing';
  const rolls = () => (props.due.due === 'use' ? props.due.dice : 'none');
  const choose = (who: string) => {
    const same = all().find((each) => whoOf(each) === who && whatOf(each) === whatOf(chosen()));
    const first = same ?? all().find((each) => whoOf(each) === who);
    if (first) setChosen(first);
  };
  const done = async (deed: UseDeed) => {
    if (await recordPowerUse(props.due, deed)) props.onDone();
  };
  const check = () => {
    const [one, two] = dice();
    return one && two ? [one, two] : null;
  };
  const heals = () => {
    const told = check();
    return told !== null && describePowerUseRoll(props.table, { ...chosen(), dice: told, die: 6 }) !== null;
  };
  return (
    <>
      <Show when={chooses()}>
        <Choice
          label={props.due.due === 'team-roll' ? say('Who uses it') : say('Target')}
          options={targets()}
          word={(who) => naming().piece(who)}
          chosen={whoOf(chosen())}
          onChoose={choose}
        />
      </Show>
      <Show when={ways().length > 1}>
        <Choice
          label={props.due.due === 'use' && props.due.chooses === 'value' ? say('Value') : say('Power')}
          options={ways().map(whatOf)}
          word={(what) => what}
          chosen={whatOf(chosen())}
          onChoose={(what) => setChosen((before) => ways().find((each) => whatOf(each) === what) ?? before)}
        />
      </Show>
      <Show when={props.due.due === 'use' && props.due.pushes}>
        <p>
          <strong>{say('Pushing: 1 click of damage')}</strong>
        </p>
      </Show>
      <Show when={rolls() === 'die'}>
        <Faces
          label={say('What did the die show?')}
          hint={(face) => describePowerUseRoll(props.table, { ...chosen(), die: face }) ?? NO_EFFECT}
          onFace={(die) => void done({ ...chosen(), die })}
        />
      </Show>
      <Show when={rolls() === 'check'}>
        <For each={[0, 1]}>
          {(at) => (
            <Faces
              label={at === 0 ? say('First die') : say('Second die')}
              chosen={dice()[at] ?? null}
              onFace={(face) => setDice((before) => before.map((each, index) => (index === at ? face : each)))}
            />
          )}
        </For>
        <Show when={check()}>
          {(checkDice) => (
            <Show
              when={heals()}
              fallback={
                <Button wide big tone="accent" onClick={() => void done({ ...chosen(), dice: checkDice() })}>
                  {say('Record: {outcome}', {
                    outcome: describePowerUse(props.table, { ...chosen(), dice: checkDice() }),
                  })}
                </Button>
              }
            >
              <Faces
                label={say('Die for healing')}
                hint={(face) =>
                  describePowerUseRoll(props.table, { ...chosen(), dice: checkDice(), die: face }) ?? NO_EFFECT
                }
                onFace={(die) => void done({ ...chosen(), dice: checkDice(), die })}
              />
            </Show>
          )}
        </Show>
      </Show>
      <Show when={rolls() === 'none'}>
        <Button wide big tone="accent" onClick={() => void done(chosen())}>
          {say('Record: {outcome}', { outcome: describePowerUse(props.table, chosen()) })}
        </Button>
      </Show>
    </>
  );
}

/** Choice of one from a few options, with content-sized buttons. */
export function Choice(props: {
  label: string;
  options: readonly string[];
  word: (option: string) => string;
  chosen: string;
  onChoose: (option: string) => void;
}): JSX.Element {
  return (
    <fieldset class="due-choice wrap">
      <legend>{props.label}</legend>
      <For each={props.options}>
        {(option) => (
          <Button
            tone={option === props.chosen ? 'ink' : 'plain'}
            aria-pressed={option === props.chosen}
            onClick={() => props.onChoose(option)}
          >
            {props.word(option)}
          </Button>
        )}
      </For>
    </fieldset>
  );
}

/** Buttons to choose the result of a die. */
export function Faces(props: {
  label: string;
  hint?: (face: number) => string;
  chosen?: number | null;
  onFace: (face: number) => void;
}): JSX.Element {
  return (
    <fieldset class="due-faces">
      <legend>{props.label}</legend>
      <For each={FACES}>
        {(face) => (
          <Button
            big
            tone={props.chosen === face ? 'ink' : 'plain'}
            aria-pressed={props.chosen === undefined ? undefined : props.chosen === face}
            hint={props.hint?.(face)}
            onClick={() => props.onFace(face)}
          >
            {face}
          </Button>
        )}
      </For>
    </fieldset>
  );
}
