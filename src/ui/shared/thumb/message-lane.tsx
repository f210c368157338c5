import './message-lane.css';
import { type JSX, onCleanup } from 'solid-js';
import { setMessageLane } from '../../../app/messages';

/**
 * A band of fixed height above the thumb's buttons, on Table and Map alike: messages come and go in it, so that they lie over nothing and
 * move nothing. While there is none it shows what the screen has to tell.
 * @param props.told what happened last, where nothing else is to tell
 * @param props.way a button at its end
 */
export function MessageLane(props: { children?: JSX.Element; told?: string; way?: JSX.Element }): JSX.Element {
  onCleanup(() => setMessageLane(null));
  return (
    <div class="message-lane">
      <div class="message-lane-rest">{props.children}</div>
      <p class="message-lane-told clip">{props.told}</p>
      {props.way}
      <div class="message-lane-place" ref={setMessageLane} />
    </div>
  );
}
