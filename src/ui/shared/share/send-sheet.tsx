import { say, sayMany } from '../../../text/say';
import './share.css';
import { createEffect, createResource, createSignal, type JSX, Match, onCleanup, Switch } from 'solid-js';
import { FRAME_RATES, type FrameRate, makeTextFountain } from '../../../app/transfer/frames';
import type { Fountain } from '../../../share/fountain';
import { Button } from '../../kit/button';
import { ProgressBar } from '../../kit/progress';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';
import { CodeView } from './code-view';

const PACE_NAMES: Readonly<Record<FrameRate, string>> = { 5: say('Slow'), 10: say('Normal'), 15: say('Fast') };

/** Sheet that shows content as an endless sequence of codes until the other phone has received all content. */
export default function SendSheet(props: {
  title: string;
  /** Text in the format that `readTransfer` parses. */
  text: string;
  onClose: () => void;
}): JSX.Element {
  const [fountain] = createResource(async () => ({ made: await makeTextFountain(props.text) }));
  const now = () => (fountain.state === 'ready' ? fountain() : null);
  return (
    <BottomSheet title={props.title} onClose={props.onClose}>
      <div class="stack send-sheet">
        <Switch fallback={<ProgressBar label={say('Making the codes…')} />}>
          <Match when={now()?.made}>{(made) => <Sequence fountain={made()} />}</Match>
          <Match when={now()}>
            <p role="alert">{say('Too much data for codes. Share it as a file.')}</p>
          </Match>
        </Switch>
      </div>
    </BottomSheet>
  );
}

function Sequence(props: { fountain: Fountain }): JSX.Element {
  const [number, setNumber] = createSignal(0);
  const [pace, setPace] = createSignal<FrameRate>(10);
  const [going, setGoing] = createSignal(true);
  createEffect(() => {
    if (!going()) return;
    const timer = setInterval(() => {
      // The sequence pauses while the page is hidden.
      if (!document.hidden) setNumber(number() + 1);
    }, 1000 / pace());
    onCleanup(() => clearInterval(timer));
  });
  // Estimated duration: about a fifth of the frames is lost.
  const seconds = () => Math.max(1, Math.ceil(props.fountain.blocks / 0.8 / pace()));
  return (
    <>
      <CodeView text={props.fountain.frame(number())} label={say('Codes for the other phone, one after another')} />
      <p role="status" class="small">
        {sayMany(props.fountain.blocks, '1 code, about {seconds}', '{n} codes, about {seconds}', {
          seconds: sayMany(seconds(), '1 second', '{n} seconds'),
        })}
      </p>
      <p class="muted small">
        {say('Open Scan on the other phone and point it here until all are received. Missed codes come again.')}
      </p>
      <SegmentedControl
        label={say('Pace')}
        options={FRAME_RATES.map((each) => ({ value: String(each), label: PACE_NAMES[each] }))}
        value={String(pace())}
        onChange={(value) => setPace(FRAME_RATES.find((each) => String(each) === value) ?? 10)}
      />
      <Button wide onClick={() => setGoing(!going())}>
        {going() ? say('Pause') : say('Resume')}
      </Button>
    </>
  );
}
