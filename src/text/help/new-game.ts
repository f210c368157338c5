import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('A new game'),
    about: say(
      'Says who plays by which book, with whom, on which map. What you leave out can be added from the game’s menu at any time.',
    ),
    points: [
      { control: say('Rules'), text: say('decides what everything else asks for: choose it first.') },
      { control: say('Add a player'), text: say('makes a game of three or four.') },
      { control: say('Map'), text: say('may be “No map”: figures are tracked all the same.') },
      {
        gesture: say('A whole force'),
        text: say('comes with all its figures at once; otherwise tap the figures below one by one.'),
      },
    ],
    rules: { topic: 'build-total', label: say('Build total') },
  };
}
