import { openQuestionId } from '../query/resolve-deed';
import type { Ruleset } from '../rules/ruleset';
import type { AttackDeed, OpenQuestion, TableDeed } from '../rules/table-deed';
import type { Table } from '../table/table';
import { type AppChoice, ROLL, type ScoredOption } from './app-choice';
import { listOutcomesOfRoll } from './outcomes';
import { averageScores, compareScores, type ExactScore, makeOutcomeScorer, toOptionScore } from './score-outcomes';

export interface OpenChoiceRequest {
  /** Sides that the app plays. */
  readonly sides: readonly string[];
  /** Ids of open questions that players answered otherwise. */
  readonly overruled: readonly string[];
}

/** Maximum number of choices of one deed. */
const MOST_CHOICES = 12;

/**
 * Decides the open choices of a deed that belong to sides that the app plays, one after the other: whether to evade, who
 * takes the damage, how it is divided, where a figure is knocked back or set down. The deed must contain its dice or its result.
 */
export function decideOpenChoices(
  ruleset: Ruleset,
  table: Table,
  deed: TableDeed,
  { sides, overruled }: OpenChoiceRequest,
): readonly AppChoice[] {
  if (ruleset.mission) return [];
  const found: AppChoice[] = [];
  let now = withoutAppAnswers(table, deed, { sides, overruled });
  const shared = decideShares(ruleset, table, now, { sides, overruled });
  if (shared) {
    found.push(shared.choice);
    now = shared.deed;
  }
  while (found.length < MOST_CHOICES) {
    const { legal, open } = ruleset.resolve(table, now);
    const isNew = (each: OpenQuestion) =>
      !overruled.includes(openQuestionId(each)) &&
      found.every(({ question }) => openQuestionId(question) !== openQuestionId(each));
    const question = open.find(
      (each) => isNew(each) && !isAnswered(each, now) && sides.includes(findChoosingSide(table, now, each) ?? ''),
    );
    const side = question && findChoosingSide(table, now, question);
    if (!legal || !question || side == null) break;
    const options = scoreOptions(ruleset, table, now, question, side);
    const [best] = options;
    if (!best) break;
    found.push(toChoice(question, side, options));
    now = best.value === ROLL ? now : (best.deeds[0] ?? now);
  }
  return found;
}

function toChoice(question: OpenQuestion, side: string, options: readonly (ScoredOption & Option)[]): AppChoice {
  return {
    question,
    side,
    value: options[0]?.value ?? '',
    options: options.map(({ deeds: _, ...option }) => option),
  };
}

/**
 * Decides how a rolled attack divides its damage among the targets that it hits. Null if the attack divides nothing, if
 * a person decides, or if the dice are not known.
 */
function decideShares(
  ruleset: Ruleset,
  table: Table,
  deed: TableDeed,
  { sides, overruled }: OpenChoiceRequest,
): { readonly choice: AppChoice; readonly deed: TableDeed } | null {
  const side = findActingSide(table, deed);
  if (deed.deed !== 'attack' || !deed.dice || !deed.deal || side === null || !sides.includes(side)) return null;
  const { deal, ...bare } = deed;
  const question = ruleset.resolve(table, bare).open.find(({ open }) => open === 'share');
  if (!question || overruled.includes(openQuestionId(question))) return null;
  const total = Object.values(deal).reduce((sum, part) => sum + part, 0);
  const deals = listDivisions(total, Object.keys(deal)).map((each) => ({ ...bare, deal: each }));
  // A division with damage for a missed target is left open by the rules.
  const whole = deals.filter((each) => ruleset.resolve(table, each).open.every(({ open }) => open !== 'share'));
  const listed = whole.map((each) => ({ value: JSON.stringify(each.deal), deeds: [each] }));
  const options = scoreListed(ruleset, table, side, listed);
  const best = options[0]?.deeds[0];
  return best ? { choice: toChoice(question, side, options), deed: best } : null;
}

/** Lists all divisions of damage among pieces, those with the most for the first pieces first. */
function listDivisions(total: number, pieces: readonly string[]): Readonly<Record<string, number>>[] {
  const [first, ...others] = pieces;
  if (first === undefined) return [];
  if (others.length === 0) return [{ [first]: total }];
  return Array.from({ length: total + 1 }, (_, less) => total - less).flatMap((part) =>
    listDivisions(total - part, others).map((rest) => ({ [first]: part, ...rest })),
  );
}

/** Returns the side that answers an open question: the target's side for its defense, else the side that acts. */
export function findChoosingSide(table: Table, deed: TableDeed, { open, piece }: OpenQuestion): string | null {
  if (open === 'evade' || open === 'shape' || open === 'pass') return table.figures.get(piece)?.side ?? null;
  return findActingSide(table, deed);
}

function findActingSide(table: Table, deed: TableDeed): string | null {
  const actor = table.figures.get(deed.deed === 'attack' ? deed.attacker : deed.piece);
  return actor ? (actor.loan ?? actor.side) : null;
}

/** Removes earlier answers of the app, except rolled dice. */
function withoutAppAnswers(table: Table, deed: TableDeed, { sides, overruled }: OpenChoiceRequest): TableDeed {
  const isOwn = sides.includes(findActingSide(table, deed) ?? '');
  if (deed.deed === 'move') {
    const { setsDown, ...bare } = deed;
    const isKept = setsDown === undefined || !isOwn || overruled.some((id) => id.startsWith('set-down '));
    return isKept ? deed : bare;
  }
  if (deed.deed !== 'attack') return deed;
  const { push, direction, setFree, passedTo, ...bare } = deed;
  const keep = <Value>(open: OpenQuestion['open'], answers: Readonly<Record<string, Value>> | undefined) =>
    Object.fromEntries(
      Object.entries(answers ?? {}).filter(([piece]) => !isOwn || overruled.includes(openQuestionId({ open, piece }))),
    );
  const targets = 'pieces' in deed.aim ? deed.aim.pieces : [];
  const passes = targets.some(
    (piece) =>
      !sides.includes(table.figures.get(piece)?.side ?? '') ||
      overruled.includes(openQuestionId({ open: 'pass', piece })),
  );
  return {
    ...bare,
    push: keep('push', push),
    direction: keep('direction', direction),
    setFree: keep('set-free', setFree),
    ...(passes && passedTo !== undefined && { passedTo }),
  };
}

function isAnswered({ open, piece }: OpenQuestion, deed: TableDeed): boolean {
  if (deed.deed === 'move') return open !== 'set-down' || deed.setsDown !== undefined;
  if (deed.deed !== 'attack') return true;
  switch (open) {
    case 'evade':
      return Object.hasOwn(deed.evade ?? {}, piece);
    case 'shape':
      return Object.hasOwn(deed.shape ?? {}, piece);
    case 'push':
      return Object.hasOwn(deed.push ?? {}, piece);
    case 'direction':
      return Object.hasOwn(deed.direction ?? {}, piece);
    case 'set-free':
      return Object.hasOwn(deed.setFree ?? {}, piece);
    case 'die':
      return deed.die !== undefined;
    case 'pass':
      return deed.passedTo !== undefined;
    default:
      return true;
  }
}

interface Option {
  readonly value: string;
  /** The deed with this answer. Several equally likely deeds if a die decides. */
  readonly deeds: readonly TableDeed[];
}

const FACES = [1, 2, 3, 4, 5, 6];
/** A roll that never succeeds. */
const FAILED = 1;

/** Lists the options of a question. The default of the book comes first, because the first of equal options is chosen. */
function listOptions({ open, piece, choices = [], pieces = [], usual }: OpenQuestion, deed: TableDeed): Option[] {
  const sorted = usual === undefined ? choices : [usual, ...choices.filter((each) => each !== usual)];
  if (deed.deed === 'move')
    return sorted.map((square) => ({ value: String(square), deeds: [{ ...deed, setsDown: square }] }));
  if (deed.deed !== 'attack') return [];
  const each = (answer: (choice: number) => Partial<AttackDeed>): Option[] =>
    sorted.map((choice) => ({ value: String(choice), deeds: [{ ...deed, ...answer(choice) }] }));
  switch (open) {
    case 'evade':
    case 'shape':
      return [
        { value: ROLL, deeds: [deed] },
        { value: '', deeds: [{ ...deed, [open]: { ...deed[open], [piece]: FAILED } }] },
      ];
    case 'die':
      return [
        { value: '', deeds: [deed] },
        { value: ROLL, deeds: FACES.map((die) => ({ ...deed, die })) },
      ];
    case 'pass':
      return [
        { value: '', deeds: [deed] },
        ...pieces.map((passedTo) => ({ value: passedTo, deeds: [{ ...deed, passedTo }] })),
      ];
    case 'push':
      return each((count) => ({ push: { ...deed.push, [piece]: count } }));
    case 'direction':
      return each((way) => ({ direction: { ...deed.direction, [piece]: way } }));
    case 'set-free':
      return each((square) => ({ setFree: { ...deed.setFree, [piece]: square } }));
    default:
      return [];
  }
}

/** Scores all legal options of a question for a side, the best first. */
function scoreOptions(
  ruleset: Ruleset,
  table: Table,
  deed: TableDeed,
  question: OpenQuestion,
  side: string,
): readonly (ScoredOption & Option)[] {
  return scoreListed(ruleset, table, side, listOptions(question, deed));
}

function scoreListed(
  ruleset: Ruleset,
  table: Table,
  side: string,
  listed: readonly Option[],
): readonly (ScoredOption & Option)[] {
  const score = makeOutcomeScorer(ruleset, table, side);
  const scored = listed.flatMap((option): (Option & { readonly exact: ExactScore })[] => {
    const spreads = option.deeds.map((each) => listOutcomesOfRoll(ruleset, table, each));
    const scores = spreads.flatMap((spread) => (spread ? [score(table, spread)] : []));
    return scores.length < spreads.length ? [] : [{ ...option, exact: averageScores(scores) }];
  });
  return scored
    .sort((a, b) => compareScores(a.exact, b.exact))
    .map(({ exact, ...option }) => ({ ...option, ...toOptionScore(exact) }));
}
