import type { Board } from '../board/board';
import { printBoardText } from '../board/board-text';
import { withMarkedSquares } from '../notation/case-position';
import { parseQuestion, parseQuestions, parseSharedPosition as parseSheet } from '../notation/cases';
import { type NotationFault, printNotationFault } from '../notation/fault';
import { answerParsedQuestion, type Ruling } from '../package/ask';
import { checkForce } from '../package/check-force';
import { type EngineFault, makeFault, toEngineFault } from '../package/fault';
import { looksLikeForceFile, parseForceFileText } from '../package/force-file';
import { applyParsedDeeds } from '../package/give';
import type { Plain } from '../package/plain';
import { err, type Result } from '../plain/result';
import { answerQuestion } from '../query/answered';
import { EDITION_IDS, editionName } from '../rules';
import { editionById } from '../rules/editions';
import type { Ruleset } from '../rules/ruleset';
import { describeAnswer, printAnswer } from '../text/answer/describe-answer';
import type { Naming } from '../text/names/naming';
import { renderSvg } from './svg';

const GREEN = '\u001b[32m';
const RED = '\u001b[31m';
const RESET = '\u001b[0m';

interface AnsweredQuestion {
  readonly title: string | null;
  readonly board: Board | null;
  readonly ruling: Result<Ruling, EngineFault>;
}

/**
 * Answers every question of a text in order, for people or as JSON. Continues after a question that cannot be answered.
 */
export function printAnswers(text: string, file: string, json: boolean, world: CommandIo): number {
  const answered = parseQuestions(text, file, isEditionId).map((read) => answerParsed(read, text));
  const [first, second] = answered;
  if (first && !second) return printAnswered(first, json, world);
  if (json)
    world.out(
      JSON.stringify(
        answered.map(({ ruling }) => rulingAsData(ruling)),
        null,
        2,
      ),
    );
  else
    for (const [place, each] of answered.entries()) {
      world.out(`${place > 0 ? '\n' : ''}${place + 1}${each.title === null ? '' : `: ${each.title}`}`);
      printAnswered(each, false, world);
    }
  return answered.every(({ ruling }) => ruling.ok) ? 0 : 1;
}

function answerParsed(read: ReturnType<typeof parseQuestions>[number], text: string): AnsweredQuestion {
  if (!read.ok) {
    const fault = { ...toEngineFault(read.fault), sentence: printFaultWithColumn(read.fault, text) };
    return { title: read.fault.title, board: null, ruling: err(fault) };
  }
  const sheet = read.value;
  const rules = editionById(sheet.edition) as Ruleset;
  const ruling = sheet.ask.ask === 'play' ? applyParsedDeeds(rules, sheet) : answerParsedQuestion(rules, sheet);
  return { title: sheet.title, board: sheet.position?.board ?? null, ruling };
}

function printAnswered({ ruling, board }: AnsweredQuestion, json: boolean, world: CommandIo): number {
  if (!ruling.ok) return printRefusal(ruling.fault, json, world);
  if (json) world.out(JSON.stringify(rulingAsData(ruling), null, 2));
  else for (const line of describeRuling(ruling.value, board, world.colours)) world.out(line);
  return 0;
}

/** Returns a ruling without the data that is only needed to draw or describe it. */
function rulingAsData(ruling: Result<Ruling, EngineFault>): unknown {
  return ruling.ok ? { ...ruling.value, answer: undefined } : { fault: ruling.fault };
}

/**
 * Checks a force, either in the notation or in a file exported by the app. An illegal force is an answer, not a
 * failure.
 * @param edition edition for a file that names no edition, for example a team of another app
 */
export function printForceCheck(
  text: string,
  file: string,
  edition: string | null,
  json: boolean,
  world: CommandIo,
): number {
  const rules = findForceRules(text, file, edition, json, world);
  if (!rules) return 1;
  const checked = checkForce(rules, text);
  if (!checked.ok) return printRefusal(checked.fault, json, world);
  const { legal, points, left, themes, problems, unknown } = checked.value;
  if (json) world.out(JSON.stringify(checked.value, null, 2));
  else {
    world.out(colourVerdict(legal ? 'Legal' : 'Not legal', legal, world.colours));
    world.out(`${points} points, ${left < 0 ? `${-left} over` : `${left} left`}`);
    if (themes.length > 0) world.out(`themed team: ${themes.join(', ')}`);
    for (const { code, cite } of problems)
      world.out(`- ${code.replaceAll('-', ' ')} (${editionName(cite.edition)}: ${cite.passage})`);
    if (unknown.length > 0) world.out(`only name and points known: ${unknown.join(', ')}`);
  }
  return 0;
}

/**
 * Finds the rules with which to check a force. Null, after reporting why, if the force cannot be read or names no
 * edition.
 */
function findForceRules(
  text: string,
  file: string,
  edition: string | null,
  json: boolean,
  world: CommandIo,
): Ruleset | null {
  if (!looksLikeForceFile(text)) return readQuestionText(text, file, world)?.rules ?? null;
  const read = parseForceFileText(text);
  if (read.ok) {
    const rules = editionById(read.value.edition ?? edition ?? '');
    if (!rules) printRefusal(makeFault('no-edition', `${file}: names no edition. Add --edition ID.`), json, world);
    return rules;
  }
  const { line, column, sentence } = read.fault;
  const place = line === null ? file : `${file}:${line}:${column}`;
  printRefusal({ ...read.fault, sentence: `${place}: ${sentence}` }, json, world);
  return null;
}

/** Draws a board as text, or as a picture with the geometry of an answer. */
export function printMapDrawing(text: string, file: string, svg: boolean, world: CommandIo): number {
  const read = parseSheet(text, file, isEditionId);
  if (!read.ok) {
    world.err(printFaultWithColumn(read.fault, text));
    return 1;
  }
  const { position, ask: question, edition } = read.value;
  const rules = editionById(edition);
  const answered =
    rules && question && question.ask !== 'play' ? answerQuestion(rules, withMarkedSquares(position), question) : null;
  world.out(svg ? renderSvg(position, answered) : printBoardText(position.board));
  return 0;
}

function describeRuling({ answer, told, edition }: Ruling, board: Board | null, colours: boolean): string[] {
  const head = [editionName(edition)];
  if (!answer) return [...head, ...printLines(told, '')];
  const naming: Naming = { piece: (id) => id, side: (side) => side, edition: editionName, board };
  const words = describeAnswer(answer, naming);
  const [verdict = '', ...lines] = printAnswer(words).split('\n');
  return [...head, colourVerdict(verdict, words.tone !== 'bad', colours), ...lines];
}

/** Prints keys and values, one line each, for results without a map, such as a played turn. */
function printLines(plain: Plain, before: string): string[] {
  if (plain === null || typeof plain !== 'object') return [`${before} ${plain}`];
  if (Array.isArray(plain)) return [`${before} ${plain.length === 0 ? 'none' : plain.join(', ')}`];
  return Object.entries(plain).flatMap(([key, value]) =>
    printLines(value as Plain, `${before === '' ? '' : `${before} `}${key}:`),
  );
}

function colourVerdict(text: string, good: boolean, colours: boolean): string {
  return colours ? `${good ? GREEN : RED}${text}${RESET}` : text;
}

/**
 * Parses a question and finds the rules of its edition. Reports a fault and returns null if the question is invalid.
 */
function readQuestionText(text: string, file: string, world: CommandIo) {
  const read = parseQuestion(text, file, isEditionId);
  const rules = read.ok ? editionById(read.value.edition) : null;
  if (read.ok && rules) return { rules, sheet: read.value };
  if (!read.ok) world.err(printFaultWithColumn(read.fault, text));
  return null;
}

/** Formats a fault as `file:line:column: …`, which editors can open. */
function printFaultWithColumn(fault: NotationFault, text: string): string {
  const sentence = printNotationFault(fault);
  const { line, path, file } = fault;
  if (line === null) return sentence;
  const row = text.split('\n')[line - 1] ?? '';
  const key = path.findLast((part) => typeof part === 'string');
  const at = key === undefined ? -1 : row.indexOf(`${key}`);
  const column = (at >= 0 ? at : row.search(/\S|$/)) + 1;
  return `${file}:${line}:${column}${sentence.slice(`${file}:${line}`.length)}`;
}

function printRefusal(fault: EngineFault, json: boolean, world: CommandIo): number {
  if (json) world.out(JSON.stringify({ fault }, null, 2));
  else world.err(fault.sentence);
  return 1;
}

function isEditionId(id: string): boolean {
  return EDITION_IDS.some((known) => known === id);
}

/** Input and output of a command, replaced in tests. */
export interface CommandIo {
  /** Reads a file, or standard input for `-`. Throws if the file cannot be read. */
  readonly read: (file: string) => string;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** Whether the output supports colours. */
  readonly colours: boolean;
}
