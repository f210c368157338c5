import type { Character } from '../catalog/character';
import { splitCodeInFront } from '../catalog/printed-code';
import { listObjectTexts, parseSimulatorState, readSimulatorDial } from '../catalog/units/simulator-dial';
import { readUnit } from '../catalog/units/unit';
import { makeFreeIdFinder } from '../plain/free-id';
import { shortenToOneLine } from '../plain/lenient';
import { isRecord, type UnknownRecord } from '../plain/record';
import { tryCatch } from '../plain/try-catch';
import { EMPTY_FORCE_DIALS } from './force-dials';
import type { ForceIssue } from './force-fields';
import { FORCE_LIMITS } from './format';
import type { ParsedForce } from './parse-force';
import { makeCodedName, makeNamedMember, parseNamedLine } from './parse-names';
import { EMPTY_STORED_FORCE, type StoredMember } from './stored-force';

/**
 * Reads the figures in a save file of a tabletop simulator: their names and points, and their dials if scripts or notes
 * state them. Dice and markers may have names too. Null if the file is no save.
 */
export function parseSimulatorSave(file: unknown): ParsedForce | null {
  return tryCatch(
    () => forceOfSave(file),
    () => null,
  );
}

/** Figure of a save, with its unit record if it has a dial. */
interface SavedFigure {
  readonly member: StoredMember;
  readonly unit: UnknownRecord | null;
  /** Click at which the figure is, from 1. Null if unknown. */
  readonly click: number | null;
  /** Whether the object has a state that may be a dial in an unknown form. */
  readonly hasUnreadState: boolean;
  /** Whether the object is a card that puts a figure on the table. */
  readonly isCard: boolean;
}

/** Returns the unit records of all figures of a save that have a dial, for an import. */
export function listSimulatorUnits(file: unknown): readonly UnknownRecord[] {
  return tryCatch(
    () => mergeUnits(listFigures(file) ?? []).map(({ unit }) => unit),
    () => [],
  );
}

function forceOfSave(file: unknown): ParsedForce | null {
  const figures = listFigures(file);
  if (!isRecord(file) || figures === null) return null;
  const characters = readCharacters(figures);
  const aside: ForceIssue[] = [];
  const members = figures.map(({ member, click }, at): StoredMember => {
    const character = characters.byFigure[at];
    if (!character) return member;
    if (click !== null && click > 1)
      aside.push({ code: 'at-click', where: `members.${at}`, detail: `${character.name}: ${click}` });
    const { id, name, set, number, starts } = character;
    return { ...member, id, name, set, number, points: member.points || (starts[0]?.points ?? 0) };
  });
  const unread = figures.filter(({ unit, hasUnreadState }, at) => hasUnreadState && !(unit && characters.byFigure[at]));
  if (unread.length > 0) aside.unshift({ code: 'dials-unread', where: 'ObjectStates', detail: listNames(unread) });
  const name = typeof file.SaveName === 'string' ? shortenToOneLine(file.SaveName, FORCE_LIMITS.word) : '';
  return {
    force: { ...EMPTY_STORED_FORCE, name, members },
    dials: { ...EMPTY_FORCE_DIALS, characters: characters.all },
    aside: aside.slice(0, FORCE_LIMITS.list),
  };
}

/** Lists the names of some figures for a message, without duplicates. */
function listNames(figures: readonly SavedFigure[]): string {
  return shortenToOneLine([...new Set(figures.map(({ member }) => member.name))].join(', '), 80);
}

/** Lists the named objects of a save. Null if the file is no save. */
function listFigures(file: unknown): readonly SavedFigure[] | null {
  if (!isRecord(file) || !Array.isArray(file.ObjectStates)) return null;
  const figures: SavedFigure[] = [];
  const queue: unknown[] = [...file.ObjectStates];
  for (let at = 0; at < queue.length && figures.length < FORCE_LIMITS.list; at++) {
    const object = queue[at];
    if (!isRecord(object)) continue;
    if (Array.isArray(object.ContainedObjects)) queue.push(...object.ContainedObjects.slice(0, FORCE_LIMITS.list));
    const figure = readFigure(object);
    if (figure) figures.push(figure);
  }
  // A card and the figure that it put on the table are one figure.
  const standing = new Set(figures.filter(({ isCard }) => !isCard).map(({ member }) => keyOf(member)));
  return figures.filter(({ isCard, member }) => !isCard || !standing.has(keyOf(member)));
}

const keyOf = ({ name, set, number }: StoredMember): string => JSON.stringify([name, set, number]);

function readFigure(object: UnknownRecord): SavedFigure | null {
  // Other states of an object are other sides of the same figure, and at most give its dial.
  const states = Object.values(isRecord(object.States) ? object.States : {}).filter(isRecord);
  const [shown = ''] = [object, ...states].map(nicknameOf).filter((each) => each !== '');
  if (shown === '') return null;
  const line = parseNamedLine(shown.split('\n')[0] ?? '');
  const member = makeNamedMember(line ?? makeCodedName(shown, null), line?.points ?? 0);
  const spawned = parseSpawnedObject(object.LuaScriptState);
  const holders = spawned ? [spawned, object] : [object, ...states];
  const dials = holders.flatMap((each) => readSimulatorDial(listObjectTexts(each)) ?? []);
  const base = spawned && readBase(spawned);
  const stated = dials[0] && { ...(base ? { dimensions: base } : {}), ...dials[0].unit };
  const unit = stated ? makeUnit(stated, shown, member) : null;
  const stateText = typeof object.LuaScriptState === 'string' ? object.LuaScriptState.trim() : '';
  return {
    member,
    unit,
    click: spawned ? null : (dials[0]?.click ?? null),
    hasUnreadState: unit === null && /speed|attack|defen[sc]e|damage|spd|atk|dmg|dial|click/i.test(stateText),
    isCard: spawned !== null,
  };
}

function nicknameOf({ Nickname }: UnknownRecord): string {
  return typeof Nickname === 'string' ? Nickname.replace(/\[[^\]]*\]/g, '').trim() : '';
}

/** Parses the object that a card keeps in its state, to put it on the table. Null if the state is no object. */
function parseSpawnedObject(state: unknown): UnknownRecord | null {
  const object = parseSimulatorState(state);
  return isRecord(object) && typeof object.Name === 'string' && typeof object.Nickname === 'string' ? object : null;
}

/** Returns the base of a figure on a card, which is as large as the object. Null for a size that no base has. */
function readBase({ Transform }: UnknownRecord): string | null {
  const { scaleX, scaleZ } = isRecord(Transform) ? Transform : {};
  const base = `${scaleX}x${scaleZ}`;
  return /^[1-6]x[1-6]$/.test(base) ? base : null;
}

/** Adds the name, code and points of the object to its unit record, unless the record has them. */
function makeUnit(unit: UnknownRecord, shown: string, member: StoredMember): UnknownRecord {
  const written = splitCodeInFront(shown)?.code;
  const { set, number } = member.set === '' && written ? written : member;
  return {
    name: member.name,
    ...(set === '' && number === '' ? {} : { set_id: set, collector_number: number }),
    ...(member.points > 0 ? { point_values: [member.points] } : {}),
    targets: '1',
    dimensions: '1x1',
    ...Object.fromEntries(Object.entries(unit).filter(([, value]) => value !== undefined && value !== '')),
  };
}

interface MergedUnit {
  readonly unit: UnknownRecord;
  /** Indexes of the figures with this dial. */
  readonly figures: readonly number[];
}

/** Merges equal units. Figures at other points have one character with all these points. */
function mergeUnits(figures: readonly SavedFigure[]): readonly MergedUnit[] {
  const merged = new Map<string, { unit: UnknownRecord; figures: number[]; points: Set<unknown> }>();
  for (const [at, { unit }] of figures.entries()) {
    if (unit === null) continue;
    const { point_values, ...rest } = unit;
    const key = JSON.stringify(rest);
    const known = merged.get(key) ?? { unit: rest, figures: [], points: new Set() };
    known.figures.push(at);
    for (const points of [point_values ?? []].flat()) known.points.add(points);
    merged.set(key, known);
  }
  return [...merged.values()].map(({ unit, figures, points }) => ({
    unit: points.size === 0 ? unit : { ...unit, point_values: [...points] },
    figures,
  }));
}

function readCharacters(figures: readonly SavedFigure[]): {
  readonly all: readonly Character[];
  /** Character of each figure. Undefined if the figure has none. */
  readonly byFigure: readonly (Character | undefined)[];
} {
  const byId = new Map<string, Character>();
  const freeId = makeFreeIdFinder((id) => byId.has(id));
  const byFigure: (Character | undefined)[] = figures.map(() => undefined);
  for (const [index, { unit, figures: places }] of mergeUnits(figures).entries()) {
    const read = readUnit(unit, index);
    if (!read.ok) continue;
    const { character } = read.value;
    const own = byId.has(character.id) ? { ...character, id: freeId(character.id) } : character;
    byId.set(own.id, own);
    for (const place of places) byFigure[place] = own;
  }
  return { all: [...byId.values()], byFigure };
}
