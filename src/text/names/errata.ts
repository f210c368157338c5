import type { ErratumCode } from '../../rules/errata';
import { say } from '../say';

export const ERRATUM_TEXT: Readonly<Record<ErratumCode, string>> = {
  'other-team': say('Its team is the one that moves for free, not the one that attacks together.'),
  grounded: say('The flight symbol on its base does not count.'),
  'two-bolts': say('This figure has 2 bolts, not 1.'),
  leaps: say('The flight symbol on its base does not count. It has Leap/Climb.'),
  'leaps-later': say('The flight symbol on its base does not count. After click 1 it has Leap/Climb.'),
  'other-power': say('Read Mastermind wherever its dial shows Shape Change.'),
  'first-clicks': say('This figure has Support on its first 2 clicks.'),
};
