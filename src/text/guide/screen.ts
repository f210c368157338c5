import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Large screens, keys and hands'),
    paragraphs: [
      say(
        'On a tablet or computer, the table has its map beside it. With more room it also shows the chosen figure’s whole dial and powers.',
      ),
      say('? on a keyboard lists the keys. *Settings* switches them off.'),
      say('*Settings* also moves the buttons to the left or right hand, and changes the language.'),
      say('Screen readers announce what a tap did. Text may be twice its normal size.'),
    ],
  };
}
