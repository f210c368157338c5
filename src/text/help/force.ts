import { say } from '../say';
import type { HelpTopic } from './topic';

export default function forceHelp(): HelpTopic {
  return {
    title: say('A force'),
    about: say('The total always shows. Rule problems appear below, with the rule and one-tap fixes.'),
    guide: 'forces',
    points: [
      { control: say('Add'), text: say('adds figures from your collection, or any figure by name and points.') },
      {
        control: say('Suggest'),
        text: say('finds the best use of the points you have left, and themed teams.'),
      },
      { control: say('Play'), text: say('starts a game with this force.') },
      {
        control: say('Force menu'),
        text: say('has name, build total, odds, copies, comparing and sharing.'),
      },
    ],
    rules: { topic: 'build-total', label: say('Build total') },
  };
}
