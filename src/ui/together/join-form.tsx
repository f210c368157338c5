import { createSignal, type JSX, Show } from 'solid-js';
import { chooseRole } from '../../app/game/watching';
import { goTo } from '../../app/route';
import { readPersonName, savePersonName } from '../../app/together/person-name';
import { JOIN_ROLES, toProtocolRole } from '../../app/together/roles';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { Form } from '../kit/form';
import { ProgressBar } from '../kit/progress';
import { PageHeader } from '../shared/page-header';
import { PersonFields } from '../shared/together/person-fields';

/** Page on which a phone joins a game. */
export function JoinPage(props: { children: JSX.Element }): JSX.Element {
  return (
    <div class="page">
      <PageHeader title={say('Join a game')} onBack={() => goTo('table', 'games')} help="join" />
      {props.children}
    </div>
  );
}

/** Creates the person who joins a game: name and role, as entered in `JoinForm`. */
export function createJoiningPerson() {
  const [name, setName] = createSignal(readPersonName());
  const [role, setRole] = createSignal('player');
  const person = () => ({ name: name().trim(), role: toProtocolRole(role()) });
  const enterGame = (): void => {
    goTo('table');
    if (person().role === null) chooseRole();
  };
  return { name, setName, role, setRole, person, enterGame };
}

/** Form for name and role of the person who joins. The name is saved for the next game. */
export function JoinForm(props: {
  joining: ReturnType<typeof createJoiningPerson>;
  intro: string;
  verb: string;
  /** Progress label while the app connects. Null if it does not connect. */
  busy: string | null;
  onJoin: () => void;
  children?: JSX.Element;
}): JSX.Element {
  const called = () => props.joining.person().name;
  const join = (): void => {
    if (called() === '' || props.busy !== null) return;
    savePersonName(called());
    props.onJoin();
  };
  return (
    <Form class="stack" onSubmit={join}>
      <p>{props.intro}</p>
      <PersonFields
        name={props.joining.name()}
        role={props.joining.role()}
        roles={JOIN_ROLES}
        onName={props.joining.setName}
        onRole={props.joining.setRole}
      />
      <Button
        type="submit"
        tone="accent"
        big
        wide
        disabled={props.busy !== null || called() === ''}
        hint={called() === '' ? say('enter your name first') : undefined}
      >
        {props.verb}
      </Button>
      <Show when={props.busy}>{(label) => <ProgressBar label={label()} />}</Show>
      {props.children}
    </Form>
  );
}
