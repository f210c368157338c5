import { squareName } from '../../grid/square';
import { type Fraction, percent, printFraction, sameFraction } from '../../plain/fraction';
import type { Ruling } from '../../query/ask';
import type { SwitchedOff } from '../../query/terms';
import type { Citation, HitAnswer, Note, NoteCode, Reason, SeeAnswer, Tally, TargetAnswer } from '../../rules/answer';
import type { Naming } from '../names/naming';
import { effectOfChange, nameOfSource, sumOfTally, wordsOfCitation, wordsOfNote, wordsOfReason } from './answers';
import { EN_SHEET } from './sheet';

export type LineTone = 'good' | 'bad' | 'plain' | 'warn';

/** One line of an answer: words, what they change (shown strong), and where that stands. */
export interface SheetLine {
  readonly tone: LineTone;
  readonly text: string;
  readonly strong: string | null;
  readonly source: string | null;
  /** Anything but `book` is shown as such. */
  readonly basis: Citation['basis'] | null;
  /** The passage, to open it in the book. */
  readonly cite?: Citation;
}

/** An answer in words, the largest first. */
export interface SheetWords {
  readonly verdict: string;
  readonly tone: 'good' | 'bad' | 'warn';
  /** The number that people look for, with what it is: `8` `or more`. */
  readonly number: { readonly value: string; readonly unit: string } | null;
  readonly odds: { readonly fraction: string; readonly percent: string } | null;
  /** With a reroll in the attacker's hand, and against one in the other's; none where that changes nothing. */
  readonly rerolls: readonly string[];
  readonly lines: readonly SheetLine[];
}

/** A ruling in words; `off` says what was left out of it. */
export function wordsOfRuling(ruling: Ruling, naming: Naming, off: readonly SwitchedOff[] = []): SheetWords {
  const words = plainWords(ruling, naming);
  const lines = off.map(({ piece, power }) => ({
    ...line('warn', EN_SHEET.powers.off(nameOfSource(power), naming.piece(piece))),
    source: EN_SHEET.powers.offHint,
  }));
  return { ...words, lines: [...lines, ...words.lines] };
}

function plainWords(ruling: Ruling, naming: Naming): SheetWords {
  if (ruling.mode === 'see') return seeWords(ruling.see, ruling.range.squares, naming);
  if (ruling.mode === 'hit') return hitWords(ruling, naming);
  if (ruling.mode === 'move') return moveWords(ruling, naming);
  const { destroy } = ruling;
  const lines = [...reasonLines(destroy.reasons, naming), ...noteLines(destroy.notes, naming)];
  if (destroy.debris.length > 0) lines.push(line('plain', EN_SHEET.debris(destroy.debris.map(squareName))));
  return { ...verdict(destroy.legal, lines), ...NO_NUMBERS };
}

const NO_NUMBERS = { number: null, odds: null, rerolls: [] } as const;

function verdict(legal: boolean, lines: readonly SheetLine[]): Pick<SheetWords, 'verdict' | 'tone' | 'lines'> {
  const said = lines.length > 0 ? lines : [line('plain', legal ? EN_SHEET.nothingSaid : EN_SHEET.refused)];
  return { verdict: legal ? EN_SHEET.yes : EN_SHEET.no, tone: legal ? 'good' : 'bad', lines: said };
}

function seeWords(see: SeeAnswer, squares: number, naming: Naming): SheetWords {
  const lines = [...reasonLines(see.reasons, naming), ...noteLines(see.notes, naming)];
  const number = { value: String(squares), unit: EN_SHEET.squares(squares).replace(/^\d+ /, '') };
  const told = { ...verdict(see.see !== 'blocked', lines), ...NO_NUMBERS, number };
  return see.see === 'hindered' ? { ...told, verdict: EN_SHEET.hindered, tone: 'warn' } : told;
}

function hitWords(ruling: Extract<Ruling, { readonly mode: 'hit' }>, naming: Naming): SheetWords {
  const { hit } = ruling;
  const target = hit.targets.find((each) => each.target === ruling.target.piece);
  // Of several lines of fire only what is in the way is told: which of them is clear would be anybody's guess.
  const several = hit.targets.length > 1;
  const told = (note: Note) => !several || note.code !== 'line-clear';
  const seen = hit.targets.flatMap((each) => noteLines(each.sight?.notes.filter(told) ?? [], naming));
  // Powers that nobody here can rule on stand in the list of powers.
  const notes = hit.notes.filter(
    (note) => note.code !== 'player-rules' && told(note) && (note.code !== 'knocks-out' || target?.wounds === null),
  );
  const said = unrepeated([...reasonLines(hit.reasons, naming), ...seen, ...noteLines(notes, naming)]);
  const sums = target && target.wounds !== null ? woundLines(hit, target, naming) : tallyLines(hit, naming);
  const lines = [...said, ...togetherLines(hit), ...sums, ...splashLines(hit, naming)];
  return {
    ...verdict(hit.legal, lines),
    number: target ? needWords(target, hit.legal) : null,
    odds: target && hit.legal && target.needs !== null ? oddsWords(target.chance) : null,
    rerolls: target && hit.legal ? rerollWords(target) : [],
  };
}

/** Strength and wounds with what changed them, and the price, where nothing is rolled. */
function woundLines({ cost }: HitAnswer, target: TargetAnswer, naming: Naming): SheetLine[] {
  const { attack, damage, knockOut, wounds } = target;
  return [
    line('plain', EN_SHEET.strength(sumOfTally(attack))),
    ...changeLines(attack, 'attack', naming),
    {
      ...line('plain', EN_SHEET.inflicts(damage.changes.length > 0 ? sumOfTally(damage) : null)),
      strong: EN_SHEET.wounds(wounds ?? 0),
    },
    ...changeLines(damage, 'damage', naming),
    ...(knockOut.over > 0 ? [line('good', EN_SHEET.defeats(naming.piece(target.target)))] : []),
    ...(cost === null ? [] : [line('plain', EN_SHEET.costs(cost))]),
  ];
}

/** One roll against several: all of them, or any. */
function togetherLines({ legal, together }: HitAnswer): SheetLine[] {
  if (!together || !legal) return [];
  return [line('plain', EN_SHEET.together(percentWords(together.all), percentWords(together.any)))];
}

/** Those struck though nobody aimed at them. */
function splashLines({ splash, legal }: HitAnswer, naming: Naming): SheetLine[] {
  if (!legal) return [];
  return splash.map(({ target, needs, chance, damage }) => ({
    ...line('warn', EN_SHEET.splash(naming.piece(target), EN_SHEET.roll(needs, percentWords(chance)))),
    strong: EN_SHEET.clicks(damage.total),
  }));
}

function needWords(target: TargetAnswer, legal: boolean): SheetWords['number'] {
  const { needs, damage, wounds } = target;
  if (wounds !== null) return legal ? { value: String(wounds), unit: EN_SHEET.noRollWounds(wounds) } : null;
  if (needs === null) return legal ? { value: String(damage.total), unit: EN_SHEET.noRoll(damage.total) } : null;
  return { value: String(needs), unit: legal ? EN_SHEET.orMore : EN_SHEET.wouldNeed };
}

function oddsWords(chance: Fraction): SheetWords['odds'] {
  return { fraction: outOf36(chance), percent: percentWords(chance) };
}

function rerollWords({ withReroll, chance }: TargetAnswer): readonly string[] {
  if (!withReroll) return [];
  const { attacker, target } = withReroll;
  return [
    ...(sameFraction(attacker, chance) ? [] : [EN_SHEET.withReroll(percentWords(attacker))]),
    ...(sameFraction(target, chance) ? [] : [EN_SHEET.againstReroll(percentWords(target))]),
  ];
}

/** `42%`; what is rare but not never is `under 1%`. */
export function percentWords(chance: Fraction): string {
  return EN_SHEET.percent(percent(chance), chance.over === 0);
}

/** Two dice have 36 faces: people count in those where they can. */
export function outOf36(chance: Fraction): string {
  return 36 % chance.under === 0 ? `${(chance.over * 36) / chance.under}/36` : printFraction(chance);
}

/** Values with everything that changed them, in the order in which it counts. */
function tallyLines(hit: HitAnswer, naming: Naming): SheetLine[] {
  const [first] = hit.targets;
  if (!first) return [];
  const several = hit.targets.length > 1;
  const rolled = hit.targets.some((target) => target.needs !== null);
  if (!several) {
    const sum = rolled ? [line('plain', EN_SHEET.attack(sumOfTally(first.attack), sumOfTally(first.defense)))] : [];
    return [
      ...sum,
      ...(rolled
        ? [...changeLines(first.attack, 'attack', naming), ...changeLines(first.defense, 'defense', naming)]
        : []),
      ...damageLines(first, null, naming),
    ];
  }
  return [
    ...changeLines(first.attack, 'attack', naming),
    ...hit.targets.flatMap((target) => {
      const name = naming.piece(target.target);
      const roll = EN_SHEET.roll(target.needs, percentWords(target.chance));
      return [
        line('plain', EN_SHEET.against(name, sumOfTally(target.defense), roll)),
        ...changeLines(target.defense, 'defense', naming),
        ...damageLines(target, name, naming),
      ];
    }),
  ];
}

function damageLines({ damage }: TargetAnswer, name: string | null, naming: Naming): SheetLine[] {
  const sum = damage.changes.length > 0 ? sumOfTally(damage) : null;
  const text = name === null ? EN_SHEET.damage(sum) : EN_SHEET.damageTo(name, sum);
  return [{ ...line('plain', text), strong: EN_SHEET.clicks(damage.total) }, ...changeLines(damage, 'damage', naming)];
}

function changeLines(tally: Tally, value: 'attack' | 'defense' | 'damage', naming: Naming): SheetLine[] {
  return tally.changes.map((change) => ({
    tone: 'plain',
    text: nameOfSource(change.source),
    strong: effectOfChange(change, value),
    ...cited(change.cite, naming),
  }));
}

function moveWords(
  { move, speed, points, question }: Extract<Ruling, { readonly mode: 'move' }>,
  naming: Naming,
): SheetWords {
  const lines = reasonLines(move.reasons, naming);
  if (move.breakAway !== false) lines.push(line('warn', EN_SHEET.breakAway(move.breakAway)));
  lines.push(...noteLines(move.notes, naming));
  const turns = move.path.slice(1, -1).map(squareName);
  if (turns.length > 0) lines.push(line('plain', EN_SHEET.way(turns)));
  const number =
    move.cost === null
      ? null
      : {
          value: String(move.cost),
          unit: unitOf(speed, points, question.by !== undefined),
        };
  return { ...verdict(move.legal, lines), ...NO_NUMBERS, number };
}

function unitOf(speed: number, points: boolean, lifted: boolean): string {
  if (points) return EN_SHEET.ofPoints(speed);
  return lifted ? EN_SHEET.ofSquares(speed) : EN_SHEET.ofSpeed(speed);
}

export function reasonLines(reasons: readonly Reason[], naming: Naming): SheetLine[] {
  return reasons.map((reason) => ({ ...line('bad', wordsOfReason(reason, naming)), ...cited(reason.cite, naming) }));
}

const GOOD_NOTES: readonly NoteCode[] = ['line-clear', 'in-range', 'adjacent', 'knocks-out', 'auto-hit'];
const PLAIN_NOTES: readonly NoteCode[] = ['damage-shared', 'critical', 'halved-power', 'carrying-slows', 'house-rule'];

export function noteLines(notes: readonly Note[], naming: Naming): SheetLine[] {
  return notes.map((note) => ({
    ...line(
      GOOD_NOTES.includes(note.code) ? 'good' : PLAIN_NOTES.includes(note.code) ? 'plain' : 'warn',
      wordsOfNote(note, naming),
    ),
    ...cited(note.cite, naming),
  }));
}

function cited(cite: Citation, naming: Naming): Pick<SheetLine, 'source' | 'basis' | 'cite'> {
  return { source: wordsOfCitation(cite, naming), basis: cite.basis, cite };
}

function line(tone: LineTone, text: string): SheetLine {
  return { tone, text, strong: null, source: null, basis: null };
}

/** A line of fire and the attack on it say some things twice. */
function unrepeated(lines: readonly SheetLine[]): SheetLine[] {
  return lines.filter(
    (line, index) => lines.findIndex((each) => each.text === line.text && each.strong === line.strong) === index,
  );
}
