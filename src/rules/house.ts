import type { Citation, Note } from './answer';
import type { MissionLaw, Ruleset } from './ruleset';

/** Questions whose answers a house rule may change, each a function of a ruleset. All other answers follow from these. */
const COMMON_SLOTS = [
  'adjacent',
  'see',
  'move',
  'reach',
  'carry',
  'knockBack',
  'destroy',
  'hit',
  'give',
] as const satisfies readonly (keyof Ruleset)[];
const MISSION_SLOTS = ['slam', 'breakthrough', 'interact'] as const satisfies readonly (keyof MissionLaw)[];
export const HOUSE_SLOTS = [...COMMON_SLOTS, ...MISSION_SLOTS] as const;
export type HouseSlot = (typeof HOUSE_SLOTS)[number];

/** A change that players may agree on: to the book, or to a reading where the book is silent. */
export interface HouseRule {
  /** Kebab case. Games on disk name it, so it is never changed and never reused. */
  readonly id: string;
  readonly slots: readonly HouseSlot[];
  /** A few words: `Figures never shut a corner`. */
  readonly name: string;
  /** What changes, in one sentence. */
  readonly says: string;
  /** The topic of the entry that it overrules, in the edition's book or in the book that this one extends. */
  readonly topic: string;
  /** The passage of that entry. */
  readonly cite: Citation;
}

/** What an edition lets players change. */
export interface HouseLaw {
  readonly rules: readonly HouseRule[];
  /** The rules that this ruleset applies; empty: it plays by the book. */
  readonly inForce: readonly HouseRule[];
  /** The edition with these rules applied; its answers do not mention them. Unknown ids change nothing. */
  readonly play: (ids: readonly string[]) => Ruleset;
}

/** A ruleset with the house rules of a game. */
export interface Resolved {
  readonly rules: Ruleset;
  /** Ids that only a later version knows. They are reported and not applied. */
  readonly unknown: readonly string[];
}

/** The same choice always gives the same object, so that caches by ruleset keep working. */
const known = new WeakMap<Ruleset, Map<string, Resolved>>();

/**
 * An edition by its book → the edition with these house rules. Every answer that a house rule changes cites that rule and the
 * entry that it overrules, and carries a note `house-rule`. Without house rules it returns the ruleset itself.
 */
export function resolve(book: Ruleset, chosen: readonly string[]): Resolved {
  const ids = [...new Set(chosen)].sort();
  const key = ids.join(' ');
  const all = known.get(book) ?? new Map<string, Resolved>();
  known.set(book, all);
  const ready = all.get(key);
  if (ready) return ready;
  const inForce = book.house.rules.filter((rule) => ids.includes(rule.id));
  const unknown = ids.filter((id) => inForce.every((rule) => rule.id !== id));
  const made = { rules: inForce.length === 0 ? book : telling(book, inForce), unknown };
  all.set(key, made);
  return made;
}

type Asked = (...of: readonly unknown[]) => object;

/** What a ruleset answers to a question, which it has. */
function slotOf(ruleset: Ruleset, slot: HouseSlot): Asked {
  return { ...ruleset.mission, ...ruleset }[slot] as Asked;
}

/** The ruleset with these rules, whose answers say which rules changed them. */
function telling(book: Ruleset, inForce: readonly HouseRule[]): Ruleset {
  const play = (rules: readonly HouseRule[]): Ruleset => book.house.play(rules.map((rule) => rule.id));
  const made = play(inForce);
  const told = (slot: HouseSlot): Asked => {
    const asked = slotOf(made, slot);
    const touching = inForce.filter((rule) => rule.slots.includes(slot));
    const without = touching.map((rule) => ({
      rules: [rule],
      ask: slotOf(play(inForce.filter((other) => other !== rule)), slot),
    }));
    // Where two rules have the same effect, leaving out either one changes nothing: both are named if the book alone answers otherwise.
    const bookAlone = { rules: touching, ask: slotOf(book, slot) };
    return (...of) => {
      const answer = asked(...of);
      const missed = without.map((each) => ({ ...each, answer: each.ask(...of) })).filter(differs(answer));
      if (missed.length > 0 || touching.length === 1) return missed.reduce(stamped, answer);
      return [{ ...bookAlone, answer: bookAlone.ask(...of) }].filter(differs(answer)).reduce(stamped, answer);
    };
  };
  const toldAmong = (slots: readonly HouseSlot[]): Readonly<Record<string, Asked>> => {
    const touched = slots.filter((slot) => inForce.some((rule) => rule.slots.includes(slot)));
    return Object.fromEntries(touched.map((slot) => [slot, told(slot)]));
  };
  return {
    ...made,
    ...toldAmong(COMMON_SLOTS),
    ...(made.mission && { mission: { ...made.mission, ...toldAmong(MISSION_SLOTS) } }),
    house: { ...book.house, inForce },
  };
}

interface Other {
  readonly rules: readonly HouseRule[];
  readonly answer: object;
}

function differs(answer: object): (other: Other) => boolean {
  return (other) => !same(answer, other.answer);
}

/** The answer, where all that differs without these rules cites them, and a note for each rule. */
function stamped(answer: object, { rules, answer: other }: Other): object {
  const [first] = rules;
  if (!first) return answer;
  const marked = marking(answer, other, houseCite(first)) as object;
  const said = 'cite' in marked ? { ...marked, cite: houseCite(first) } : marked;
  if (!('notes' in said)) return said;
  const notes = rules.map((rule): Note => ({ code: 'house-rule', marks: [], cite: houseCite(rule), about: rule.name }));
  return { ...said, notes: [...notes, ...(said.notes as readonly Note[])] };
}

function houseCite({ cite, topic }: HouseRule): Citation {
  return { edition: cite.edition, passage: cite.passage, basis: 'house', topic };
}

/** Only plain objects; anything else in an answer stays as it is. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Replaces the citation of each reason, note and change that the other answer lacks. */
function marking(mine: unknown, other: unknown, cite: Citation): unknown {
  if (Array.isArray(mine)) {
    const others: readonly unknown[] = Array.isArray(other) ? other : [];
    return mine.map((each, place) => {
      if (!isRecord(each)) return each;
      if (!('cite' in each)) return marking(each, others[place], cite);
      return others.some((theirs) => same(each, theirs)) ? each : { ...each, cite };
    });
  }
  if (!isRecord(mine)) return mine;
  const theirs = isRecord(other) ? other : {};
  return Object.fromEntries(Object.entries(mine).map(([key, value]) => [key, marking(value, theirs[key], cite)]));
}

/** Whether two pieces of plain data are equal. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, place) => same(each, b[place]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}
