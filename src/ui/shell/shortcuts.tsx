import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { endTurnByKey, redoByKey, turnSelectedByKey, undoByKey } from '../../app/game/key-actions';
import { table } from '../../app/game/open-game';
import { showOverlayOnMap } from '../../app/map/show-overlay';
import { goTo, route } from '../../app/route';
import { deviceSettings } from '../../app/settings/device-settings';
import { findShortcutAction, type ShortcutAction } from '../../app/shortcuts';
import { lazyPart } from '../kit/lazy-part';
import { topSheet } from '../kit/open-sheets';
import { isOpenGameRoute } from './wide-layout';

const ShortcutsSheet = lazyPart(() => import('./shortcuts-sheet'));

/** Selector of fields that accept typed text. Shortcuts are ignored in them. */
const FIELDS = 'input:not([type="radio"], [type="checkbox"], [type="button"]), textarea, select, [contenteditable]';

/** Handles keyboard shortcuts while the app is open. */
export default function Shortcuts(): JSX.Element {
  const [listed, setListed] = createSignal(false);
  const act = (deed: ShortcutAction): boolean => {
    if (deed.does === 'list') setListed(true);
    else if (deed.does === 'go') goTo(deed.tab);
    else if (deed.does === 'show') return showOverlayOnMap(deed.mode);
    // The remaining shortcuts need a visible game.
    else if (!table() || !isOpenGameRoute(route())) return false;
    else if (deed.does === 'turn') turnSelectedByKey(deed.clicks);
    else if (deed.does === 'end-turn') endTurnByKey();
    else if (deed.does === 'undo') undoByKey();
    else redoByKey();
    return true;
  };
  const onKey = (event: KeyboardEvent): void => {
    // Ignores events already handled, repeated keys, and all keys while a sheet is open.
    if (event.defaultPrevented || event.repeat || topSheet()) return;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    // With shortcuts off, Ctrl and ⌘ combinations still work: voice input never produces them.
    if (deviceSettings.shortcuts() === 'off' && !event.ctrlKey && !event.metaKey) return;
    const deed = findShortcutAction(event);
    if (deed && act(deed)) event.preventDefault();
  };
  onMount(() => window.addEventListener('keydown', onKey));
  onCleanup(() => window.removeEventListener('keydown', onKey));
  return (
    <Show when={listed()}>
      <ShortcutsSheet onClose={() => setListed(false)} />
    </Show>
  );
}
