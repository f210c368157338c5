import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('First steps'),
    paragraphs: [
      say(
        '*Learn in one minute* plays one turn with two demo figures. A small card points at the real buttons. You can leave at any time.',
      ),
      say('*New game* asks for the rules, the build total, players, a map and figures. You can skip every step.'),
      say('*Quick demo game* opens a game in its second round. Every figure is on the map.'),
      say(
        '*Setup* then leads through the edition’s own steps. You choose who goes first and place objects and figures.',
      ),
      say('The ? at the top of each screen explains that screen and links to the book.'),
    ],
  };
}
