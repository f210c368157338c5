import { say } from '../say';
import type { HelpTopic } from './topic';

export default function forcesHelp(): HelpTopic {
  return {
    title: say('Forces'),
    about: say('What you bring to a game: figures, feats, conditions and objects. The rules are checked as you build.'),
    guide: 'forces',
    points: [
      { control: say('New force'), text: say('asks for a name, the rules and a build total.') },
      {
        control: say('Import a force'),
        text: say('shows a force someone sent as a link, text or file before you save it.'),
      },
      { gesture: say('Tap a force'), text: say('to edit, share or play it.') },
    ],
    rules: { topic: 'build-total', label: say('Build total') },
  };
}
