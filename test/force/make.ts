import { NO_NEEDS } from '../../src/catalog/feat-needs';
import { EMPTY_FORCE, type Feat, type Force, makeUnknownRecruit, type Recruit } from '../../src/catalog/force';
import type { FillPreferences } from '../../src/force/suggest';

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

export const DEFAULT_FILL_PREFERENCES: FillPreferences = { keyword: null, powers: [], prefer: 'fewer', most: 12 };
