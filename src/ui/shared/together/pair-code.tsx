import './together.css';
import { createResource, createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { toast } from '../../../app/messages';
import { formatPairCode } from '../../../app/session/together-modules';
import { announceShareResult, canShare, copyText, shareText } from '../../../app/share';
import { JOIN_FAULT_TEXT } from '../../../app/together/join-fault';
import type { JoinFault } from '../../../app/together/shared-game-types';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { TextAreaField } from '../../kit/field';
import { Form } from '../../kit/form';
import { ProgressBar } from '../../kit/progress';
import { LazyCameraView } from '../other-screens';

const CodeView = lazy(async () => ({ default: (await import('../share/code-view')).CodeView }));

/** Large code of this phone. A tap shows the code as text for phones without a camera. */
export function OwnPairingCode(props: { code: string; label: string }): JSX.Element {
  const [written, setWritten] = createSignal(false);
  const [spelled] = createResource(
    () => (written() ? props.code : null),
    (code) => formatPairCode(code),
  );
  /**
   * Text of the code. The resource is read only when ready, because an earlier read would suspend the screen behind the
   * sheet.
   */
  const asTyped = () => (spelled.state === 'ready' ? spelled() : props.code);
  const hand = async (how: typeof shareText): Promise<void> =>
    announceShareResult(await how(say('Code for a shared game'), props.code), 'text');
  return (
    <div class="pair-code">
      <Suspense fallback={<ProgressBar label={say('Loading…')} />}>
        <CodeView text={props.code} label={props.label} />
      </Suspense>
      <Button aria-expanded={written()} onClick={() => setWritten(!written())}>
        {written() ? say('Hide the text') : say('Show the code as text')}
      </Button>
      <Show when={written()}>
        <output class="pair-text" aria-label={say('Code as text')}>
          {asTyped()}
        </output>
        <div class="pair-ways">
          <Button onClick={() => void hand(copyText)}>{say('Copy the code')}</Button>
          <Show when={canShare()}>
            <Button onClick={() => void hand(shareText)}>{say('Share the code')}</Button>
          </Show>
        </div>
      </Show>
    </div>
  );
}

/** Maximum length of typed text: longer than any code, and short enough not to slow down the phone. */
const MOST_TYPED = 2000;

/**
 * Input that reads the other phone’s code by camera or as text. Reports a code once, however often the camera sees it.
 */
export function PairingCodeInput(props: {
  busy: boolean;
  fault: JoinFault | null;
  onCode: (code: string) => void;
}): JSX.Element {
  const [typing, setTyping] = createSignal(false);
  const [typed, setTyped] = createSignal('');
  let seen = '';
  const see = (text: string): void => {
    if (props.busy || text === seen) return;
    seen = text;
    props.onCode(text);
  };
  const paste = async (): Promise<void> => {
    try {
      setTyped((await navigator.clipboard.readText()).slice(0, MOST_TYPED));
    } catch {
      toast(say('The browser does not allow this. Hold the field and choose Paste.'));
    }
  };
  return (
    <div class="pair-code">
      <Show
        when={typing()}
        fallback={
          <>
            <Suspense fallback={<ProgressBar label={say('Opening the camera…')} />}>
              <LazyCameraView onRead={({ text }) => see(text)} />
            </Suspense>
            <JoinFaultNote fault={props.fault} />
            <Button onClick={() => setTyping(true)}>{say('Type the code instead')}</Button>
          </>
        }
      >
        <Form
          class="stack"
          onSubmit={() => {
            if (typed().trim() !== '') props.onCode(typed().trim());
          }}
        >
          <TextAreaField
            label={say('Code of the other phone')}
            hint={say('Spaces, line breaks and capital letters do not matter.')}
            fault={props.fault && JOIN_FAULT_TEXT[props.fault]}
            rows="4"
            maxLength={MOST_TYPED}
            autocapitalize="off"
            spellcheck={false}
            value={typed()}
            onInput={setTyped}
          />
          <div class="pair-ways">
            <Button onClick={() => void paste()}>{say('Paste')}</Button>
            <Button type="submit" tone="accent" disabled={props.busy || typed().trim() === ''}>
              {say('Use this code')}
            </Button>
          </div>
          <Button onClick={() => setTyping(false)}>{say('Use the camera')}</Button>
        </Form>
      </Show>
      <Show when={props.busy}>
        <ProgressBar label={say('Connecting…')} />
      </Show>
    </div>
  );
}

/** Note on why phones could not connect, announced immediately. Renders nothing without a fault. */
export function JoinFaultNote(props: { fault: JoinFault | null }): JSX.Element {
  return (
    <Show when={props.fault}>
      {(why) => (
        <p class="pair-fault" role="alert">
          {JOIN_FAULT_TEXT[why()]}
        </p>
      )}
    </Show>
  );
}
