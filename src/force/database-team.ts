import { parseLenientInteger, parseLenientText } from '../plain/lenient';
import { isRecord, type UnknownRecord } from '../plain/record';
import {
  isIntegerInRange,
  type ReportIssue,
  readBuildTotal,
  readList,
  readShortText,
  readSmallInteger,
} from './force-fields';
import { FORCE_LIMITS } from './format';
import {
  type CharacterReference,
  EMPTY_STORED_FORCE,
  makeStoredMember,
  type StoredForce,
  type StoredMember,
} from './stored-force';

/**
 * Parses a team as exported by the public unit database. Units have only ids; lists are `main_force object_list
 * sideline maps tarot_cards`, and the build total is `point_limit`. An older export calls the members `units` and names
 * them by set and number. The export names no edition.
 */
export function parseDatabaseTeam(file: UnknownRecord, note: ReportIssue): StoredForce {
  note('no-edition', 'edition');
  const refer = (field: string): CharacterReference[] =>
    readList(file, field, note).flatMap(([value, at]) => {
      const id = unitId(value, at, note);
      return id === null ? [] : [{ id, name: nameOf(value, at, note), set: '', number: '' }];
    });
  const names = (field: string) => refer(field).map(({ id, name }) => name || id);
  const objects = (field: string) => readList(file, field, note).flatMap(([value, at]) => readObject(value, at, note));
  return {
    ...EMPTY_STORED_FORCE,
    name: readShortText(file.name, 'name', note) ?? '',
    notes: readShortText(file.description, 'description', note, FORCE_LIMITS.notes) ?? '',
    buildTotal: readBuildTotal(file.point_limit, 'point_limit', note),
    members: readList(file, listOfMembers(file), note).flatMap(([value, at]) => readUnit(value, at, note)),
    objects: [...objects('object_list'), ...objects('objects'), ...wornObjects(file, note)],
    sideline: refer('sideline'),
    maps: names('maps'),
    tarot: names('tarot_cards'),
  };
}

function listOfMembers(file: UnknownRecord): string {
  return Array.isArray(file.main_force) ? 'main_force' : 'units';
}

function readUnit(value: unknown, where: string, note: ReportIssue): StoredMember[] {
  const id = unitId(value, where, note);
  if (id === null) return [];
  const unit = value as UnknownRecord;
  const points = readPoints(unit, where, note);
  if (points === null) return [];
  // One version of the export has a single id of equipment, another version a list of ids.
  const worn =
    unit.equipment_ids ??
    (unit.equipment_id === undefined ? wornBy(unit).map((each) => each.unit_id) : [unit.equipment_id]);
  const equipment = readList({ equipment_ids: worn }, 'equipment_ids', (code, at, detail) =>
    note(code, `${where}.${at}`, detail),
  ).flatMap(([each, at]) => readShortText(each, `${where}.${at}`, note) || []);
  const trait = readSmallInteger(unit.costed_trait_index, `${where}.costed_trait_index`, note);
  return [
    { ...makeStoredMember({ id, name: nameOf(unit, where, note), ...printedCodeOf(unit) }, points), trait, equipment },
  ];
}

/**
 * Lists the equipment records of a unit. Only one version of the export has these records. Their price counts like the
 * price of objects.
 */
function wornBy({ equipment }: UnknownRecord): readonly UnknownRecord[] {
  return [equipment].flat().filter(isRecord);
}

function wornObjects(file: UnknownRecord, note: ReportIssue): StoredForce['objects'] {
  return readList(file, listOfMembers(file), () => undefined).flatMap(([unit, at]) =>
    isRecord(unit)
      ? wornBy(unit)
          .filter((each) => each.point_value !== undefined && each.point_value !== 0)
          .flatMap((each) => readObject(each, `${at}.equipment`, note))
      : [],
  );
}

function readObject(value: unknown, where: string, note: ReportIssue): StoredForce['objects'] {
  const id = unitId(value, where, note);
  const points = id === null ? null : readPoints(value, where, note);
  if (id === null || points === null) return [];
  // The export does not distinguish light from heavy objects.
  note('kind-assumed', where, id);
  return [{ name: nameOf(value, where, note) || id, kind: 'light', points }];
}

function nameOf(value: unknown, where: string, note: ReportIssue): string {
  return isRecord(value) ? (readShortText(value.name, `${where}.name`, note) ?? '') : '';
}

function printedCodeOf(unit: UnknownRecord): { readonly set: string; readonly number: string } {
  const [set = '', number = ''] = [unit.set_id, unit.collector_number].map((each) => parseLenientText(each) ?? '');
  return { set: set.slice(0, FORCE_LIMITS.word), number: number.slice(0, FORCE_LIMITS.word) };
}

/** Returns the id of a unit. A unit may also be a plain string. Null if there is no id. */
function unitId(value: unknown, where: string, note: ReportIssue): string | null {
  if (!isRecord(value) && typeof value !== 'string') {
    note('not-a-record', where, value);
    return null;
  }
  const { set, number } = isRecord(value) ? printedCodeOf(value) : { set: '', number: '' };
  const id = isRecord(value)
    ? readShortText(value.unit_id ?? `${set}${number}`, `${where}.unit_id`, note)
    : readShortText(value, where, note);
  if (id === '') note('nameless', where);
  return id || null;
}

/** Reads the points of a unit or object. The export omits points of 0. Null if the points are invalid. */
function readPoints(unit: unknown, where: string, note: ReportIssue): number | null {
  const given = isRecord(unit) ? unit.point_value : undefined;
  if (given === undefined || given === null) return 0;
  const points = parseLenientInteger(given);
  if (isIntegerInRange(points, 0, FORCE_LIMITS.points)) return points;
  note('bad-points', `${where}.point_value`, given);
  return null;
}

/**
 * Prints a force as a team of the public unit database, for `parseDatabaseTeam` and other programs. The database has
 * neither feats nor battlefield conditions, which are left out.
 */
export function printDatabaseTeam(force: StoredForce): string {
  const idOf = ({ id, set, number }: CharacterReference) => (set !== '' && number !== '' ? `${set}${number}` : id);
  const refer = (each: CharacterReference) => ({ unit_id: idOf(each), name: each.name });
  const team = {
    name: force.name,
    description: force.notes,
    point_limit: force.buildTotal,
    main_force: force.members.map((member) => ({
      ...refer(member),
      ...(member.set === '' ? {} : { set_id: member.set, collector_number: member.number }),
      point_value: member.points,
      ...(member.trait === null ? {} : { costed_trait_index: member.trait }),
      equipment_ids: member.equipment,
    })),
    object_list: force.objects.map(({ name, points }) => ({ unit_id: name, name, point_value: points })),
    sideline: force.sideline.map(refer),
    maps: force.maps.map((map) => ({ unit_id: map, name: map })),
    tarot_cards: force.tarot.map((card) => ({ unit_id: card, name: card })),
  };
  return `${JSON.stringify(team, null, 2)}\n`;
}
