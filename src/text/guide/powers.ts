import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Powers without a rule'),
    paragraphs: [
      say(
        'A power that no book defines is never ignored silently. Sheets, answers and the threat map say *Not counted*.',
      ),
      say('*Say what it does* builds its effect from known parts, for one game or always.'),
      say('Every answer then shows it as *Set by you*.'),
    ],
  };
}
