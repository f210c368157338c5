import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'A new game',
    about:
      'Says who plays by which book, with whom, on which map. What you leave out can be added from the game’s menu at any time.',
    points: [
      { control: 'Rules', text: 'decides what everything else asks for: choose it first.' },
      { control: 'Add a player', text: 'makes a game of three or four.' },
      { control: 'Map', text: 'may be “No map”: figures are tracked all the same.' },
      {
        gesture: 'A whole force',
        text: 'comes with all its figures at once; otherwise tap the figures below one by one.',
      },
    ],
    rules: { topic: 'build-total', label: 'Build total' },
  };
}
