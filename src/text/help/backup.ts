import { say } from '../say';
import type { HelpTopic } from './topic';

export default function backupHelp(): HelpTopic {
  return {
    title: say('Backups'),
    about: say(
      'One file with everything on this phone. Browsers may delete app data when storage runs low. Store the file somewhere else.',
    ),
    guide: 'backups',
    points: [
      { control: say('Back up now'), text: say('saves everything to one file.') },
      {
        control: say('Open a backup'),
        text: say('shows its contents first. Then add them or replace everything on this phone.'),
      },
      {
        control: say('Remind me when a backup is due'),
        text: say('reminds you once after three games or many changes.'),
      },
      {
        gesture: say('Choose a folder'),
        text: say('saves a backup there after you play, if your browser allows it.'),
      },
    ],
  };
}
