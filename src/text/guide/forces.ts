import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Building a force'),
    paragraphs: [
      say('Add figures, feats, conditions and objects from your collection, or by name and points.'),
      say('The total is always visible. Every rule is checked as you build. Each problem offers a fix.'),
      say('*Suggest* finds the best use of the points left and every themed team you own.'),
      say(
        '*Force menu* has odds, copies and comparing. It shares a link, a file, forum text, or a sheet with all dials.',
      ),
      say('A link holds the dials of the force. Others can play it without owning the figures.'),
      say(
        '*Import a force* shows a received force before you save it. It also reads names with points, one on each line.',
      ),
    ],
  };
}
