import { For, type JSX } from 'solid-js';
import { MAX_PERSON_NAME } from '../../../app/together/person-name';
import type { RoleOption } from '../../../app/together/roles';
import { say } from '../../../text/say';
import { FormField, TextField } from '../../kit/field';

export function PersonFields(props: {
  name: string;
  role: string;
  roles: readonly RoleOption[];
  onName: (name: string) => void;
  onRole: (role: string) => void;
}): JSX.Element {
  return (
    <>
      <TextField
        label={say('Your name')}
        hint={say('The other phones show it beside what you do.')}
        most={MAX_PERSON_NAME}
        value={props.name}
        onInput={props.onName}
      />
      <FormField
        label={say('This phone is for')}
        hint={props.role === 'judge' ? say('A judge sees a hand only if its player agrees.') : undefined}
      >
        {(input) => (
          <select {...input} onChange={(event) => props.onRole(event.currentTarget.value)}>
            <For each={props.roles}>
              {({ role, label }) => (
                <option value={role} selected={role === props.role}>
                  {label}
                </option>
              )}
            </For>
          </select>
        )}
      </FormField>
    </>
  );
}
