import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Your collection'),
    paragraphs: [
      say('Find figures, cards and maps by name, keyword, power or special power text.'),
      say('Filters show how many results each would leave. Each figure shows how many you own and where they are.'),
      say(
        'A list of your figures from a shop or spreadsheet is matched to them. Sidekick asks where a row is unclear.',
      ),
      say(
        'Enter a figure by its dial: 9ch is speed 9 with Charge. Enter goes on, = copies the click above, ? is unknown. You can paste whole rows.',
      ),
      say(
        '*Cards* also holds action cards, scenarios and map cards. *Feats*, *Objects*, *Conditions* and *Teams* are there too.',
      ),
      say('*Select* several figures, then *Stickers*, to print codes for their bases.'),
      say('*Scan* opens a figure by camera, picture or typed code. It links a box’s barcode to a figure once.'),
    ],
  };
}
