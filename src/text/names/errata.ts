import type { ErratumCode } from '../../rules/errata';
import { say } from '../say';

/** What a source corrects on a figure. */
export const ERRATUM_WORDS: Readonly<Record<ErratumCode, string>> = {
  'other-team': say('Its team is the one that moves for free, not the one that attacks together.'),
  grounded: say('This figure does not fly. Ignore the flight symbol on its base.'),
  'two-bolts': say('This figure has 2 bolts, not 1.'),
  leaps: say('This figure does not fly. It has Leap/Climb: ignore the flight symbol on its base.'),
  'leaps-later': say('This figure does not fly. It has Leap/Climb, except on its first click.'),
  mastermind: say('Read Mastermind wherever its dial shows Shape Change.'),
  support: say('This figure has Support on its first 2 clicks.'),
};
