import { mapSlots } from '../catalog/character';
import { type FeatNeeds, NO_NEEDS } from '../catalog/feat-needs';
import { type Feat, type ForceObject, OBJECT_KINDS, type Striker } from '../catalog/force';
import { describeType, shortenToOneLine, toKebabCase } from '../plain/lenient';
import { isRecord, type UnknownRecord } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { tryCatch } from '../plain/try-catch';
import { parseDatabaseTeam } from './database-team';
import { EMPTY_FORCE_DIALS, type ForceDials, readDials } from './force-dials';
import {
  type ForceIssue,
  isIntegerInRange,
  type ReportIssue,
  readBuildTotal,
  readList,
  readShortText,
  readSmallInteger,
} from './force-fields';
import { FORCE_FORMAT, FORCE_FORMAT_VERSION, FORCE_LIMITS } from './format';
import type { CharacterReference, StoredForce, StoredMember } from './stored-force';

/** Reason why a text cannot be parsed as a force. */
export type ForceFault = { readonly code: 'too-large' | 'not-json' | 'not-a-force'; readonly detail: string };

export interface ParsedForce {
  readonly force: StoredForce;
  /** Characters and cards in the file. Empty for links of earlier versions and for files of other apps. */
  readonly dials: ForceDials;
  readonly aside: readonly ForceIssue[];
}

/**
 * Parses a force file, or a team as exported by the public unit database. Never throws; invalid parts are reported and
 * skipped.
 * @param editions ids of the known editions
 */
export function parseForceFile(text: string, editions: readonly string[]): Result<ParsedForce, ForceFault> {
  if (text.length > FORCE_LIMITS.text) return err({ code: 'too-large', detail: String(text.length) });
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return err({ code: 'not-json', detail: error instanceof Error ? shortenToOneLine(error.message) : '' });
  }
  return parseForceValue(value, editions);
}

/** Parses a force like `parseForceFile`, from JSON that is already parsed. */
export function parseForceValue(value: unknown, editions: readonly string[]): Result<ParsedForce, ForceFault> {
  return tryCatch<Result<ParsedForce, ForceFault>>(
    () => forceOf(value, editions),
    () => err({ code: 'not-a-force', detail: '' }),
  );
}

function forceOf(value: unknown, editions: readonly string[]): Result<ParsedForce, ForceFault> {
  const aside: ForceIssue[] = [];
  const note: ReportIssue = (code, where, detail = '') => {
    // Limits the report, because a file full of faults would make it longer than the file.
    if (aside.length < FORCE_LIMITS.list) aside.push({ code, where, detail: shortenToOneLine(printed(detail)) });
  };
  if (isRecord(value) && !('sidekick' in value) && Array.isArray(value.main_force ?? value.units))
    return ok({ force: parseDatabaseTeam(value, note), dials: EMPTY_FORCE_DIALS, aside });
  if (!isRecord(value) || value.sidekick !== FORCE_FORMAT)
    return err({ code: 'not-a-force', detail: describeType(value) });
  return ok({ force: parseForceData(value, editions, note), dials: readDials(value, note), aside });
}

function printed(detail: unknown): string {
  return typeof detail === 'string' ? detail : typeof detail === 'number' ? String(detail) : describeType(detail);
}

/** Parses plain data of a force file. Any content is safe. */
export function parseForceData(file: UnknownRecord, editions: readonly string[], note: ReportIssue): StoredForce {
  if (typeof file.version === 'number' && file.version > FORCE_FORMAT_VERSION)
    note('newer-version', 'version', file.version);
  const places = new Map<number, number>();
  const members = readList(file, 'members', note).flatMap(([value, at], place): StoredMember[] => {
    const member = readMember(value, at, note);
    if (member) places.set(place, places.size);
    return member ? [member] : [];
  });
  const some = <Item>(field: string, read: (value: unknown, where: string, note: ReportIssue) => Item | null): Item[] =>
    readList(file, field, note).flatMap(([value, at]) => read(value, at, note) ?? []);
  const format = readShortText(file.format, 'format', note) ?? '';
  return {
    name: readShortText(file.name, 'name', note) ?? '',
    edition: readEdition(file.edition, editions, note),
    buildTotal: readBuildTotal(file.build_total, 'build_total', note),
    members,
    feats: some('feats', (value, at) => readFeat(value, at, places, note)),
    conditions: some('conditions', readName),
    objects: some('objects', readObject),
    tarot: some('tarot', readName),
    options: some('options', readName),
    ...(format === '' ? {} : { format }),
    sideline: some('sideline', readReference),
    maps: some('maps', readName),
    notes: readShortText(file.notes, 'notes', note, FORCE_LIMITS.notes) ?? '',
  };
}

function readEdition(value: unknown, editions: readonly string[], note: ReportIssue): string | null {
  if (value === undefined || value === null) {
    note('no-edition', 'edition');
    return null;
  }
  const known = editions.find((id) => id === value);
  if (known === undefined) note('unknown-edition', 'edition', value);
  return known ?? null;
}

function readName(value: unknown, where: string, note: ReportIssue): string | null {
  const name = readShortText(value, where, note);
  if (name === '') note('nameless', where);
  return name || null;
}

function readReference(value: unknown, where: string, note: ReportIssue): CharacterReference | null {
  if (!isRecord(value)) {
    note('not-a-record', where, value);
    return null;
  }
  const word = (field: string) => readShortText(value[field], `${where}.${field}`, note) ?? '';
  const reference = { id: word('id'), name: word('name'), set: word('set'), number: word('number') };
  if (reference.id !== '' || reference.name !== '') return reference;
  note('nameless', where);
  return null;
}

function readMember(value: unknown, where: string, note: ReportIssue): StoredMember | null {
  const reference = readReference(value, where, note);
  if (!reference) return null;
  const file = value as UnknownRecord;
  if (!isIntegerInRange(file.points, 0, FORCE_LIMITS.points)) {
    note('bad-points', `${where}.points`, file.points);
    return null;
  }
  return {
    ...reference,
    points: file.points,
    trait: readSmallInteger(file.trait, `${where}.trait`, note),
    equipment: readList(file, 'equipment', (code, at, detail) => note(code, `${where}.${at}`, detail)).flatMap(
      ([each, at]) => readName(each, `${where}.${at}`, note) ?? [],
    ),
    striker: file.striker === undefined ? null : readStriker(file.striker, `${where}.striker`, note),
  };
}

const STRIKERS: readonly Striker['kind'][] = ['hero', 'villain', 'mastermind', 'henchman'];

function readStriker(value: unknown, where: string, note: ReportIssue): Striker | null {
  if (!isRecord(value)) {
    note('not-a-record', where, value);
    return null;
  }
  const kind = STRIKERS.find((each) => each === value.kind);
  if (!kind) {
    note('bad-kind', `${where}.kind`, value.kind);
    return null;
  }
  const inner: ReportIssue = (code, at, detail) => note(code, `${where}.${at}`, detail);
  const cards = readList(value, 'cards', inner).flatMap(([card, at]) => {
    const name = isRecord(card) ? readName(card.name, `${at}.name`, inner) : null;
    if (!isRecord(card)) inner('not-a-record', at, card);
    if (!isRecord(card) || name === null) return [];
    return [
      {
        name,
        of: readShortText(card.of, `${at}.of`, inner) ?? '',
        cost: readSmallInteger(card.cost, `${at}.cost`, inner) ?? 0,
      },
    ];
  });
  return { kind, buildPoints: readSmallInteger(value.build_points, 'build_points', inner) ?? 0, cards };
}

/**
 * Parses a feat of a force. Null if the feat is invalid.
 * @param places index of each member in the force, by its index in the file; skipped members are missing
 */
function readFeat(value: unknown, where: string, places: ReadonlyMap<number, number>, note: ReportIssue): Feat | null {
  const priced = readPriced(value, where, note);
  if (!priced) return null;
  const file = value as UnknownRecord;
  const chosen = readList(file, 'for', (code, at, detail) => note(code, `${where}.${at}`, detail));
  const members = chosen.flatMap(([each, at]) => {
    const place = typeof each === 'number' ? places.get(each) : undefined;
    if (place === undefined) note('feat-for-nobody', `${where}.${at}`, each);
    return place === undefined ? [] : [place];
  });
  if (chosen.length > 0 && members.length === 0) return null;
  return { ...priced, for: members, needs: readNeeds(file.needs, `${where}.needs`, note) };
}

function readNeeds(value: unknown, where: string, note: ReportIssue): FeatNeeds {
  if (value === undefined) return NO_NEEDS;
  if (!isRecord(value)) {
    note('not-a-record', where, value);
    return NO_NEEDS;
  }
  const ids = (field: string) =>
    readList(value, field, (code, at, detail) => note(code, `${where}.${at}`, detail)).flatMap(([each, at]) => {
      const id = toKebabCase(readName(each, `${where}.${at}`, note) ?? '');
      return id === '' ? [] : [id];
    });
  return {
    powers: ids('powers'),
    abilities: ids('abilities'),
    team: readShortText(value.team, `${where}.team`, note) || null,
    ...mapSlots((slot) => readSmallInteger(value[slot], `${where}.${slot}`, note)),
  };
}

function readObject(value: unknown, where: string, note: ReportIssue): ForceObject | null {
  const priced = readPriced(value, where, note);
  if (!priced) return null;
  const kind = OBJECT_KINDS.find((each) => each === (value as UnknownRecord).kind);
  if (!kind) note('bad-kind', `${where}.kind`, (value as UnknownRecord).kind);
  return kind ? { ...priced, kind } : null;
}

function readPriced(value: unknown, where: string, note: ReportIssue): { name: string; points: number } | null {
  if (!isRecord(value)) {
    note('not-a-record', where, value);
    return null;
  }
  const name = readName(value.name, `${where}.name`, note);
  if (name === null) return null;
  if (isIntegerInRange(value.points, 0, FORCE_LIMITS.points)) return { name, points: value.points };
  note('bad-points', `${where}.points`, value.points);
  return null;
}
