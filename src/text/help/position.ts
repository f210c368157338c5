import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('Asking without a game'),
    about: say(
      'A position just to ask about. It is kept as you change it, and can be named, shared or laid on the judge’s desk.',
    ),
    points: [
      { control: say('Add'), text: say('brings figures in, from the collection or typed by their values.') },
      { gesture: say('Tap a figure'), text: say('then See, Hit or Move, then whom or where.') },
      { control: say('Undo the last step'), text: say('takes back the last change.') },
      { control: say('This position'), text: say('keeps it by a name, shares it, or begins another.') },
    ],
    rules: { topic: 'line-of-fire', label: say('Line of fire') },
  };
}
