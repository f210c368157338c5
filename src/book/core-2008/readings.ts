import { type EntryDraft, reading } from '../entry';

/** Entries with our readings where part 3 of the rulebook is silent. */
export const READINGS: readonly EntryDraft[] = [
  reading(
    'sharpshooter-read',
    'A sharpshooter with opponents beside it',
    'HEROCLIX COMBAT AND SPECIAL ABILITIES: Sharpshooter',
    'With an opponent beside it, a sharpshooter may shoot only at those beside it.',
    'The ability allows shots at neighbours; it does not say that neighbours stop keeping it busy.',
    { see: 'sharpshooter ranged-combat', asks: ['hit'] },
  ),
  reading(
    'giant-walls',
    'Giants, colossals and walls',
    'HEROCLIX COMBAT AND SPECIAL ABILITIES: Giant Stride | HEROCLIX COMBAT AND SPECIAL ABILITIES: Colossal Size',
    'Giants and colossals pass outdoor walls as they pass outdoor blocking terrain. They ignore water where they ignore hindering.',
    'Walls have all effects of blocking terrain, and water hinders moves as hindering terrain does.',
    { see: 'giant colossal walls', asks: ['move', 'reach'] },
  ),
  reading(
    'captives-score',
    'Points for captives',
    'HEROCLIX COMBAT AND SPECIAL ABILITIES: Capture | Releasing captives',
    'A released captive scores its points, and the lesser of 50 and its points on top. One still held at the end is no survivor.',
    'The book calls the points “additional” and defeats the captive at once.',
    { see: 'capture-release victory-points', asks: ['play'] },
  ),
  reading(
    'themed-read',
    'Counting a themed team',
    'THEMED TEAMS | Themed Teams | GENERIC KEYWORDS',
    `A generic keyword needs a character per 100 points, every other keyword one per 150. Generic are those on the list;
    a team’s keyword is not. Parts of a hundred count up.`,
    'The list in the book is taken as complete.',
    { see: 'themed-teams', asks: ['force'] },
  ),
];
