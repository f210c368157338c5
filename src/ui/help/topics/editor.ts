import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'The map editor',
    about: 'Draws a map square by square, as it is printed. What you drew is kept though you leave.',
    points: [
      { gesture: 'One finger', text: 'draws, two move and zoom the map.' },
      { control: 'Take off', text: 'turns the brush in hand into its own eraser.' },
      { control: 'Mirror', text: 'repeats each stroke on the other side, or in all four quarters.' },
      { control: 'Name and size', text: 'changes either, by rows and columns.' },
      { control: 'Save', text: 'puts the map into your collection.' },
    ],
    rules: { topic: 'terrain', label: 'Terrain' },
  };
}
