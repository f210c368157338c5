import type { QuestionMode } from '../query/map-answer';
import { say } from '../text/say';
import type { Tab } from './route';

export type ShortcutAction =
  | { readonly does: 'go'; readonly tab: Tab }
  | { readonly does: 'show'; readonly mode: QuestionMode }
  | { readonly does: 'turn'; readonly clicks: 1 | -1 }
  | { readonly does: 'undo' | 'redo' | 'end-turn' | 'list' };

export interface Shortcut {
  /** Values of `KeyboardEvent.key`, letters in lower case. The first value is shown in lists. */
  readonly keys: readonly string[];
  /**
   * Whether the shortcut requires Shift. Only used with letters, because the effect of Shift on other keys depends on
   * the keyboard.
   */
  readonly shift?: true;
  /** Whether the shortcut also works with Ctrl or ⌘, as in other apps. */
  readonly alsoWithCtrl?: true;
  readonly action: ShortcutAction;
  readonly words: string;
}

/** Shortcuts that work while no field has the focus and no sheet is open, in display order. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['z'], alsoWithCtrl: true, action: { does: 'undo' }, words: say('Undo') },
  { keys: ['z'], shift: true, alsoWithCtrl: true, action: { does: 'redo' }, words: say('Redo') },
  { keys: ['-', '−'], action: { does: 'turn', clicks: 1 }, words: say('1 click of damage to the selected figure') },
  { keys: ['+', '='], action: { does: 'turn', clicks: -1 }, words: say('Heal the selected figure 1 click') },
  { keys: ['e'], action: { does: 'end-turn' }, words: say('End turn') },
  { keys: ['s'], action: { does: 'show', mode: 'see' }, words: say('See') },
  { keys: ['h'], action: { does: 'show', mode: 'hit' }, words: say('Hit') },
  { keys: ['m'], action: { does: 'show', mode: 'move' }, words: say('Move') },
  { keys: ['t'], action: { does: 'show', mode: 'threat' }, words: say('Threat') },
  { keys: ['1'], action: { does: 'go', tab: 'table' }, words: say('Table') },
  { keys: ['2'], action: { does: 'go', tab: 'map' }, words: say('Map') },
  { keys: ['3'], action: { does: 'go', tab: 'forces' }, words: say('Forces') },
  { keys: ['4'], action: { does: 'go', tab: 'collection' }, words: say('Collection') },
  { keys: ['5'], action: { does: 'go', tab: 'rules' }, words: say('Rules') },
  { keys: ['?'], action: { does: 'list' }, words: say('Keyboard shortcuts') },
];

/** Keys that the board view handles while it has the focus. */
export const BOARD_KEYS: readonly { readonly keys: readonly string[]; readonly words: string }[] = [
  { keys: ['←', '→', '↑', '↓'], words: say('Next square') },
  { keys: ['Enter'], words: say('Tap the square') },
  { keys: ['H'], words: say('Hold the square') },
  { keys: ['N'], words: say('Next figure') },
  { keys: ['G'], words: say('Go to a square by name') },
  { keys: ['R'], words: say('Turn the map') },
  { keys: ['+', '−'], words: say('Zoom') },
];

/** Fields of a keyboard event that are evaluated. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns the action of a key. Null if the key has no action. */
export function findShortcutAction({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): ShortcutAction | null {
  if (altKey) return null;
  const pressed = key.toLowerCase();
  const isLetter = /^[a-z]$/.test(pressed);
  const shortcut = SHORTCUTS.find(
    ({ keys, shift = false, alsoWithCtrl = false }) =>
      keys.includes(pressed) && (!isLetter || shift === shiftKey) && (alsoWithCtrl || !(ctrlKey || metaKey)),
  );
  return shortcut?.action ?? null;
}

/** Formats a shortcut as printed on keys: `Shift+Z`. */
export function formatShortcut({ keys, shift }: Shortcut): string {
  const key = (keys[0] ?? '').toUpperCase().replace('-', '−');
  return shift ? `Shift+${key}` : key;
}
