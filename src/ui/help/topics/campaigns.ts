import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'Campaigns',
    about: 'Missions that follow from each other: who went up in level, which maps and scenarios were used, who leads.',
    points: [
      { control: 'New campaign', text: 'asks for its name and how many missions it has.' },
      {
        gesture: 'Tap a campaign',
        text: 'for its standings, to set up the next mission, and to take back what was recorded last.',
      },
      { gesture: 'After a mission', text: 'the Table offers to record it: one tap.' },
    ],
  };
}
