import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'Forces',
    about:
      'What you bring to a game: figures, feats, conditions and objects, checked against every clause of the book as you build.',
    points: [
      { control: 'New force', text: 'asks for a name, the rules and a build total.' },
      { control: 'Bring in a force', text: 'shows one that somebody sent, as link, text or file, before it is kept.' },
      { gesture: 'Tap a force', text: 'to change it, to share it, or to play it.' },
    ],
    rules: { topic: 'build-total', label: 'Build total' },
  };
}
