import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'Your collection',
    about: 'Figures, cards and maps on this phone, found by name, keyword, power or what a special power says.',
    points: [
      {
        control: 'New character',
        text: 'enters a figure by its dial: type 9ch for speed 9 with charge, Enter goes on.',
      },
      {
        control: 'Import files',
        text: 'brings in lists of units, maps, cards and tables, and says what came and what was set aside.',
      },
      { control: 'Scan', text: 'opens a figure by the sticker under its base, or by its box.' },
      { control: 'Stickers', text: 'prints such stickers.' },
    ],
    rules: { topic: 'combat-dial', label: 'Combat dial' },
  };
}
