import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'Backups',
    about:
      'One file of everything on this phone. A browser may clear what it keeps when room runs out: keep such a file elsewhere.',
    points: [
      { control: 'Back up now', text: 'makes the file.' },
      {
        control: 'Open a backup',
        text: 'shows what is in it before anything is changed; then add it, or put it in place of all.',
      },
      { control: 'Remind me when a backup is due', text: 'speaks up once after three games or many changes.' },
      { gesture: 'Choose a folder', text: 'where the browser allows it, has a backup written there after you play.' },
    ],
  };
}
