import './pair-code.css';
import { type JSX, Show } from 'solid-js';
import type { JoinFault } from '../../../app/together/api';
import { JOIN_FAULT_WORDS } from '../../../app/together/fault-words';

/** Reason why phones could not connect, announced immediately. Renders nothing without a fault. */
export function JoinFaultNote(props: { fault: JoinFault | null }): JSX.Element {
  return (
    <Show when={props.fault}>
      {(why) => (
        <p class="pair-fault" role="alert">
          {JOIN_FAULT_WORDS[why()]}
        </p>
      )}
    </Show>
  );
}
