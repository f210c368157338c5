import { type Fraction, isEqualFraction, printFraction, toPercent } from '../../plain/fraction';
import type { HitAnswer, Note, TargetAnswer } from '../../rules/answer';
import type { Naming } from '../names/naming';
import { sumOfTally } from './answers';
import {
  type AnswerLine,
  type AnswerNumber,
  type AnswerWords,
  changeLines,
  line,
  noteLines,
  reasonLines,
} from './lines';
import { ANSWER_WORDS } from './sheet';

type HitWords = Pick<AnswerWords, 'number' | 'odds' | 'rerolls' | 'more' | 'lines'>;

/** Describes an attack. The main numbers are about its first target. */
export function hitWords(hit: HitAnswer, naming: Naming): HitWords {
  const [target, ...others] = hit.targets;
  const several = others.length > 0;
  // With several lines of fire, only obstacles are listed: “clear” would not say which line is meant.
  const isSaid = (note: Note) => !several || note.code !== 'line-clear';
  const seen = hit.targets.flatMap((each) => noteLines(each.sight?.notes.filter(isSaid) ?? [], naming));
  const notes = hit.notes.filter((note) => isSaid(note) && (note.code !== 'knocks-out' || target?.wounds === null));
  const said = unrepeated([...reasonLines(hit.reasons, naming), ...seen, ...noteLines(notes, naming)]);
  const sums = target && target.wounds !== null ? woundLines(hit, target, naming) : tallyLines(hit, naming);
  return {
    number: target ? needed(target, hit.legal) : null,
    odds: target && hit.legal && target.needs !== null ? oddsWords(target.chance) : null,
    rerolls: target && hit.legal ? rerollWords(target) : [],
    more: hit.legal && target ? inShort(target, [...others, ...hit.splash], naming) : [],
    lines: [...said, ...togetherLines(hit), ...sums, ...splashLines(hit, naming)],
  };
}

/** Damage of the first target if no number shows it, and one phrase for each other target. */
function inShort(target: TargetAnswer, others: readonly TargetAnswer[], naming: Naming): string[] {
  const dealt = target.needs === null ? [] : [ANSWER_WORDS.clicks(target.damage.total)];
  const rest = others.map((each) => {
    const roll = ANSWER_WORDS.roll(each.needs, percentWords(each.chance));
    return ANSWER_WORDS.targetInShort(naming.piece(each.target), roll, ANSWER_WORDS.clicks(each.damage.total));
  });
  return [...dealt, ...rest];
}

/** Strength and wounds with their changes, and the price, in editions where an attack needs no roll. */
function woundLines({ cost }: HitAnswer, target: TargetAnswer, naming: Naming): AnswerLine[] {
  const { attack, damage, knockOut, wounds } = target;
  const dealt = ANSWER_WORDS.wounds(wounds ?? 0);
  return [
    line('plain', ANSWER_WORDS.strength(sumOfTally(attack))),
    ...changeLines(attack, 'attack', naming),
    line('plain', ANSWER_WORDS.inflicts(damage.changes.length > 0 ? sumOfTally(damage) : null, dealt), dealt),
    ...changeLines(damage, 'damage', naming),
    ...(knockOut.numerator > 0 ? [line('good', ANSWER_WORDS.defeats(naming.piece(target.target)))] : []),
    ...(cost === null ? [] : [line('plain', ANSWER_WORDS.costs(cost))]),
  ];
}

/** Chances when one roll counts against several targets: to hit all, and to hit at least one. */
function togetherLines({ legal, together }: HitAnswer): AnswerLine[] {
  if (!together || !legal) return [];
  return [line('plain', ANSWER_WORDS.together(percentWords(together.all), percentWords(together.any)))];
}

/** Figures that the attack hits without being targets. */
function splashLines({ splash, legal }: HitAnswer, naming: Naming): AnswerLine[] {
  if (!legal) return [];
  return splash.map(({ target, needs, chance, damage }) => {
    const clicks = ANSWER_WORDS.clicks(damage.total);
    return line(
      'warn',
      ANSWER_WORDS.splash(naming.piece(target), ANSWER_WORDS.roll(needs, percentWords(chance)), clicks),
      clicks,
    );
  });
}

function needed({ needs, damage, wounds, evades }: TargetAnswer, legal: boolean): AnswerNumber | null {
  if (wounds !== null) return legal ? { value: String(wounds), unit: ANSWER_WORDS.noRollWounds(wounds) } : null;
  if (needs === null) return legal ? { value: String(damage.total), unit: ANSWER_WORDS.noRoll(damage.total) } : null;
  return legal
    ? { value: String(needs), unit: evades ? ANSWER_WORDS.orMoreThenEvade : ANSWER_WORDS.orMore }
    : { value: String(needs), unit: ANSWER_WORDS.wouldNeed, unitFirst: true };
}

function oddsWords(chance: Fraction): AnswerWords['odds'] {
  return { fraction: outOf36(chance), percent: percentWords(chance) };
}

function rerollWords({ withReroll, chance }: TargetAnswer): readonly string[] {
  if (!withReroll) return [];
  const { attacker, target } = withReroll;
  return [
    ...(isEqualFraction(attacker, chance) ? [] : [ANSWER_WORDS.withReroll(percentWords(attacker))]),
    ...(isEqualFraction(target, chance) ? [] : [ANSWER_WORDS.againstReroll(percentWords(target))]),
  ];
}

/** A chance in percent: `42%`; `under 1%` for a small chance that is not zero. */
export function percentWords(chance: Fraction): string {
  return ANSWER_WORDS.percent(toPercent(chance), chance.numerator === 0);
}

/** A chance as a fraction of the 36 results of two dice, where it divides evenly: `15/36`. */
export function outOf36(chance: Fraction): string {
  return 36 % chance.denominator === 0 ? `${(chance.numerator * 36) / chance.denominator}/36` : printFraction(chance);
}

function tallyLines({ targets }: HitAnswer, naming: Naming): AnswerLine[] {
  const [first, ...others] = targets;
  if (!first) return [];
  if (others.length === 0) return [...rollLines(first, naming), ...damageLines(first, null, naming)];
  return [
    ...changeLines(first.attack, 'attack', naming),
    ...targets.flatMap((target) => {
      const name = naming.piece(target.target);
      const roll = ANSWER_WORDS.roll(target.needs, percentWords(target.chance));
      return [
        line('plain', ANSWER_WORDS.against(name, sumOfTally(target.defense), roll)),
        ...changeLines(target.defense, 'defense', naming),
        ...damageLines(target, name, naming),
      ];
    }),
  ];
}

function rollLines({ attack, defense, needs }: TargetAnswer, naming: Naming): AnswerLine[] {
  if (needs === null) return [];
  return [
    line('plain', ANSWER_WORDS.attack(sumOfTally(attack), sumOfTally(defense))),
    ...changeLines(attack, 'attack', naming),
    ...changeLines(defense, 'defense', naming),
  ];
}

function damageLines({ damage }: TargetAnswer, name: string | null, naming: Naming): AnswerLine[] {
  const sum = damage.changes.length > 0 ? sumOfTally(damage) : null;
  const clicks = ANSWER_WORDS.clicks(damage.total);
  const text = name === null ? ANSWER_WORDS.damage(sum, clicks) : ANSWER_WORDS.damageTo(name, sum, clicks);
  return [line('plain', text, clicks), ...changeLines(damage, 'damage', naming)];
}

/** Removes duplicates: a line of fire and its attack share some notes. */
function unrepeated(lines: readonly AnswerLine[]): AnswerLine[] {
  return lines.filter((line, index) => lines.findIndex(({ text }) => text === line.text) === index);
}
