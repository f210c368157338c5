import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('Scanning'),
    about: say(
      'Reads a sticker under a base, the barcode of a box, or the code on another phone. Nothing is kept before you see it.',
    ),
    points: [
      {
        gesture: say('Hold the code'),
        text: say('in the middle of the picture; many codes one after the other come in by themselves.'),
      },
      { control: say('Choose a picture'), text: say('reads a code off a photograph.') },
      { control: say('Or type the code'), text: say('as it stands on the sticker, where the camera cannot read it.') },
    ],
  };
}
