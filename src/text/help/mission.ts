import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('Setting up a mission'),
    about: say(
      'The steps of the book, in its order. Pass the phone on where something is chosen in secret; each step can be done again.',
    ),
    points: [
      { gesture: say('Tap a step'), text: say('to do it; a step that is done says what was chosen.') },
      { control: say('Undo'), text: say('takes back the last choice, also of a step that is done.') },
      { control: say('Put this set-up away'), text: say('ends it; a message brings it back.') },
    ],
  };
}
