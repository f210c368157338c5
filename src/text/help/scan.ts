import { say } from '../say';
import type { HelpTopic } from './topic';

export default function scanHelp(): HelpTopic {
  return {
    title: say('Scanning'),
    about: say('Reads a sticker under a base, a box barcode or another phone’s code. You see it before you save it.'),
    guide: 'collection',
    points: [
      {
        gesture: say('Hold the code'),
        text: say('in the middle of the picture. Several codes in a row scan by themselves.'),
      },
      { control: say('Choose a picture'), text: say('reads a code from a photo.') },
      { control: say('Or type the code'), text: say('from the sticker if the camera cannot read it.') },
    ],
  };
}
