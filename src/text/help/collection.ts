import { say } from '../say';
import type { HelpTopic } from './topic';

export default function collectionHelp(): HelpTopic {
  return {
    title: say('Your collection'),
    about: say('The figures, cards and maps on this phone. Search by name, keyword, power or special power text.'),
    guide: 'collection',
    points: [
      {
        control: say('New character'),
        text: say('adds a figure by its dial. Type 9ch for speed 9 with Charge. Enter moves on.'),
      },
      {
        control: say('Import files'),
        text: say('imports lists of units, maps, cards and tables. It shows what was imported and what was not.'),
      },
      { control: say('Scan'), text: say('opens a figure by the sticker under its base or the barcode on its box.') },
      { control: say('Stickers'), text: say('prints the stickers for your bases.') },
    ],
    rules: { topic: 'combat-dial', label: say('Combat dial') },
  };
}
