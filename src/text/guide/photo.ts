import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Photographing a map'),
    paragraphs: [
      say(
        '*Photograph a map* takes the printed map with all four corners in the picture. A picture from the gallery works too.',
      ),
      say(
        'Drag each ring to a corner of the grid. A magnifier shows what is under your finger, and arrow keys work too.',
      ),
      say(
        'Choose the size and tap *Read the map*. A map from your collection is recognized in any direction, even from half of it.',
      ),
      say(
        'Otherwise Sidekick asks about unclear areas one by one. *Mark squares* changes many at once, and *Edit* opens the editor.',
      ),
      say('The picture never leaves the phone.'),
    ],
  };
}
