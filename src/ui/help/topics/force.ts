import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'A force',
    about:
      'The total stays in sight. What is against the book stands at the foot, with its passage and what a tap would mend.',
    points: [
      { control: 'Add', text: 'brings in figures of your collection, or any by name and points.' },
      {
        control: 'Suggest',
        text: 'finds the best use of the points that are left, and themed teams that you can field.',
      },
      { control: 'Play', text: 'begins a game with it.' },
      { control: 'More for this force', text: 'has name and build total, odds, copies, comparing and sharing.' },
    ],
    rules: { topic: 'build-total', label: 'Build total' },
  };
}
