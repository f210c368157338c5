import { listAllStems, listStems } from './search-words';

/**
 * Linear model that rates how likely a query is about each topic. Each token has a vector, the sum of the vectors stands
 * for the query, and each topic has a vector and a bias. Trained by `npm run fit-search` on the questions of the book.
 */
export interface TopicModel {
  /** Number of components of a vector. */
  readonly size: number;
  readonly topics: readonly string[];
  readonly tokens: readonly string[];
  /** Vectors of the tokens, one after the other. */
  readonly tokenVectors: Float32Array;
  /** Vectors of the topics, one after the other. */
  readonly topicVectors: Float32Array;
  /** Bias of each topic: topics with more training questions are more likely. */
  readonly biases: Float32Array;
}

/** Returns the natural logarithm of the chance that a query is about a topic. */
export type RateTopic = (topic: string) => number;

/** Lists the distinct tokens of a text with the book's terms: the stems of all words, and pairs of significant stems. */
export function listTopicTokens(text: string): string[] {
  const stems = listStems(text);
  return [...listAllStems(text), ...new Set(stems.slice(1).map((stem, at) => `${stems[at]}_${stem}`))];
}

/** Makes a function that rates the topics of a query with the book's terms. */
export function makeTopicRating({
  topics,
  tokens,
  size,
  tokenVectors,
  topicVectors,
  biases,
}: TopicModel): (text: string) => RateTopic {
  const placeOfToken = new Map(tokens.map((token, place) => [token, place]));
  const placeOfTopic = new Map(topics.map((topic, place) => [topic, place]));
  return (text) => {
    const places = listTopicTokens(text).flatMap((token) => placeOfToken.get(token) ?? []);
    const sum = new Float64Array(size);
    for (const place of places)
      for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + (tokenVectors[place * size + at] ?? 0);
    const length = Math.sqrt(Math.max(1, places.length));
    const ratings = topics.map((_, place) => {
      let rating = biases[place] ?? 0;
      for (let at = 0; at < size; at++) rating += ((sum[at] ?? 0) / length) * (topicVectors[place * size + at] ?? 0);
      return rating;
    });
    const most = Math.max(...ratings);
    const all = most + Math.log(ratings.reduce((total, rating) => total + Math.exp(rating - most), 0));
    const least = Math.min(...ratings) - all;
    return (topic) => {
      const place = placeOfTopic.get(topic);
      return place === undefined ? least : (ratings[place] ?? most) - all;
    };
  };
}

/** A model as text: names separated by spaces, and numbers as bytes in base64. */
export interface TopicModelText {
  readonly topics: string;
  readonly tokens: string;
  readonly size: number;
  /** Factors that convert bytes to numbers: for the token vectors, and for the topic vectors and biases. */
  readonly scales: readonly [tokens: number, topics: number];
  readonly tokenVectors: string;
  /** Vectors of the topics, then the biases. */
  readonly topicVectors: string;
}

export function readTopicModel(text: TopicModelText): TopicModel {
  const [topics, tokens] = [text.topics.split(' '), text.tokens.split(' ')];
  const ofTopics = readNumbers(text.topicVectors, text.scales[1]);
  return {
    topics,
    tokens,
    size: text.size,
    tokenVectors: readNumbers(text.tokenVectors, text.scales[0]),
    topicVectors: ofTopics.subarray(0, topics.length * text.size),
    biases: ofTopics.subarray(topics.length * text.size),
  };
}

/** Writes a model as text. Its numbers are rounded to 255 steps. */
export function writeTopicModel(model: TopicModel): TopicModelText {
  const [tokens, topics] = [model.tokenVectors, Float32Array.of(...model.topicVectors, ...model.biases)].map(
    (numbers) => {
      const scale = numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / 127;
      return { scale, bytes: Int8Array.from(numbers, (each) => Math.round(each / scale)) };
    },
  );
  if (!tokens || !topics) throw new RangeError('no vectors');
  return {
    topics: model.topics.join(' '),
    tokens: model.tokens.join(' '),
    size: model.size,
    scales: [tokens.scale, topics.scale],
    tokenVectors: writeBytes(tokens.bytes),
    topicVectors: writeBytes(topics.bytes),
  };
}

function readNumbers(bytes: string, scale: number): Float32Array {
  const signed = Int8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
  return Float32Array.from(signed, (each) => each * scale);
}

function writeBytes(bytes: Int8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte & 255);
  return btoa(text);
}
