/**
 * Sidekick's rules for other programs: pure functions over plain data, nothing of a page, a disk, a clock or chance. Everything here follows the version
 * of the package: what a release exports, later releases of the same major version export as well, with the same meaning. All else is inside.
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
export { give } from './give';
export type { Plain } from './plain-told';

/** Every edition that there are rules for: its id, as the notation and the subpaths of this package name it, and what it is called. */
export const editions: readonly { readonly id: string; readonly name: string }[] = EDITION_IDS.map((id) => ({
  id,
  name: editionName(id),
}));
