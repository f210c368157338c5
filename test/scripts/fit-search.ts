/**
 * `npm run fit-search`: trains the topic model on the questions of the book and writes it to
 * `src/book/search/topic-weights.ts`. Then fits the weights of the ranking in `src/book/search/rank.ts` to the questions in
 * `test/book/asked`, and prints them with the numbers of questions that are answered first and among three, for these
 * questions and for the exam, on which nothing is fitted. The result depends on nothing but the questions and the book.
 * Takes about a minute.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ENTRIES, findEntryById, listAppliedEditions } from '../../src/book';
import { listPlayerQuestions } from '../../src/book/questions';
import { makeEntrySearch } from '../../src/book/search/entry-search';
import { FEATURE_WEIGHTS, scoreFeatures } from '../../src/book/search/rank';
import { readTopicModel, writeTopicModel } from '../../src/book/search/topic-model';
import { type AskedQuestion, EXAM, TAUGHT, TUNED_ASKED } from '../book/asked-questions';
import { type TaughtQuestion, trainTopics } from './train-topics';

/** Candidates of a question: their features, and whether the entry answers the question. */
type Candidates = readonly { readonly features: readonly number[]; readonly isRight: boolean }[];

/** Titles and questions of the book, and the questions that only the model is taught. */
const taught: readonly TaughtQuestion[] = [
  ...ENTRIES.flatMap((entry) =>
    [entry.title, ...listPlayerQuestions(entry)].map((typed) => ({ topic: entry.topic, typed })),
  ),
  ...TAUGHT.flatMap(({ entryIds, typed }) =>
    entryIds.flatMap((id) => findEntryById(id) ?? []).map(({ topic }) => ({ topic, typed })),
  ),
];
const model = writeTopicModel(trainTopics(taught));
const fields = Object.entries(model).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
const path = new URL('../../src/book/search/topic-weights.ts', import.meta.url);
const [head = ''] = readFileSync(path, 'utf8').split(/(?<= = \{\n)/);
writeFileSync(path, `${head}${fields.join('')}};\n`);
const search = makeEntrySearch(ENTRIES, readTopicModel(model)).find;

function listCandidates({ typed, edition, entryIds }: AskedQuestion): Candidates {
  const editions = listAppliedEditions(edition);
  return search(typed, { editions, most: 60 })
    .filter(({ entry }) => editions.includes(entry.edition))
    .map(({ entry, features }) => ({ features, isRight: entryIds.includes(entry.id) }));
}

function describeShares(questions: readonly Candidates[], weights: readonly number[]): string {
  const places = questions.map((candidates) =>
    [...candidates]
      .sort((a, b) => scoreFeatures(b.features, weights) - scoreFeatures(a.features, weights))
      .findIndex(({ isRight }) => isRight),
  );
  const count = (most: number) => places.filter((place) => place >= 0 && place < most).length;
  return `${count(1)} first, ${count(3)} among three of ${places.length}`;
}

/** Steps and step width of the descent, and the pull of the weights towards 0. */
const [STEPS, STEP, PULL] = [1500, 0.5, 0.001];

/** Fits weights by gradient descent, so the right entries get the largest share of a softmax over the candidates. */
function fitWeights(questions: readonly Candidates[]): number[] {
  const answerable = questions.filter((candidates) => candidates.some(({ isRight }) => isRight));
  const weights = [...FEATURE_WEIGHTS];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => PULL * weight);
    for (const candidates of answerable) {
      const powers = candidates.map(({ features }) => Math.exp(scoreFeatures(features, weights)));
      const all = powers.reduce((total, power) => total + power, 0);
      const right = powers.reduce((total, power, at) => total + (candidates[at]?.isRight ? power : 0), 0);
      candidates.forEach(({ features, isRight }, at) => {
        const power = powers[at] ?? 0;
        const share = power / all - (isRight ? power / right : 0);
        features.forEach((feature, each) => {
          slope[each] = (slope[each] ?? 0) + (share * feature) / answerable.length;
        });
      });
    }
    slope.forEach((each, at) => {
      weights[at] = (weights[at] ?? 0) - STEP * each;
    });
  }
  return weights.map((weight) => Math.round(weight * 100) / 100);
}

const [tuned, exam] = [TUNED_ASKED.map(listCandidates), EXAM.map(listCandidates)];
console.log(`now:    tuned ${describeShares(tuned, FEATURE_WEIGHTS)}; exam ${describeShares(exam, FEATURE_WEIGHTS)}`);
const weights = fitWeights(tuned);
console.log(`fitted: tuned ${describeShares(tuned, weights)}; exam ${describeShares(exam, weights)}`);
console.log(`[${weights.join(', ')}]`);
