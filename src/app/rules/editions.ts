import type { Question } from '../../notation/case';
import { EDITIONS, editionById } from '../../rules/editions';
import type { Ruleset } from '../../rules/ruleset';
import type { Position } from '../../table/position';
import { type AnswerLine, answerLine } from '../../text/answer/answer-lines';
import { actionName } from '../../text/answer/answer-text';
import { COMPARISON_TEXT } from '../../text/answer/comparison-text';
import { answerKey } from '../../text/answer/describe-answer';
import type { Naming } from '../../text/names/naming';
import { PLACE_TEXT } from '../../text/names/places';
import { decapitalise } from '../../text/say';
import { type PresentedAnswer, presentAnswer } from './presented';

/** What editions that agree answer to one question. */
export interface EditionRow {
  /** `Core rules, 2008`, or all that agree. */
  readonly names: readonly string[];
  /** Whether the edition that was asked first is among them. */
  readonly here: boolean;
  /** Null where the editions have no such question. */
  readonly answer: PresentedAnswer | null;
  /** What is said here and not by every edition that answers; for those without an answer, why. */
  readonly differs: readonly AnswerLine[];
}

/** The same position under each edition, and first as `played` with house rules has it where there are some: rows that agree are one, and the first has the edition that asks. */
export function compareEditions(
  position: Position,
  question: Question,
  edition: string,
  naming: Naming,
  played: Ruleset | null = null,
): EditionRow[] {
  const known: Naming = { ...naming, edition: (id) => editionById(id)?.name ?? naming.edition(id) };
  const housed = played !== null && played.house.inForce.length > 0 ? played : null;
  const all = [
    ...(housed ? [{ rules: housed, name: COMPARISON_TEXT.housed(housed.name), here: true }] : []),
    ...EDITIONS.map((rules) => ({ rules, name: rules.name, here: !housed && rules.id === edition })),
  ];
  const answers = all.map(({ rules, name, here }) => {
    const lack = lacking(rules, question);
    return { name, here, lack, answer: lack === null ? presentAnswer(rules, position, question, known) : null };
  });
  const groups = new Map<string, (typeof answers)[number][]>();
  for (const each of answers) {
    const key = each.answer ? answerKey(each.answer) : `lacks ${each.lack}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const different = [...groups.values()].flatMap(([first]) => (first?.answer ? [first.answer] : []));
  // Where all agree, what they say is no difference, but still the answer.
  const common = different.length > 1 ? saidByAll(different) : new Set<string>();
  const rows = [...groups.values()].map((group): EditionRow => {
    const [first] = group;
    return {
      names: group.map(({ name }) => name),
      here: group.some(({ here }) => here),
      answer: first?.answer ?? null,
      differs: first?.answer
        ? differing(first.answer, common)
        : [answerLine('plain', first?.lack ?? COMPARISON_TEXT.noAnswer)],
    };
  });
  return rows.sort((a, b) => rank(a) - rank(b));
}

function rank(row: EditionRow): number {
  if (row.here) return 0;
  return row.answer ? 1 : 2;
}

/** Why an edition cannot be asked this; null where it can. */
export function lacking(rules: Ruleset, question: Question): string | null {
  switch (question.ask) {
    case 'hit':
    case 'destroy':
      return rules.attacks.includes(question.of.attack)
        ? null
        : COMPARISON_TEXT.noAttack(decapitalise(actionName(question.of.attack)), listed(rules.attacks));
    case 'move':
    case 'reach':
      return question.of.action === 'move' || rules.moves.includes(question.of.action)
        ? null
        : COMPARISON_TEXT.noMove(decapitalise(actionName(question.of.action)));
    case 'slam':
    case 'breakthrough':
    case 'interact':
    case 'cost':
      return rules.mission ? null : COMPARISON_TEXT.noSuchThing;
    default:
      return null;
  }
}

function listed(attacks: readonly string[]): string {
  return PLACE_TEXT.list(attacks.map((attack) => decapitalise(actionName(attack))));
}

function saidByAll(answers: readonly PresentedAnswer[]): ReadonlySet<string> {
  const [first, ...rest] = answers.map(({ lines }) => new Set(lines.map(({ text }) => text)));
  return new Set([...(first ?? [])].filter((text) => rest.every((texts) => texts.has(text))));
}

/** What not every edition says, of the same words once. Powers left to the players would drown it. */
function differing({ lines }: PresentedAnswer, common: ReadonlySet<string>): readonly AnswerLine[] {
  return lines.filter(
    ({ manual, text }, index) =>
      !manual && !common.has(text) && lines.findIndex((other) => other.text === text) === index,
  );
}
