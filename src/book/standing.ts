import { getOwnProperty } from '../plain/get-own';

/**
 * Ways in which the app handles a rule: it answers questions, applies it, checks for violations, reminds of it, or
 * leaves it to the players (`yours`).
 */
export const STANDING_KINDS = ['answers', 'carries-out', 'checks', 'reminds', 'yours'] as const;
export type StandingKind = (typeof STANDING_KINDS)[number];

/** All reasons why a rule is left to the players. */
export const LEFT_TO_PLAYERS_REASONS = ['advice', 'handling', 'undefined'] as const;
export type LeftToPlayersReason = (typeof LEFT_TO_PLAYERS_REASONS)[number];

/** Parts of the app that handle a rule. */
export const STANDING_PLACES = ['map', 'table', 'forces', 'set-up', 'mission', 'campaign'] as const;
export type StandingPlace = (typeof STANDING_PLACES)[number];

export interface Standing {
  readonly doing: StandingKind;
  /** Part of the app that handles the rule. Null if the rule is left to the players. */
  readonly place: StandingPlace | null;
  /**
   * Reason why the rule is left to the players (`doing` is `yours`). Null for all other values of `doing`, or if the
   * ledger states no reason.
   */
  readonly reason: LeftToPlayersReason | null;
}

/** Everything that a ledger says about one topic. */
export interface LedgerLine {
  readonly standings: readonly Standing[];
  /** Topics that this topic summarizes. The standings of those topics apply to this topic too. */
  readonly like: readonly string[];
}

export type Ledger = ReadonlyMap<string, LedgerLine>;

const DEFAULT_PLACES: Readonly<Partial<Record<StandingKind, StandingPlace>>> = {
  answers: 'map',
  'carries-out': 'table',
  checks: 'forces',
  reminds: 'table',
};

/** Makes a standing. The default place depends on what the app does. */
export function makeStanding(
  doing: StandingKind,
  place: StandingPlace | null = getOwnProperty(DEFAULT_PLACES, doing) ?? null,
): Standing {
  return { doing, place, reason: null };
}

/**
 * Parses a ledger. Its lines are like `answers: walls water`, `checks set-up: starting-areas`, `yours advice:
 * etiquette`, or `like hindering water: terrain` for a summary of other entries. A topic may occur in several lines.
 * @throws RangeError if a line begins with an unknown word.
 */
export function parseLedger(text: string): Ledger {
  const lines = new Map<string, LedgerLine>();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [head = '', topics = ''] = line.split(':');
    const [word = '', ...more] = splitAtSpaces(head);
    const said: LedgerLine =
      word === 'like' ? { standings: [], like: more } : { standings: [parseStanding(word, more[0])], like: [] };
    for (const topic of splitAtSpaces(topics)) {
      const before = lines.get(topic);
      lines.set(topic, {
        standings: [...(before?.standings ?? []), ...said.standings],
        like: [...(before?.like ?? []), ...said.like],
      });
    }
  }
  return lines;
}

function parseStanding(word: string, more: string | undefined): Standing {
  const doing = parseKnownWord(STANDING_KINDS, word);
  if (doing !== 'yours')
    return more === undefined ? makeStanding(doing) : makeStanding(doing, parseKnownWord(STANDING_PLACES, more));
  return { doing, place: null, reason: more === undefined ? null : parseKnownWord(LEFT_TO_PLAYERS_REASONS, more) };
}

function parseKnownWord<Word extends string>(known: readonly Word[], word: string): Word {
  const found = known.find((each) => each === word);
  if (found === undefined) throw new RangeError(`a ledger knows no '${word}'`);
  return found;
}

function splitAtSpaces(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
