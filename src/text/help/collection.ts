import { say } from '../say';
import type { HelpTopic } from './topic';

export default function topic(): HelpTopic {
  return {
    title: say('Your collection'),
    about: say('Figures, cards and maps on this phone, found by name, keyword, power or what a special power says.'),
    points: [
      {
        control: say('New character'),
        text: say('enters a figure by its dial: type 9ch for speed 9 with charge, Enter goes on.'),
      },
      {
        control: say('Import files'),
        text: say('brings in lists of units, maps, cards and tables, and says what came and what was set aside.'),
      },
      { control: say('Scan'), text: say('opens a figure by the sticker under its base, or by its box.') },
      { control: say('Stickers'), text: say('prints such stickers.') },
    ],
    rules: { topic: 'combat-dial', label: say('Combat dial') },
  };
}
