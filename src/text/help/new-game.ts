import { say } from '../say';
import type { HelpTopic } from './topic';

export default function newGameHelp(): HelpTopic {
  return {
    title: say('A new game'),
    about: say('Choose the rules, players and map. Add what you skip later from the game menu.'),
    guide: 'start',
    points: [
      { control: say('Rules'), text: say('come first. All other choices depend on them.') },
      { control: say('Add a player'), text: say('makes it a game for three or four.') },
      {
        control: say('Team'),
        text: say('lets players of three or four play together. They share their points and win together.'),
      },
      { control: say('Map'), text: say('can be “No map”. Figures are still tracked.') },
      {
        gesture: say('A whole force'),
        text: say('adds all its figures at once. Or tap the figures below one by one.'),
      },
    ],
    rules: { topic: 'build-total', label: say('Build total') },
  };
}
