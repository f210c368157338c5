import type { Force } from '../catalog/force';
import type { Ruleset } from '../rules/ruleset';
import {
  type FillPreferences,
  type OwnedCharacter,
  type Suggestions,
  subtractTaken,
  suggestFills,
  suggestThemes,
  type ThemedTeam,
} from './suggest';

/** Request for suggestions while a force is being built. */
export interface SuggestRequest {
  readonly edition: string;
  readonly force: Force;
  /** Number of copies of each character that may be taken if `owned` is null. */
  readonly copies: number;
  /** Number of copies owned, by character id; null if every character may be taken. */
  readonly owned: ReadonlyMap<string, number> | null;
  /** Ids of the characters already in the force. */
  readonly taken: readonly string[];
  readonly wish: FillPreferences;
  /** Whether themed teams are also requested, in addition to fills (figures that use up the remaining points). */
  readonly themes: boolean;
}

export type SuggestResponse = { readonly fills: Suggestions } | { readonly team: ThemedTeam };

/**
 * Yields suggestions as they are found: quick fills first, then improved fills, then each themed team. The caller may
 * stop at any time.
 * @param all every available character; its own count is replaced by the number of free copies
 */
export function* generateSuggestions(
  rules: Ruleset,
  all: readonly OwnedCharacter[],
  question: SuggestRequest,
): Generator<SuggestResponse> {
  const { force, wish, owned: mine, copies } = question;
  const free = all.flatMap((each) => {
    const count = mine === null ? copies : (mine.get(each.id) ?? 0);
    return count > 0 ? [{ ...each, count }] : [];
  });
  const owned = subtractTaken(free, question.taken);
  for (const fills of suggestFills(rules, force, owned, wish)) yield { fills };
  if (!question.themes) return;
  for (const team of suggestThemes(rules, force, owned, wish)) yield { team };
}
