import { createSignal, type JSX, Show } from 'solid-js';
import { restore } from '../../app/backup';
import { refreshGames } from '../../app/games';
import { refreshCharacters, refreshForces, refreshMaps } from '../../app/library';
import { type Received, receivedOf } from '../../app/sending';
import { makeReceiver } from '../../share/fountain';
import { say } from '../../text/say';
import { Button } from '../parts/Button';
import { Progress } from '../parts/Progress';
import { Sheet } from '../parts/Sheet';
import { goTo } from '../shell/route';
import { CameraView } from './CameraView';

/** Gathers codes that follow each other until all is there, and shows what it is before anything is kept. */
export default function Receiving(props: {
  /** The frame that was seen first. */
  first: string;
  onClose: () => void;
}): JSX.Element {
  const receiver = makeReceiver();
  const [progress, setProgress] = createSignal<{ readonly have: number; readonly need: number } | null>(null);
  const [received, setReceived] = createSignal<Received | null>(null);
  const [said, setSaid] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  let over = false;

  function take(text: string): void {
    if (over) return;
    const came = receiver.take(text);
    if (came === 'damaged') setSaid(say('What came does not agree with itself. Hold the phone there a little longer.'));
    setProgress(receiver.progress());
    const bytes = receiver.bytes();
    if (!bytes) return;
    over = true;
    void receivedOf(bytes).then((found) => {
      if (found.kind === 'force') goTo('forces', 'take', found.packed);
      else setReceived(found);
    });
  }
  take(props.first);

  async function keep(file: string): Promise<void> {
    setBusy(true);
    const words = await restore(file);
    await Promise.all([refreshGames(), refreshCharacters(), refreshForces(), refreshMaps()]);
    setBusy(false);
    setSaid(words);
    setReceived({ kind: 'backup', file: '', counts: [] });
  }

  const backup = () => {
    const found = received();
    return found?.kind === 'backup' && found.file !== '' ? found : null;
  };
  return (
    <>
      <Show when={received() === null}>
        <CameraView eager onRead={({ text }) => take(text)} />
        <Progress
          label={say('Receiving: {have} of {need} codes', {
            have: progress()?.have ?? 0,
            need: progress()?.need ?? '…',
          })}
          value={(progress()?.have ?? 0) / (progress()?.need ?? 1)}
        />
        <p class="small" role="status">
          {said() ?? say('Hold the other phone’s codes in the middle until all are there.')}
        </p>
        <Button wide onClick={props.onClose}>
          {say('Stop')}
        </Button>
      </Show>
      <Show when={received()}>
        {(found) => (
          <Sheet
            title={say('Sent to you')}
            onClose={props.onClose}
            foot={
              <Show when={backup()} fallback={<Button onClick={props.onClose}>{say('Done')}</Button>}>
                {(whole) => (
                  <Button tone="accent" disabled={busy()} onClick={() => void keep(whole().file)}>
                    {say('Take it over')}
                  </Button>
                )}
              </Show>
            }
          >
            <Show when={found().kind === 'unknown'}>
              <p role="alert">{say('All codes came, but they hold nothing that this Sidekick knows.')}</p>
            </Show>
            <Show when={backup()}>
              {(whole) => (
                <>
                  <p>
                    {say('Another phone’s data: {counts}.', {
                      counts: whole().counts.join(', ') || say('nothing that lives'),
                    })}
                  </p>
                  <p class="muted small">
                    {say(
                      'What you lack comes in beside what you have. Nothing of yours is lost or replaced by something older.',
                    )}
                  </p>
                </>
              )}
            </Show>
            <p role="status">{said()}</p>
          </Sheet>
        )}
      </Show>
    </>
  );
}
