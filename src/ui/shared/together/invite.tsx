import { createResource, createSignal, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import { loadController } from '../../../app/session/together-modules';
import { attemptJoin } from '../../../app/together/join-fault';
import type { JoinFault, JoinOffer } from '../../../app/together/shared-game-types';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { ProgressBar } from '../../kit/progress';
import { JoinFaultNote, OwnPairingCode, PairingCodeInput } from './pair-code';

/** Adds another phone to the game: shows this phone’s code, then scans the other phone's code. */
export function InvitePhone(props: { onDone: () => void }): JSX.Element {
  const [joined, setJoined] = createSignal<string | null>(null);
  const [again, setAgain] = createSignal(0);
  return (
    <Show
      when={joined() === null}
      fallback={
        <div class="stack">
          <p role="status">
            <strong>{say('{name} joined.', { name: joined() })}</strong>
          </p>
          <Button tone="accent" wide onClick={props.onDone}>
            {say('Play')}
          </Button>
          <Button wide onClick={() => setJoined(null)}>
            {say('Add another phone')}
          </Button>
        </div>
      }
    >
      <Show when={again() + 1} keyed>
        <Pairing onJoined={setJoined} onAgain={() => setAgain(again() + 1)} />
      </Show>
    </Show>
  );
}

function Pairing(props: { onJoined: (name: string) => void; onAgain: () => void }): JSX.Element {
  const [scanning, setScanning] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<JoinFault | null>(null);
  let gone = false;
  const [made] = createResource(async () => {
    const result = await attemptJoin(async () => (await loadController()).offer());
    if (gone && result.ok) result.value.cancel();
    return result;
  });
  const ready = () => (made.state === 'ready' ? made() : null);
  const offer = (): JoinOffer | null => {
    const now = ready();
    return now?.ok ? now.value : null;
  };
  const refused = (): JoinFault | null => {
    const now = ready();
    return now && !now.ok ? now.fault : null;
  };
  onCleanup(() => {
    gone = true;
    offer()?.cancel();
  });
  const take = async (code: string): Promise<void> => {
    const open = offer();
    if (!open || busy()) return;
    setBusy(true);
    setFault(null);
    const result = await attemptJoin(() => open.take(code));
    setBusy(false);
    if (gone) return;
    if (result.ok) props.onJoined(result.value.name);
    else setFault(result.fault);
  };
  return (
    <Switch fallback={<ProgressBar label={say('Making the code…')} />}>
      <Match when={refused()}>
        {(why) => (
          <div class="stack">
            <JoinFaultNote fault={why()} />
            <Button wide onClick={() => props.onAgain()}>
              {say('Try again')}
            </Button>
          </div>
        )}
      </Match>
      <Match when={offer()}>
        {(open) => (
          <div class="stack">
            <Show
              when={scanning()}
              fallback={
                <>
                  <OwnPairingCode code={open().code} label={say('Code for the phone that joins')} />
                  <ol class="pair-steps">
                    <li>{say('On the other phone, tap Join a game and scan this code.')}</li>
                    <li>{say('That phone then shows its own code.')}</li>
                    <li>{say('Here, tap Scan their answer and scan that code.')}</li>
                  </ol>
                  <p class="muted small">{say('Both phones need the same Wi-Fi, or one phone’s hotspot.')}</p>
                  <Button tone="accent" big wide onClick={() => setScanning(true)}>
                    {say('Scan their answer')}
                  </Button>
                </>
              }
            >
              <p>{say('Scan the code that the other phone shows now.')}</p>
              <PairingCodeInput busy={busy()} fault={fault()} onCode={(code) => void take(code)} />
              <Button
                wide
                onClick={() => {
                  setFault(null);
                  setScanning(false);
                }}
              >
                {say('Show my code again')}
              </Button>
            </Show>
          </div>
        )}
      </Match>
    </Switch>
  );
}
