import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('The map'),
    about: say(
      'The board of the game. Figures snap to squares; tap one and ask what it sees, whom it can hit and how far it gets.',
    ),
    points: [
      {
        gesture: say('Tap a figure'),
        text: say(
          'then See, Hit, Move or Threat, then whom or where: the answer has the odds, every reason and its passage.',
        ),
      },
      {
        gesture: say('Hold a square'),
        text: say('for the way there, and what would change if the figure stood there.'),
      },
      { gesture: say('Two fingers, or two taps'), text: say('zoom; one finger moves the map.') },
      { control: say('Ruler'), text: say('counts squares between two, and says whether the line is clear.') },
      { control: say('Markers'), text: say('lays smoke, barriers and debris, and takes them off when they end.') },
      { control: say('Turn the map'), text: say('brings your side of the table to the front.') },
    ],
    rules: { topic: 'line-of-fire', label: say('Line of fire') },
  };
}
