import type { Ruleset } from './ruleset';

/** Every edition id of the position notation, in the order of the books. */
export const EDITION_IDS = ['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords', 'strike-teams'] as const;

type EditionId = (typeof EDITION_IDS)[number];

interface Edition {
  readonly name: string;
  readonly load: () => Promise<Ruleset>;
}

/** The registry: an edition is its folder, a line here, and one among all of them in `index.ts`. */
const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  'hypertime-2002': {
    name: 'Hypertime, 2002',
    load: async () => (await import('./editions/hypertime-2002')).hypertime2002,
  },
  'hypertime-2003': {
    name: 'Hypertime with the FAQ of 2003',
    load: async () => (await import('./editions/hypertime-2003')).hypertime2003,
  },
  'core-2008': { name: 'Core rules, 2008', load: async () => (await import('./editions/core-2008')).core2008 },
  'x-of-swords': { name: 'X of Swords', load: async () => (await import('./editions/x-of-swords')).xOfSwords },
  'strike-teams': {
    name: 'Strike Teams, 2018',
    load: async () => (await import('./editions/strike-teams')).strikeTeams,
  },
};

/** The rules of one edition, without those of the others: a game is played by one. Null where this version knows no such edition. */
export async function loadRuleset(id: string): Promise<Ruleset | null> {
  return isEditionId(id) ? EDITIONS[id].load() : null;
}

/** What an edition is called; one that this version does not know, by its id. */
export function editionName(id: string): string {
  return isEditionId(id) ? EDITIONS[id].name : id;
}

function isEditionId(id: string): id is EditionId {
  return Object.hasOwn(EDITIONS, id);
}
