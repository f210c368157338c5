import { createSignal, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { table } from '../../../app/game/open-game';
import { loadController } from '../../../app/session/together-modules';
import { announceShareResult, canShare, copyText, shareText } from '../../../app/share';
import { attemptJoin } from '../../../app/together/join-fault';
import { readPersonName, savePersonName } from '../../../app/together/person-name';
import { listRoles } from '../../../app/together/roles';
import type { JoinFault } from '../../../app/together/shared-game-types';
import { findFreeSide, together } from '../../../app/together/together-state';
import { err, ok, type Result } from '../../../plain/result';
import { say } from '../../../text/say';
import { createAsyncValue } from '../../kit/async-value';
import { Button } from '../../kit/button';
import { CheckField } from '../../kit/field';
import { ProgressBar } from '../../kit/progress';
import { BottomSheet } from '../../kit/sheet';
import { InvitePhone } from './invite';
import { JoinFaultNote } from './pair-code';
import { PersonFields } from './person-fields';

const CodeView = lazy(async () => ({ default: (await import('../share/code-view')).CodeView }));

function RoomInviteLink(props: { link: string }): JSX.Element {
  const hand = async (how: typeof shareText): Promise<void> =>
    announceShareResult(await how(say('A game of Sidekick'), props.link), 'link');
  return (
    <div class="pair-code">
      <Suspense fallback={<ProgressBar label={say('Loading…')} />}>
        <CodeView text={props.link} label={say('Link to this game, as a code')} />
      </Suspense>
      <p>{say('Scan it with any phone’s camera. Anybody with the link can join and change the game.')}</p>
      <div class="pair-ways">
        <Button onClick={() => void hand(copyText)}>{say('Copy link')}</Button>
        <Show when={canShare()}>
          <Button onClick={() => void hand(shareText)}>{say('Share link')}</Button>
        </Show>
      </div>
    </div>
  );
}

/** Sheet that shares the open game with other phones: asks for name and role, then shows the code or link. */
export default function StartSharingSheet(props: { onClose: () => void }): JSX.Element {
  return (
    <BottomSheet title={say('Play together')} onClose={props.onClose}>
      <Show when={together()} fallback={<Share />}>
        {(now) => (
          <Show when={now().room} fallback={<InvitePhone onDone={props.onClose} />}>
            {(room) => <RoomInviteLink link={room().link} />}
          </Show>
        )}
      </Show>
    </BottomSheet>
  );
}

/** Returns the name of the player of a side in the open game, or '' for a judge or spectator. */
function nameOfPlayer(role: string): string {
  return table()?.players.find(({ side }) => side === role)?.name ?? '';
}

function Share(): JSX.Element {
  const [role, setRole] = createSignal(findFreeSide());
  const [name, setName] = createSignal(readPersonName() || nameOfPlayer(findFreeSide()));
  const [busy, setBusy] = createSignal(false);
  const [listed, setListed] = createSignal(false);
  const [fault, setFault] = createSignal<JoinFault | null>(null);
  /**
   * Whether a club server is available. False if the controller cannot be loaded; sharing from phone to phone then
   * reports the reason.
   */
  const server = createAsyncValue(() =>
    loadController()
      .then((each) => each.hasServer())
      .catch(() => false),
  );
  const share = async (over: 'phones' | 'server'): Promise<void> => {
    const me = { name: name().trim(), role: role() };
    savePersonName(me.name);
    setBusy(true);
    setFault(null);
    const shared = await attemptJoin(async (): Promise<Result<null, JoinFault>> => {
      const { shareGame, shareOverServer } = await loadController();
      if (over === 'server') return shareOverServer(me, listed());
      return (await shareGame(me)) ? ok(null) : err('failed');
    });
    setBusy(false);
    if (!shared.ok) setFault(shared.fault);
  };
  const unnamed = () => name().trim() === '';
  const off = () => busy() || unnamed();
  return (
    <div class="stack">
      <p>{say('Each player uses their own phone for the same game. All see every tap at once.')}</p>
      <PersonFields name={name()} role={role()} roles={listRoles()} onName={setName} onRole={setRole} />
      <Switch fallback={<ProgressBar label={say('Loading…')} />}>
        <Match when={server() === true}>
          <Button
            tone="accent"
            big
            wide
            disabled={off()}
            hint={unnamed() ? say('enter your name first') : say('one link for any number of phones')}
            onClick={() => void share('server')}
          >
            {say('Play over this server')}
          </Button>
          <CheckField
            label={say('Tournament: the organizer sees names, score and clock')}
            checked={listed()}
            onChange={setListed}
          />
          <Button wide disabled={off()} hint={say('up to four, on one Wi-Fi')} onClick={() => void share('phones')}>
            {say('From phone to phone')}
          </Button>
        </Match>
        <Match when={server() === false}>
          <Button
            tone="accent"
            big
            wide
            disabled={off()}
            hint={unnamed() ? say('enter your name first') : undefined}
            onClick={() => void share('phones')}
          >
            {say('Show my code')}
          </Button>
          <p class="muted small">
            {say('Up to four phones, without internet. The same Wi-Fi or one phone’s hotspot is enough.')}
          </p>
        </Match>
      </Switch>
      <JoinFaultNote fault={fault()} />
    </div>
  );
}
