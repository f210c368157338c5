import { createSignal } from 'solid-js';

// As the theme: a way to look at things that belongs to the device, and is known before the first map is drawn.
const KEY = 'sidekick-map-picture';
const DRAWING = 'drawing';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== DRAWING;
  } catch {
    return true;
  }
}

const [pictureShown, set] = createSignal(stored());

/** Whether maps that have one show their picture under the board: the same on every screen, and when the app is opened again. */
export { pictureShown };

export function showPicture(shown: boolean): void {
  set(shown);
  try {
    if (shown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, DRAWING);
  } catch {
    // A device that keeps nothing still does so until it is closed.
  }
}
