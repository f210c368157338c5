import type { Board } from '../board/board';
import { printBoardText } from '../board/text';
import { parseQuestion, parsePosition as parseSheet } from '../notation/cases';
import { type Fault, printFault } from '../notation/fault';
import { withMarks } from '../notation/marked';
import { ask, checkForce, give, type Ruling } from '../package/engine';
import type { EngineFault } from '../package/fault';
import type { Plain } from '../package/plain-told';
import { answerQuestion } from '../query/answered';
import { EDITION_IDS, editionName } from '../rules';
import { editionById } from '../rules/editions';
import { printAnswer, wordsOfAnswer } from '../text/answer/present';
import type { Naming } from '../text/names/naming';
import type { World } from './run';
import { svgOf } from './svg';

const GREEN = '\u001b[32m';
const RED = '\u001b[31m';
const PLAIN = '\u001b[0m';

/** Answers a question: as a person reads it, or as data. */
export function askText(text: string, file: string, json: boolean, world: World): number {
  const read = readText(text, file, world);
  if (!read) return 1;
  const { rules, sheet } = read;
  const ruling = sheet.ask.ask === 'play' ? give(rules, text) : ask(rules, text);
  if (!ruling.ok) return refuse(ruling.fault, json, world);
  if (json) world.out(JSON.stringify({ ...ruling.value, answer: undefined }, null, 2));
  else for (const line of wordsOfRuling(ruling.value, sheet.position?.board ?? null, world.colours)) world.out(line);
  return 0;
}

/** Checks a force. A force that the book is against is an answer, too. */
export function forceText(text: string, file: string, json: boolean, world: World): number {
  const read = readText(text, file, world);
  if (!read) return 1;
  const checked = checkForce(read.rules, text);
  if (!checked.ok) return refuse(checked.fault, json, world);
  const { legal, points, left, themes, problems } = checked.value;
  if (json) world.out(JSON.stringify(checked.value, null, 2));
  else {
    world.out(coloured(legal ? 'Legal' : 'Not legal', legal, world.colours));
    world.out(`${points} points, ${left < 0 ? `${-left} over` : `${left} left`}`);
    if (themes.length > 0) world.out(`themed team: ${themes.join(', ')}`);
    for (const { code, cite } of problems)
      world.out(`- ${code.replaceAll('-', ' ')} (${editionName(cite.edition)}: ${cite.passage})`);
  }
  return 0;
}

/** Draws a board: as text, or as a picture with what an answer draws. */
export function mapText(text: string, file: string, svg: boolean, world: World): number {
  const read = parseSheet(text, file, knows);
  if (!read.ok) {
    world.err(sentenceOf(read.fault, text));
    return 1;
  }
  const { position, ask: question, edition } = read.value;
  const rules = editionById(edition);
  const answered =
    rules && question && question.ask !== 'play' ? answerQuestion(rules, withMarks(position), question) : null;
  world.out(svg ? svgOf(position, answered) : printBoardText(position.board));
  return 0;
}

function wordsOfRuling({ answer, told, edition }: Ruling, board: Board | null, colours: boolean): string[] {
  const head = [editionName(edition)];
  if (!answer) return [...head, ...linesOf(told, '')];
  const naming: Naming = { piece: (id) => id, side: (side) => side, edition: editionName, board };
  const words = wordsOfAnswer(answer, naming);
  const [verdict = '', ...lines] = printAnswer(words).split('\n');
  return [...head, coloured(verdict, words.tone !== 'bad', colours), ...lines];
}

/** Keys and values, a line each: what stands where after a played turn. */
function linesOf(told: Plain, before: string): string[] {
  if (told === null || typeof told !== 'object') return [`${before} ${told}`];
  if (Array.isArray(told)) return [`${before} ${told.length === 0 ? 'none' : told.join(', ')}`];
  return Object.entries(told).flatMap(([key, value]) =>
    linesOf(value as Plain, `${before === '' ? '' : `${before} `}${key}:`),
  );
}

function coloured(words: string, good: boolean, colours: boolean): string {
  return colours ? `${good ? GREEN : RED}${words}${PLAIN}` : words;
}

/** A question with the rules that it asks for; it is refused here where it cannot be read. */
function readText(text: string, file: string, world: World) {
  const read = parseQuestion(text, file, knows);
  const rules = read.ok ? editionById(read.value.edition) : null;
  if (read.ok && rules) return { rules, sheet: read.value };
  if (!read.ok) world.err(sentenceOf(read.fault, text));
  return null;
}

/** A fault as other tools write one, so that editors find the place: `file:line:column: …`. */
function sentenceOf(fault: Fault, text: string): string {
  const sentence = printFault(fault);
  const { line, path, file } = fault;
  if (line === null) return sentence;
  const row = text.split('\n')[line - 1] ?? '';
  const key = path.findLast((part) => typeof part === 'string');
  const at = key === undefined ? -1 : row.indexOf(`${key}`);
  const column = (at >= 0 ? at : row.search(/\S|$/)) + 1;
  return `${file}:${line}:${column}${sentence.slice(`${file}:${line}`.length)}`;
}

function refuse(fault: EngineFault, json: boolean, world: World): number {
  if (json) world.out(JSON.stringify({ fault }, null, 2));
  else world.err(fault.sentence);
  return 1;
}

function knows(id: string): boolean {
  return EDITION_IDS.some((known) => known === id);
}
