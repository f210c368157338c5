import { createSignal, type JSX, Match, onCleanup, onMount, Switch } from 'solid-js';
import { loadController, readPairCode } from '../../app/session/together-modules';
import { attemptJoin } from '../../app/together/join-fault';
import type { JoinAnswer, JoinFault } from '../../app/together/shared-game-types';
import { err, type Result } from '../../plain/result';
import { say } from '../../text/say';
import { ProgressBar } from '../kit/progress';
import { OwnPairingCode, PairingCodeInput } from '../shared/together/pair-code';
import { createJoiningPerson, JoinForm, JoinPage } from './join-form';

/** Joins another phone’s game: asks for name and role, scans the other phone’s code, then shows a reply code. */
export default function JoinScreen(props: {
  /** Code of the other phone if already scanned. Null prompts for a scan. */
  code: string | null;
}): JSX.Element {
  const joining = createJoiningPerson();
  const [step, setStep] = createSignal<'me' | 'scan' | 'show'>('me');
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<JoinFault | null>(null);
  const [answer, setAnswer] = createSignal<JoinAnswer | null>(null);
  /** Name of the host, from the scanned code; '' if the code does not contain a name. */
  const [host, setHost] = createSignal('');
  let gone = false;
  onMount(async () => {
    if (props.code !== null) setHost((await readPairCode(props.code))?.name ?? '');
  });
  onCleanup(() => {
    gone = true;
    answer()?.cancel();
  });

  const begin = (): void => {
    if (props.code === null) setStep('scan');
    else void take(props.code);
  };

  async function take(code: string): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setFault(null);
    const result = await attemptJoin((): Promise<Result<JoinAnswer, JoinFault>> => answerTo(code));
    setBusy(false);
    if (gone) return void (result.ok && result.value.cancel());
    if (!result.ok) return refuse(result.fault);
    setAnswer(result.value);
    setStep('show');
    const joined = await attemptJoin(() => result.value.joined);
    if (gone || answer() !== result.value) return;
    setAnswer(null);
    if (!joined.ok) return refuse(joined.fault);
    joining.enterGame();
  }

  async function answerTo(code: string): Promise<Result<JoinAnswer, JoinFault>> {
    const read = await readPairCode(code);
    if (read?.way === 'answer') return err('wrong-way');
    if (read) setHost(read.name);
    return (await loadController()).answer(code, joining.person());
  }

  function refuse(why: JoinFault): void {
    setFault(why);
    setStep('scan');
  }

  return (
    <JoinPage>
      <Switch>
        <Match when={step() === 'me'}>
          <JoinForm
            joining={joining}
            intro={
              host() === ''
                ? say('Play the game of another phone on this one. Both show each other a code.')
                : say('Play the game of {name} on this phone too.', { name: host() })
            }
            verb={props.code === null ? say('Scan the other phone') : say('Join')}
            busy={busy() ? say('Making the code…') : null}
            onJoin={begin}
          />
        </Match>
        <Match when={step() === 'scan'}>
          <div class="stack">
            <p>{say('On the other phone, open the Game menu and tap Play together. Scan the code there.')}</p>
            <PairingCodeInput busy={busy()} fault={fault()} onCode={(code) => void take(code)} />
          </div>
        </Match>
        <Match when={step() === 'show' && answer()}>
          {(shown) => (
            <div class="stack">
              <p role="status">
                <strong>
                  {host() === '' ? say('Show this to the other player') : say('Show this to {name}', { name: host() })}
                </strong>
              </p>
              <OwnPairingCode code={shown().code} label={say('Code for the phone that shared the game')} />
              <p>{say('There, tap Scan their answer. The game then opens here.')}</p>
              <ProgressBar label={say('Waiting for the other phone…')} />
            </div>
          )}
        </Match>
      </Switch>
    </JoinPage>
  );
}
