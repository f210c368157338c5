import './thumb.css';
import { type JSX, onCleanup } from 'solid-js';
import { setMessageArea } from '../../../app/messages';

/**
 * A band of fixed height above the bottom buttons. Messages appear in the band, where they neither cover nor move other
 * content. Without a message, the band shows the screen’s own content.
 * @param props.children pending reminders, which replace the last event
 * @param props.lastEvent the last event
 * @param props.way a button at the end of the band
 */
export function MessageLane(props: { children?: JSX.Element; lastEvent?: string; way?: JSX.Element }): JSX.Element {
  return (
    <div class="message-lane">
      <div class="message-lane-rest">{props.children}</div>
      <p class="message-lane-told muted small">{props.lastEvent}</p>
      <div class="message-lane-way">{props.way}</div>
      <MessageContainer lasting />
    </div>
  );
}

/**
 * Container for messages while its screen is open, sized by the screen.
 * @param props.lasting messages with undo stay until the next action
 */
export function MessageContainer(props: { lasting: boolean }): JSX.Element {
  onCleanup(() => setMessageArea(null));
  return <div class="message-place" ref={(place) => setMessageArea(place, props.lasting)} />;
}
