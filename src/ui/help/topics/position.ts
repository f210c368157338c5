import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'Asking without a game',
    about:
      'A position just to ask about. It is kept as you change it, and can be named, shared or laid on the judge’s desk.',
    points: [
      { control: 'Add', text: 'brings figures in, from the collection or typed by their values.' },
      { gesture: 'Tap a figure', text: 'then See, Hit or Move, then whom or where.' },
      { control: 'Undo', text: 'takes back the last change.' },
      { control: 'This position', text: 'keeps it by a name, shares it, or begins another.' },
    ],
    rules: { topic: 'line-of-fire', label: 'Line of fire' },
  };
}
