/** What the editions are called, by id: without the rules of any. The first is what a new game offers. */
const NAMES = {
  'core-2008': 'Core rules, 2008',
  'x-of-swords': 'X of Swords',
  'hypertime-2003': 'Hypertime with the FAQ of 2003',
  'hypertime-2002': 'Hypertime, 2002',
  'strike-teams': 'Strike Teams, 2018',
} as const;

export type EditionId = keyof typeof NAMES;

/** Every edition id of the position notation; the first is what a new game offers. */
export const EDITION_IDS = Object.keys(NAMES) as [EditionId, ...EditionId[]];

/** What an edition is called, `Core rules, 2008`; one that this version does not know, by its id. */
export function editionName(id: string): string {
  return isEdition(id) ? NAMES[id] : id;
}

export function isEdition(id: string): id is EditionId {
  return Object.hasOwn(NAMES, id);
}
