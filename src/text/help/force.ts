import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('A force'),
    about: say(
      'The total stays in sight. What is against the book stands at the foot, with its passage and what a tap would mend.',
    ),
    points: [
      { control: say('Add'), text: say('brings in figures of your collection, or any by name and points.') },
      {
        control: say('Suggest'),
        text: say('finds the best use of the points that are left, and themed teams that you can field.'),
      },
      { control: say('Play'), text: say('begins a game with it.') },
      {
        control: say('More for this force'),
        text: say('has name and build total, odds, copies, comparing and sharing.'),
      },
    ],
    rules: { topic: 'build-total', label: say('Build total') },
  };
}
