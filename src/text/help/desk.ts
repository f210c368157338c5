import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('The judge’s desk'),
    about: say(
      'One position, as many questions as you like, and every edition’s answer under the others, with what differs marked.',
    ),
    points: [
      {
        control: say('Paste position notation'),
        text: say('lays any position on it; the game’s table or the position on the map come by a tap.'),
      },
      { gesture: say('Add a question'), text: say('asks whom or what; tap an answer for its reasons and passages.') },
      { gesture: say('On paper'), text: say('prints the ruling with its board, or sends it as a link or text.') },
    ],
  };
}
