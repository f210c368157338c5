import { say } from '../say';
import type { HelpTopic } from './topic';

export default function gamesHelp(): HelpTopic {
  return {
    title: say('Your games'),
    about: say(
      'All games on this phone, most recent first. Every tap is saved at once. Close the app any time and continue later.',
    ),
    guide: 'start',
    points: [
      {
        control: say('New game'),
        text: say('asks for rules, players, map and figures. You can skip every step.'),
      },
      { control: say('Quick demo game'), text: say('puts two demo forces on a map so you can try every button.') },
      {
        control: say('Join a game'),
        text: say('opens the game of another phone here too. Each player taps on their own.'),
      },
      {
        control: say('Campaigns'),
        text: say('are series of linked missions. The phone tracks levels and what was used.'),
      },
      { control: say('Settings'), text: say('has light and dark mode, backups and moving to another phone.') },
    ],
  };
}
