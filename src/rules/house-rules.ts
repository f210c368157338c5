import type { Citation, Note } from './answer';
import { COMMON_SLOTS, type HouseRule, type HouseSlot, MISSION_SLOTS, type Ruleset } from './ruleset';

/** Ruleset with the house rules of a game applied. */
export interface HouseRuleset {
  readonly rules: Ruleset;
  /** Ids of house rules that this version does not know. They are reported and not applied. */
  readonly unknown: readonly string[];
}

/** Cache: equal house rules return the same ruleset, because other caches use the ruleset as their key. */
const known = new WeakMap<Ruleset, Map<string, HouseRuleset>>();

/**
 * Returns the edition with these house rules applied, or the ruleset itself if there are none. Each changed answer
 * cites the house rule and the overruled entry, and has a note `house-rule`.
 */
export function applyHouseRules(book: Ruleset, chosen: readonly string[]): HouseRuleset {
  const ids = [...new Set(chosen)].sort();
  const key = ids.join(' ');
  const all = known.get(book) ?? new Map<string, HouseRuleset>();
  known.set(book, all);
  const ready = all.get(key);
  if (ready) return ready;
  const inForce = book.house.rules.filter((rule) => ids.includes(rule.id));
  const unknown = ids.filter((id) => inForce.every((rule) => rule.id !== id));
  const made = { rules: inForce.length === 0 ? book : withHouseRules(book, inForce), unknown };
  all.set(key, made);
  return made;
}

type Asked = (...of: readonly unknown[]) => object;

/** Returns the ruleset function in a house rule slot. Assumes that the function is present. */
function slotOf(ruleset: Ruleset, slot: HouseSlot): Asked {
  return { ...ruleset.mission, ...ruleset }[slot] as Asked;
}

/** Returns the ruleset with house rules applied. Each answer lists the house rules that changed it. */
function withHouseRules(book: Ruleset, inForce: readonly HouseRule[]): Ruleset {
  const play = (rules: readonly HouseRule[]): Ruleset => book.house.play(rules.map((rule) => rule.id));
  const ruleset = play(inForce);
  const told = (slot: HouseSlot): Asked => {
    const asked = slotOf(ruleset, slot);
    const touching = inForce.filter((rule) => rule.slots.includes(slot));
    const without = touching.map((rule) => ({
      rules: [rule],
      ask: slotOf(play(inForce.filter((other) => other !== rule)), slot),
    }));
    // If two rules have the same effect, omitting one changes nothing. The book alone is then compared.
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
    ...ruleset,
    ...toldAmong(COMMON_SLOTS),
    ...(ruleset.mission && { mission: { ...ruleset.mission, ...toldAmong(MISSION_SLOTS) } }),
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

/**
 * Returns an answer that cites the house rule wherever it differs from the answer `other`. Adds a note for each rule.
 */
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

/** Whether a value is a plain object. Other objects in an answer are copied unchanged. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Returns the answer `mine` with a new citation for each reason, note and change that the answer `other` does not
 * contain.
 */
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

/** Whether two values of plain data are deeply equal. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, place) => same(each, b[place]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}
