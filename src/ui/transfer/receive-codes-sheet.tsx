import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { decompressFrameData } from '../../app/transfer/frames';
import { makeFrameReceiver } from '../../share/fountain';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { ProgressBar } from '../kit/progress';
import { CameraView } from './camera-view';

const ReceivedSheet = lazy(() => import('./received-sheet'));

/** Collects a sequence of codes until it is complete, then previews the content. Saves nothing without consent. */
export default function ReceiveCodesSheet(props: { first: string; onClose: () => void }): JSX.Element {
  const receiver = makeFrameReceiver();
  const [progress, setProgress] = createSignal<{ readonly have: number; readonly need: number } | null>(null);
  const [came, setCame] = createSignal<string | null>(null);
  const [said, setSaid] = createSignal<string | null>(null);
  let over = false;

  function take(text: string): void {
    if (over) return;
    if (receiver.take(text) === 'damaged') setSaid(say('One code was damaged. Hold the phone there a little longer.'));
    setProgress(receiver.progress());
    const bytes = receiver.bytes();
    if (!bytes) return;
    over = true;
    // Content that cannot be unpacked is passed on as '', which the preview reports as unknown.
    void decompressFrameData(bytes).then((unpacked) => setCame(unpacked.ok ? unpacked.value : ''));
  }
  take(props.first);

  return (
    <Show
      when={came() === null}
      fallback={
        <Suspense fallback={<ProgressBar label={say('Loading…')} />}>
          <ReceivedSheet given={came() ?? ''} onClose={props.onClose} />
        </Suspense>
      }
    >
      <CameraView eager onRead={({ text }) => take(text)} />
      <ProgressBar
        label={say('Receiving: {have} of {need} codes', { have: progress()?.have ?? 0, need: progress()?.need ?? '…' })}
        value={(progress()?.have ?? 0) / (progress()?.need ?? 1)}
      />
      <p class="small" role="status">
        {said() ?? say('Point at the other phone’s codes until all are received.')}
      </p>
      <Button wide onClick={props.onClose}>
        {say('Stop')}
      </Button>
    </Show>
  );
}
