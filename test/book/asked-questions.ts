import { readFileSync } from 'node:fs';
import { findEntryByTopic } from '../../src/book';
import { seededRandom } from '../helpers/random-position';

/** Question as a player types it in a game of an edition. The first entry is the best answer; others are as good. */
export interface AskedQuestion {
  readonly typed: string;
  readonly edition: string;
  readonly entryIds: readonly string[];
}

/** Seed of the split. Changing it makes the held-out questions worthless, because the search was tuned on the others. */
const SPLIT_SEED = 58;
const HELD_OUT_COUNT = 100;

const EDITIONS = ['core-2008', 'x-of-swords', 'hypertime-2003', 'hypertime-2002', 'strike-teams'];

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

const random = seededRandom(SPLIT_SEED);
const shuffled = EDITIONS.flatMap((edition) => readLines(edition).map((line) => readQuestion(edition, line)))
  .map((question) => ({ question, key: random() }))
  .sort((a, b) => a.key - b.key)
  .map(({ question }) => question);

/** Questions that the search was never tuned on, and whose failures nobody read while tuning. */
export const HELD_OUT_ASKED: readonly AskedQuestion[] = shuffled.slice(0, HELD_OUT_COUNT);
/** Questions that the search was tuned on. */
export const TUNED_ASKED: readonly AskedQuestion[] = shuffled.slice(HELD_OUT_COUNT);

/** Questions that were written after the first tuning, each with its edition. The search is tuned on them too. */
export const SECOND_ASKED: readonly AskedQuestion[] = readLines('second').map((line) => {
  const [edition = '', question = ''] = line.split(': ');
  return readQuestion(edition, question);
});
