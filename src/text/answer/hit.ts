import { type Fraction, isEqualFraction, printFraction, toPercent } from '../../plain/fraction';
import type { HitAnswer, Note, TargetAnswer } from '../../rules/answer';
import type { Naming } from '../names/naming';
import { say, sayMany } from '../say';
import {
  type AnswerLine,
  type AnswerNumber,
  type FormattedAnswer,
  listChangeLines,
  listNoteLines,
  listReasonLines,
  makeAnswerLine,
} from './answer-lines';
import { ANSWER_TEXT } from './answer-text';
import { formatModifiedValue } from './answers';

type HitWords = Pick<FormattedAnswer, 'number' | 'odds' | 'rerolls' | 'otherNumbers' | 'lines'>;

/** Describes an attack. The main numbers are about its first target. */
export function describeHit(hit: HitAnswer, naming: Naming): HitWords {
  const [target, ...others] = hit.targets;
  const several = others.length > 0;
  // With several lines of fire, only obstacles are listed: “clear” would not say which line is meant.
  const isSaid = (note: Note) => !several || note.code !== 'line-clear';
  const seen = hit.targets.flatMap((each) => listNoteLines(each.sight?.notes.filter(isSaid) ?? [], naming));
  const notes = hit.notes.filter((note) => isSaid(note) && (note.code !== 'knocks-out' || target?.wounds === null));
  const said = unrepeated([...listReasonLines(hit.reasons, naming), ...seen, ...listNoteLines(notes, naming)]);
  const sums = target && target.wounds !== null ? woundLines(hit, target, naming) : tallyLines(hit, naming);
  return {
    number: target ? needed(target, hit.legal) : null,
    odds: target && hit.legal && target.needs !== null ? oddsWords(target.chance) : null,
    rerolls: target && hit.legal ? rerollWords(target) : [],
    otherNumbers: hit.legal && target ? inShort(target, [...others, ...hit.splash], naming) : [],
    lines: [...said, ...togetherLines(hit), ...sums, ...splashLines(hit, naming)],
  };
}

/**
 * Lists phrases for an answer on one line: damage of the first target if it needs no roll, and one phrase for each
 * other target.
 */
function inShort(target: TargetAnswer, others: readonly TargetAnswer[], naming: Naming): string[] {
  const dealt = target.needs === null ? [] : [ANSWER_TEXT.clicks(target.damage.total)];
  const rest = others.map((each) => {
    const roll = ANSWER_TEXT.roll(each.needs, formatChance(each.chance));
    return ANSWER_TEXT.targetInShort(naming.piece(each.target), roll, ANSWER_TEXT.clicks(each.damage.total));
  });
  return [...dealt, ...rest];
}

/** Lists the lines about strength, wounds and price, in editions where an attack needs no roll. */
function woundLines({ cost }: HitAnswer, target: TargetAnswer, naming: Naming): AnswerLine[] {
  const { attack, damage, knockOut, wounds } = target;
  const dealt = ANSWER_TEXT.wounds(wounds ?? 0);
  return [
    makeAnswerLine('plain', say('Strength {sum}', { sum: formatModifiedValue(attack) })),
    ...listChangeLines(attack, 'attack', naming),
    makeAnswerLine(
      'plain',
      ANSWER_TEXT.inflicts(damage.changes.length > 0 ? formatModifiedValue(damage) : null, dealt),
      dealt,
    ),
    ...listChangeLines(damage, 'damage', naming),
    ...(knockOut.numerator > 0
      ? [makeAnswerLine('good', say('Defeats {name}', { name: naming.piece(target.target) }))]
      : []),
    ...(cost === null ? [] : [makeAnswerLine('plain', say('Costs {points} AP', { points: cost }))]),
  ];
}

/** Lists the chances of one roll that counts against several targets: to hit all, and to hit at least one. */
function togetherLines({ legal, together }: HitAnswer): AnswerLine[] {
  if (!together || !legal) return [];
  return [
    makeAnswerLine(
      'plain',
      say('One roll: {all} to hit all, {any} to hit at least one', {
        all: formatChance(together.all),
        any: formatChance(together.any),
      }),
    ),
  ];
}

/** Lists the figures that the attack hits without being targets. */
function splashLines({ splash, legal }: HitAnswer, naming: Naming): AnswerLine[] {
  if (!legal) return [];
  return splash.map(({ target, needs, chance, damage }) => {
    const clicks = ANSWER_TEXT.clicks(damage.total);
    return makeAnswerLine(
      'warn',
      ANSWER_TEXT.splash(naming.piece(target), ANSWER_TEXT.roll(needs, formatChance(chance)), clicks),
      clicks,
    );
  });
}

function needed({ needs, damage, wounds, evades }: TargetAnswer, legal: boolean): AnswerNumber | null {
  if (wounds !== null)
    return legal
      ? { value: String(wounds), unit: say('{wounds}, no roll', { wounds: sayMany(wounds, 'wound', 'wounds') }) }
      : null;
  if (needs === null)
    return legal
      ? {
          value: String(damage.total),
          unit: say('{clicks}, no roll', { clicks: sayMany(damage.total, 'click', 'clicks') }),
        }
      : null;
  return legal
    ? { value: String(needs), unit: evades ? say('or more, then its evade') : say('or more') }
    : { value: String(needs), unit: say('would need'), unitFirst: true };
}

function oddsWords(chance: Fraction): FormattedAnswer['odds'] {
  return { fraction: formatOutOf36(chance), percent: formatChance(chance) };
}

function rerollWords({ withReroll, chance }: TargetAnswer): readonly string[] {
  if (!withReroll) return [];
  const { attacker, target } = withReroll;
  return [
    ...(isEqualFraction(attacker, chance) ? [] : [say('{percent} with a reroll', { percent: formatChance(attacker) })]),
    ...(isEqualFraction(target, chance) ? [] : [say('{percent} if they reroll', { percent: formatChance(target) })]),
  ];
}

/** Formats a chance in percent: `42%`; `under 1%` for a small chance that is not zero. */
export function formatChance(chance: Fraction): string {
  return ANSWER_TEXT.percent(toPercent(chance), chance.numerator === 0);
}

/**
 * Formats a chance out of the 36 results of two dice, such as `15/36`. A chance that is not a whole number of 36ths is
 * printed as it is.
 */
export function formatOutOf36(chance: Fraction): string {
  return 36 % chance.denominator === 0 ? `${(chance.numerator * 36) / chance.denominator}/36` : printFraction(chance);
}

function tallyLines({ targets }: HitAnswer, naming: Naming): AnswerLine[] {
  const [first, ...others] = targets;
  if (!first) return [];
  if (others.length === 0) return [...rollLines(first, naming), ...damageLines(first, null, naming)];
  return [
    ...listChangeLines(first.attack, 'attack', naming),
    ...targets.flatMap((target) => {
      const name = naming.piece(target.target);
      const roll = ANSWER_TEXT.roll(target.needs, formatChance(target.chance));
      return [
        makeAnswerLine(
          'plain',
          say('{name}: defense {defense}, {roll}', { name, defense: formatModifiedValue(target.defense), roll }),
        ),
        ...listChangeLines(target.defense, 'defense', naming),
        ...damageLines(target, name, naming),
      ];
    }),
  ];
}

function rollLines({ attack, defense, needs }: TargetAnswer, naming: Naming): AnswerLine[] {
  if (needs === null) return [];
  return [
    makeAnswerLine(
      'plain',
      say('Attack {attack} against defense {defense}', {
        attack: formatModifiedValue(attack),
        defense: formatModifiedValue(defense),
      }),
    ),
    ...listChangeLines(attack, 'attack', naming),
    ...listChangeLines(defense, 'defense', naming),
  ];
}

function damageLines({ damage }: TargetAnswer, name: string | null, naming: Naming): AnswerLine[] {
  const sum = damage.changes.length > 0 ? formatModifiedValue(damage) : null;
  const clicks = ANSWER_TEXT.clicks(damage.total);
  const text = name === null ? ANSWER_TEXT.damage(sum, clicks) : ANSWER_TEXT.damageTo(name, sum, clicks);
  return [makeAnswerLine('plain', text, clicks), ...listChangeLines(damage, 'damage', naming)];
}

/** Removes duplicates: a line of fire and its attack share some notes. */
function unrepeated(lines: readonly AnswerLine[]): AnswerLine[] {
  return lines.filter((line, index) => lines.findIndex(({ text }) => text === line.text) === index);
}
