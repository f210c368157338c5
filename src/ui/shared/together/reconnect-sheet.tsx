import { createSignal, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { loadController, readPairCode } from '../../../app/session/together-modules';
import { attemptJoin } from '../../../app/together/join-fault';
import type { JoinAnswer, JoinFault, SharedGameState } from '../../../app/together/shared-game-types';
import { findOwnSeat } from '../../../app/together/together-state';
import { err, type Result } from '../../../plain/result';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { ProgressBar } from '../../kit/progress';
import { BottomSheet } from '../../kit/sheet';
import { InvitePhone } from './invite';
import { OwnPairingCode, PairingCodeInput } from './pair-code';

/**
 * Sheet that reconnects the phones of a shared game. If this phone has stored a code of another phone, it shows an
 * answer, and one scan of the answer reconnects both. Otherwise the phones exchange codes, as for joining. The sheet
 * detects the type of a scanned code.
 */
export default function ReconnectSheet(props: { together: SharedGameState; onClose: () => void }): JSX.Element {
  const [way, setWay] = createSignal<'wait' | 'show' | 'invite' | 'scan'>('wait');
  const [answer, setAnswer] = createSignal<JoinAnswer | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<JoinFault | null>(null);
  let gone = false;
  onCleanup(() => {
    gone = true;
    answer()?.cancel();
  });

  async function show(made: JoinAnswer): Promise<void> {
    if (gone) return made.cancel();
    setAnswer(made);
    setWay('show');
    const joined = await attemptJoin(() => made.joined);
    if (gone || answer() !== made) return;
    if (joined.ok) return props.onClose();
    setFault(joined.fault);
    setWay('scan');
  }

  onMount(async () => {
    const answer = await loadController()
      .then((each) => each.comeBack())
      .catch(() => null);
    if (answer) await show(answer);
    else if (!gone) setWay(props.together.hub ? 'invite' : 'scan');
  });

  async function take(code: string): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setFault(null);
    const read = await readPairCode(code);
    const result = await attemptJoin(() => (read?.way === 'answer' ? takeAnswer(code) : answerTo(code)));
    setBusy(false);
    if (gone) return;
    if (!result.ok) setFault(result.fault);
    else if (result.value) void show(result.value);
    else props.onClose();
  }

  return (
    <BottomSheet title={say('Reconnect')} onClose={props.onClose}>
      <Switch fallback={<ProgressBar label={say('Making the code…')} />}>
        <Match when={way() === 'show' && answer()}>
          {(shown) => (
            <div class="stack">
              <OwnPairingCode code={shown().code} label={say('Code for the other phone')} />
              <p>{say('On the other phone, tap Reconnect, then Scan the other phone. Scan this code once.')}</p>
              <ProgressBar label={say('Waiting for the other phone…')} />
              <Button wide onClick={() => setWay('scan')}>
                {say('Scan the other phone')}
              </Button>
            </div>
          )}
        </Match>
        <Match when={way() === 'invite'}>
          <div class="stack">
            <InvitePhone onDone={props.onClose} />
          </div>
        </Match>
        <Match when={way() === 'scan'}>
          <div class="stack">
            <p>{say('Scan the code that the other phone shows.')}</p>
            <PairingCodeInput busy={busy()} fault={fault()} onCode={(code) => void take(code)} />
            <Show when={props.together.hub}>
              <Button wide onClick={() => setWay('invite')}>
                {say('Show my code')}
              </Button>
            </Show>
          </div>
        </Match>
      </Switch>
    </BottomSheet>
  );
}

/** Handles the other phone’s answer to this phone’s stored code. One scan connects both phones. */
async function takeAnswer(code: string): Promise<Result<null, JoinFault>> {
  const offer = await (await loadController()).offer();
  if (!offer.ok) return offer;
  const result = await offer.value.take(code);
  if (!result.ok) offer.value.cancel();
  return result.ok ? { ok: true, value: null } : err(result.fault);
}

async function answerTo(code: string): Promise<Result<JoinAnswer, JoinFault>> {
  const self = findOwnSeat();
  return (await loadController()).answer(code, { name: self?.name ?? '', role: self?.role ?? null });
}
