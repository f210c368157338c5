import type { StoreFault } from '../../store/fault';
import { say } from '../../text/say';

const SENTENCES: Readonly<Record<StoreFault['code'], string>> = {
  full: say(
    'This device has no room left: the last tap was not kept. Free some room and tap again; all before it is safe.',
  ),
  blocked: say(
    'This browser keeps nothing here, or another window holds an older Sidekick open: close other windows, or leave private mode.',
  ),
  closed: say('The storage of this device went away: the last tap was not kept. Open the app anew.'),
  conflict: say('Another window was first; it was followed. Tap again.'),
  missing: say('That is no longer on this device.'),
  unreadable: say('That could not be recorded, and nothing changed. It is a fault of this app, not of your device.'),
  failed: say('This device could not keep the last tap; all before it is safe. Tap again, or open the app anew.'),
};

/** A fault of the store as a sentence with a way on. */
export function sentenceOf(fault: StoreFault): string {
  return SENTENCES[fault.code];
}

const WHY_HELD: Partial<Record<StoreFault['code'], string>> = {
  full: say('This device has no room left.'),
  missing: say('The browser cleared this game away.'),
};

/** Why the disk has less than the screen shows. */
export function whyHeld(code: StoreFault['code']): string {
  return WHY_HELD[code] ?? say('The storage of this device fails.');
}

/** For a game whose edition this version does not know. */
export const UNKNOWN_RULES = say(
  'This Sidekick does not know the rules that this game was begun under: it shows the game, but records no deeds. Look for a newer version.',
);
