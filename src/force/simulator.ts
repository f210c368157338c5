import { shortenToOneLine } from '../plain/lenient';
import { isRecord } from '../plain/record';
import { tryCatch } from '../plain/try-catch';
import { FORCE_LIMITS } from './format';
import { makeCodedName, makeNamedMember, parseNamedLine } from './parse-names';
import { EMPTY_STORED_FORCE, type StoredForce, type StoredMember } from './stored-force';

/**
 * Reads the figure names in a save file of a tabletop simulator. Only names can be read, and dice and markers may have
 * names too.
 */
export function parseSimulatorSave(file: unknown): StoredForce | null {
  return tryCatch(
    () => forceOfSave(file),
    () => null,
  );
}

function forceOfSave(file: unknown): StoredForce | null {
  if (!isRecord(file) || !Array.isArray(file.ObjectStates)) return null;
  const members: StoredMember[] = [];
  const queue: unknown[] = [...file.ObjectStates];
  for (let at = 0; at < queue.length && members.length < FORCE_LIMITS.list; at++) {
    const object = queue[at];
    if (!isRecord(object)) continue;
    if (Array.isArray(object.ContainedObjects)) queue.push(...object.ContainedObjects.slice(0, FORCE_LIMITS.list));
    const nickname = typeof object.Nickname === 'string' ? object.Nickname.replace(/\[[^\]]*\]/g, '').trim() : '';
    if (nickname === '') continue;
    const line = parseNamedLine(nickname.split('\n')[0] ?? '');
    members.push(makeNamedMember(line ?? makeCodedName(nickname, null), line?.points ?? 0));
  }
  const name = typeof file.SaveName === 'string' ? shortenToOneLine(file.SaveName, FORCE_LIMITS.word) : '';
  return { ...EMPTY_STORED_FORCE, name, members };
}

/** Position and size of a new object on the table of a tabletop simulator. */
const PLACE = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };

/**
 * Prints a force as a saved object of a tabletop simulator: a bag with one notecard for each member. The names can be
 * read again by `parseSimulatorSave`.
 */
export function printSimulatorBag({ name, members }: StoredForce): string {
  const cards = members.map((member) => ({
    Name: 'Notecard',
    Transform: PLACE,
    Nickname: `${member.name || member.id} (${member.points})`,
    Description: `${member.set} ${member.number}`.trim(),
  }));
  const bag = { Name: 'Bag', Transform: PLACE, Nickname: '', Description: name, ContainedObjects: cards };
  return `${JSON.stringify({ SaveName: name, ObjectStates: [bag] }, null, 2)}\n`;
}
