import { findCitedEntry, findEntryByTopic } from '../../book';
import type { Entry } from '../../book/entry';
import type { Citation } from '../../rules/answer';

/** What is on screen when a player asks the rules: its edition, the topics it concerns and the passages it cites. */
export interface RulesContext {
  /** Name of what is on screen, for a heading. */
  readonly subject: string;
  readonly edition: string;
  /** Topics of entries, for example ids of powers. Unknown topics are ignored. */
  readonly topics: readonly string[];
  readonly cites: readonly Citation[];
}

/** Lists the entries about what is on screen: cited entries first, then those on its topics. */
export function listEntriesNear({ edition, topics, cites }: RulesContext): readonly Entry[] {
  const found = [
    ...cites.map((cite) => findCitedEntry(cite)),
    ...topics.map((topic) => findEntryByTopic(edition, topic)),
  ];
  return [...new Set(found)].filter((entry) => entry !== null);
}
