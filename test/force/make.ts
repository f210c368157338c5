import {
  EMPTY_FORCE,
  type Feat,
  type Force,
  makeUnknownRecruit,
  NO_NEEDS,
  type Recruit,
} from '../../src/catalog/force';
import type { FillPreferences } from '../../src/force/suggest';
import type { EditionId } from '../../src/rules';
import { editionById } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';

export function makeTestRecruit(name: string, points: number, more: Partial<Recruit> = {}): Recruit {
  return { ...makeUnknownRecruit(name, points), known: true, ...more };
}

export function makeForceFeat(
  name: string,
  points: number,
  members: readonly number[],
  needs: Partial<Feat['needs']> = {},
): Feat {
  return { name, points, for: members, needs: { ...NO_NEEDS, ...needs } };
}

export function makeTestForce(
  buildTotal: number | null,
  members: readonly Recruit[],
  more: Partial<Force> = {},
): Force {
  return { ...EMPTY_FORCE, buildTotal, members, ...more };
}

/** Returns an edition; throws if the id is unknown. Only tests may name an edition. */
export function requireEdition(id: EditionId): Ruleset {
  const ruleset = editionById(id);
  if (!ruleset) throw new Error(`no edition ${id}`);
  return ruleset;
}

export const DEFAULT_FILL_PREFERENCES: FillPreferences = { keyword: null, powers: [], prefer: 'fewer', most: 12 };
