import type { Fact } from '../../table/facts';
import type { Naming } from '../names/naming';
import { say } from '../say';
import { FACT_WORDS } from './facts';

/** One line of the log: `Brass Titan takes 2 clicks`. Plain text, never HTML. Null stands for a fact that this version cannot read. */
export function wordsOfFact(fact: Fact | null, naming: Naming): string {
  if (fact === null) return say('Unreadable entry: recorded by a newer version, or damaged');
  const words = FACT_WORDS[fact.fact] as (fact: Fact, naming: Naming) => string;
  return words(fact, naming);
}
