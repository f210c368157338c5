import { getOwn } from '../plain/get-own';

/** What the app does about a rule: it says what holds, makes what follows happen, finds what breaks it, reminds of it, or leaves it to the players. */
export const DOINGS = ['answers', 'carries-out', 'checks', 'reminds', 'yours'] as const;
export type Doing = (typeof DOINGS)[number];

/** Why something is left to the players; there is no other reason. */
export const LEFT_REASONS = ['advice', 'handling', 'undefined'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** Where it is done. `notation`: the rules resolve it in a written position, but no screen asks for it yet. */
export const STANDING_PLACES = ['map', 'table', 'forces', 'set-up', 'mission', 'campaign', 'notation'] as const;
export type StandingPlace = (typeof STANDING_PLACES)[number];

/** One thing that the app does about an entry. */
export interface Standing {
  readonly doing: Doing;
  /** Null where there is no screen for it. */
  readonly place: StandingPlace | null;
  /** Of what is left to the players; null of all else, or where the ledger forgot it. */
  readonly reason: LeftReason | null;
}

/** A line of a ledger: what is said about one topic by hand. */
export interface LedgerLine {
  readonly standings: readonly Standing[];
  /** Topics that it sums up: what the app does about them, it does about this. */
  readonly like: readonly string[];
}

/** Topics, and the line that is written about each. */
export type Ledger = ReadonlyMap<string, LedgerLine>;

const USUAL_PLACE: Readonly<Partial<Record<Doing, StandingPlace>>> = {
  answers: 'map',
  'carries-out': 'table',
  checks: 'forces',
  reminds: 'table',
};

/** Where it is done if nothing else is said. */
export function standing(doing: Doing, place: StandingPlace | null = getOwn(USUAL_PLACE, doing) ?? null): Standing {
  return { doing, place, reason: null };
}

/**
 * Reads a ledger: `answers: walls water`, `checks set-up: starting-areas`, `yours advice: etiquette`, and
 * `like hindering water: terrain` for what sums up other entries. A topic may stand in several lines.
 * @throws RangeError for a word that no line begins with.
 */
export function readLedger(text: string): Ledger {
  const lines = new Map<string, LedgerLine>();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [head = '', topics = ''] = line.split(':');
    const [word = '', ...more] = words(head);
    const said: LedgerLine =
      word === 'like' ? { standings: [], like: more } : { standings: [readStanding(word, more[0])], like: [] };
    for (const topic of words(topics)) {
      const before = lines.get(topic);
      lines.set(topic, {
        standings: [...(before?.standings ?? []), ...said.standings],
        like: [...(before?.like ?? []), ...said.like],
      });
    }
  }
  return lines;
}

function readStanding(word: string, more: string | undefined): Standing {
  const doing = oneOf(DOINGS, word);
  if (doing !== 'yours') return more === undefined ? standing(doing) : standing(doing, oneOf(STANDING_PLACES, more));
  return { doing, place: null, reason: more === undefined ? null : oneOf(LEFT_REASONS, more) };
}

function oneOf<Word extends string>(known: readonly Word[], word: string): Word {
  const found = known.find((each) => each === word);
  if (found === undefined) throw new RangeError(`a ledger knows no '${word}'`);
  return found;
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
