import './field.css';
import { createMemo, createUniqueId, Index, type JSX, Show, splitProps } from 'solid-js';
import { NumberInput } from './number-input';
import { SegmentedControl } from './segmented';

export interface FieldLabels {
  label: string;
  hint?: string | undefined;
  /** Validation message, as a sentence. */
  fault?: string | null | undefined;
}

type InputAttributes = Omit<JSX.InputHTMLAttributes<HTMLInputElement>, 'onInput' | 'id'>;

export interface TextFieldProps extends FieldLabels, InputAttributes {
  /** Receives the text after each keystroke. */
  onInput: (text: string) => void;
}

const LABELS = ['label', 'hint', 'fault'] as const;

/** A labelled text field without suggestions of the browser. */
export function TextField(props: TextFieldProps): JSX.Element {
  const [labels, own, rest] = splitProps(props, LABELS, ['onInput']);
  return (
    <FormField {...labels}>
      {(input) => (
        <input autocomplete="off" {...input} {...rest} onInput={(event) => own.onInput(event.currentTarget.value)} />
      )}
    </FormField>
  );
}

/** A labelled text field for a whole number. `onInput` receives the text without leading zeros. */
export function NumberField(props: TextFieldProps): JSX.Element {
  const [labels, rest] = splitProps(props, LABELS);
  return <FormField {...labels}>{(input) => <NumberInput {...input} {...rest} />}</FormField>;
}

export interface TextAreaFieldProps
  extends FieldLabels,
    Omit<JSX.TextareaHTMLAttributes<HTMLTextAreaElement>, 'onInput' | 'id'> {
  /** Receives the text after each keystroke. */
  onInput: (text: string) => void;
}

/** A labelled text field of several lines. */
export function TextAreaField(props: TextAreaFieldProps): JSX.Element {
  const [labels, own, rest] = splitProps(props, LABELS, ['onInput']);
  return (
    <FormField {...labels}>
      {(input) => <textarea {...input} {...rest} onInput={(event) => own.onInput(event.currentTarget.value)} />}
    </FormField>
  );
}

export interface SelectFieldProps<Value extends string> extends FieldLabels {
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** Longest choice that is shown as a bar: as many options, with as many letters in total, fit on the narrowest phone. */
const BAR = { options: 4, letters: 24 } as const;

/**
 * A labelled choice of one option: a bar if there are few and short options, or else a select.
 * @param props.isList whether to show a select in any case, for a narrow field or options that change
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value> & { isList?: boolean }): JSX.Element {
  const [labels] = splitProps(props, LABELS);
  const isBar = createMemo(() => {
    const { length } = props.options;
    const letters = props.options.reduce((sum, { label }) => sum + label.length, 0);
    return !props.isList && !props.fault && length > 1 && length <= BAR.options && letters <= BAR.letters;
  });
  return (
    <Show
      when={isBar()}
      fallback={
        <FormField {...labels}>
          {(input) => (
            <select
              {...input}
              value={props.value}
              onChange={(event) => props.onChange(event.currentTarget.value as Value)}
            >
              {/* New options reuse the elements, because an open list would lose a choice made from removed elements. */}
              <Index each={props.options}>
                {(option) => (
                  <option value={option().value} selected={option().value === props.value}>
                    {option().label}
                  </option>
                )}
              </Index>
            </select>
          )}
        </FormField>
      }
    >
      <SegmentedControl
        labelled
        label={props.label}
        hint={props.hint}
        options={props.options}
        value={props.value}
        onChange={props.onChange}
      />
    </Show>
  );
}

export interface CheckFieldProps {
  label: JSX.Element;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Whether the control is one of a list from which the user picks, and so a checkbox. */
  isPick?: boolean;
}

/** A switch with its label, or a checkbox of a group. */
export function CheckField(props: CheckFieldProps): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        role={props.isPick ? undefined : 'switch'}
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}

export interface CheckGroupProps<Value> {
  label: string;
  options: readonly { readonly value: Value; readonly label: JSX.Element }[];
  chosen: readonly Value[];
  /** Receives the chosen values after a change. */
  onChange: (chosen: readonly Value[]) => void;
  /** Sentence in place of the checkboxes if there are no options. */
  none?: string;
  class?: string;
}

/** A group of checkboxes, of which any number is chosen. */
export function CheckGroup<Value>(props: CheckGroupProps<Value>): JSX.Element {
  return (
    <fieldset class={props.class ?? 'checks'}>
      <legend>{props.label}</legend>
      {/* Keyed by index, so a checkbox keeps the focus when its change leads to new options. */}
      <Index each={props.options} fallback={<p class="muted small">{props.none}</p>}>
        {(option) => (
          <CheckField
            isPick
            label={option().label}
            checked={props.chosen.includes(option().value)}
            onChange={(checked) => {
              const others = props.chosen.filter((each) => each !== option().value);
              props.onChange(checked ? [...others, option().value] : others);
            }}
          />
        )}
      </Index>
    </fieldset>
  );
}

export interface FormFieldInput {
  readonly id: string;
  readonly 'aria-invalid': 'true' | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FormFieldProps extends FieldLabels {
  /** Renders the control, with the attributes of `input` spread on it: `{(input) => <input {...input} … />}`. */
  children: (input: FormFieldInput) => JSX.Element;
}

/** A labelled control with a hint and a validation message, associated for screen readers. */
export function FormField(props: FormFieldProps): JSX.Element {
  const id = createUniqueId();
  const below = `${id}-below`;
  return (
    <div class="field">
      <label class="field-label caption" for={id}>
        {props.label}
      </label>
      {props.children({
        id,
        get 'aria-invalid'() {
          return props.fault ? ('true' as const) : undefined;
        },
        get 'aria-describedby'() {
          return props.fault || props.hint ? below : undefined;
        },
      })}
      <Show
        when={props.fault}
        fallback={
          <Show when={props.hint}>
            {(hint) => (
              <span class="field-hint muted small" id={below}>
                {hint()}
              </span>
            )}
          </Show>
        }
      >
        {(fault) => (
          <span class="field-fault" id={below} role="alert">
            {fault()}
          </span>
        )}
      </Show>
    </div>
  );
}
