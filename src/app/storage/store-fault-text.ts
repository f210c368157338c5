import type { StoreFault } from '../../store/fault';
import { say } from '../../text/say';

const SENTENCES: Readonly<Record<StoreFault['code'], string>> = {
  full: say('This device has no space left, so this was not saved. Free up space, then try again.'),
  blocked: say(
    'This browser cannot save here, or another window has an older Sidekick open. Close other windows or leave private mode.',
  ),
  closed: say('Sidekick lost its connection to your saved data. Nothing saved is lost. Try again.'),
  conflict: say('Another window changed this first. Its changes are shown now. Tap again.'),
  missing: say('This is no longer on this device.'),
  unreadable: say('This could not be saved, and nothing changed. The fault is in this app, not your device.'),
  newer: say('A newer Sidekick changed your data. This window can no longer save. Reload it.'),
  failed: say('Your last tap could not be saved. Everything before it is saved. Tap again or reopen the app.'),
};

/** Describes a store fault and what the user can do. */
export function describeStoreFault(fault: StoreFault): string {
  return SENTENCES[fault.code];
}

const WHY_UNSAVED: Partial<Record<StoreFault['code'], string>> = {
  full: say('This device has no space left.'),
  missing: say('The browser deleted this game.'),
  newer: say('A newer Sidekick changed your data.'),
};

/** Explains why changes on screen are not on disk. */
export function describeUnsavedReason(code: StoreFault['code']): string {
  return WHY_UNSAVED[code] ?? say('Sidekick cannot reach your saved data.');
}

/** Message for a game with an edition that this version of the app does not know. */
export const UNKNOWN_RULES_TEXT = say(
  'This version of Sidekick does not have the rules of this game. You can view the game but not record actions. Update the app.',
);
