import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Looking up rules'),
    paragraphs: [
      say('The five books are here in our own words. Type what you would say: LoF, push, TK.'),
      say('Each rule has a board with a live answer, and later rulings beside it. Our own readings are marked.'),
      say('*Star* a rule, share its link, or compare editions. You can also read what changed since you last played.'),
      say('*Ask with a position* also takes a written position and lists saved rulings.'),
    ],
  };
}
