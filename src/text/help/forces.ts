import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('Forces'),
    about: say(
      'What you bring to a game: figures, feats, conditions and objects, checked against every clause of the book as you build.',
    ),
    points: [
      { control: say('New force'), text: say('asks for a name, the rules and a build total.') },
      {
        control: say('Bring in a force'),
        text: say('shows one that somebody sent, as link, text or file, before it is kept.'),
      },
      { gesture: say('Tap a force'), text: say('to change it, to share it, or to play it.') },
    ],
    rules: { topic: 'build-total', label: say('Build total') },
  };
}
