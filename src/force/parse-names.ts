import { shortenToOneLine } from '../plain/lenient';
import { isRecord } from '../plain/record';
import { tryCatch } from '../plain/try-catch';
import type { ReportIssue } from './force-fields';
import { FORCE_LIMITS } from './format';
import { EMPTY_STORED_FORCE, makeStoredMember, type StoredForce, type StoredMember } from './stored-force';

const COPIES_LIMIT = 40;
const LINE_LIMIT = 160;
const POINTS = String.raw`(?<points>\d{1,4})\s*(?:points?|pts?|punkte|pkt)?\.?`;
const BEHIND = new RegExp(String.raw`^(?<name>.*?\p{L}.*?)(?:\s*[-–—:=|,@]\s*|\s+)[(\[]?\s*${POINTS}\s*[)\]]?$`, 'iu');
const IN_FRONT = new RegExp(String.raw`^[(\[]?${POINTS}[)\]]?\s*[-–—:=|]?\s+(?<name>\p{L}.*)$`, 'iu');
const TOTAL = /^(?:build\s*)?(?:total|sum|points|pts|summe|gesamt|punkte)$/i;

interface NamedLine {
  readonly name: string;
  readonly points: number;
  readonly copies: number;
}

/**
 * Parses a line such as `Moth Captain - 75`, `75 Moth Captain` or `2x Rook (100)`. Null if the line has no name or no
 * points.
 */
function parseNamedLine(text: string): NamedLine | null {
  // A longer line is no name, and would slow the regular expressions down.
  if (text.length > LINE_LIMIT) return null;
  const bare = text.replace(/^[\s>*•·▪–—-]+/, '').replace(/^\d{1,2}[.)]\s+/, '');
  const before = /^(\d{1,2})\s*[x×]\s+/i.exec(bare);
  const rest = before ? bare.slice(before[0].length) : bare;
  const behind = before ? null : /\s*[[(]?\s*[x×]\s*(\d{1,2})\s*[)\]]?$/i.exec(rest);
  const one = (behind ? rest.slice(0, behind.index) : rest).trim();
  const found = (BEHIND.exec(one) ?? IN_FRONT.exec(one))?.groups;
  const name = (found?.name ?? '').replace(/[\s,:;=|–—-]+$/, '').trim();
  const copies = Number(before?.[1] ?? behind?.[1] ?? 1);
  if (name === '' || found?.points === undefined || copies < 1 || copies > COPIES_LIMIT) return null;
  return { name: shortenToOneLine(name, FORCE_LIMITS.word), points: Number(found.points), copies };
}

function named(name: string, points: number): StoredMember {
  return makeStoredMember({ id: '', name, set: '', number: '' }, points);
}

/**
 * Parses a list of names with points, one per line, as people post it. Null if the text is no list of names: fewer than
 * two figures, or more lines without points than with points.
 */
export function parseNameList(text: string, note: ReportIssue): StoredForce | null {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const told = lines.filter((line) => line !== '').slice(0, FORCE_LIMITS.list);
  let buildTotal: number | null = null;
  let title = '';
  const members: StoredMember[] = [];
  const left: number[] = [];
  let read = 0;
  for (const [at, line] of told.entries()) {
    const found = parseNamedLine(line);
    if (found && TOTAL.test(found.name)) buildTotal = found.points;
    else if (found) {
      read++;
      for (let copy = 0; copy < found.copies; copy++) members.push(named(found.name, found.points));
    } else if (at === 0)
      title = shortenToOneLine(line.replace(/[:#*\s]+$/, '').replace(/^[#*\s]+/, ''), FORCE_LIMITS.word);
    else left.push(at);
  }
  if (members.length < 2 || left.length > read) return null;
  for (const at of left) note('bad-points', `line ${at + 1}`, told[at]);
  note('no-edition', 'edition');
  return { ...EMPTY_STORED_FORCE, name: title, buildTotal, members: members.slice(0, FORCE_LIMITS.list) };
}

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
    members.push(named(line?.name ?? shortenToOneLine(nickname, FORCE_LIMITS.word), line?.points ?? 0));
  }
  const name = typeof file.SaveName === 'string' ? shortenToOneLine(file.SaveName, FORCE_LIMITS.word) : '';
  return { ...EMPTY_STORED_FORCE, name, members };
}
