import { type PrintedCode, splitCodeBehind, splitCodeInFront } from '../catalog/printed-code';
import { getOwnProperty } from '../plain/get-own';
import { shortenToOneLine } from '../plain/lenient';
import type { ReportIssue } from './force-fields';
import { FORCE_LIMITS } from './format';
import { EMPTY_STORED_FORCE, makeStoredMember, type StoredForce, type StoredMember } from './stored-force';

const COPIES_LIMIT = 40;
const LINE_LIMIT = 160;
/** Words for points in the languages of players. */
const UNIT = '(?:points?|pts?|punkte?|pkt|pontos?|puntos?|punti|punten|po[aä]ng|p)';
const POINTS = String.raw`(?<points>\d{1,4})\s*(?:${UNIT}(?!\p{L}))?\.?`;
const BEHIND = new RegExp(
  String.raw`^(?<name>.*?\p{L}.*?)(?:\s*[-–—:=|,@\t]\s*|\s+)[(\[]?\s*${POINTS}\s*[)\]]?$`,
  'iu',
);
const IN_FRONT = new RegExp(String.raw`^[(\[]?${POINTS}[)\]]?\s*[-–—:=|\t]?\s+(?<name>\p{L}.*)$`, 'iu');
const ONLY_POINTS = new RegExp(String.raw`^[(\[]?${POINTS}[)\]]?$`, 'iu');
const TOTAL = /^(?:build\s*)?(?:total|sum|points|pts|summe|gesamt|punkte)$/i;
/** A line that names the size of the game: `300 pt modern`, `400 points, Golden Age`. */
const GAME_SIZE = new RegExp(
  String.raw`^(?<total>\d{2,4})\s*${UNIT}\.?[\s,:-]*(?:modern|golden|silver|unrestricted|restricted|sealed|constructed|tournament|format|team|force|army|build|game)\b.*$`,
  'iu',
);

/** The first line of a force that Sidekick shared as text: `Night shift (290 of 300)`. */
const TITLE_AND_TOTAL = /^(?<title>.*\S)\s*\(\d{1,4}\s+\p{L}+\s+(?<total>\d{1,4})\)$/u;
/** The same without a build total: `Night shift (290 points)`. Only a title if a line about the force follows. */
const TITLE_AND_POINTS = /^(?<title>.*\S)\s*\(\d{1,4}\s+\p{L}+\)$/u;
/** Lines about the force as a whole, which name no figure: `Rules: Core rules, 2008`. */
const LABELLED =
  /^(?:rules|regeln|format|edition|sideline|maps?|karten?|tarot|battlefield conditions?|schlachtfeldbedingung(?:en)?|theme|themed team|thementeam)\s*:/i;
/** A feat or an object below its figure: `+(20) Iron Nerves`. */
const ADDITION = /^\+\s*\(/;
/** The total of several copies: `(70) Rook ×2 = 140`. */
const COPIES_TOTAL = /([x×]\s*\d{1,2})\s*=\s*\d{1,5}$/i;

interface NamedLine {
  readonly name: string;
  readonly set: string;
  readonly number: string;
  readonly points: number;
  readonly copies: number;
}

/**
 * Parses a line such as `Moth Captain - 75`, `75 Moth Captain`, `2x Rook (100)` or `zz004 Moth Captain 75`. Null if the
 * line has no name or no points.
 */
export function parseNamedLine(text: string): NamedLine | null {
  // A longer line is no name, and would slow the regular expressions down.
  if (text.length > LINE_LIMIT) return null;
  const bare = text
    .replace(/^[\s>*•·▪–—-]+/, '')
    .replace(/^\d{1,2}[.)]\s+/, '')
    .replace(COPIES_TOTAL, '$1');
  const before = /^(\d{1,2})\s*[x×]\s+/i.exec(bare);
  const rest = before ? bare.slice(before[0].length) : bare;
  const behind = before ? null : /\s*[[(]?\s*[x×]\s*(\d{1,2})\s*[)\]]?$/i.exec(rest);
  const one = (behind ? rest.slice(0, behind.index) : rest).trim();
  const coded = splitCodeInFront(one);
  const found = ((coded && BEHIND.exec(coded.rest)) ?? BEHIND.exec(one) ?? IN_FRONT.exec(one))?.groups;
  const copies = Number(before?.[1] ?? behind?.[1] ?? 1);
  if (found?.points === undefined || copies < 1 || copies > COPIES_LIMIT) return null;
  const isCoded = coded !== null && BEHIND.exec(coded.rest) !== null;
  const named = makeCodedName(found.name ?? '', isCoded ? coded.code : null);
  return named.name === '' ? null : { ...named, points: Number(found.points), copies };
}

/** Splits set and number off a name, unless they are known. */
export function makeCodedName(text: string, known: PrintedCode | null): Pick<NamedLine, 'name' | 'set' | 'number'> {
  const trimmed = text.replace(/[\s,:;=|–—-]+$/, '').trim();
  const split = known ? null : (splitCodeInFront(trimmed) ?? splitCodeBehind(trimmed));
  const { set, number } = known ?? split?.code ?? { set: '', number: '' };
  return { name: shortenToOneLine(split?.rest ?? trimmed, FORCE_LIMITS.word), set, number };
}

export function makeNamedMember(
  { name, set, number }: Pick<NamedLine, 'name' | 'set' | 'number'>,
  points: number,
): StoredMember {
  return makeStoredMember({ id: '', name, set, number }, points);
}

/**
 * Joins names with the points on the line below, or above if the first such line comes before every name. A text with
 * fewer than two such lines stays as it is.
 */
function joinPointLines(lines: readonly string[]): readonly string[] {
  const isPoints = (line: string | undefined) => line !== undefined && ONLY_POINTS.test(line);
  const isName = (line: string | undefined) => line !== undefined && !isPoints(line) && parseNamedLine(line) === null;
  const pairs = (step: 1 | -1) => lines.filter((line, at) => isName(line) && isPoints(lines[at + step])).length;
  if (Math.max(pairs(1), pairs(-1)) < 2) return lines;
  // Where every name stands between two numbers, the first line decides.
  const step = isPoints(lines[0]) ? -1 : 1;
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [one = '', two] = [lines[at], lines[at + 1]];
    if (step === 1 ? isName(one) && isPoints(two) : isPoints(one) && isName(two)) {
      joined.push(step === 1 ? `${one} - ${two}` : `${two} - ${one}`);
      at++;
    } else joined.push(one);
  }
  return joined;
}

/**
 * Parses a list of names with points, one per line, as people post it. Null if the text is no list of names: fewer than
 * two figures, or more lines without points than with points.
 */
export function parseNameList(text: string, note: ReportIssue): StoredForce | null {
  const lines = (isHtml(text) ? listHtmlLines(text) : text.split(/\r?\n/)).map((line) => line.trim());
  const told = joinPointLines(lines.filter((line) => line !== '').slice(0, 2 * FORCE_LIMITS.list));
  let buildTotal: number | null = null;
  let title = '';
  const members: StoredMember[] = [];
  const [left, aside]: [number[], number[]] = [[], []];
  let read = 0;
  for (const [at, line] of told.entries()) {
    // A problem that Sidekick found in the force.
    if (line.startsWith('!')) continue;
    const ofTitle = LABELLED.test(told[1] ?? '') ? TITLE_AND_POINTS : null;
    const head = at === 0 ? (TITLE_AND_TOTAL.exec(line) ?? ofTitle?.exec(line))?.groups : undefined;
    const isAside = LABELLED.test(line) || ADDITION.test(line);
    const size = GAME_SIZE.exec(line)?.groups?.total;
    const found = size === undefined && !isAside ? parseNamedLine(line) : null;
    if (head) {
      title = shortenToOneLine(head.title ?? '', FORCE_LIMITS.word);
      buildTotal = head.total === undefined ? null : Number(head.total);
    } else if (isAside) aside.push(at);
    else if (size !== undefined) {
      buildTotal = Number(size);
      if (at === 0) title = shortenToOneLine(line, FORCE_LIMITS.word);
    } else if (found && TOTAL.test(found.name)) buildTotal = found.points;
    else if (found) {
      read++;
      for (let copy = 0; copy < found.copies; copy++) members.push(makeNamedMember(found, found.points));
    } else if (at === 0)
      title = shortenToOneLine(line.replace(/[:#*\s]+$/, '').replace(/^[#*\s]+/, ''), FORCE_LIMITS.word);
    // A number below the figures is their sum.
    else if (!(ONLY_POINTS.test(line) && at === told.length - 1)) left.push(at);
  }
  if (members.length < 2 || left.length > read) return null;
  for (const at of [...aside, ...left]) note('bad-points', `line ${at + 1}`, told[at]);
  note('no-edition', 'edition');
  return { ...EMPTY_STORED_FORCE, name: title, buildTotal, members: members.slice(0, FORCE_LIMITS.list) };
}

function isHtml(text: string): boolean {
  return /^\s*<(?:!doctype|html|div|table|ul|ol|p|form|section|article)[\s>]/i.test(text);
}

/** Elements that begin a new line of text. */
const HTML_LINES = /<\/?(?:div|p|tr|li|h\d|ul|ol|table|section|article)\b[^>]*>|<br\s*\/?>/gi;

/**
 * Lists the lines of text of a page. In the list of figures “in hand” of a unit site, the points come before the code
 * and name of each figure.
 */
function listHtmlLines(html: string): readonly string[] {
  const bare = html.replace(/<(script|style)\b.*?<\/\1>/gis, '');
  const inHand = bare.split(/<input\b[^>]*name=["']?build\[\]["']?[^>]*>/i).slice(1);
  if (inHand.length > 0) return inHand.map((part) => stripTags(part.split(HTML_END)[0] ?? ''));
  return bare.replace(HTML_LINES, '\n').split('\n').map(stripTags);
}

/** End of one figure “in hand”: its name is the last element. */
const HTML_END = /<\/span>/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function stripTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|(\w{2,5}));/g, (whole, code?: string, word?: string) =>
      code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (getOwnProperty(ENTITIES, word ?? '') ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
