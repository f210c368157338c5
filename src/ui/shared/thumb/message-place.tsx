import './message-place.css';
import { type JSX, onCleanup } from 'solid-js';
import { setMessageLane } from '../../../app/messages';

/**
 * Container for messages while its screen is open, sized by the screen.
 * @param props.lasting messages with undo stay until the next action
 */
export function MessagePlace(props: { lasting: boolean }): JSX.Element {
  onCleanup(() => setMessageLane(null));
  return <div class="message-place" ref={(place) => setMessageLane(place, props.lasting)} />;
}
