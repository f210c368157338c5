import type { GeneralCardPart } from '../catalog/general-cards/card';
import type { GeneralCardProblemCode } from '../catalog/general-cards/draft';
import { GENERAL_CARD_POINTS_LIMIT, GENERAL_CARD_TEXT_LIMIT } from '../catalog/general-cards/shapes';
import { say, sayMany } from './say';

export const GENERAL_CARD_NAMES: Readonly<Record<GeneralCardPart, string>> = {
  feats: say('Feats'),
  objects: say('Objects'),
  conditions: say('Conditions'),
  teams: say('Teams'),
  others: say('Other'),
};

/** Labels for adding, editing and filtering each kind of card, and for an empty list. */
export const GENERAL_CARD_LABELS: Readonly<
  Record<GeneralCardPart, Readonly<Record<'add' | 'edit' | 'none' | 'filter', string>>>
> = {
  feats: { add: say('New feat'), edit: say('Edit feat'), none: say('No feats yet'), filter: say('Filter feats') },
  objects: {
    add: say('New object'),
    edit: say('Edit object'),
    none: say('No objects yet'),
    filter: say('Filter objects'),
  },
  conditions: {
    add: say('New condition'),
    edit: say('Edit condition'),
    none: say('No conditions yet'),
    filter: say('Filter conditions'),
  },
  teams: { add: say('New team'), edit: say('Edit team'), none: say('No teams yet'), filter: say('Filter teams') },
  others: {
    add: say('New card'),
    edit: say('Edit card'),
    none: say('No other cards yet'),
    filter: say('Filter cards'),
  },
};

export const GENERAL_CARD_COUNTS: Readonly<Record<GeneralCardPart, (count: number) => string>> = {
  feats: (n) => sayMany(n, '1 feat', '{n} feats'),
  objects: (n) => sayMany(n, '1 object', '{n} objects'),
  conditions: (n) => sayMany(n, '1 condition', '{n} conditions'),
  teams: (n) => sayMany(n, '1 team', '{n} teams'),
  others: (n) => sayMany(n, '1 card', '{n} cards'),
};

export const GENERAL_CARD_EMPTY_HINTS: Readonly<Record<GeneralCardPart, string>> = {
  feats: say(
    'Enter a feat once, with its points and prerequisites. Then add it to any force with one tap. To import unit or table files, use Import files.',
  ),
  objects: say(
    'Enter your special objects with their kind and points. Add them to forces with one tap, or place them on the map. To import unit or table files, use Import files.',
  ),
  conditions: say(
    'Enter your battlefield conditions in your own words. Add them to forces with one tap; games show their text. To import tables, use Import files.',
  ),
  teams: say(
    'Enter what a team’s symbol does, in your own words. Every character of that team then shows it. Importing characters also adds their teams.',
  ),
  others: say(
    'Tarot cards, ID cards, attachments and more. Enter them in your own words. To import unit files, use Import files.',
  ),
};

export const GENERAL_CARD_PROBLEMS: Readonly<Record<GeneralCardProblemCode, string>> = {
  'name-missing': say('Enter a name.'),
  'name-too-long': say('A name has at most 120 letters.'),
  'name-taken': say('This name is already used.'),
  'points-unreadable': say('Enter a whole number of points up to {most}.', {
    most: GENERAL_CARD_POINTS_LIMIT,
  }),
  'text-too-long': say('The text is too long: at most {most} letters.', { most: GENERAL_CARD_TEXT_LIMIT }),
};
