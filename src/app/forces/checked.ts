import { type Accessor, createMemo } from 'solid-js';
import { type ForceVerdict, judgeForce } from '../../force/judge';
import { applyMend } from '../../force/mend';
import { type Finder, type Resolved, resolveForce } from '../../force/resolve';
import type { Mend } from '../../rules/force';
import type { Ruleset } from '../../rules/ruleset';
import type { Force } from '../../store/records';
import { say } from '../../text/say';

/** A kept force with everything that its edition says about it. */
export interface Judged extends Resolved {
  readonly kept: Force;
  readonly rules: Ruleset;
  readonly verdict: ForceVerdict;
}

export function judge(kept: Force, finder: Finder, rules: Ruleset): Judged {
  const resolved = resolveForce(kept, finder);
  return { ...resolved, kept, rules, verdict: judgeForce(resolved.force, rules) };
}

/** Follows the force, the collection and the edition. An edition that this version does not know is judged by the first one. */
export function createJudged(
  kept: Accessor<Force>,
  finder: Accessor<Finder>,
  editions: Accessor<readonly [Ruleset, ...Ruleset[]]>,
): Accessor<Judged> {
  return createMemo(() => {
    const [first] = editions();
    return judge(kept(), finder(), editions().find(({ id }) => id === kept().edition) ?? first);
  });
}

/** The kept force with a mend made. A build total is never taken away by one. */
export function mended(kept: Force, mend: Mend): Force {
  const after = applyMend(kept, mend);
  return { ...after, buildTotal: after.buildTotal ?? kept.buildTotal };
}

/** `3 left`, `exactly full`, `12 over`. */
export function leftWords(left: number): string {
  if (left === 0) return say('exactly full');
  return left > 0 ? say('{points} left', { points: left }) : say('{points} over', { points: -left });
}
