import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'The map',
    about:
      'The board of the game. Figures snap to squares; tap one and ask what it sees, whom it can hit and how far it gets.',
    points: [
      {
        gesture: 'Tap a figure',
        text: 'then See, Hit, Move or Threat, then whom or where: the answer has the odds, every reason and its passage.',
      },
      { gesture: 'Hold a square', text: 'for the way there, and what would change if the figure stood there.' },
      { gesture: 'Two fingers, or two taps', text: 'zoom; one finger moves the map.' },
      { control: 'Ruler', text: 'counts squares between two, and says whether the line is clear.' },
      { control: 'Markers', text: 'lays smoke, barriers and debris, and takes them off when they end.' },
      { control: 'Turn the map', text: 'brings your side of the table to the front.' },
    ],
    rules: { topic: 'line-of-fire', label: 'Line of fire' },
  };
}
