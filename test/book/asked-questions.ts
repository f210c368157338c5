import { readFileSync } from 'node:fs';
import { findEntryByTopic } from '../../src/book';

/** Question as a player types it in a game of an edition. The first entry is the best answer; others are as good. */
export interface AskedQuestion {
  readonly typed: string;
  readonly edition: string;
  readonly entryIds: readonly string[];
}

/** Files of `asked`: one for each edition, and `second`, `taught` and `exam` with questions of several editions. */
const EDITION_FILES = ['core-2008', 'x-of-swords', 'hypertime-2003', 'hypertime-2002', 'strike-teams'];

/** Parses a line `question = topic / topic` about a game of an edition. */
function readQuestion(edition: string, line: string): AskedQuestion {
  const [typed = '', topics = ''] = line.split(' = ');
  const entryIds = topics.split(' / ').map((topic) => {
    const entry = findEntryByTopic(edition, topic);
    if (!entry) throw new Error(`${edition}: no entry ${topic} for “${typed}”`);
    return entry.id;
  });
  return { typed, edition, entryIds };
}

/** Reads the lines of a file in `asked`. */
function readLines(name: string): string[] {
  return readFileSync(new URL(`asked/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

/** Reads a file in `asked` with lines `edition: question = topic`. */
function readMixed(name: string): AskedQuestion[] {
  return readLines(name).map((line) => {
    const [edition = '', question = ''] = line.split(/: (.*)/);
    return readQuestion(edition, question);
  });
}

/**
 * Questions that measure the search. Their author had seen neither the search nor the questions in the books. Do not
 * tune the search on them and do not read which of them fail; otherwise they measure nothing.
 */
export const EXAM: readonly AskedQuestion[] = readMixed('exam');

/** Questions to which the weights of the search are fitted. */
export const TUNED_ASKED: readonly AskedQuestion[] = [
  ...EDITION_FILES.flatMap((edition) => readLines(edition).map((line) => readQuestion(edition, line))),
  ...readMixed('second'),
];

/** Additional training questions for the topic model. They are not part of the app. */
export const TAUGHT: readonly AskedQuestion[] = readMixed('taught');
