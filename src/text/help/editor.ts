import { say } from '../say';
import type { HelpTopic } from './topic';

export default function editorHelp(): HelpTopic {
  return {
    title: say('The map editor'),
    about: say('Draw a map square by square, as printed. Your drawing is saved even if you leave.'),
    guide: 'editor',
    points: [
      { gesture: say('One finger'), text: say('draws. Two fingers move and zoom the map.') },
      { control: say('Erase'), text: say('erases what the chosen brush draws.') },
      { control: say('Mirror'), text: say('repeats each stroke on the other side or in all four quarters.') },
      { control: say('Name and size'), text: say('changes the map’s name, columns and rows.') },
      { control: say('Save'), text: say('saves the map in your collection.') },
    ],
    rules: { topic: 'terrain', label: say('Terrain') },
  };
}
