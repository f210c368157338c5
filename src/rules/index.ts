import type { Ruleset } from './ruleset';

/** The registry: an edition is its folder, a line here, and one among all of them in `editions/index.ts`. The first is what a new game offers. */
const REGISTRY = {
  'core-2008': {
    name: 'Core rules, 2008',
    load: async (): Promise<Ruleset> => (await import('./editions/core-2008')).core2008,
  },
  'x-of-swords': {
    name: 'X of Swords',
    load: async (): Promise<Ruleset> => (await import('./editions/x-of-swords')).xOfSwords,
  },
  'hypertime-2003': {
    name: 'Hypertime with the FAQ of 2003',
    load: async (): Promise<Ruleset> => (await import('./editions/hypertime-2003')).hypertime2003,
  },
  'hypertime-2002': {
    name: 'Hypertime, 2002',
    load: async (): Promise<Ruleset> => (await import('./editions/hypertime-2002')).hypertime2002,
  },
  'strike-teams': {
    name: 'Strike Teams, 2018',
    load: async (): Promise<Ruleset> => (await import('./editions/strike-teams')).strikeTeams,
  },
} as const;

export type EditionId = keyof typeof REGISTRY;

/** Every edition id of the position notation; the first is what a new game offers. */
export const EDITION_IDS = Object.keys(REGISTRY) as [EditionId, ...EditionId[]];

/** The rules of one edition, without those of the others: a game is played by one. Null where this version knows no such edition. */
export async function loadRuleset(id: EditionId): Promise<Ruleset>;
export async function loadRuleset(id: string): Promise<Ruleset | null>;
export async function loadRuleset(id: string): Promise<Ruleset | null> {
  return isEdition(id) ? REGISTRY[id].load() : null;
}

/** What an edition is called, `Core rules, 2008`; one that this version does not know, by its id. */
export function editionName(id: string): string {
  return isEdition(id) ? REGISTRY[id].name : id;
}

function isEdition(id: string): id is EditionId {
  return Object.hasOwn(REGISTRY, id);
}
