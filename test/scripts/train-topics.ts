import { replaceSynonyms } from '../../src/book/search/search-words';
import { listTopicTokens, type TopicModel } from '../../src/book/search/topic-model';
import { seededRandom } from '../helpers/random-position';

/** Vector size, and minimum number of questions that contain a token. */
const [SIZE, LEAST_QUESTIONS] = [32, 5];
/** Number of epochs, batch size, and dropout rate of tokens. */
const [PASSES, BATCH, LEFT_OUT] = [20, 512, 0.4];
/** Learning rates of the first and the last epoch. */
const [FIRST_WIDTH, LAST_WIDTH] = [0.021, 0.001];

/** Trained parameters with their gradients and the moving averages of the Adam optimizer. */
interface Trained {
  readonly numbers: Float32Array;
  readonly slopes: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

/** Question as a player types it, with the topic that it is about in any edition. */
export interface TaughtQuestion {
  readonly topic: string;
  readonly typed: string;
}

/**
 * Trains a model to name the topics of questions, by gradient descent on the logarithm of the chance. The result depends
 * on the questions alone.
 */
export function trainTopics(taught: readonly TaughtQuestion[]): TopicModel {
  const asked = listDistinct(taught);
  const counts = new Map<string, number>();
  for (const { tokens } of asked) for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const tokens = [...counts.keys()].filter((token) => (counts.get(token) ?? 0) >= LEAST_QUESTIONS).sort();
  const topics = [...new Set(asked.map(({ topic }) => topic))].sort();
  const placeOfToken = new Map(tokens.map((token, place) => [token, place]));
  const placeOfTopic = new Map(topics.map((topic, place) => [topic, place]));
  const questions = asked.map((each) => ({
    tokens: each.tokens.flatMap((token) => placeOfToken.get(token) ?? []),
    topic: placeOfTopic.get(each.topic) ?? 0,
  }));
  const random = seededRandom(1);
  const start = (count: number) =>
    startTraining(Float32Array.from({ length: count * SIZE }, () => 0.6 * (random() + random() + random() - 1.5)));
  const [ofTokens, ofTopics, bias] = [
    start(tokens.length),
    start(topics.length),
    startTraining(new Float32Array(topics.length)),
  ];
  let step = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    const width = FIRST_WIDTH + ((LAST_WIDTH - FIRST_WIDTH) * pass) / PASSES;
    const order = shuffle(questions, random);
    for (let first = 0; first < order.length; first += BATCH) {
      const batch = order.slice(first, first + BATCH);
      for (const question of batch) {
        const kept = question.tokens.filter(() => random() >= LEFT_OUT);
        learn(kept, question.topic, 1 / Math.sqrt(Math.max(1, question.tokens.length)) / (1 - LEFT_OUT));
      }
      step++;
      for (const each of [ofTokens, ofTopics, bias]) descend(each, width, batch.length, step);
    }
  }
  return {
    topics,
    tokens,
    size: SIZE,
    tokenVectors: ofTokens.numbers,
    topicVectors: ofTopics.numbers,
    biases: bias.numbers,
  };

  /** Adds the gradients of one question. `share`: factor of each token's vector. */
  function learn(kept: readonly number[], topic: number, share: number): void {
    const sum = new Float64Array(SIZE);
    for (const token of kept)
      for (let at = 0; at < SIZE; at++) add(sum, at, share * (ofTokens.numbers[token * SIZE + at] ?? 0));
    const ratings = Float64Array.from(bias.numbers);
    for (let each = 0; each < topics.length; each++)
      for (let at = 0; at < SIZE; at++) add(ratings, each, (sum[at] ?? 0) * (ofTopics.numbers[each * SIZE + at] ?? 0));
    const most = ratings.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const powers = ratings.map((rating) => Math.exp(rating - most));
    const all = powers.reduce((a, b) => a + b, 0);
    const back = new Float64Array(SIZE);
    for (let each = 0; each < topics.length; each++) {
      const slope = (powers[each] ?? 0) / all - Number(each === topic);
      add(bias.slopes, each, slope);
      for (let at = 0; at < SIZE; at++) {
        add(back, at, slope * (ofTopics.numbers[each * SIZE + at] ?? 0));
        add(ofTopics.slopes, each * SIZE + at, slope * (sum[at] ?? 0));
      }
    }
    for (const token of kept)
      for (let at = 0; at < SIZE; at++) add(ofTokens.slopes, token * SIZE + at, share * (back[at] ?? 0));
  }
}

/** Lists questions with their tokens, each topic's question once. */
function listDistinct(
  taught: readonly TaughtQuestion[],
): { readonly topic: string; readonly tokens: readonly string[] }[] {
  const known = new Map<string, { topic: string; tokens: readonly string[] }>();
  for (const { topic, typed } of taught) {
    const tokens = listTopicTokens(replaceSynonyms(typed));
    known.set(`${topic}: ${tokens.join(' ')}`, { topic, tokens });
  }
  return [...known.values()];
}

function startTraining(numbers: Float32Array): Trained {
  const zeros = () => new Float32Array(numbers.length);
  return { numbers, slopes: zeros(), mean: zeros(), square: zeros() };
}

/** Updates the parameters by one optimizer step, and clears the gradients. */
function descend({ numbers, slopes, mean, square }: Trained, width: number, questions: number, step: number): void {
  const [forMean, forSquare] = [1 - 0.9 ** step, 1 - 0.999 ** step];
  for (let at = 0; at < numbers.length; at++) {
    const slope = (slopes[at] ?? 0) / questions;
    mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
    square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
    add(numbers, at, (-width * ((mean[at] ?? 0) / forMean)) / (Math.sqrt((square[at] ?? 0) / forSquare) + 1e-8));
    slopes[at] = 0;
  }
}

function add(numbers: Float32Array | Float64Array, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more;
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
