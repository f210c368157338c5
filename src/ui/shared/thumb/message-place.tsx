import './message-place.css';
import { type JSX, onCleanup } from 'solid-js';
import { setMessageLane } from '../../../app/messages';

/**
 * Where messages appear while the screen that holds it is open: as large as the place that its own screen gives it.
 * @param props.lasting what can be taken back stays until the next act
 */
export function MessagePlace(props: { lasting: boolean }): JSX.Element {
  onCleanup(() => setMessageLane(null));
  return <div class="message-place" ref={(place) => setMessageLane(place, props.lasting)} />;
}
