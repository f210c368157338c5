import { createSignal, type JSX, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { endTurnByKey, redoByKey, turnSelected, undoByKey } from '../../app/game/by-key';
import { table } from '../../app/game/state';
import { showOnMap } from '../../app/map/shown-mode';
import { goTo, route } from '../../app/route';
import { keys } from '../../app/settings/keys';
import { type ShortcutDeed, shortcutOf } from '../../app/shortcuts';
import { topSheet } from '../kit/sheets';
import { showsPlay } from './wide';

const ShortcutsSheet = lazy(() => import('./shortcuts-sheet'));

/** What takes letters and signs for itself: of inputs, those that are typed in. */
const FIELDS = 'input:not([type="radio"], [type="checkbox"], [type="button"]), textarea, select, [contenteditable]';

/** Listens for keys while the app is open. */
export default function Shortcuts(): JSX.Element {
  const [listed, setListed] = createSignal(false);
  const act = (deed: ShortcutDeed): boolean => {
    if (deed.does === 'list') setListed(true);
    else if (deed.does === 'go') goTo(deed.tab);
    else if (deed.does === 'show') return showOnMap(deed.mode);
    // The rest is about the game: it must be what is seen.
    else if (!table() || !showsPlay(route())) return false;
    else if (deed.does === 'turn') turnSelected(deed.clicks);
    else if (deed.does === 'end-turn') endTurnByKey();
    else if (deed.does === 'undo') undoByKey();
    else redoByKey();
    return true;
  };
  const onKey = (event: KeyboardEvent): void => {
    // A board, a form or a list that has the focus comes first. A key that is held down does nothing twice.
    if (event.defaultPrevented || event.repeat || topSheet()) return;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    // A key with Ctrl or ⌘ is never pressed by a word that is spoken to the keyboard.
    if (keys() === 'off' && !event.ctrlKey && !event.metaKey) return;
    const deed = shortcutOf(event);
    if (deed && act(deed)) event.preventDefault();
  };
  onMount(() => window.addEventListener('keydown', onKey));
  onCleanup(() => window.removeEventListener('keydown', onKey));
  return (
    <Suspense>
      <Show when={listed()}>
        <ShortcutsSheet onClose={() => setListed(false)} />
      </Show>
    </Suspense>
  );
}
