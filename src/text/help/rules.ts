import { say } from '../say';
import type { HelpTopic } from './topic';

export default function rulesHelp(): HelpTopic {
  return {
    title: say('The rules'),
    about: say('The rule books in our own words. Each entry has an example board and later rulings.'),
    guide: 'rules',
    points: [
      { control: say('Search the rules'), text: say('understands player terms: LoF, push, TK.') },
      { control: say('Rules of'), text: say('chooses the book to search first.') },
      { control: say('Ask with a position'), text: say('gives a ruling on a position you type or paste.') },
      {
        control: say('Judge’s desk'),
        text: say('answers many questions about one position in every edition, and prints the ruling.'),
      },
    ],
  };
}
