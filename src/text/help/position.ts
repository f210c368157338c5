import { say } from '../say';
import type { HelpTopic } from './topic';

export default function positionHelp(): HelpTopic {
  return {
    title: say('Ask without a game'),
    about: say(
      'A position just to ask about. Every change is saved. Name it, share it or open it on the judge’s desk.',
    ),
    guide: 'map',
    points: [
      { control: say('Add'), text: say('adds figures from your collection, or by typing their stats.') },
      { gesture: say('Tap a figure'), text: say('then See, Hit or Move, then a target or square.') },
      { control: say('Undo the last step'), text: say('takes back the last change.') },
      { control: say('This position'), text: say('saves it under a name, shares it or starts a new one.') },
    ],
    rules: { topic: 'line-of-fire', label: say('Line of fire') },
  };
}
