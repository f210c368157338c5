import type { JSX } from 'solid-js';
import { MAX_PERSON_NAME } from '../../../app/together/person-name';
import type { RoleOption } from '../../../app/together/roles';
import { say } from '../../../text/say';
import { SelectField, TextField } from '../../kit/field';

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
        maxLength={MAX_PERSON_NAME}
        value={props.name}
        onInput={props.onName}
      />
      <SelectField
        label={say('This phone is for')}
        hint={props.role === 'judge' ? say('A judge sees a hand only if its player agrees.') : undefined}
        onChange={props.onRole}
        value={props.role}
        options={props.roles.map(({ role, label }) => ({ value: role, label: label }))}
      />
    </>
  );
}
