import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Missions and campaigns'),
    paragraphs: [
      say('The edition with Command Dials uses the same two tabs. *Quick demo mission* starts a mission at once.'),
      say(
        '*New game* and *Campaigns* lead through the sixteen steps of a setup. Pass the phone on for secret choices.',
      ),
      say(
        '*Choose for us* makes any choice for you. *Set up the tutorial* makes them all, for two to four heroes of level 0.',
      ),
      say('In play, a figure’s list shows each action’s price, or why it is not possible.'),
      say('Attacks go to the target’s player for reactions. That player taps the slots for the wounds.'),
      say('You can turn dials, tracks and the die by hand. One tap records a finished mission in its campaign.'),
    ],
  };
}
