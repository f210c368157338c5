import type { Ruleset } from './ruleset';

/** The registry: an edition is its folder, its name and how it is loaded here, and one among all of them in `editions/index.ts`. The first is what a new game offers. */
const NAMES = {
  'core-2008': 'Core rules, 2008',
  'x-of-swords': 'X of Swords',
  'hypertime-2003': 'Hypertime with the FAQ of 2003',
  'hypertime-2002': 'Hypertime, 2002',
  'strike-teams': 'Strike Teams, 2018',
} as const;

export type EditionId = keyof typeof NAMES;

/** Apart from the names: who only asks what editions are called loads none. */
const LOADERS: { readonly [Id in EditionId]: () => Promise<Ruleset> } = {
  'core-2008': async () => (await import('./editions/core-2008')).core2008,
  'x-of-swords': async () => (await import('./editions/x-of-swords')).xOfSwords,
  'hypertime-2003': async () => (await import('./editions/hypertime-2003')).hypertime2003,
  'hypertime-2002': async () => (await import('./editions/hypertime-2002')).hypertime2002,
  'strike-teams': async () => (await import('./editions/strike-teams')).strikeTeams,
};

/** Every edition id of the position notation; the first is what a new game offers. */
export const EDITION_IDS = Object.keys(NAMES) as [EditionId, ...EditionId[]];

/** The rules of one edition, without those of the others: a game is played by one. Null where this version knows no such edition. */
export async function loadRuleset(id: EditionId): Promise<Ruleset>;
export async function loadRuleset(id: string): Promise<Ruleset | null>;
export async function loadRuleset(id: string): Promise<Ruleset | null> {
  return isEdition(id) ? LOADERS[id]() : null;
}

/** What an edition is called, `Core rules, 2008`; one that this version does not know, by its id. */
export function editionName(id: string): string {
  return isEdition(id) ? NAMES[id] : id;
}

function isEdition(id: string): id is EditionId {
  return Object.hasOwn(NAMES, id);
}
