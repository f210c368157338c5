import { looseWhole } from '../plain/loose';
import { isRecord, type Loose } from '../plain/record';
import { LIMITS } from './format';
import { EMPTY_KEPT, type KeptForce, type KeptMember, memberOf, type Reference } from './kept';
import { isWhole, type Note, readBuildTotal, readList, readSmall, readWord } from './read';

/**
 * A team as the public unit database exports it: units by id alone, `main_force object_list sideline maps tarot_cards`, its limit under
 * `point_limit`. It names no edition.
 */
export function readTeam(file: Loose, note: Note): KeptForce {
  note('no-edition', 'edition');
  const refer = (field: string): Reference[] =>
    readList(file, field, note).flatMap(([value, at]) => {
      const id = unitId(value, at, note);
      return id === null ? [] : [{ id, name: '', set: '', number: '' }];
    });
  const ids = (field: string) => refer(field).map(({ id }) => id);
  return {
    ...EMPTY_KEPT,
    name: readWord(file.name, 'name', note) ?? '',
    notes: readWord(file.description, 'description', note, LIMITS.notes) ?? '',
    buildTotal: readBuildTotal(file.point_limit, 'point_limit', note),
    members: readList(file, 'main_force', note).flatMap(([value, at]) => readUnit(value, at, note)),
    objects: readList(file, 'object_list', note).flatMap(([value, at]) => {
      const id = unitId(value, at, note);
      const points = id === null ? null : readPoints(value as Loose, at, note);
      if (id === null || points === null) return [];
      // The export does not tell a light object from a heavy one.
      note('kind-assumed', at, id);
      return [{ name: id, kind: 'light' as const, points }];
    }),
    sideline: refer('sideline'),
    maps: ids('maps'),
    tarot: ids('tarot_cards'),
  };
}

function readUnit(value: unknown, where: string, note: Note): KeptMember[] {
  const id = unitId(value, where, note);
  if (id === null) return [];
  const unit = value as Loose;
  const points = readPoints(unit, where, note);
  if (points === null) return [];
  // One version of the export gives a single piece of equipment, another a list.
  const worn = unit.equipment_ids ?? (unit.equipment_id === undefined ? undefined : [unit.equipment_id]);
  const equipment = readList({ equipment_ids: worn }, 'equipment_ids', (code, at, detail) =>
    note(code, `${where}.${at}`, detail),
  ).flatMap(([each, at]) => readWord(each, `${where}.${at}`, note) || []);
  const trait = readSmall(unit.costed_trait_index, `${where}.costed_trait_index`, note);
  return [{ ...memberOf({ id, name: '', set: '', number: '' }, points), trait, equipment }];
}

/** A unit by its id, also where only the id stands there. */
function unitId(value: unknown, where: string, note: Note): string | null {
  if (!isRecord(value) && typeof value !== 'string') {
    note('not-a-record', where, value);
    return null;
  }
  const id = isRecord(value) ? readWord(value.unit_id, `${where}.unit_id`, note) : readWord(value, where, note);
  if (id === '') note('nameless', where);
  return id || null;
}

/** Points of 0 are left out of the export. */
function readPoints(unit: unknown, where: string, note: Note): number | null {
  const given = isRecord(unit) ? unit.point_value : undefined;
  if (given === undefined || given === null) return 0;
  const points = looseWhole(given);
  if (isWhole(points, 0, LIMITS.points)) return points;
  note('bad-points', `${where}.point_value`, given);
  return null;
}
