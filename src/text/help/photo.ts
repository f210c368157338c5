import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('Photographing a map'),
    about: say('Makes a map of a picture of the printed one. All of it happens on this phone.'),
    points: [
      { gesture: say('All four corners'), text: say('in the picture, the light even, nothing lying on the map.') },
      { control: say('Gallery'), text: say('takes a picture that you have already.') },
      {
        gesture: say('Then'),
        text: say('pull the rings onto the corners of the grid, choose the size, and tap what is doubtful.'),
      },
      { control: say('Leave the photograph'), text: say('loses nothing: what you began is offered again.') },
    ],
  };
}
