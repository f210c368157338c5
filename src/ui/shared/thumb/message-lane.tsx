import './message-lane.css';
import type { JSX } from 'solid-js';
import { MessagePlace } from './message-place';

/**
 * A band of fixed height above the thumb's buttons: messages come and go in it, so that they lie over nothing and move nothing. While
 * there is none it shows what the screen has to tell.
 * @param props.children what is due: it stands in the place of what happened last
 * @param props.told what happened last
 * @param props.way a button at its end
 */
export function MessageLane(props: { children?: JSX.Element; told?: string; way?: JSX.Element }): JSX.Element {
  return (
    <div class="message-lane">
      <div class="message-lane-rest">{props.children}</div>
      <p class="message-lane-told clip">{props.told}</p>
      <div class="message-lane-way">{props.way}</div>
      <MessagePlace lasting />
    </div>
  );
}
