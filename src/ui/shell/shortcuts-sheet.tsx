import './shortcuts-sheet.css';
import { For, type JSX } from 'solid-js';
import { BOARD_KEYS, formatShortcut, SHORTCUTS, type Shortcut } from '../../app/shortcuts';
import { say } from '../../text/say';
import { BottomSheet } from '../kit/sheet';
import { ShortcutKeysSwitch } from '../shared/shortcut-keys-switch';

interface Row {
  readonly keys: readonly string[];
  readonly words: string;
}

const listed = (wanted: (shortcut: Shortcut) => boolean): readonly Row[] =>
  SHORTCUTS.filter(wanted).map((shortcut) => ({ keys: [formatShortcut(shortcut)], words: shortcut.words }));

/** Lists the keyboard shortcuts by screen. */
export default function ShortcutsSheet(props: { onClose: () => void }): JSX.Element {
  const groups = [
    {
      title: say('In a game'),
      rows: listed(({ action }) => ['undo', 'redo', 'turn', 'end-turn'].includes(action.does)),
    },
    { title: say('On the map'), rows: listed(({ action }) => action.does === 'show') },
    { title: say('While the map has the focus'), rows: BOARD_KEYS },
    { title: say('Everywhere'), rows: listed(({ action }) => action.does === 'go' || action.does === 'list') },
  ];
  return (
    <BottomSheet title={say('Keyboard shortcuts')} onClose={props.onClose}>
      <ShortcutKeysSwitch />
      <p class="muted small">{say('They work while no field has the focus and no sheet is open.')}</p>
      <div class="shortcuts">
        <For each={groups}>
          {(group) => (
            <section class="stack">
              <h3>{group.title}</h3>
              <dl>
                <For each={group.rows}>
                  {(row) => (
                    <div>
                      <dt>
                        <For each={row.keys}>{(key) => <kbd>{key}</kbd>}</For>
                      </dt>
                      <dd>{row.words}</dd>
                    </div>
                  )}
                </For>
              </dl>
            </section>
          )}
        </For>
      </div>
    </BottomSheet>
  );
}
