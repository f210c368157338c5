import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'The judge’s desk',
    about:
      'One position, as many questions as you like, and every edition’s answer under the others, with what differs marked.',
    points: [
      {
        control: 'Paste position notation',
        text: 'lays any position on it; the game’s table or the position on the map come by a tap.',
      },
      { gesture: 'Add a question', text: 'asks whom or what; tap an answer for its reasons and passages.' },
      { gesture: 'On paper', text: 'prints the ruling with its board, or sends it as a link or text.' },
    ],
  };
}
