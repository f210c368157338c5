import type { Fact } from '../../table/facts';
import type { Naming } from '../names/naming';
import { EN_FACTS } from './facts';

/** One line of the log: `Brass Titan takes 2 clicks`. Plain text, never HTML. */
export function wordsOfFact(fact: Fact, naming: Naming): string {
  const words = EN_FACTS[fact.fact] as (fact: Fact, naming: Naming) => string;
  return words(fact, naming);
}
