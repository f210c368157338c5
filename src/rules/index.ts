import { core2008 } from './editions/core-2008';
import { hypertime2002 } from './editions/hypertime-2002';
import { hypertime2003 } from './editions/hypertime-2003';
import { strikeTeams } from './editions/strike-teams';
import { xOfSwords } from './editions/x-of-swords';
import type { Ruleset } from './ruleset';

export { EDITION_IDS } from './registry';

/** All of them, for who chooses or compares; the first is what a new game offers. What plays a game asks the registry for one. */
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
