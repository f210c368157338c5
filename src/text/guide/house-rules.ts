import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('House rules'),
    paragraphs: [
      say(
        '*Game menu → House rules* changes rules for one game. It reverses our readings or uses another edition’s rule.',
      ),
      say('Every changed answer says so and links to the replaced rule. The switch is in the log and can be undone.'),
      say('Other house rules can be written as a note on a rule. Notes are shown, but answers ignore them.'),
    ],
  };
}
