import type { ShelfPart } from '../catalog/shelf/card';
import type { ShelfProblemCode } from '../catalog/shelf/draft';
import { SHELF_POINTS_LIMIT, SHELF_TEXT_LIMIT } from '../catalog/shelf/shapes';
import { say, sayMany } from './say';

export const SHELF_NAMES: Readonly<Record<ShelfPart, string>> = {
  feats: say('Feats'),
  objects: say('Objects'),
  conditions: say('Conditions'),
  teams: say('Teams'),
};

/** One thing of a shelf, within a sentence. */
export const SHELF_NOUNS: Readonly<Record<ShelfPart, string>> = {
  feats: say('feat'),
  objects: say('object'),
  conditions: say('condition'),
  teams: say('team'),
};

/** As many as there are. */
export const SHELF_COUNTED: Readonly<Record<ShelfPart, (count: number) => string>> = {
  feats: (n) => sayMany(n, '1 feat', '{n} feats'),
  objects: (n) => sayMany(n, '1 object', '{n} objects'),
  conditions: (n) => sayMany(n, '1 condition', '{n} conditions'),
  teams: (n) => sayMany(n, '1 team', '{n} teams'),
};

/** What to do where a shelf has nothing yet. */
export const SHELF_EMPTY: Readonly<Record<ShelfPart, string>> = {
  feats: say(
    'Enter a feat once, with its points and what it asks for: every force then takes it with one tap. Files of units and tables come in by Import files.',
  ),
  objects: say(
    'Enter your special objects with their kind and points: forces take them with one tap, and they can be laid on the map by name. Files of units and tables come in by Import files.',
  ),
  conditions: say(
    'Enter your battlefield conditions in your own words: forces take them with one tap, and games show what they say. Tables come in by Import files.',
  ),
  teams: say(
    'Enter what the symbol of a team does, in the words of your table: it is then shown with every character of that team. Teams also come in with the characters of a file.',
  ),
};

export const SHELF_PROBLEMS: Readonly<Record<ShelfProblemCode, string>> = {
  'name-missing': say('It needs a name.'),
  'name-too-long': say('A name has at most 120 letters.'),
  'name-taken': say('Another one here has this name.'),
  'points-unreadable': say('Points are a whole number up to {shelfpointslimit}.', {
    shelfpointslimit: SHELF_POINTS_LIMIT,
  }),
  'text-too-long': say('It holds at most {shelftextlimit} letters.', { shelftextlimit: SHELF_TEXT_LIMIT }),
};
