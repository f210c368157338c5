import './thumb.css';
import { type JSX, onCleanup } from 'solid-js';
import { setMessageArea } from '../../../app/messages';

/**
 * Container for messages while its screen is open, sized by the screen.
 * @param props.lasting messages with undo stay until the next action
 */
export function MessageContainer(props: { lasting: boolean }): JSX.Element {
  onCleanup(() => setMessageArea(null));
  return <div class="message-place" ref={(place) => setMessageArea(place, props.lasting)} />;
}
