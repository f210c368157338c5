import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('Campaigns'),
    about: say(
      'Missions that follow from each other: who went up in level, which maps and scenarios were used, who leads.',
    ),
    points: [
      { control: say('New campaign'), text: say('asks for its name and how many missions it has.') },
      {
        gesture: say('Tap a campaign'),
        text: say('for its standings, to set up the next mission, and to take back what was recorded last.'),
      },
      { gesture: say('After a mission'), text: say('the Table offers to record it: one tap.') },
    ],
  };
}
