import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'Photographing a map',
    about: 'Makes a map of a picture of the printed one. All of it happens on this phone.',
    points: [
      { gesture: 'All four corners', text: 'in the picture, the light even, nothing lying on the map.' },
      { control: 'Gallery', text: 'takes a picture that you have already.' },
      {
        gesture: 'Then',
        text: 'pull the rings onto the corners of the grid, choose the size, and tap what is doubtful.',
      },
      { control: 'Leave the photograph', text: 'loses nothing: what you began is offered again.' },
    ],
  };
}
