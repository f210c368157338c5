import { createSignal } from 'solid-js';

// Stored in localStorage: a display preference of the device that is needed before the first map is drawn.
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

/** Whether maps show their picture under the board. Applies to every screen and survives a restart. */
export { pictureShown };

export function setPictureShown(shown: boolean): void {
  set(shown);
  try {
    if (shown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, DRAWING);
  } catch {
    // Without storage, the choice lasts until the app is closed.
  }
}
