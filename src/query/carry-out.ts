import { fold } from '../game/fold';
import type { Note, Reason } from '../rules/answer';
import type { Deed, DeedRuling, Ruleset } from '../rules/ruleset';
import type { AttackDeed, OpenQuestion, TableDeed } from '../rules/table-deed';
import type { Fact } from '../table/facts';
import type { Piece } from '../table/piece';
import type { Position } from '../table/position';
import { actionTotalOf, positionOf, type Table } from '../table/table';
import { type Consequence, consequencesOf } from './consequences';
import { spendable } from './paid-move';
import type { Terms } from './terms';

/** What a deed comes to at the table: what follows from it, and what the book leaves to the players. */
export interface Outcome {
  readonly deed: TableDeed;
  /** What the book has against it. Something follows all the same where only the action was not to be given. */
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Every question that the deed raises, those included that were answered. */
  readonly open: readonly OpenQuestion[];
  /** Questions of `open` that still need an answer: without one, something may be missing from the consequences. */
  readonly unanswered: readonly OpenQuestion[];
  readonly consequences: readonly Consequence[];
}

/** The table after facts. */
export function after(table: Table, facts: readonly Fact[]): Table {
  return facts.length === 0 ? table : fold(facts, table).table;
}

/** The position of a game with what stands around each piece counted in, as deeds count it. Null where there is no map. */
export function positionInGame(ruleset: Ruleset | null, table: Table): Position | null {
  const position = positionOf(table);
  if (!position || !ruleset) return position;
  const extra = ruleset.follow?.extra;
  if (extra) return { ...position, pieces: position.pieces.map((piece) => extra(table, piece)) };
  return ruleset.mission
    ? { ...position, pieces: position.pieces.map((piece) => withPoints(ruleset, table, piece)) }
    : position;
}

/** "Character Turn: Spend Action Points": what its team has on the Command Dial may be spent as its own. */
function withPoints(ruleset: Ruleset, table: Table, piece: Piece): Piece {
  const figure = table.figures.get(piece.id);
  const points = figure && piece.striker ? spendable(ruleset, table, figure) : null;
  return piece.striker && points !== null ? { ...piece, striker: { ...piece.striker, spendable: points } } : piece;
}

/** A plain deed with all that lapses by it, where the edition tells that. */
export function giveWhole(ruleset: Ruleset, table: Table, deed: Deed): DeedRuling {
  return ruleset.follow ? ruleset.follow.give(table, deed, after) : ruleset.give(table, deed);
}

/** The table with everything off that was switched off for the question. */
function tableUnder(table: Table, { off }: Terms): Table {
  return after(
    table,
    off.map(({ piece, power }) => ({ fact: 'switched', piece, power, off: true, until: null })),
  );
}

/** The deed as it was before anybody answered what it leaves open. */
function withoutAnswers(deed: TableDeed): TableDeed {
  if (deed.deed === 'attack') {
    const { evade: _evade, deal: _deal, push: _push, direction: _direction, setFree: _setFree, ...bare } = deed;
    return bare;
  }
  if (deed.deed !== 'move') return deed;
  const { setsDown: _setsDown, ...bare } = deed;
  return bare;
}

/** Whether the players answered anything that it leaves open. */
function hasAnswers(deed: TableDeed): boolean {
  if (deed.deed === 'move') return deed.setsDown !== undefined;
  if (deed.deed !== 'attack') return false;
  const { evade = {}, push = {}, direction = {}, setFree = {} } = deed;
  return [evade, push, direction, setFree].some((told) => Object.keys(told).length > 0);
}

/** What speaks against giving an action now, and not against what is done by it. */
const EASED: ReadonlySet<string> = new Set(['no-actions', 'acted', 'opposing']);

function actorOf(deed: TableDeed): string {
  return deed.deed === 'attack' ? deed.attacker : deed.piece;
}

/** The table as if the actor might be given an action now: what players do all the same is carried out whole. */
function easedTable(table: Table, deed: TableDeed): Table {
  const figure = table.figures.get(actorOf(deed));
  if (!figure) return table;
  const figures = new Map(table.figures).set(figure.piece, { ...figure, actedThisTurn: false });
  const turn = figure.loan ?? figure.side;
  // A position set up only to ask has no action total: one action is left there all the same.
  return { ...table, figures, turn, actionsSpent: Math.min(0, actionTotalOf(table, turn) - 1) };
}

/** Whether it is done outside the actions of the turn: then it costs none, and no token. */
function isFree(reasons: readonly Reason[]): boolean {
  return reasons.some(({ code }) => code !== 'no-actions');
}

function isPrice(fact: Fact, actor: string): boolean {
  if (fact.fact === 'granted') return true;
  if (!('piece' in fact) || fact.piece !== actor) return false;
  return fact.fact === 'acted' || fact.fact === 'tokens' || (fact.fact === 'clicked' && fact.cause === 'push');
}

/** Identifies an open question within one deed: its kind and the piece that it is about. */
export function openId({ open, piece }: { readonly open: string; readonly piece: string }): string {
  return `${open} ${piece}`;
}

/** Whether a question that was raised again still needs an answer. Nobody is asked where a choice is preselected, or shown as a number. */
function needsAnswer(question: OpenQuestion, deed: TableDeed, { declined }: Terms): boolean {
  const { open, piece, usual, choices = [], least } = question;
  const isAsked = usual === undefined && (choices.length > 0 || least !== undefined);
  // This one is raised whether it was answered or not.
  const isRolled = open === 'shape' && deed.deed === 'attack' && Object.hasOwn(deed.shape ?? {}, piece);
  return isAsked && !isRolled && !declined.includes(openId(question));
}

/** What follows from a deed on this table; null where the edition tells its deeds one by one. */
export function outcomeOf(ruleset: Ruleset, table: Table, deed: TableDeed, terms: Terms): Outcome | null {
  const { follow } = ruleset;
  if (!follow) return null;
  const now = tableUnder(table, terms);
  const strict = follow.resolve(now, deed, after);
  const eased = strict.reasons.length > 0 && strict.reasons.every(({ code }) => EASED.has(code));
  const where = eased ? easedTable(now, deed) : now;
  const { legal, notes, facts: found, open } = eased ? follow.resolve(where, deed, after) : strict;
  const { reasons } = strict;
  const facts = eased && isFree(reasons) ? found.filter((fact) => !isPrice(fact, actorOf(deed))) : found;
  const asked = hasAnswers(deed) ? follow.resolve(where, withoutAnswers(deed), after).open : open;
  const more = open.filter((each) => asked.every((other) => openId(other) !== openId(each)));
  const unanswered = open.filter((each) => needsAnswer(each, deed, terms));
  const consequences = legal ? consequencesOf(facts) : [];
  return { deed, reasons, notes, open: [...asked, ...more], unanswered, consequences };
}

/** The facts of an outcome, less what the players left out. */
export function factsKept({ consequences }: Outcome, unticked: readonly string[]): readonly Fact[] {
  return consequences.filter(({ id, core }) => core || !unticked.includes(id)).flatMap(({ facts }) => facts);
}

/** Clicks that an outcome gives a piece by the attack itself. */
export function clicksIn({ consequences }: Outcome, piece: string): number {
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

/** Clicks that pushing costs the piece itself. */
export function pushedIn(facts: readonly Fact[], piece: string): number {
  return facts.reduce(
    (sum, fact) => (fact.fact === 'clicked' && fact.piece === piece && fact.cause === 'push' ? sum + fact.by : sum),
    0,
  );
}

/** What a hit of this attack may do instead of damage: `capture`, or a power of the attacker; those that the book allows only. */
export function resultsOf({ follow }: Ruleset, table: Table, deed: AttackDeed): readonly string[] {
  if (!follow || !('pieces' in deed.aim)) return [];
  const { capture: _capture, instead: _instead, shape: _shape, ...plain } = deed;
  const doing = (result: string): AttackDeed =>
    result === 'capture' ? { ...plain, capture: true } : { ...plain, instead: result };
  return follow.instead(table, deed.attacker).filter((result) => follow.resolve(table, doing(result), after).legal);
}

/** Whether a figure may still be given an action: it is its side's turn and it has not acted. */
export function mayBeGiven(table: Table, piece: string): boolean {
  const figure = table.figures.get(piece);
  return figure !== undefined && table.turn === (figure.loan ?? figure.side) && !figure.actedThisTurn;
}
