import { editionById } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';

/** Returns an edition. Throws if the id is unknown. */
export function requireEdition(id: string): Ruleset {
  const ruleset = editionById(id);
  if (!ruleset) throw new Error(`no edition ${id}`);
  return ruleset;
}
