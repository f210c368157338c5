import { say } from '../say';
import type { HelpTopic } from './topic';

export default function deskHelp(): HelpTopic {
  return {
    title: say('The judge’s desk'),
    about: say(
      'Ask as many questions about one position as you like. See every edition’s answer, with differences marked.',
    ),
    guide: 'desk',
    points: [
      {
        control: say('Paste position notation'),
        text: say('puts any position on the desk. One tap adds your game or the position on the map.'),
      },
      { gesture: say('Add a question'), text: say('and choose the figures. Tap an answer for its reasons and rules.') },
      { gesture: say('Print preview'), text: say('prints the ruling with its board, or shares it as a link or text.') },
    ],
  };
}
