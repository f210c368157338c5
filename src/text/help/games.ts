import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('Your games'),
    about: say(
      'Every game of this phone, the last one first. Each tap in a game is on disk before you see it: close the app when you like, and go on where you were.',
    ),
    points: [
      {
        control: say('New game'),
        text: say(
          'asks for rules, players, map and figures. Every step can be skipped, for some other time or for good.',
        ),
      },
      { control: say('Quick demo game'), text: say('puts two forces of our own on a map, to try every button.') },
      {
        control: say('Campaigns'),
        text: say('are missions that follow from each other; the phone remembers levels and what was used.'),
      },
      { control: say('Settings'), text: say('has light and dark, backups, and the way to another phone.') },
    ],
  };
}
