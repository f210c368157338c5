import type { Character } from '../../catalog/character';
import type { Force } from '../../catalog/force';
import type { Suggestions, ThemedTeam, Wish } from '../../force/suggest';

/** What the worker is asked. */
export interface SuggestQuestion {
  readonly edition: string;
  readonly force: Force;
  readonly characters: readonly Character[];
  /** How many of each may be taken, where `owned` does not tell. */
  readonly copies: number;
  /** How many of each are owned, by id; null where all characters may be taken. */
  readonly owned: ReadonlyMap<string, number> | null;
  /** Ids of the characters that stand in the force already. */
  readonly taken: readonly string[];
  readonly wish: Wish;
  /** Whether themed teams are wanted too. */
  readonly themes: boolean;
}

export type SuggestAnswer = { readonly fills: Suggestions } | { readonly team: ThemedTeam } | { readonly done: true };

/**
 * Asks in a worker, so that the screen stays alive.
 * @returns ends the search.
 */
export function suggest(
  question: SuggestQuestion,
  told: (answer: SuggestAnswer) => void,
  broken: () => void,
): () => void {
  const worker = new Worker(new URL('./suggest.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<SuggestAnswer>) => {
    told(data);
    if ('done' in data) worker.terminate();
  };
  worker.onerror = () => {
    worker.terminate();
    broken();
  };
  worker.postMessage(question);
  return () => worker.terminate();
}
