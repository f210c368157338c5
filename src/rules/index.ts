import { core2008 } from './editions/core-2008';
import { hypertime2002 } from './editions/hypertime-2002';
import { hypertime2003 } from './editions/hypertime-2003';
import { strikeTeams } from './editions/strike-teams';
import { xOfSwords } from './editions/x-of-swords';
import type { Ruleset } from './ruleset';

/** Every edition id of the position notation, whether or not its ruleset stands already. */
export const EDITION_IDS = ['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords', 'strike-teams'] as const;

/** The registry: an edition is its folder and one line here. The first is what a new game offers. */
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
