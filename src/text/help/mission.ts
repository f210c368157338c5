import { say } from '../say';
import type { HelpTopic } from './topic';

export default function missionHelp(): HelpTopic {
  return {
    title: say('Setting up a mission'),
    about: say('The steps in the order of the book. Pass the phone on for secret choices. You can redo every step.'),
    guide: 'missions',
    points: [
      { gesture: say('Tap a step'), text: say('to open it. Finished steps show what was chosen.') },
      { control: say('Undo'), text: say('takes back the last choice, even in a finished step.') },
      { control: say('Delete this setup'), text: say('ends it. Tap Undo in the message to restore it.') },
    ],
  };
}
