import { say } from '../say';
import type { HelpTopic } from './topic';

export default function photoHelp(): HelpTopic {
  return {
    title: say('Photographing a map'),
    about: say('Makes a map from a photo of the printed one. The photo stays on this phone.'),
    guide: 'photo',
    points: [
      { gesture: say('All four corners'), text: say('in the picture, even light, nothing on the map.') },
      { control: say('Gallery'), text: say('uses a picture you already have.') },
      {
        gesture: say('Then'),
        text: say('drag the rings to the grid corners, choose the size and check unclear squares.'),
      },
      // These controls appear in a later step, so they are not marked as buttons of this screen.
      { gesture: say('Mark squares'), text: say('draw over an area, then one tap changes all of it.') },
      { gesture: say('Edit'), text: say('saves the map and opens it in the editor.') },
      { control: say('Close photo'), text: say('loses nothing. You can continue later.') },
    ],
  };
}
