import { say } from '../say';
import type { HelpTopic } from './topic';

export default function startMapHelp(): HelpTopic {
  return {
    title: say('Choosing a map'),
    about: say('Choose a saved map, or make the one on your table.'),
    guide: 'start',
    points: [
      {
        control: say('Photograph a map'),
        text: say('reads terrain and walls from a photo and asks where it is unsure.'),
      },
      { control: say('Draw a new map'), text: say('opens the editor.') },
      { control: say('Place tiles'), text: say('snaps tiles together into a map.') },
    ],
    rules: { topic: 'terrain', label: say('Terrain') },
  };
}
