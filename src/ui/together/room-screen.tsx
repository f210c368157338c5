import { say } from '../../text/say';
import './together.css';
import { createSignal, type JSX, Show } from 'solid-js';
import { chooseRole } from '../../app/game/watching';
import { goTo } from '../../app/route';
import { loadController } from '../../app/session/together-modules';
import { attemptJoin } from '../../app/together/join-fault';
import { readPersonName, savePersonName } from '../../app/together/person-name';
import { JOIN_ROLES, toProtocolRole } from '../../app/together/roles';
import type { JoinFault } from '../../app/together/shared-game-types';
import { Button } from '../kit/button';
import { Form } from '../kit/form';
import { ProgressBar } from '../kit/progress';
import { JoinFaultNote } from '../shared/together/join-fault';
import { PersonFields } from '../shared/together/person-fields';
import { JoinHeader } from './join-header';

/** Joins a game on a club’s server by link. Asks for name and role. */
export default function RoomScreen(): JSX.Element {
  /** Full link, which contains the room’s secret. */
  const link = location.href;
  const [name, setName] = createSignal(readPersonName());
  const [role, setRole] = createSignal('player');
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<JoinFault | null>(null);
  const join = async (): Promise<void> => {
    const called = name().trim();
    if (called === '' || busy()) return;
    savePersonName(called);
    setBusy(true);
    setFault(null);
    const joined = await attemptJoin(async () =>
      (await loadController()).joinRoom(link, { name: called, role: toProtocolRole(role()) }),
    );
    setBusy(false);
    if (!joined.ok) return void setFault(joined.fault);
    goTo('table');
    if (toProtocolRole(role()) === null) chooseRole();
  };
  return (
    <div class="page together-page">
      <JoinHeader />
      <Form
        class="stack"
        onSubmit={() => {
          void join();
        }}
      >
        <p>{say('This link opens a game on this club’s server.')}</p>
        <PersonFields name={name()} role={role()} roles={JOIN_ROLES} onName={setName} onRole={setRole} />
        <Button type="submit" tone="accent" big wide disabled={busy() || name().trim() === ''}>
          {say('Join')}
        </Button>
        <Show when={busy()}>
          <ProgressBar label={say('Connecting…')} />
        </Show>
        <JoinFaultNote fault={fault()} />
      </Form>
    </div>
  );
}
