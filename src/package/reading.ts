import { parseQuestion } from '../notation/cases';
import { bad, type Result } from '../plain/result';
import { EDITION_IDS } from '../rules';
import type { Ruleset } from '../rules/ruleset';
import { type EngineFault, faultOf, ofNotation } from './fault';

/** A question as it was read, with the position that it is about. */
export type Asked = Extract<ReturnType<typeof parseQuestion>, { readonly ok: true }>['value'];

/** The question of a text, where it is about the edition of these rules. */
export function questionFor(rules: Ruleset, text: string): Result<Asked, EngineFault> {
  const read = parseQuestion(text, 'question', knows);
  if (!read.ok) return bad(ofNotation(read.fault));
  if (read.value.edition !== rules.id)
    return bad(
      faultOf('other-edition', `The text is about ${read.value.edition}; these are the rules of ${rules.id}.`),
    );
  return read;
}

export function knows(id: string): boolean {
  return EDITION_IDS.some((known) => known === id);
}

/** Whatever breaks inside is a fault as every other one. */
export function safely<Value>(work: () => Result<Value, EngineFault>): Result<Value, EngineFault> {
  try {
    return work();
  } catch (error) {
    return bad(faultOf('broke-down', error instanceof Error ? error.message : String(error)));
  }
}
