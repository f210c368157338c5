import { createSignal, type JSX, Show } from 'solid-js';
import { savePersonName } from '../../../app/together/person-name';
import { listRoles } from '../../../app/together/roles';
import { findOwnSeat, together } from '../../../app/together/together-state';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { PersonFields } from './person-fields';

/** Sheet to change the name or role for this phone. Also shown to a phone that has just joined. */
export default function OwnPersonSheet(props: { title: string; role?: string; onClose: () => void }): JSX.Element {
  const [name, setName] = createSignal(findOwnSeat()?.name ?? '');
  const [role, setRole] = createSignal(props.role ?? findOwnSeat()?.role ?? 'watching');
  const [failed, setFailed] = createSignal(false);
  const save = async (): Promise<void> => {
    const called = name().trim();
    savePersonName(called);
    const done = await together()?.setMe(called, role());
    if (done) props.onClose();
    else setFailed(true);
  };
  return (
    <BottomSheet
      title={props.title}
      onClose={props.onClose}
      foot={
        <Button tone="accent" big disabled={name().trim() === ''} onClick={() => void save()}>
          {say('Save')}
        </Button>
      }
    >
      <div class="stack">
        <PersonFields name={name()} role={role()} roles={listRoles()} onName={setName} onRole={setRole} />
        <Show when={failed()}>
          <p role="alert">{say('Not saved. Try again.')}</p>
        </Show>
      </div>
    </BottomSheet>
  );
}
