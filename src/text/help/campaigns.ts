import { say } from '../say';
import type { HelpTopic } from './topic';

export default function campaignsHelp(): HelpTopic {
  return {
    title: say('Campaigns'),
    about: say('A series of linked missions. See levels, used maps and scenarios, and who leads.'),
    guide: 'missions',
    points: [
      { control: say('New campaign'), text: say('asks for a name and the number of missions.') },
      {
        gesture: say('Tap a campaign'),
        text: say('to see its standings, set up the next mission or undo the last result.'),
      },
      { gesture: say('After a mission'), text: say('the Table offers to record the result with one tap.') },
    ],
  };
}
