import type { Fact } from '../../table/facts';
import type { Naming } from '../names/naming';
import { say } from '../say';
import { FACT_TEXT } from './fact-text';

/**
 * Describes a fact in one line of the log: `Brass Titan takes 2 clicks`. Plain text, never HTML.
 * @param fact null if this version cannot read the fact
 */
export function describeFact(fact: Fact | null, naming: Naming): string {
  if (fact === null) return say('Unreadable entry: recorded by a newer version, or damaged');
  const words = FACT_TEXT[fact.fact] as (fact: Fact, naming: Naming) => string;
  return words(fact, naming);
}
