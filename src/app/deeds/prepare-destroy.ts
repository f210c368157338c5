import { edgeName } from '../../grid/edge';
import { squareName } from '../../grid/square';
import { makeDestroyDeed } from '../../query/make-deeds';
import type { MapAnswer } from '../../query/map-answer';
import { breakableKind, type QuestionTerms } from '../../query/question-terms';
import { makeIllegalAttackFacts } from '../../query/record-anyway';
import { resolveDeed } from '../../query/resolve-deed';
import type { Ruleset } from '../../rules/ruleset';
import type { Table } from '../../table/table';
import { describeInanimateTarget } from '../../text/answer/things';
import type { Naming } from '../../text/names/naming';
import { decapitalise, say } from '../../text/say';
import { type PreparedStep, prepareStep } from './attack-recording';

/**
 * Returns the step that records a destroyed object, door or wall. A forbidden attack is recorded as the players
 * decided.
 */
export function prepareDestructionStep(
  ruleset: Ruleset,
  table: Table,
  attacker: string,
  answer: Extract<MapAnswer, { readonly mode: 'destroy' }>,
  terms: QuestionTerms,
  naming: Naming,
): PreparedStep {
  const { thing, chosen, destroy } = answer;
  const text = say('{name} destroys {thing}', {
    name: naming.piece(attacker),
    thing: decapitalise(describeInanimateTarget(thing, naming)),
  });
  const outcome = resolveDeed(ruleset, table, makeDestroyDeed(table, attacker, answer, terms), terms);
  if (outcome && outcome.consequences.length > 0) {
    const { facts } = prepareStep('destroy', outcome, terms, naming, text);
    return { step: 'destroy', facts, said: text };
  }
  const at = 'edge' in thing ? edgeName(thing.edge) : squareName(thing.square);
  const debris = destroy.debris.map(squareName);
  const what = table.board ? breakableKind(table.board, thing) : 'blocking';
  const gone = { fact: 'destroyed', what, at, debris, by: attacker } as const;
  return {
    step: 'destroy',
    facts: [...makeIllegalAttackFacts(ruleset, table, attacker, chosen, []), gone],
    said: text,
  };
}
