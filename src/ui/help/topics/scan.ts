import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'Scanning',
    about:
      'Reads a sticker under a base, the barcode of a box, or the code on another phone. Nothing is kept before you see it.',
    points: [
      {
        gesture: 'Hold the code',
        text: 'in the middle of the picture; many codes one after the other come in by themselves.',
      },
      { control: 'Choose a picture', text: 'reads a code off a photograph.' },
      { control: 'Or type the code', text: 'as it stands on the sticker, where the camera cannot read it.' },
    ],
  };
}
