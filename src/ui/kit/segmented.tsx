import './segmented.css';
import { createUniqueId, Index, type JSX, Show } from 'solid-js';

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** Whether to display the name as well. */
  labelled?: boolean;
  /** Text below the options. Only for a displayed name. */
  hint?: string | undefined;
  /** `short` is shown instead of the label, which then only screen readers announce. */
  options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly short?: string | undefined;
    readonly disabled?: boolean;
  }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Choice of one from a few options: a radio group drawn as a bar. Arrow keys move through the options. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): JSX.Element {
  const name = createUniqueId();
  const bar = () => (
    <fieldset class="segmented">
      <legend class="spoken">{props.label}</legend>
      {/* Keyed by index, so a label with a changed count keeps its element under the finger. */}
      <Index each={props.options}>
        {(option) => (
          <label
            data-on={props.value === option().value ? '' : undefined}
            data-off={option().disabled ? '' : undefined}
          >
            <input
              type="radio"
              name={name}
              value={option().value}
              checked={props.value === option().value}
              disabled={option().disabled ?? false}
              aria-label={option().short === undefined ? undefined : option().label}
              onChange={() => props.onChange(option().value)}
            />
            {option().short ?? option().label}
          </label>
        )}
      </Index>
    </fieldset>
  );
  return (
    <Show when={props.labelled} fallback={bar()}>
      <div class="segmented-field">
        <span class="caption" aria-hidden="true">
          {props.label}
        </span>
        {bar()}
        <Show when={props.hint}>
          <span class="muted small">{props.hint}</span>
        </Show>
      </div>
    </Show>
  );
}
