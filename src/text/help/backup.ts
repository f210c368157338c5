import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('Backups'),
    about: say(
      'One file of everything on this phone. A browser may clear what it keeps when room runs out: keep such a file elsewhere.',
    ),
    points: [
      { control: say('Back up now'), text: say('makes the file.') },
      {
        control: say('Open a backup'),
        text: say('shows what is in it before anything is changed; then add it, or put it in place of all.'),
      },
      {
        control: say('Remind me when a backup is due'),
        text: say('speaks up once after three games or many changes.'),
      },
      {
        gesture: say('Choose a folder'),
        text: say('where the browser allows it, has a backup written there after you play.'),
      },
    ],
  };
}
