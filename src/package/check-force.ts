import { judgeForce } from '../force/judge';
import { parseQuestion } from '../notation/cases';
import { formatOfCase } from '../notation/format';
import { forceOf } from '../notation/recruits';
import { bad, good, type Result } from '../plain/result';
import type { ForceProblem } from '../rules/force';
import type { Ruleset } from '../rules/ruleset';
import { type EngineFault, faultOf } from './fault';
import { questionFor, safely } from './reading';

/** What an edition says of a force. */
export interface ForceRuling {
  readonly legal: boolean;
  readonly points: number;
  /** Points up to the build total; negative where it is over. */
  readonly left: number;
  readonly featLimit: number | null;
  readonly actions: number;
  readonly themes: readonly string[];
  readonly problems: readonly ForceProblem[];
}

/** Checks the force of a text in the notation, `ask: {force: …}`. */
export function checkForce(rules: Ruleset, text: string): Result<ForceRuling, EngineFault> {
  return safely(() => {
    const read = questionFor(rules, text, parseQuestion);
    if (!read.ok) return read;
    const question = read.value.ask;
    if (question.ask !== 'force') return bad(faultOf('not-a-force-question', 'This text asks no `force`.'));
    formatOfCase(rules, question.of.format ?? undefined);
    const judged = judgeForce(forceOf(question.of), rules, question.of.opposingInitiative);
    const { legal, points, left, featLimit, actions, themes, problems } = judged;
    return good({
      ...{ legal, points, left, featLimit, actions, problems },
      themes: themes.map(({ keyword }) => keyword),
    });
  });
}
