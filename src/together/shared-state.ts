import { getOwnProperty } from '../plain/get-own';
import { isRecord } from '../plain/record';
import { type Conflict, makeConflictFinder } from './conflicts';
import { isNonPlayerRole, MAX_PEOPLE, type SharedLine, type SharedLineOf, type SharedTap } from './shared-line';

/** A grant of a key, and the giver's role at that time. The role is null if unknown. */
export interface KeyGrant {
  readonly line: SharedLineOf<'grant'>;
  readonly role: string | null;
}

/** State of a shared game: the result of its lines in their present order. Updated in place. */
export interface SharedState {
  readonly taps: SharedTap[];
  /** Number of times that each tap was turned off or on, by tap id. A tap counts while the number is even. */
  readonly turns: Map<string, number>;
  /** Id of the previous tap of each tap, by tap id. Null if the tap is the first. */
  readonly parents: Map<string, string | null>;
  /** Number of lines other than taps: undo, redo, people, names, keys and settled conflicts. */
  changes: number;
  /** Ids of the taps that redo restores, the next tap last. */
  redo: readonly string[];
  /** Id of the last tap that counts. Null if no tap counts. */
  last: string | null;
  readonly people: Map<string, SharedLineOf<'person'>>;
  /** All roles that each person has had, by person. */
  readonly roles: Map<string, ReadonlySet<string>>;
  /** Number of lines of each person. */
  readonly lineCounts: Map<string, number>;
  readonly grants: KeyGrant[];
  name: string | null;
  readonly conflicts: ReturnType<typeof makeConflictFinder>;
  /** Whether lines are signed. Roles are enforced only in signed games, because only signatures prove an author. */
  readonly signed: boolean;
  /** Person who shared the game, the author of the first line. Null if there are no lines. */
  founder: string | null;
  /** Number of lines by person and line type (`ana tap`). */
  readonly counts: Map<string, number>;
  /** Lines of each person that were ignored because of limits or the person's role. */
  readonly ignored: Map<string, Set<unknown>>;
}

/** Maximum number of lines of each type by one person: about ten times as many as in a long evening. */
const LINE_LIMITS: Readonly<Record<SharedLine['line'], number>> = {
  tap: 50_000,
  turn: 5000,
  person: 50,
  settled: 1000,
  grant: 2000,
  named: 50,
};

export function makeSharedState(signed = false): SharedState {
  return {
    signed,
    founder: null,
    counts: new Map(),
    ignored: new Map(),
    taps: [],
    turns: new Map(),
    parents: new Map(),
    changes: 0,
    redo: [],
    last: null,
    people: new Map(),
    roles: new Map(),
    lineCounts: new Map(),
    grants: [],
    name: null,
    conflicts: makeConflictFinder(),
  };
}

export function doesTapCount({ turns }: Pick<SharedState, 'turns'>, id: string): boolean {
  return (turns.get(id) ?? 0) % 2 === 0;
}

export function listTapsThatCount(reading: SharedState): SharedTap[] {
  return reading.taps.filter(({ id }) => doesTapCount(reading, id));
}

/**
 * Lists players of a side and judges, in the order in which they joined. Excludes people who have played another side.
 */
export function listInsiders({ people, roles }: SharedState, side: string): SharedLineOf<'person'>[] {
  return [...people.values()].filter(
    ({ by, role }) =>
      (role === side || role === 'judge') &&
      [...(roles.get(by) ?? [])].every((each) => each === side || isNonPlayerRole(each)),
  );
}

/** Lists unsettled conflicts, in which two phones independently moved one figure. */
export function listOpenConflicts(reading: SharedState): readonly Conflict[] {
  return reading.conflicts.open((id) => doesTapCount(reading, id));
}

/**
 * Counts a line by person and line type. Returns false beyond the limits. Reads no other field, so hostile lines cost
 * little time.
 */
export function countLine(reading: SharedState, line: unknown): boolean {
  if (!isRecord(line) || typeof line.by !== 'string' || typeof line.line !== 'string') return true;
  const key = `${line.by} ${line.line}`;
  const count = reading.counts.get(key) ?? 0;
  const limit = getOwnProperty(LINE_LIMITS, line.line) ?? 0;
  const isKnown = reading.lineCounts.has(line.by) || reading.lineCounts.size < MAX_PEOPLE;
  if (!isKnown) return false;
  if (limit > 0 && count >= limit) return ignore(reading, line.by, line);
  if (limit > 0) reading.counts.set(key, count + 1);
  return true;
}

function ignore({ ignored }: SharedState, person: string, line: unknown): false {
  ignored.set(person, (ignored.get(person) ?? new Set()).add(line));
  return false;
}

/**
 * Returns whether a person may write a line of this type. A person's first line must introduce the person. Watchers
 * change nothing. Before the founder's first tap, only the founder can change the game.
 */
function isAllowed(reading: SharedState, { line, by }: SharedLine): boolean {
  if (!reading.signed || by === reading.founder) return true;
  if (line === 'person') return true;
  const role = reading.people.get(by)?.role;
  if (role === undefined) return false;
  if (line === 'grant') return true;
  return role !== 'watching' && reading.taps.length > 0;
}

export function addLine(reading: SharedState, line: SharedLine): void {
  reading.founder ??= line.by;
  if (!isAllowed(reading, line)) return void ignore(reading, line.by, line);
  const number = (reading.lineCounts.get(line.by) ?? 0) + 1;
  reading.lineCounts.set(line.by, number);
  if (line.line !== 'tap') reading.changes++;
  switch (line.line) {
    case 'tap':
      addTap(reading, line, number);
      break;
    case 'turn':
      applyTurn(reading, line);
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

function addTap(reading: SharedState, tap: SharedTap, number: number): void {
  // A repeated tap counts once, because only a malicious phone reuses an id.
  if (reading.parents.has(tap.id)) return;
  reading.parents.set(tap.id, reading.last);
  reading.taps.push(tap);
  reading.redo = [];
  if (doesTapCount(reading, tap.id)) reading.last = tap.id;
  reading.conflicts.tap(tap, number);
}

/**
 * Applies undo and redo. A `times` other than the next number is ignored, because such numbers would block the tap for
 * everyone. Two undos of one tap count once, and an undo that had not seen a redo does not undo again. A line that only
 * turns taps off is an undo. A line that only turns on taps of the redo list is a redo. Any other line starts a branch
 * without redo.
 */
function applyTurn(reading: SharedState, { taps }: SharedLineOf<'turn'>): void {
  const news = taps.filter(({ id, times }) => times === (reading.turns.get(id) ?? 0) + 1);
  if (news.length === 0) return;
  for (const { id, times } of news) reading.turns.set(id, times);
  const off = news.filter(({ times }) => times % 2 === 1).map(({ id }) => id);
  const on = news.filter(({ times }) => times % 2 === 0).map(({ id }) => id);
  const isBack = new Set(on);
  const stays = on.length === 0 ? reading.redo : reading.redo.filter((id) => !isBack.has(id));
  // True for an undo, and for a redo that turns on only taps of the redo list.
  const along = reading.redo.length - stays.length === isBack.size && !(on.length > 0 && off.length > 0);
  reading.redo = along ? [...stays, ...off] : [];
  reading.last = reading.taps.findLast(({ id }) => doesTapCount(reading, id))?.id ?? null;
}
