import { createSignal, type JSX } from 'solid-js';
import { loadController } from '../../app/session/together-modules';
import { attemptJoin } from '../../app/together/join-fault';
import type { JoinFault } from '../../app/together/shared-game-types';
import { say } from '../../text/say';
import { JoinFaultNote } from '../shared/together/pair-code';
import { createJoiningPerson, JoinForm, JoinPage } from './join-form';

/** Joins a game on a club’s server by link. Asks for name and role. */
export default function RoomScreen(): JSX.Element {
  /** Full link, which contains the room’s secret. */
  const link = location.href;
  const joining = createJoiningPerson();
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<JoinFault | null>(null);
  const join = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    const joined = await attemptJoin(async () => (await loadController()).joinRoom(link, joining.person()));
    setBusy(false);
    if (joined.ok) joining.enterGame();
    else setFault(joined.fault);
  };
  return (
    <JoinPage>
      <JoinForm
        joining={joining}
        intro={say('This link opens a game on this club’s server.')}
        verb={say('Join')}
        busy={busy() ? say('Connecting…') : null}
        onJoin={() => void join()}
      >
        <JoinFaultNote fault={fault()} />
      </JoinForm>
    </JoinPage>
  );
}
