import type { Note, Reason } from '../rules/answer';
import type { Ruleset } from '../rules/ruleset';
import type { AttackDeed, OpenQuestion, TableDeed } from '../rules/table-deed';
import type { Fact } from '../table/facts';
import { applyFacts } from '../table/fold/fold';
import type { Position } from '../table/position';
import { getActionTotal, type Table } from '../table/table';
import { getTablePosition } from '../table/table-position';
import { type Consequence, groupConsequences } from './consequences';
import type { QuestionTerms } from './question-terms';

/** The result of a deed: its consequences, and the questions that the book leaves to the players. */
export interface DeedResult {
  readonly deed: TableDeed;
  /** Reasons against the deed. The deed still has consequences if only the action was not allowed. */
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Every question that the deed raises, including answered ones. */
  readonly open: readonly OpenQuestion[];
  /** Questions of `open` that still need an answer; consequences may be missing until then. */
  readonly unanswered: readonly OpenQuestion[];
  readonly consequences: readonly Consequence[];
}

/**
 * Returns the position of a game, including effects of the surroundings on each piece, as deeds need it. Null if there
 * is no map.
 */
export function positionInGame(ruleset: Ruleset | null, table: Table): Position | null {
  const position = getTablePosition(table);
  if (!position || !ruleset) return position;
  return { ...position, pieces: position.pieces.map((piece) => ruleset.addEffects(table, piece)) };
}

/** Returns the table with the ignored powers of a question switched off. */
function tableUnder(table: Table, { off }: QuestionTerms): Table {
  return applyFacts(
    table,
    off.map(({ piece, power }) => ({ fact: 'switched', piece, power, off: true, until: null })),
  );
}

/** Removes the players' answers to open questions from a deed. */
function withoutAnswers(deed: TableDeed): TableDeed {
  if (deed.deed === 'attack') {
    const { evade: _evade, deal: _deal, push: _push, direction: _direction, setFree: _setFree, ...bare } = deed;
    return bare;
  }
  if (deed.deed !== 'move') return deed;
  const { setsDown: _setsDown, ...bare } = deed;
  return bare;
}

/** Returns whether the players answered any open question. */
function hasAnswers(deed: TableDeed): boolean {
  if (deed.deed === 'move') return deed.setsDown !== undefined;
  if (deed.deed !== 'attack') return false;
  const { evade = {}, push = {}, direction = {}, setFree = {} } = deed;
  return [evade, push, direction, setFree].some((answers) => Object.keys(answers).length > 0);
}

/** Codes of reasons against giving an action now, but not against the deed itself. */
const WAIVED_REASONS: ReadonlySet<string> = new Set(['no-actions', 'acted', 'opposing']);

function actorOf(deed: TableDeed): string {
  return deed.deed === 'attack' ? deed.attacker : deed.piece;
}

/**
 * Returns the table with one action left for the acting figure. An action that players ask about is thus resolved even
 * if no action is left.
 */
function tableWithAction(table: Table, deed: TableDeed): Table {
  const figure = table.figures.get(actorOf(deed));
  if (!figure) return table;
  const figures = new Map(table.figures).set(figure.piece, { ...figure, actedThisTurn: false });
  const turn = figure.loan ?? figure.side;
  // A position set up for a question has no action total, but one action must be left.
  return { ...table, figures, turn, actionsSpent: Math.min(0, getActionTotal(table, turn) - 1) };
}

/** Returns whether a deed is outside the actions of the turn, and so costs no action and no token. */
function isFree(reasons: readonly Reason[]): boolean {
  return reasons.some(({ code }) => code !== 'no-actions');
}

function isPrice(fact: Fact, actor: string): boolean {
  if (fact.fact === 'granted') return true;
  if (!('piece' in fact) || fact.piece !== actor) return false;
  return fact.fact === 'acted' || fact.fact === 'tokens' || (fact.fact === 'clicked' && fact.cause === 'push');
}

/** Returns the id of an open question within one deed: its kind and its piece. */
export function openQuestionId({ open, piece }: { readonly open: string; readonly piece: string }): string {
  return `${open} ${piece}`;
}

/**
 * Returns whether a question still needs an answer. A question with a default, or a question about a number, needs no
 * answer.
 */
function needsAnswer(question: OpenQuestion, deed: TableDeed, { declined }: QuestionTerms): boolean {
  const { open, piece, usual, choices = [], least } = question;
  const isAsked = usual === undefined && (choices.length > 0 || least !== undefined);
  // A `shape` question is raised even after it was answered.
  const isRolled = open === 'shape' && deed.deed === 'attack' && Object.hasOwn(deed.shape ?? {}, piece);
  return isAsked && !isRolled && !declined.includes(openQuestionId(question));
}

/** Resolves a deed on a table; null if the edition does not resolve deeds. */
export function resolveDeed(ruleset: Ruleset, table: Table, deed: TableDeed, terms: QuestionTerms): DeedResult | null {
  if (ruleset.mission) return null;
  const now = tableUnder(table, terms);
  const strict = ruleset.resolve(now, deed);
  const eased = strict.reasons.length > 0 && strict.reasons.every(({ code }) => WAIVED_REASONS.has(code));
  const where = eased ? tableWithAction(now, deed) : now;
  const { legal, notes, facts: found, open } = eased ? ruleset.resolve(where, deed) : strict;
  const { reasons } = strict;
  const facts = eased && isFree(reasons) ? found.filter((fact) => !isPrice(fact, actorOf(deed))) : found;
  const questions = hasAnswers(deed) ? ruleset.resolve(where, withoutAnswers(deed)).open : open;
  const more = open.filter((each) => questions.every((other) => openQuestionId(other) !== openQuestionId(each)));
  const unanswered = open.filter((each) => needsAnswer(each, deed, terms));
  const consequences = legal ? groupConsequences(facts) : [];
  return { deed, reasons, notes, open: [...questions, ...more], unanswered, consequences };
}

/** Lists the facts of a result, except for consequences that the players deselected. */
export function listSelectedFacts({ consequences }: DeedResult, unticked: readonly string[]): readonly Fact[] {
  return consequences.filter(({ id, core }) => core || !unticked.includes(id)).flatMap(({ facts }) => facts);
}

/** Counts the clicks that a piece takes from an attack itself. */
export function countDamageClicks({ consequences }: DeedResult, piece: string): number {
  return consequences
    .flatMap(({ facts }) => facts)
    .reduce(
      (sum, fact) =>
        fact.fact === 'clicked' && fact.piece === piece && (fact.cause === 'damage' || fact.cause === 'critical')
          ? sum + fact.by
          : sum,
      0,
    );
}

/** Lists the legal alternatives to damage for a hit: `capture`, or a power of the attacker. */
export function listHitAlternatives(ruleset: Ruleset, table: Table, deed: AttackDeed): readonly string[] {
  if (!('pieces' in deed.aim)) return [];
  const { capture: _capture, instead: _instead, shape: _shape, ...plain } = deed;
  const doing = (result: string): AttackDeed =>
    result === 'capture' ? { ...plain, capture: true } : { ...plain, instead: result };
  return ruleset.hitAlternatives(table, deed.attacker).filter((result) => ruleset.resolve(table, doing(result)).legal);
}

/**
 * Returns whether a figure may still be given an action, because its side has the turn and the figure has not acted.
 */
export function canBeGivenAction(table: Table, piece: string): boolean {
  const figure = table.figures.get(piece);
  return figure !== undefined && table.turn === (figure.loan ?? figure.side) && !figure.actedThisTurn;
}
