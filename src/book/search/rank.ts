import type { RateTopic } from './topic-model';

/** Stems of a text, with how much they tell together. */
export interface WeighedText {
  readonly stems: readonly string[];
  readonly weight: number;
}

/** Texts that are compared with a query in one pass. */
export interface WeighedTexts {
  /** Total weight of the distinct stems of each text. */
  readonly weights: readonly number[];
  /** For each stem, the indices of the texts that have it. */
  readonly withStem: ReadonlyMap<string, readonly number[]>;
}

/** An entry's texts, prepared for the comparison with queries. */
export interface EntryWords {
  readonly topic: string;
  /** Title and search terms, normalized. */
  readonly names: ReadonlySet<string>;
  /** Questions that players ask about the entry. */
  readonly questions: WeighedTexts;
  /** The same questions with all their words, also those that tell little, such as “how many” and “when”. */
  readonly wholeQuestions: WeighedTexts;
  /** How often each stem occurs in the title and the questions, and the sum of these numbers. */
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
  readonly isGlossary: boolean;
}

/** Query, prepared for the comparison with entries. */
export interface QueryWords {
  /** Normalized text with the book's terms. */
  readonly text: string;
  readonly telling: WeighedText;
  /** The query with all its words. */
  readonly whole: WeighedText;
  readonly rateTopic: RateTopic;
}

/** How much a stem tells: rare stems weigh more. Above 0. */
export type WeighStem = (stem: string) => number;

/**
 * Weights of the features that `measureEntry` returns, in its order. Fitted to the questions in `test/book/asked`, except
 * the exam, by `npm run fit-search`.
 */
export const FEATURE_WEIGHTS: readonly number[] = [2.7, 2.99, 2.76, 1.49, 0.5, -1];

/**
 * Compares a query with an entry.
 * @param lexical score of the full-text search, as a share of the best score
 */
export function measureEntry(query: QueryWords, entry: EntryWords, weigh: WeighStem, lexical: number): number[] {
  const { telling, whole } = query;
  const [first = 0, second = 0, third = 0] = listSimilarities(telling, entry.questions, weigh).sort((a, b) => b - a);
  return [
    Math.log(Math.max(lexical, 0.001)),
    (first + second + third) / 3,
    Math.max(0, ...listSimilarities(whole, entry.wholeQuestions, weigh)),
    computeLikelihood(telling, entry, weigh),
    query.rateTopic(entry.topic),
    Number(entry.isGlossary),
  ];
}

/** Returns the sum of the weighted features. */
export function scoreFeatures(features: readonly number[], weights: readonly number[] = FEATURE_WEIGHTS): number {
  return features.reduce((total, feature, at) => total + feature * (weights[at] ?? 0), 0);
}

/** Makes a text of distinct stems. */
export function weighText(stems: readonly string[], weigh: WeighStem): WeighedText {
  const distinct = [...new Set(stems)];
  return { stems: distinct, weight: sumWeights(distinct, weigh) };
}

/** Compares the stems of two texts by the weight of those that they share. Both results are from 0 to 1. */
export function compareTexts(
  query: WeighedText,
  text: WeighedText,
  weigh: WeighStem,
): {
  /** Shared weight, of the weight of all stems of both. 1 for equal stems. */
  readonly similarity: number;
  /** Shared weight, of the weight of the query. */
  readonly share: number;
} {
  let shared = 0;
  for (const stem of query.stems) if (text.stems.includes(stem)) shared += weigh(stem);
  const whole = query.weight + text.weight - shared;
  return { similarity: whole === 0 ? 0 : shared / whole, share: query.weight === 0 ? 0 : shared / query.weight };
}

function sumWeights(stems: readonly string[], weigh: WeighStem): number {
  return stems.reduce((total, stem) => total + weigh(stem), 0);
}

/** Number of stems that are added to those of each entry, so an entry with few questions is not certain of its stems. */
const SMOOTHING = 20;
/** Factor by which a stem must be more frequent than in smoothed chance to count. */
const LIFT = 400;

/** Returns how much more frequent the query's stems are in the entry's questions than by chance, as a mean logarithm. */
function computeLikelihood({ stems, weight }: WeighedText, { counts, total }: EntryWords, weigh: WeighStem): number {
  let sum = 0;
  for (const stem of stems) {
    const count = counts.get(stem);
    if (count !== undefined) sum += weigh(stem) * Math.log(1 + (LIFT * count) / (total + SMOOTHING));
  }
  return weight === 0 ? 0 : sum / weight;
}

/** Makes a map from each item to the indices of the lists that contain it. */
function groupByItem(lists: readonly (readonly string[])[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  lists.forEach((items, at) => {
    for (const item of items) {
      const group = groups.get(item);
      if (group) group.push(at);
      else groups.set(item, [at]);
    }
  });
  return groups;
}

/** Groups texts by the stems that they contain, and weighs each text. */
export function weighTexts(texts: readonly (readonly string[])[], weigh: WeighStem): WeighedTexts {
  const distinct = texts.map((stems) => [...new Set(stems)]);
  return { weights: distinct.map((stems) => sumWeights(stems, weigh)), withStem: groupByItem(distinct) };
}

/** Returns the similarity of a query to each text: weight of the shared stems divided by the weight of all stems. */
function listSimilarities(query: WeighedText, { weights, withStem }: WeighedTexts, weigh: WeighStem): number[] {
  const shared = weights.map(() => 0);
  for (const stem of query.stems)
    for (const at of withStem.get(stem) ?? []) shared[at] = (shared[at] ?? 0) + weigh(stem);
  return shared.map((share, at) => share / (query.weight + (weights[at] ?? 0) - share || 1));
}
