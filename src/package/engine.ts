/**
 * Sidekick's rules for other programs: pure functions over plain data, without page, disk, clock or randomness. All
 * exports follow semantic versioning: they keep their meaning in all releases of a major version. Everything else is
 * internal.
 */
import { EDITION_IDS, editionName } from '../rules';

export type { Question } from '../notation/case';
export type { Result } from '../plain/result';
export type { Answered } from '../query/answered';
export type { Citation } from '../rules/answer';
export type { ForceProblem } from '../rules/force-rules';
export type { QuestionRules, Ruleset } from '../rules/ruleset';
export type { Position } from '../table/position';
export { ask, parsePosition, type ReadPosition, type Ruling } from './ask';
export { checkForce, type ForceRuling } from './check-force';
export type { EngineFault } from './fault';
export { giveInPosition as give } from './give';
export type { Plain } from './plain';

/** All editions with rules: id, as in the notation and the subpaths of this package, and name. */
export const editions: readonly { readonly id: string; readonly name: string }[] = EDITION_IDS.map((id) => ({
  id,
  name: editionName(id),
}));
