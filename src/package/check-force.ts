import type { Force } from '../catalog/force';
import { judgeForce } from '../force/judge';
import { buildForce } from '../notation/build-force';
import { findCaseFormat } from '../notation/case-format';
import { parseQuestion } from '../notation/cases';
import { err, ok, type Result } from '../plain/result';
import type { ForceProblem } from '../rules/force-rules';
import type { Ruleset } from '../rules/ruleset';
import { type EngineFault, makeFault } from './fault';
import { looksLikeForceFile, parseForceFileText } from './force-file';
import { makeOtherEditionFault, parseQuestionForEdition, runCatchingErrors } from './parse-question';

export interface ForceRuling {
  readonly legal: boolean;
  readonly points: number;
  /** Points that remain of the build total. Negative if the force exceeds the total. */
  readonly left: number;
  readonly featLimit: number | null;
  readonly actions: number;
  readonly themes: readonly string[];
  readonly problems: readonly ForceProblem[];
  /** Names of members without a dial in the text. Only their name and points were checked. */
  readonly unknown: readonly string[];
}

/** Checks a force, either from a text in the notation with `ask: {force: …}` or from a file exported by the app. */
export function checkForce(rules: Ruleset, text: string): Result<ForceRuling, EngineFault> {
  return runCatchingErrors(() => {
    if (looksLikeForceFile(text)) return checkForceFile(rules, text);
    const read = parseQuestionForEdition(rules, text, parseQuestion);
    if (!read.ok) return read;
    const question = read.value.ask;
    if (question.ask !== 'force') return err(makeFault('not-a-force-question', 'This text asks no `force`.'));
    findCaseFormat(rules, question.of.format ?? undefined);
    return ok(makeForceRuling(rules, buildForce(question.of), question.of.opposingInitiative));
  });
}

function checkForceFile(rules: Ruleset, text: string): Result<ForceRuling, EngineFault> {
  const read = parseForceFileText(text);
  if (!read.ok) return read;
  const { edition, force } = read.value;
  if (edition !== null && edition !== rules.id) return err(makeOtherEditionFault(rules, edition));
  findCaseFormat(rules, force.format);
  return ok(makeForceRuling(rules, force, 0));
}

function makeForceRuling(rules: Ruleset, force: Force, opposingInitiative: number): ForceRuling {
  const judged = judgeForce(force, rules, opposingInitiative);
  const { legal, points, left, featLimit, actions, themes, problems, unknown } = judged;
  return {
    ...{ legal, points, left, featLimit, actions, problems },
    themes: themes.map(({ keyword }) => keyword),
    unknown: unknown.map((place) => force.members[place]?.name ?? ''),
  };
}
