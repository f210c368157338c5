import type { Fact } from '../table/facts';
import { EN_FACTS } from './en/facts';
import type { Naming } from './naming';

/** One line of the log: `Brass Titan takes 2 clicks`. Plain text, never HTML. */
export function wordsOfFact(fact: Fact, naming: Naming): string {
  const words = EN_FACTS[fact.fact] as (fact: Fact, naming: Naming) => string;
  return words(fact, naming);
}
