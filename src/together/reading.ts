import { getOwn } from '../plain/get-own';
import { isRecord } from '../plain/record';
import { type Conflict, makeConflicts } from './conflicts';
import { isBystander, type Line, type LineOf, MOST_PEOPLE, type Tap } from './lines';

/** A key that was given to somebody, and what its giver played then; null where nobody had said. */
export interface Grant {
  readonly line: LineOf<'grant'>;
  readonly role: string | null;
}

/** What the lines of a shared game come to, in the order that they have now. Grown in place by `readOn`. */
export interface Reading {
  readonly taps: Tap[];
  /** By tap: how often it was turned off and on again. It counts while that is even. */
  readonly turns: Map<string, number>;
  /** By tap: the one that it was done after; null for none. */
  readonly after: Map<string, string | null>;
  /** How many lines changed what taps before them come to: they turned some, or said who somebody is. */
  turned: number;
  /** What redo leads to, the next one last. */
  redo: readonly string[];
  /** The last tap that counts; null for none. */
  last: string | null;
  /** By person: the newest of their lines that says who they are. */
  readonly people: Map<string, LineOf<'person'>>;
  /** By person: every role that they ever had. */
  readonly roles: Map<string, ReadonlySet<string>>;
  /** By person: how many lines they wrote. */
  readonly wrote: Map<string, number>;
  readonly grants: Grant[];
  name: string | null;
  readonly conflicts: ReturnType<typeof makeConflicts>;
  /** Whether lines are signed. Roles are enforced only then, because authors are proven only then. */
  readonly signed: boolean;
  /** The person who wrote the first line and so shared the game. Null if there is no line. */
  founder: string | null;
  /** Number of lines by person and kind (`ana tap`). */
  readonly counts: Map<string, number>;
  /** By person: lines that were ignored because of the limits or of the person's role. */
  readonly ignored: Map<string, Set<unknown>>;
}

/** Maximum number of lines of each kind by one person: about ten times as many as in a long evening. */
const LINE_LIMITS: Readonly<Record<Line['line'], number>> = {
  tap: 50_000,
  turn: 5000,
  person: 50,
  settled: 1000,
  grant: 2000,
  named: 50,
};

export function makeReading(signed = false): Reading {
  return {
    signed,
    founder: null,
    counts: new Map(),
    ignored: new Map(),
    taps: [],
    turns: new Map(),
    after: new Map(),
    turned: 0,
    redo: [],
    last: null,
    people: new Map(),
    roles: new Map(),
    wrote: new Map(),
    grants: [],
    name: null,
    conflicts: makeConflicts(),
  };
}

export function isOn({ turns }: Pick<Reading, 'turns'>, id: string): boolean {
  return (turns.get(id) ?? 0) % 2 === 0;
}

/** The taps that count, in order. */
export function liveTaps(reading: Reading): Tap[] {
  return reading.taps.filter(({ id }) => isOn(reading, id));
}

/** Players of a side and judges, in the order in which they joined. Excludes people who have played another side. */
export function insidersOf({ people, roles }: Reading, side: string): LineOf<'person'>[] {
  return [...people.values()].filter(
    ({ by, role }) =>
      (role === side || role === 'judge') &&
      [...(roles.get(by) ?? [])].every((each) => each === side || isBystander(each)),
  );
}

/** Two phones moved one figure without knowing of each other, and nobody has settled it. */
export function openConflicts(reading: Reading): readonly Conflict[] {
  return reading.conflicts.open((id) => isOn(reading, id));
}

/**
 * Counts a line of a person by its kind. Returns false beyond the limits. Reads no other fields, so that many hostile lines
 * cost little.
 */
export function admitsMore(reading: Reading, line: unknown): boolean {
  if (!isRecord(line) || typeof line.by !== 'string' || typeof line.line !== 'string') return true;
  const key = `${line.by} ${line.line}`;
  const count = reading.counts.get(key) ?? 0;
  const limit = getOwn(LINE_LIMITS, line.line) ?? 0;
  const isKnown = reading.wrote.has(line.by) || reading.wrote.size < MOST_PEOPLE;
  if (!isKnown) return false;
  if (limit > 0 && count >= limit) return ignore(reading, line.by, line);
  if (limit > 0) reading.counts.set(key, count + 1);
  return true;
}

function ignore({ ignored }: Reading, person: string, line: unknown): false {
  ignored.set(person, (ignored.get(person) ?? new Set()).add(line));
  return false;
}

/**
 * Whether a person may write such a line. A watcher changes nothing, nobody adds a step before the founder has begun the game,
 * and the first line of a person says who they are.
 */
function isAllowed(reading: Reading, { line, by }: Line): boolean {
  if (!reading.signed || by === reading.founder) return true;
  if (line === 'person') return true;
  const role = reading.people.get(by)?.role;
  if (role === undefined) return false;
  if (line === 'grant') return true;
  return role !== 'watching' && reading.taps.length > 0;
}

/** Takes in the next line. */
export function readOn(reading: Reading, line: Line): void {
  reading.founder ??= line.by;
  if (!isAllowed(reading, line)) return void ignore(reading, line.by, line);
  const number = (reading.wrote.get(line.by) ?? 0) + 1;
  reading.wrote.set(line.by, number);
  if (line.line !== 'tap') reading.turned++;
  switch (line.line) {
    case 'tap':
      tapped(reading, line, number);
      break;
    case 'turn':
      turned(reading, line);
      break;
    case 'person':
      reading.people.set(line.by, line);
      reading.roles.set(line.by, new Set(reading.roles.get(line.by)).add(line.role));
      break;
    case 'settled':
      reading.conflicts.settle(line.taps);
      break;
    case 'grant':
      reading.grants.push({ line, role: reading.people.get(line.by)?.role ?? null });
      break;
    case 'named':
      reading.name = line.name;
      break;
  }
}

function tapped(reading: Reading, tap: Tap, number: number): void {
  // A tap that came twice counts once: nobody but a phone that lies makes an id again.
  if (reading.after.has(tap.id)) return;
  reading.after.set(tap.id, reading.last);
  reading.taps.push(tap);
  reading.redo = [];
  if (isOn(reading, tap.id)) reading.last = tap.id;
  reading.conflicts.tap(tap, number);
}

/**
 * What an undo had seen stands before it, so an honest one is at most one more than what is known: other numbers would keep everybody from turning it.
 * The highest number of a tap wins: two undos of one tap are one, and an undo that had not seen a redo does not undo again. Off alone is undo; on
 * again what redo leads to is redo; anything else is another branch, without a redo.
 */
function turned(reading: Reading, { taps }: LineOf<'turn'>): void {
  const news = taps.filter(({ id, times }) => times === (reading.turns.get(id) ?? 0) + 1);
  if (news.length === 0) return;
  for (const { id, times } of news) reading.turns.set(id, times);
  const off = news.filter(({ times }) => times % 2 === 1).map(({ id }) => id);
  const on = news.filter(({ times }) => times % 2 === 0).map(({ id }) => id);
  const isBack = new Set(on);
  const stays = on.length === 0 ? reading.redo : reading.redo.filter((id) => !isBack.has(id));
  // A redo turns on only taps of the redo list, so each of them has left the list.
  const along = reading.redo.length - stays.length === isBack.size && !(on.length > 0 && off.length > 0);
  reading.redo = along ? [...stays, ...off] : [];
  reading.last = reading.taps.findLast(({ id }) => isOn(reading, id))?.id ?? null;
}
