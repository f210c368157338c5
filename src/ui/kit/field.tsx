import './field.css';
import { createUniqueId, type JSX, Show } from 'solid-js';

/** A labelled text field that reports each keystroke. Limited to `most` characters. */
export function TextField(props: {
  label: string;
  hint?: string | undefined;
  most: number;
  placeholder?: string | undefined;
  value: string;
  onInput: (text: string) => void;
}): JSX.Element {
  return (
    <FormField label={props.label} hint={props.hint}>
      {(input) => (
        <input
          {...input}
          maxLength={props.most}
          autocomplete="off"
          placeholder={props.placeholder}
          value={props.value}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      )}
    </FormField>
  );
}

export interface FormFieldInput {
  readonly id: string;
  readonly 'aria-invalid': 'true' | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FormFieldProps {
  label: string;
  hint?: string | undefined;
  /** Validation message, as a sentence. */
  fault?: string | null | undefined;
  /** Renders the control, with the attributes of `input` spread on it: `{(input) => <input {...input} … />}`. */
  children: (input: FormFieldInput) => JSX.Element;
}

/** A labelled control with a hint and a validation message, associated for screen readers. */
export function FormField(props: FormFieldProps): JSX.Element {
  const id = createUniqueId();
  const below = `${id}-below`;
  return (
    <div class="field">
      <label class="field-label" for={id}>
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
              <span class="field-hint" id={below}>
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
