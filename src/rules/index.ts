import * as core2008 from './editions/core-2008/name';
import * as hypertime2002 from './editions/hypertime-2002/name';
import * as hypertime2003 from './editions/hypertime-2003/name';
import * as strikeTeams from './editions/strike-teams/name';
import * as xOfSwords from './editions/x-of-swords/name';
import type { Ruleset } from './ruleset';

/**
 * Names of the editions by id. A new edition needs a folder, its name and loader in this file, and an entry in
 * `editions/index.ts`. The first edition is the default for new games.
 */
const NAMES = {
  [core2008.ID]: core2008.NAME,
  [xOfSwords.ID]: xOfSwords.NAME,
  [hypertime2003.ID]: hypertime2003.NAME,
  [hypertime2002.ID]: hypertime2002.NAME,
  [strikeTeams.ID]: strikeTeams.NAME,
} as const;

export type EditionId = keyof typeof NAMES;

/** What is typical of each edition, in a few words. In English, and translated by the screens that show it. */
export const EDITION_SUMMARIES: Readonly<Record<string, string>> = {
  [core2008.ID]: core2008.SUMMARY,
  [xOfSwords.ID]: xOfSwords.SUMMARY,
  [hypertime2003.ID]: hypertime2003.SUMMARY,
  [hypertime2002.ID]: hypertime2002.SUMMARY,
  [strikeTeams.ID]: strikeTeams.SUMMARY,
};

/** Loaders by edition id. They are separate from the names, because reading a name must not load an edition. */
const LOADERS: { readonly [Id in EditionId]: () => Promise<Ruleset> } = {
  'core-2008': async () => (await import('./editions/core-2008')).core2008,
  'x-of-swords': async () => (await import('./editions/x-of-swords')).xOfSwords,
  'hypertime-2003': async () => (await import('./editions/hypertime-2003')).hypertime2003,
  'hypertime-2002': async () => (await import('./editions/hypertime-2002')).hypertime2002,
  'strike-teams': async () => (await import('./editions/strike-teams')).strikeTeams,
};

/** Ids of all editions, as in the notation. The first id is the default for a new game. */
export const EDITION_IDS = Object.keys(NAMES) as [EditionId, ...EditionId[]];

/** Loads the rules of one edition. Null if this version of the app has no such edition. */
export async function loadRuleset(id: EditionId): Promise<Ruleset>;
export async function loadRuleset(id: string): Promise<Ruleset | null>;
export async function loadRuleset(id: string): Promise<Ruleset | null> {
  return isEdition(id) ? LOADERS[id]() : null;
}

/** Returns the name of an edition, for example `Core rules, 2008`, or the id if the edition is unknown. */
export function editionName(id: string): string {
  return isEdition(id) ? NAMES[id] : id;
}

/** Whether games of an edition are missions of heroes against a mastermind. Known without loading the edition. */
export function isMissionEdition(id: string): boolean {
  return id === strikeTeams.ID;
}

function isEdition(id: string): id is EditionId {
  return Object.hasOwn(NAMES, id);
}
