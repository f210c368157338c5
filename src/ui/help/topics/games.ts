import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'Your games',
    about:
      'Every game of this phone, the last one first. Each tap in a game is on disk before you see it: close the app when you like, and go on where you were.',
    points: [
      {
        control: 'New game',
        text: 'asks for rules, players, map and figures. Every step can be skipped, for some other time or for good.',
      },
      { control: 'Quick demo game', text: 'puts two forces of our own on a map, to try every button.' },
      {
        control: 'Campaigns',
        text: 'are missions that follow from each other; the phone remembers levels and what was used.',
      },
      { control: 'Settings', text: 'has light and dark, backups, and the way to another phone.' },
    ],
  };
}
