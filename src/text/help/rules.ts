import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('The rules'),
    about: say(
      'The books in our own words. Each entry has a board drawn and answered live, and later rulings beside it.',
    ),
    points: [
      { control: say('Search the rules'), text: say('knows what players say: LoF, push, TK.') },
      { control: say('Rules of'), text: say('chooses the book that is searched first.') },
      { control: say('Ask with a position'), text: say('takes a written position and rules on it.') },
      {
        control: say('Judge’s desk'),
        text: say('asks many questions of one position, under every edition, and prints the ruling.'),
      },
    ],
  };
}
