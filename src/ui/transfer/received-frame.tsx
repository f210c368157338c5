import './received-frame.css';
import { createSignal, Index, type JSX, Show } from 'solid-js';
import type { ReceivedAction, ReceivedItem } from '../../app/transfer/received-item';
import { truncate } from '../../text/character-text';
import { formatBytes } from '../../text/format-values';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { BottomSheet } from '../kit/sheet';

export interface ReceivedProps {
  /** Size of the received content in bytes. */
  readonly bytes: number;
  readonly onClose: () => void;
}

/** Sheet around a preview of received content: title, size, the effect of saving, and the save buttons. */
export function ReceivedFrame(props: ReceivedProps & { received: ReceivedItem; children?: JSX.Element }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<string | null>(null);
  const run = async (action: ReceivedAction): Promise<void> => {
    setBusy(true);
    setFault(null);
    const next = await action.run();
    setBusy(false);
    if (typeof next === 'string') setFault(next);
    if (next === null || typeof next === 'string') return;
    // Closes the sheet, so the link does not show the same content again.
    props.onClose();
    next();
  };
  const standing = () => props.received.effect;
  return (
    <BottomSheet
      title={props.received.title}
      onClose={props.onClose}
      foot={
        // Index, not For: a button must stay the same element if stored data loads while a finger is down.
        <Index each={props.received.actions} fallback={<Button onClick={props.onClose}>{say('Done')}</Button>}>
          {(action) => (
            <Button
              tone={action().isPrimary ? 'accent' : 'plain'}
              disabled={busy() || (action().disabled ?? false)}
              onClick={() => void run(action())}
            >
              {action().label}
            </Button>
          )}
        </Index>
      }
    >
      <div class="stack received">
        <Show when={fault()}>
          {(sentence) => (
            <p
              class="received-fault"
              role="alert"
              ref={(line) => queueMicrotask(() => line.scrollIntoView?.({ block: 'nearest' }))}
            >
              {sentence()}
            </p>
          )}
        </Show>
        <div>
          <p class="received-name">{truncate(props.received.name, 120)}</p>
          <p class="muted small">{[...props.received.facts, formatBytes(props.bytes)].join(' · ')}</p>
        </div>
        <p class="received-standing" data-how={standing().how}>
          <Show when={standing().how !== 'other'} fallback={<Icon name="warn" size={20} />}>
            <Icon name={standing().how === 'new' ? 'plus' : 'check'} size={20} />
          </Show>
          <span>{standing().words}</span>
        </p>
        {props.children}
      </div>
    </BottomSheet>
  );
}

/** Sheet with a sentence about content that cannot be previewed. */
export function ReceivedFault(props: { sentence: string; onClose: () => void }): JSX.Element {
  return (
    <BottomSheet
      title={say('Receive')}
      onClose={props.onClose}
      foot={
        <Button tone="accent" onClick={props.onClose}>
          {say('Done')}
        </Button>
      }
    >
      <p role="alert">{props.sentence}</p>
    </BottomSheet>
  );
}
