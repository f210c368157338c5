import { type Square, squareName } from '../../grid/square';
import type { Reason } from '../../rules/answer';
import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import { positionOf, type Table } from '../../table/table';
import { wordsOfReason } from '../../text/answers';
import type { Naming } from '../../text/naming';
import { withPieceAt } from './better';

export function placing(piece: string, squares: readonly Square[], how: 'placed' | 'moved'): Fact {
  return { fact: 'placed', piece, squares: squares.map(squareName), how };
}

/** Whether an action of its own may still be spent on a figure: it is its side's turn and it was given none. */
export function mayBeGiven(table: Table, piece: string): boolean {
  const figure = table.figures.get(piece);
  return figure !== undefined && table.turn === figure.side && !figure.actedThisTurn;
}

/** The facts of an action given to a figure, none where it was given one or it is not its turn. */
function actionFacts(ruleset: Ruleset, table: Table, piece: string, action: string): readonly Fact[] {
  const known = ruleset.actions.some((each) => each.id === action);
  return known && mayBeGiven(table, piece) ? ruleset.give(table, { deed: 'act', piece, action }).facts : [];
}

/** An attack is given its own kind of action; a throw is a ranged one where the edition has no action of that name. */
function actionOfAttack(ruleset: Ruleset, attack: string): string {
  return ruleset.actions.some((action) => action.id === attack) ? attack : 'ranged';
}

export interface Blow {
  readonly attacker: string;
  readonly target: string;
  readonly attack: string;
  readonly clicks: number;
}

/** A hit as facts: the attacker's action, if it may be given one, and the clicks that the target takes. */
export function hitFacts(ruleset: Ruleset, table: Table, blow: Blow): Fact[] {
  const damage = ruleset.give(table, { deed: 'damage', piece: blow.target, clicks: blow.clicks, by: blow.attacker });
  return [...missFacts(ruleset, table, blow), ...damage.facts];
}

/** A miss as facts: only the attacker's action. */
export function missFacts(ruleset: Ruleset, table: Table, blow: Blow): readonly Fact[] {
  return actionFacts(ruleset, table, blow.attacker, actionOfAttack(ruleset, blow.attack));
}

/** A move chosen from its answer: the place, and the move action if it may be given one. */
export function moveFacts(ruleset: Ruleset, table: Table, piece: string, to: readonly Square[], kind: string): Fact[] {
  const action = kind === 'move' ? 'move' : 'power';
  return [...actionFacts(ruleset, table, piece, action), placing(piece, to, 'moved')];
}

/** What the rules hold against a figure having moved there, as a sentence; null where nothing, or nothing is known. */
export function againstMove(
  ruleset: Ruleset | null,
  table: Table,
  piece: string,
  to: readonly Square[],
  naming: Naming,
): string | null {
  const position = positionOf(table);
  if (!ruleset || !position) return null;
  const question = { piece, to, action: 'move', carrying: null, mode: null, actionPoints: null, run: false };
  const answer = ruleset.move(position, question);
  return answer.legal ? null : sentence(answer.reasons, naming);
}

/** What the rules hold against a figure being placed there: the square is taken. */
export function againstPlacing(table: Table, piece: string, to: readonly Square[], naming: Naming): string | null {
  const position = positionOf(table);
  const there =
    position &&
    withPieceAt(position, piece, []).pieces.find((each) => each.squares.some((square) => to.includes(square)));
  return there ? `${naming.piece(there.id)} stands there` : null;
}

function sentence(reasons: readonly Reason[], naming: Naming): string | null {
  const words = reasons.map((reason) => wordsOfReason(reason, naming));
  return words.length === 0 ? null : [...new Set(words)].join('; ');
}
