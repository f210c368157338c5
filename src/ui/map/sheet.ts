import { squareName } from '../../grid/square';
import { type Fraction, percent, printFraction, sameFraction } from '../../plain/fraction';
import type { Citation, MoveAnswer, Note, NoteCode, Reason, SeeAnswer, Tally, TargetAnswer } from '../../rules/answer';
import { type Position, pieceOf } from '../../table/position';
import {
  effectOfChange,
  nameOfSource,
  sumOfTally,
  wordsOfCitation,
  wordsOfNote,
  wordsOfReason,
} from '../../text/answers';
import { EN_SHEET } from '../../text/en/sheet';
import type { Naming } from '../../text/naming';
import type { Ruling } from './ask';

export type LineTone = 'good' | 'bad' | 'plain' | 'warn';

/** One line of an answer: words, what they change (shown strong), and where that stands. */
export interface SheetLine {
  readonly tone: LineTone;
  readonly text: string;
  readonly strong: string | null;
  readonly source: string | null;
  /** Anything but `book` is shown as such. */
  readonly basis: Citation['basis'] | null;
}

/** An answer in words, the largest first. */
export interface SheetWords {
  readonly verdict: string;
  readonly tone: 'good' | 'bad' | 'warn';
  /** The number that people look for, with what it is: `8` `or more`. */
  readonly number: { readonly value: string; readonly unit: string } | null;
  /** `again`: with a reroll in hand; null where that changes nothing. */
  readonly odds: { readonly fraction: string; readonly percent: string; readonly again: string | null } | null;
  readonly lines: readonly SheetLine[];
}

export function wordsOfRuling(ruling: Ruling, position: Position, selected: string, naming: Naming): SheetWords {
  if (ruling.mode === 'see') return seeWords(ruling.see, ruling.range.squares, naming);
  if (ruling.mode === 'hit') return hitWords(ruling, naming);
  if (ruling.mode === 'move') return moveWords(ruling.move, pieceOf(position, selected)?.speed ?? 0, naming);
  const { destroy } = ruling;
  const lines = [...reasonLines(destroy.reasons, naming), ...noteLines(destroy.notes, naming)];
  if (destroy.debris.length > 0) lines.push(plain(EN_SHEET.debris(destroy.debris.map(squareName))));
  return { ...verdict(destroy.legal, lines), number: null, odds: null };
}

function verdict(legal: boolean, lines: readonly SheetLine[]): Pick<SheetWords, 'verdict' | 'tone' | 'lines'> {
  const said = lines.length > 0 ? lines : [plain(legal ? EN_SHEET.nothingSaid : EN_SHEET.refused)];
  return { verdict: legal ? EN_SHEET.yes : EN_SHEET.no, tone: legal ? 'good' : 'bad', lines: said };
}

function seeWords(see: SeeAnswer, squares: number, naming: Naming): SheetWords {
  const lines = [...reasonLines(see.reasons, naming), ...noteLines(see.notes, naming)];
  const common = {
    number: { value: String(squares), unit: EN_SHEET.squares(squares).replace(/^\d+ /, '') },
    odds: null,
  };
  const told = { ...verdict(see.see !== 'blocked', lines), ...common };
  return see.see === 'hindered' ? { ...told, verdict: EN_SHEET.hindered, tone: 'warn' } : told;
}

function hitWords(ruling: Extract<Ruling, { readonly mode: 'hit' }>, naming: Naming): SheetWords {
  const { hit } = ruling;
  const target = hit.targets.find((each) => each.target === ruling.target.piece);
  const seen = target?.sight ? noteLines(target.sight.notes, naming) : [];
  const lines = unrepeated([
    ...reasonLines(hit.reasons, naming),
    ...seen,
    ...noteLines(
      hit.notes.filter((note) => note.code !== 'player-rules'),
      naming,
    ),
    ...(target ? tallyLines(target, naming) : []),
    // What nobody here can rule on comes last: it is no part of the sum.
    ...noteLines(
      hit.notes.filter((note) => note.code === 'player-rules'),
      naming,
    ),
  ]);
  return {
    ...verdict(hit.legal, lines),
    number: target ? needWords(target, hit.legal) : null,
    odds: target && hit.legal ? oddsWords(target) : null,
  };
}

function needWords(target: TargetAnswer, legal: boolean): SheetWords['number'] {
  if (target.needs === null) return null;
  return { value: String(target.needs), unit: legal ? EN_SHEET.orMore : EN_SHEET.wouldNeed };
}

function oddsWords(target: TargetAnswer): SheetWords['odds'] {
  const again = target.withReroll?.attacker;
  return {
    fraction: outOf36(target.chance),
    percent: `${percent(target.chance)}%`,
    again: again && !sameFraction(again, target.chance) ? EN_SHEET.withReroll(percent(again)) : null,
  };
}

/** Two dice have 36 faces: people count in those where they can. */
export function outOf36(chance: Fraction): string {
  return 36 % chance.under === 0 ? `${(chance.over * 36) / chance.under}/36` : printFraction(chance);
}

function tallyLines(target: TargetAnswer, naming: Naming): SheetLine[] {
  const lines = [plain(EN_SHEET.attack(sumOfTally(target.attack), sumOfTally(target.defense)))];
  lines.push(...changeLines(target.attack, 'attack', naming), ...changeLines(target.defense, 'defense', naming));
  const sum = target.damage.changes.length > 0 ? sumOfTally(target.damage) : null;
  lines.push({ ...plain(EN_SHEET.damage(sum)), strong: EN_SHEET.clicks(target.damage.total) });
  lines.push(...changeLines(target.damage, 'damage', naming));
  return lines;
}

function changeLines(tally: Tally, value: 'attack' | 'defense' | 'damage', naming: Naming): SheetLine[] {
  return tally.changes.map((change) => ({
    tone: 'plain',
    text: nameOfSource(change.source),
    strong: effectOfChange(change, value),
    ...cited(change.cite, naming),
  }));
}

function moveWords(move: MoveAnswer, speed: number, naming: Naming): SheetWords {
  const lines = [...reasonLines(move.reasons, naming)];
  if (move.breakAway !== false) lines.push({ ...plain(EN_SHEET.breakAway(move.breakAway)), tone: 'warn' });
  lines.push(...noteLines(move.notes, naming));
  const turns = move.path.slice(1, -1).map(squareName);
  if (turns.length > 0) lines.push(plain(EN_SHEET.way(turns)));
  return {
    ...verdict(move.legal, lines),
    number: move.cost === null ? null : { value: String(move.cost), unit: `of speed ${speed}` },
    odds: null,
  };
}

function reasonLines(reasons: readonly Reason[], naming: Naming): SheetLine[] {
  return reasons.map((reason) => ({
    tone: 'bad',
    text: wordsOfReason(reason, naming),
    strong: null,
    ...cited(reason.cite, naming),
  }));
}

const GOOD_NOTES: readonly NoteCode[] = ['line-clear', 'in-range', 'adjacent', 'knocks-out', 'auto-hit'];
const PLAIN_NOTES: readonly NoteCode[] = ['damage-shared', 'critical', 'halved-power', 'carrying-slows'];

function noteLines(notes: readonly Note[], naming: Naming): SheetLine[] {
  return notes.map((note) => ({
    tone: GOOD_NOTES.includes(note.code) ? 'good' : PLAIN_NOTES.includes(note.code) ? 'plain' : 'warn',
    text: wordsOfNote(note, naming),
    strong: null,
    ...cited(note.cite, naming),
  }));
}

function cited(cite: Citation, naming: Naming): Pick<SheetLine, 'source' | 'basis'> {
  return { source: wordsOfCitation(cite, naming), basis: cite.basis };
}

function plain(text: string): SheetLine {
  return { tone: 'plain', text, strong: null, source: null, basis: null };
}

/** The line of fire and the attack may say the same thing: it is told once. */
function unrepeated(lines: readonly SheetLine[]): SheetLine[] {
  return lines.filter(
    (line, index) => lines.findIndex((each) => each.text === line.text && each.strong === line.strong) === index,
  );
}
