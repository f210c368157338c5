import type { Force } from '../catalog/force';
import type { Ruleset } from '../rules/ruleset';
import {
  type Owned,
  type Suggestions,
  spareOf,
  suggestFills,
  suggestThemes,
  type ThemedTeam,
  type Wish,
} from './suggest';

/** What somebody who builds a force asks for. */
export interface SuggestQuestion {
  /** Id of the edition. */
  readonly edition: string;
  readonly force: Force;
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

export type SuggestAnswer = { readonly fills: Suggestions } | { readonly team: ThemedTeam };

/**
 * Answers as they are found: first the fills at hand, then better ones, then every themed team. Whoever runs it may stop after any.
 * @param all every character there is; how many of each are free is counted here
 */
export function* advise(rules: Ruleset, all: readonly Owned[], question: SuggestQuestion): Generator<SuggestAnswer> {
  const { force, wish, owned: mine, copies } = question;
  const free = all.flatMap((each) => {
    const count = mine === null ? copies : (mine.get(each.id) ?? 0);
    return count > 0 ? [{ ...each, count }] : [];
  });
  const owned = spareOf(free, question.taken);
  for (const fills of suggestFills(rules, force, owned, wish)) yield { fills };
  if (!question.themes) return;
  for (const team of suggestThemes(rules, force, owned, wish)) yield { team };
}
