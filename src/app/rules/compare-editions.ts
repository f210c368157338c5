import type { Question } from '../../notation/case';
import { EDITIONS, editionById } from '../../rules/editions';
import type { Ruleset } from '../../rules/ruleset';
import type { Position } from '../../table/position';
import { type AnswerLine, makeAnswerLine } from '../../text/answer/answer-lines';
import { actionName } from '../../text/answer/answer-text';
import { answerKey } from '../../text/answer/describe-answer';
import type { Naming } from '../../text/names/naming';
import { PLACE_TEXT } from '../../text/names/places';
import { decapitalise, say } from '../../text/say';
import { type PresentedAnswer, presentAnswer } from './present-answer';

/** Common answer of editions that agree on one question. */
export interface EditionComparisonRow {
  /** Names of the editions: `Core rules, 2008`. */
  readonly names: readonly string[];
  /** Whether the row contains the chosen edition. */
  readonly hasChosen: boolean;
  /** Answer of the editions. Null if the editions have no such question. */
  readonly answer: PresentedAnswer | null;
  /** Lines that are not in the answers of all editions. For editions without an answer, the reason. */
  readonly differs: readonly AnswerLine[];
}

/**
 * Answers a question by each edition. Editions that agree share a row, and the row of the chosen edition comes first.
 * @param played rules of the game, answered separately if they include house rules
 */
export function compareEditions(
  position: Position,
  question: Question,
  edition: string,
  naming: Naming,
  played: Ruleset | null = null,
): EditionComparisonRow[] {
  const known: Naming = { ...naming, edition: (id) => editionById(id)?.name ?? naming.edition(id) };
  const housed = played !== null && played.house.inForce.length > 0 ? played : null;
  const all = [
    ...(housed ? [{ rules: housed, name: say('{name}, house rules', { name: housed.name }), here: true }] : []),
    ...EDITIONS.map((rules) => ({ rules, name: rules.name, here: !housed && rules.id === edition })),
  ];
  const answers = all.map(({ rules, name, here }) => {
    const lack = explainMissingAnswer(rules, question);
    return { name, here, lack, answer: lack === null ? presentAnswer(rules, position, question, known) : null };
  });
  const groups = new Map<string, (typeof answers)[number][]>();
  for (const each of answers) {
    const key = each.answer ? answerKey(each.answer) : `lacks ${each.lack}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const different = [...groups.values()].flatMap(([first]) => (first?.answer ? [first.answer] : []));
  // If all editions agree, no line differs. All lines are then shown as the common answer.
  const common = different.length > 1 ? saidByAll(different) : new Set<string>();
  const rows = [...groups.values()].map((group): EditionComparisonRow => {
    const [first] = group;
    return {
      names: group.map(({ name }) => name),
      hasChosen: group.some(({ here }) => here),
      answer: first?.answer ?? null,
      differs: first?.answer
        ? listDifferingLines(first.answer, common)
        : [makeAnswerLine('plain', first?.lack ?? say('No answer in this edition'))],
    };
  });
  return rows.sort((a, b) => rank(a) - rank(b));
}

function rank(row: EditionComparisonRow): number {
  if (row.hasChosen) return 0;
  return row.answer ? 1 : 2;
}

/** Explains why an edition cannot answer a question. Null if the edition can answer. */
export function explainMissingAnswer(rules: Ruleset, question: Question): string | null {
  switch (question.ask) {
    case 'hit':
    case 'destroy':
      return rules.attacks.includes(question.of.attack)
        ? null
        : say('No {attack} attack in this edition. Attacks: {attacks}', {
            attack: decapitalise(actionName(question.of.attack)),
            attacks: listed(rules.attacks),
          });
    case 'move':
    case 'reach':
      return question.of.action === 'move' || rules.moves.includes(question.of.action)
        ? null
        : say('No {action} in this edition', { action: decapitalise(actionName(question.of.action)) });
    case 'slam':
    case 'breakthrough':
    case 'interact':
    case 'cost':
      return rules.mission ? null : say('Not in this edition');
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

/**
 * Lists the lines that are not in the answers of all editions, without duplicates. Powers that the app leaves to the
 * players are omitted, because they would fill the list.
 */
function listDifferingLines({ lines }: PresentedAnswer, common: ReadonlySet<string>): readonly AnswerLine[] {
  return lines.filter(
    ({ manual, text }, index) =>
      !manual && !common.has(text) && lines.findIndex((other) => other.text === text) === index,
  );
}
