import './pair-code.css';
import { type JSX, Show } from 'solid-js';
import { JOIN_FAULT_TEXT } from '../../../app/together/join-fault';
import type { JoinFault } from '../../../app/together/shared-game-types';

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
