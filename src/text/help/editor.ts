import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('The map editor'),
    about: say('Draws a map square by square, as it is printed. What you drew is kept though you leave.'),
    points: [
      { gesture: say('One finger'), text: say('draws, two move and zoom the map.') },
      { control: say('Take off'), text: say('turns the brush in hand into its own eraser.') },
      { control: say('Mirror'), text: say('repeats each stroke on the other side, or in all four quarters.') },
      { control: say('Name and size'), text: say('changes either, by rows and columns.') },
      { control: say('Save'), text: say('puts the map into your collection.') },
    ],
    rules: { topic: 'terrain', label: say('Terrain') },
  };
}
