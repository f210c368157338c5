import { type EditionId, isEdition } from './edition-names';
import type { Ruleset } from './ruleset';

/** Loaders by edition id. They are separate from the names, because reading a name must not load an edition. */
const LOADERS: { readonly [Id in EditionId]: () => Promise<Ruleset> } = {
  'core-2008': async () => (await import('./editions/core-2008')).core2008,
  'x-of-swords': async () => (await import('./editions/x-of-swords')).xOfSwords,
  'hypertime-2003': async () => (await import('./editions/hypertime-2003')).hypertime2003,
  'hypertime-2002': async () => (await import('./editions/hypertime-2002')).hypertime2002,
  'strike-teams': async () => (await import('./editions/strike-teams')).strikeTeams,
};

/** Loads the rules of one edition. Null if this version of the app has no such edition. */
export async function loadRuleset(id: EditionId): Promise<Ruleset>;
export async function loadRuleset(id: string): Promise<Ruleset | null>;
export async function loadRuleset(id: string): Promise<Ruleset | null> {
  return isEdition(id) ? LOADERS[id]() : null;
}
