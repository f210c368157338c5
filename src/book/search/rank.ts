/** Stems of an entry's texts, by which it is compared with a query. */
export interface EntryWords {
  readonly title: readonly string[];
  /** Title and search terms, normalized. */
  readonly names: ReadonlySet<string>;
  /** Stems of each question that players ask about the entry. */
  readonly questions: readonly (readonly string[])[];
  /** Stems of all texts of the entry. */
  readonly all: ReadonlySet<string>;
  readonly isPower: boolean;
  readonly isGlossary: boolean;
  readonly isReading: boolean;
}

/** Query as prepared for the comparison. */
export interface QueryWords {
  /** Normalized text with the book's terms. */
  readonly text: string;
  /** Distinct stems, in the order of the query. */
  readonly stems: readonly string[];
}

/** How much a stem tells: rare stems weigh more. Above 0. */
export type WeighStem = (stem: string) => number;

/**
 * Weights of the features that `measureEntry` returns, in its order. Fitted to the questions in `test/book/asked` that
 * are not held out, by `npm run fit-search`.
 */
export const FEATURE_WEIGHTS: readonly number[] = [3.44, 2.98, 2.62, 1.33, -0.14, 0.12, 0.75, -1.02, -0.42, 0.5, 0];

/** Compares the stems of two texts by the weight of those that they share. Both results are from 0 to 1. */
export function compareStems(
  query: readonly string[],
  text: readonly string[],
  weigh: WeighStem,
): {
  /** Shared weight, of the weight of all stems of both. 1 for equal stems. */
  readonly similarity: number;
  /** Shared weight, of the weight of the query. */
  readonly share: number;
} {
  const own = new Set(text);
  const shared = sumWeights(
    query.filter((stem) => own.has(stem)),
    weigh,
  );
  const whole = sumWeights(query, weigh);
  return { similarity: shared / (whole + sumWeights(own, weigh) - shared), share: shared / whole };
}

function sumWeights(stems: Iterable<string>, weigh: WeighStem): number {
  let total = 0;
  for (const stem of stems) total += weigh(stem);
  return total;
}

/**
 * Compares a query with an entry. All features but the first are from 0 to 1.
 * @param lexical score of the full-text search, as a share of the best score
 */
export function measureEntry(query: QueryWords, entry: EntryWords, weigh: WeighStem, lexical: number): number[] {
  const similarities = entry.questions
    .map((question) => compareStems(query.stems, question, weigh).similarity)
    .sort((a, b) => b - a);
  const title = sumWeights(entry.title, weigh);
  const asked = new Set(query.stems);
  const sharedTitle = sumWeights(
    entry.title.filter((stem) => asked.has(stem)),
    weigh,
  );
  const whole = sumWeights(query.stems, weigh);
  return [
    Math.log(Math.max(lexical, 0.001)),
    similarities[0] ?? 0,
    ((similarities[0] ?? 0) + (similarities[1] ?? 0) + (similarities[2] ?? 0)) / 3,
    sumWeights(
      query.stems.filter((stem) => entry.all.has(stem)),
      weigh,
    ) / whole,
    title === 0 ? 0 : sharedTitle / title,
    sharedTitle / whole,
    shareOfPairs(query.stems, entry),
    Number(entry.isGlossary),
    Number(entry.isReading),
    Number(entry.names.has(query.text)),
    Number(entry.isPower && sharedTitle === title),
  ];
}

/** Returns the largest share of the query's pairs of neighbouring stems that one question or the title has, in order. */
function shareOfPairs(stems: readonly string[], entry: EntryWords): number {
  if (stems.length < 2) return 0;
  const pairs = listPairs(stems);
  let best = 0;
  for (const text of [entry.title, ...entry.questions]) {
    const own = new Set(listPairs(text));
    best = Math.max(best, pairs.filter((pair) => own.has(pair)).length / pairs.length);
  }
  return best;
}

function listPairs(stems: readonly string[]): string[] {
  return stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
}

/** Returns the sum of the weighted features. */
export function scoreFeatures(features: readonly number[], weights: readonly number[] = FEATURE_WEIGHTS): number {
  return features.reduce((total, feature, at) => total + feature * (weights[at] ?? 0), 0);
}
