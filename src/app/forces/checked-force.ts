import { type Accessor, createMemo } from 'solid-js';
import { applyFix } from '../../force/fix';
import { type ForceVerdict, judgeForce } from '../../force/judge';
import { type CharacterFinder, type ResolvedForce, resolveForce } from '../../force/resolve';
import type { ForceFix } from '../../rules/force-rules';
import type { Ruleset } from '../../rules/ruleset';
import type { SavedForce } from '../../store/records';
import { say } from '../../text/say';

/** A saved force with the verdict of its edition. */
export interface CheckedForce extends ResolvedForce {
  readonly saved: SavedForce;
  readonly rules: Ruleset;
  readonly verdict: ForceVerdict;
}

export function checkSavedForce(saved: SavedForce, finder: CharacterFinder, rules: Ruleset): CheckedForce {
  const resolved = resolveForce(saved, finder);
  return { ...resolved, saved, rules, verdict: judgeForce(resolved.force, rules) };
}

/**
 * Creates a checked force that updates with the force, the collection and the editions. A force of an unknown edition
 * is checked by the first edition.
 */
export function createCheckedForce(
  saved: Accessor<SavedForce>,
  finder: Accessor<CharacterFinder>,
  editions: Accessor<readonly [Ruleset, ...Ruleset[]]>,
): Accessor<CheckedForce> {
  return createMemo(() => {
    const [first] = editions();
    return checkSavedForce(saved(), finder(), editions().find(({ id }) => id === saved().edition) ?? first);
  });
}

/** Applies a fix to a saved force. A fix never removes the build total. */
export function withFix(saved: SavedForce, mend: ForceFix): SavedForce {
  const after = applyFix(saved, mend);
  return { ...after, buildTotal: after.buildTotal ?? saved.buildTotal };
}

/** Describes the remaining points: `3 left`, `exactly full`, `12 over`. */
export function describePointsLeft(left: number): string {
  if (left === 0) return say('exactly full');
  return left > 0 ? say('{points} left', { points: left }) : say('{points} over', { points: -left });
}
