import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'Choosing a map',
    about: 'Take a map that is kept, or make the one that lies on your table.',
    points: [
      { control: 'Photograph a map', text: 'reads terrain and walls off a picture and asks where it is unsure.' },
      { control: 'Draw a new map', text: 'opens the editor.' },
      { control: 'Lay tiles', text: 'snaps tiles together into a map.' },
    ],
    rules: { topic: 'terrain', label: 'Terrain' },
  };
}
