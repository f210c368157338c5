import type { Ruleset } from '../ruleset';
import { core2008 } from './core-2008';
import { hypertime2002 } from './hypertime-2002';
import { hypertime2003 } from './hypertime-2003';
import { strikeTeams } from './strike-teams';
import { xOfSwords } from './x-of-swords';

/** Rules of all editions in the order of the registry, for comparisons. A game loads only its own edition. */
export const EDITIONS: readonly [Ruleset, ...Ruleset[]] = [
  core2008,
  xOfSwords,
  hypertime2003,
  hypertime2002,
  strikeTeams,
];

export function editionById(id: string): Ruleset | null {
  return EDITIONS.find((edition) => edition.id === id) ?? null;
}
