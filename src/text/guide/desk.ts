import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('The judge’s desk'),
    paragraphs: [
      say('*Rules → Judge’s desk* takes a game, a position or pasted text, and any questions.'),
      say('It shows every edition’s answer with the differences marked. Tap for reasons and passages.'),
      say('*Play on* starts a game from the position, with its figures, values, turn and round.'),
      say('Print a ruling with its board, or share it as a link or text.'),
    ],
  };
}
