import { type EditionId, isEdition } from './names';
import type { Ruleset } from './ruleset';

export { EDITION_IDS, type EditionId, editionName } from './names';

/** The registry: an edition is its folder, a line here and in `names.ts`, and one among all of them in `editions/index.ts`. */
const REGISTRY: Readonly<Record<EditionId, () => Promise<Ruleset>>> = {
  'core-2008': async () => (await import('./editions/core-2008')).core2008,
  'x-of-swords': async () => (await import('./editions/x-of-swords')).xOfSwords,
  'hypertime-2003': async () => (await import('./editions/hypertime-2003')).hypertime2003,
  'hypertime-2002': async () => (await import('./editions/hypertime-2002')).hypertime2002,
  'strike-teams': async () => (await import('./editions/strike-teams')).strikeTeams,
};

/** The rules of one edition, without those of the others: a game is played by one. Null where this version knows no such edition. */
export async function loadRuleset(id: EditionId): Promise<Ruleset>;
export async function loadRuleset(id: string): Promise<Ruleset | null>;
export async function loadRuleset(id: string): Promise<Ruleset | null> {
  return isEdition(id) ? REGISTRY[id]() : null;
}
