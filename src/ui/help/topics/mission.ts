import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'Setting up a mission',
    about:
      'The steps of the book, in its order. Pass the phone on where something is chosen in secret; each step can be done again.',
    points: [
      { gesture: 'Tap a step', text: 'to do it; a step that is done says what was chosen.' },
      { control: 'Undo', text: 'takes back the last choice, also of a step that is done.' },
      { control: 'Put this set-up away', text: 'ends it; a message brings it back.' },
    ],
  };
}
