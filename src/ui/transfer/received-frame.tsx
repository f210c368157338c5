import './received-frame.css';
import { type JSX, Show } from 'solid-js';
import { shortened } from '../../text/collection-words';
import { sizeOf } from '../../text/sizes';
import { Icon } from '../kit/icon';
import { Sheet } from '../kit/sheet';

/** What keeping it would come to, here. */
export interface Standing {
  readonly how: 'new' | 'same' | 'other';
  readonly words: string;
}

/** How everything looks that was sent, before it is kept: what it is, what it is called, how large, and what keeping it would change. */
export function ReceivedFrame(props: {
  title: string;
  name: string;
  /** What is told of it on a line. */
  facts: readonly string[];
  /** As it came. */
  bytes: number;
  standing: Standing;
  /** One tap keeps it. */
  foot: JSX.Element;
  children?: JSX.Element;
  onClose: () => void;
}): JSX.Element {
  return (
    <Sheet title={props.title} onClose={props.onClose} foot={props.foot}>
      <div class="stack sent">
        <div>
          <p class="sent-name">{shortened(props.name, 120)}</p>
          <p class="muted small">{[...props.facts, sizeOf(props.bytes)].join(' · ')}</p>
        </div>
        <p class="sent-standing" data-how={props.standing.how}>
          <Show when={props.standing.how !== 'other'} fallback={<Icon name="warn" size={20} />}>
            <Icon name={props.standing.how === 'new' ? 'plus' : 'check'} size={20} />
          </Show>
          <span>{props.standing.words}</span>
        </p>
        {props.children}
      </div>
    </Sheet>
  );
}
