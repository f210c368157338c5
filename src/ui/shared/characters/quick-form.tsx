import '../rulings/rulings.css';
import { For, type JSX, Show } from 'solid-js';
import { playsWithCards, QUICK_VALUES, type QuickFigure, type QuickValue } from '../../../app/map/quick-figure';
import type { DialSlot } from '../../../catalog/character';
import { isCompleteValue } from '../../../catalog/character-draft';
import type { Ruleset } from '../../../rules/ruleset';
import { actionName } from '../../../text/answer/answer-text';
import { decapitalise, say } from '../../../text/say';
import { FormField, SelectField, TextField } from '../../kit/field';
import { NumberInput } from '../../kit/number-input';

const NAMES: Readonly<Record<QuickValue, string>> = {
  speed: say('Speed'),
  attack: say('Attack'),
  defense: say('Defense'),
  damage: say('Damage'),
  range: say('Range'),
  targets: say('Bolts'),
  clicks: say('Clicks left'),
};
/** Labels of the values of a figure with a character card. */
const CARD_NAMES: Readonly<Partial<Record<QuickValue, string>>> = {
  speed: 'AP',
  damage: say('Strength'),
  defense: say('Defense'),
  range: say('Range'),
  clicks: say('Health'),
};
const LEAST: Readonly<Partial<Record<QuickValue, number>>> = { targets: 1, clicks: 1 };
const MOST = 40;
/** For each field, a dial slot with numbers of the same length, which decides when a typed number is complete. */
const LIKE_SLOT: Readonly<Record<QuickValue, DialSlot>> = {
  speed: 'speed',
  attack: 'attack',
  defense: 'defense',
  damage: 'damage',
  range: 'speed',
  targets: 'damage',
  clicks: 'speed',
};
const BASES = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 4],
  [3, 6],
] as const;

export function QuickForm(props: {
  ruleset: Ruleset;
  quick: QuickFigure;
  onChange: (quick: QuickFigure) => void;
  /** Further fields, after the name. */
  children?: JSX.Element;
}): JSX.Element {
  const names = () => (playsWithCards(props.ruleset) ? CARD_NAMES : NAMES);
  const change = (part: Partial<QuickFigure>): void => props.onChange({ ...props.quick, ...part });
  const setValue = (key: QuickValue, text: string): void => {
    const value = Math.min(MOST, Math.max(LEAST[key] ?? 0, Math.round(Number(text)) || 0));
    change({ values: { ...props.quick.values, [key]: value } });
  };
  let root: HTMLDivElement | undefined;
  /** Moves to the next field for a number. Values flow on by themselves, so a row of values is typed without a tap. */
  const moveOn = (field: Element): void => {
    const fields = [...(root?.querySelectorAll('input') ?? [])];
    const next = fields[fields.indexOf(field as HTMLInputElement) + 1];
    if (next?.inputMode === 'numeric') next.focus();
  };
  return (
    <div class="figure-form" ref={root}>
      <div class="figure-wide">
        <TextField
          label={say('Name')}
          enterkeyhint="next"
          maxlength="60"
          value={props.quick.name}
          onInput={(text) => change({ name: text })}
        />
      </div>
      {props.children}
      <For each={QUICK_VALUES.filter((key) => names()[key] !== undefined)}>
        {(key) => (
          <FormField label={names()[key] ?? key}>
            {(input) => (
              <NumberInput
                {...input}
                type="number"
                min={LEAST[key] ?? 0}
                max={MOST}
                value={props.quick.values[key]}
                onFocus={(event) => event.currentTarget.select()}
                onInput={(text) => {
                  const field = document.activeElement;
                  if (field && !playsWithCards(props.ruleset) && isCompleteValue(LIKE_SLOT[key], text)) moveOn(field);
                }}
                onChange={(event) => {
                  setValue(key, event.currentTarget.value);
                  event.currentTarget.value = String(props.quick.values[key]);
                }}
              />
            )}
          </FormField>
        )}
      </For>
      <SelectField
        isList
        label={say('Base')}
        value={props.quick.base.join('×')}
        onChange={(value) => {
          const base = BASES.find((each) => each.join('×') === value);
          if (base) change({ base });
        }}
        options={BASES.map((base) => ({ value: base.join('×'), label: base.join(' × ') }))}
      />
      <div class="figure-wide">
        <FormField
          label={say('Powers and abilities')}
          hint={say('for example {powers}', {
            powers: props.ruleset.powers
              .slice(0, 2)
              .map(({ id }) => decapitalise(actionName(id)))
              .join(', '),
          })}
        >
          {(input) => (
            <>
              <input
                {...input}
                list={`${input.id}-known`}
                autocapitalize="none"
                autocomplete="off"
                value={props.quick.powers}
                onInput={(event) => change({ powers: event.currentTarget.value })}
              />
              <Show when={!props.quick.powers.includes(',')}>
                <datalist id={`${input.id}-known`}>
                  <For each={props.ruleset.powers}>{({ id }) => <option value={id} />}</For>
                </datalist>
              </Show>
            </>
          )}
        </FormField>
      </div>
    </div>
  );
}
