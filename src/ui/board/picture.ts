import { createSignal } from 'solid-js';

/** Whether maps that have one show their picture under the board: the same on every screen. */
const [pictureShown, showPicture] = createSignal(true);

export { pictureShown, showPicture };
