/**
 * Names of the editions. A new edition needs a folder, its name here, a loader in `index.ts` and an entry in
 * `editions/index.ts`. The first edition is the default for new games.
 */
const NAMES = {
  'core-2008': 'Core rules, 2008',
  'x-of-swords': 'X of Swords',
  'hypertime-2003': 'Hypertime with the FAQ of 2003',
  'hypertime-2002': 'Hypertime, 2002',
  'strike-teams': 'Strike Teams, 2018',
} as const;

export type EditionId = keyof typeof NAMES;

/** Ids of all editions, as in the notation. The first id is the default for a new game. */
export const EDITION_IDS = Object.keys(NAMES) as [EditionId, ...EditionId[]];

/** Returns the name of an edition, for example `Core rules, 2008`, or the id if the edition is unknown. */
export function editionName(id: string): string {
  return isEdition(id) ? NAMES[id] : id;
}

/** Returns whether this version of the app has an edition. */
export function isEdition(id: string): id is EditionId {
  return Object.hasOwn(NAMES, id);
}
