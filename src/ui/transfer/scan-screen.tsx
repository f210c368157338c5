import { say } from '../../text/say';
import './scan-screen.css';
import { createSignal, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { ensureLibrary } from '../../app/collection/library';
import { select } from '../../app/game/open-game';
import { goTo } from '../../app/route';
import { resolveCode, type ScanResult } from '../../app/transfer/resolve-code';
import type { PictureFault } from '../../scan/decode-picture';
import { isFrame } from '../../share/fountain';
import type { Figure } from '../../table/table';
import { Button } from '../kit/button';
import { FormField } from '../kit/field';
import { FilePicker } from '../kit/file-picker';
import { Form } from '../kit/form';
import { lazyPart } from '../kit/lazy-part';
import { ProgressBar } from '../kit/progress';
import { PageHeader } from '../shared/page-header';
import { CameraView } from './camera-view';

const OutcomeSheet = lazyPart(() => import('./outcome-sheet'));
const Receiving = lazy(() => import('./receive-codes-sheet'));

const PICTURE_WORDS: Readonly<Record<PictureFault, string>> = {
  'not-a-picture': say('This browser cannot open that file as a picture. Choose another one.'),
  'too-large': say('The picture is too large. The maximum is 60 MB.'),
  'no-code': say('No code found in the picture. Take it closer, sharp and in good light.'),
};

/** Time in ms that a code must be out of sight before the camera opens its content again. */
const AGAIN_MS = 3000;

/**
 * Opens the content of a code, which is scanned, read from a picture, or typed.
 * @param props.from tab that the user came from; from the Table, dials of the open game take precedence
 */
export default function ScanScreen(props: { from: 'table' | 'collection' }): JSX.Element {
  const [outcome, setOutcome] = createSignal<ScanResult | null>(null);
  /** First code of a sequence that another phone shows. */
  const [frame, setFrame] = createSignal<string | null>(null);
  const [typed, setTyped] = createSignal('');
  const [said, setSaid] = createSignal<string | null>(null);
  /** Whether a code is being processed. Meanwhile the camera may report the same code ten more times. */
  let busy = false;
  /** Text of the code of the last closed result, and the time in ms when the camera last saw the code. */
  let closed = { text: '', at: 0 };
  let opened = '';
  onMount(() => void ensureLibrary());

  function see(text: string): void {
    const now = performance.now();
    if (text === closed.text && now - closed.at < AGAIN_MS) closed.at = now;
    else void take(text);
  }

  async function take(text: string, byHand = false): Promise<void> {
    if (busy) return;
    if (isFrame(text)) return void setFrame(text);
    busy = true;
    try {
      const result = await resolveCode(text, props.from === 'table', byHand);
      if (result.to === 'figures' && result.figures.length === 1) return toDial(result.figures[0]);
      if (result.to === 'sent') return goTo(result.sent.tab, 'take', result.sent.code);
      if (result.to === 'join') return goTo('table', ...result.place);
      opened = text;
      navigator.vibrate?.(40);
      setOutcome(result);
    } finally {
      busy = false;
    }
  }

  async function takePicture(file: File | undefined): Promise<void> {
    if (!file) return;
    setSaid(say('Searching the picture for a code…'));
    const { decodePicture } = await import('../../scan/decode-picture');
    const read = await decodePicture(file);
    setSaid(read.ok ? null : PICTURE_WORDS[read.fault]);
    if (read.ok) await take(read.value.text);
  }

  return (
    <div class="scan-screen">
      <PageHeader title={say('Scan')} onBack={() => goTo(props.from)} help="scan" />
      <Show when={frame()}>
        {(first) => (
          <Suspense fallback={<ProgressBar label={say('Loading…')} />}>
            <Receiving first={first()} onClose={() => setFrame(null)} />
          </Suspense>
        )}
      </Show>
      {/* Switches the camera off while a result is shown. */}
      <Show when={outcome() === null && frame() === null}>
        <CameraView onRead={({ text }) => see(text)} />
      </Show>
      <Show when={frame() === null}>
        <p class="muted small">{say('Point the camera at a base sticker, a box barcode or another phone’s code.')}</p>
        <p class="small" role="status">
          {said()}
        </p>
        <div class="scan-ways">
          <FilePicker
            label={say('Choose a picture')}
            accept="image/*"
            multiple={false}
            onFiles={([file]) => void takePicture(file)}
          />
          <Form
            onSubmit={() => {
              if (typed().trim() !== '') void take(typed(), true);
            }}
          >
            <FormField
              label={say('Or type the code')}
              hint={say('The code on the sticker, the digits of a barcode, or set and number.')}
            >
              {(input) => (
                <span class="scan-typed">
                  <input
                    {...input}
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck={false}
                    maxLength={12_000}
                    value={typed()}
                    onInput={(event) => setTyped(event.currentTarget.value)}
                  />
                  <Button type="submit" tone="accent" disabled={typed().trim() === ''}>
                    {say('Open')}
                  </Button>
                </span>
              )}
            </FormField>
          </Form>
        </div>
      </Show>
      <Show when={outcome()} keyed>
        {(shown) => (
          <OutcomeSheet
            outcome={shown}
            onFigure={toDial}
            onOutcome={setOutcome}
            onClose={() => {
              closed = { text: opened, at: performance.now() };
              setOutcome(null);
              setTyped('');
            }}
          />
        )}
      </Show>
    </div>
  );
}

function toDial(figure: Figure): void {
  select(figure.piece);
  goTo('table', 'dial');
}
