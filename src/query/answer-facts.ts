import { type Board, hasSquare } from '../board/board';
import { BLOCKING, DOOR, PRINTED_OBJECT } from '../board/terrain';
import { fold } from '../game/fold';
import { DIRECTIONS } from '../grid/direction';
import { edgeName } from '../grid/edge';
import { distance, type Square, squareName, xOf } from '../grid/square';
import type { DestroyAnswer, KnockBackAnswer } from '../rules/answer';
import type { Ruleset } from '../rules/ruleset';
import type { Breakable, Fact } from '../table/facts';
import { liftMarker } from '../table/markers';
import type { Piece } from '../table/piece';
import { type Position, pieceOf, pieceOn, type TableObject } from '../table/position';
import type { Table } from '../table/table';
import type { Thing } from './terms';

type How = Extract<Fact, { readonly fact: 'placed' }>['how'];

export function placing(piece: string, squares: readonly Square[], how: How): Fact {
  return { fact: 'placed', piece, squares: squares.map(squareName), how };
}

/** What a thing is in the words of the log. */
function kindOfThing(board: Board, thing: Thing): Breakable {
  if ('edge' in thing) return board.walls[thing.edge] === DOOR ? 'door' : 'wall';
  return ((board.terrain[thing.square] ?? 0) & PRINTED_OBJECT) !== 0 ? 'object' : 'blocking';
}

/** Whether a figure may still be given an action: it is its side's turn and it has not acted. */
export function mayBeGiven(table: Table, piece: string): boolean {
  const figure = table.figures.get(piece);
  return figure !== undefined && table.turn === figure.side && !figure.actedThisTurn;
}

/** The facts of an action given to a figure; none where it has acted or it is not its side's turn. */
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
  readonly attack: string;
  /** Clicks by target, in the order of the attack, and how many of them two sixes added. */
  readonly taken: readonly { readonly piece: string; readonly clicks: number; readonly critical: number }[];
  /** Where the first target is pushed; null: it stays. */
  readonly push: KnockBackAnswer | null;
  /** The object that was flung, and is destroyed by it. */
  readonly flung: TableObject | null;
}

/** A hit as facts: the attacker's action, if it may be given one, the clicks of each target, and its knock back. */
export function hitFacts(ruleset: Ruleset, table: Table, blow: Blow): Fact[] {
  const facts: Fact[] = [...attackFacts(ruleset, table, blow)];
  const by = blow.attacker;
  for (const { piece, clicks, critical } of blow.taken) {
    facts.push(...hurtFacts(ruleset, after(table, facts), piece, clicks - critical, by, 'damage'));
    facts.push(...hurtFacts(ruleset, after(table, facts), piece, critical, by, 'critical'));
  }
  facts.push(...flungFacts(blow));
  const pushed = blow.taken[0]?.piece;
  return blow.push && pushed ? [...facts, ...pushFacts(ruleset, after(table, facts), pushed, blow.push, by)] : facts;
}

/** An object that was flung is gone, hit or miss. */
function flungFacts({ flung }: Pick<Blow, 'flung'>): Fact[] {
  return flung ? [{ fact: 'object', object: flung.id, kind: flung.kind, square: null }] : [];
}

/** A push as facts; none for a figure that the blow itself knocked out. */
function pushFacts(ruleset: Ruleset, table: Table, piece: string, push: KnockBackAnswer, by: string): Fact[] {
  if (table.figures.get(piece)?.defeated ?? true) return [];
  const path = push.path.map(squareName);
  const facts: Fact[] =
    push.path.length > 1
      ? [{ fact: 'placed', piece, squares: push.to.map(squareName), how: 'knocked-back', path }]
      : [];
  return [...facts, ...hurtFacts(ruleset, after(table, facts), piece, push.damage, by, 'knock-back')];
}

/** Clicks taken, with what follows of them; none for a figure that is out already. */
function hurtFacts(
  ruleset: Ruleset,
  table: Table,
  piece: string,
  clicks: number,
  by: string | null,
  cause: Extract<Fact, { readonly fact: 'clicked' }>['cause'],
): Fact[] {
  if (clicks < 1 || (table.figures.get(piece)?.defeated ?? true)) return [];
  const { facts } = ruleset.give(table, { deed: 'damage', piece, clicks, by });
  return facts.map((fact) => (fact.fact === 'clicked' && fact.piece === piece ? { ...fact, cause } : fact));
}

function after(table: Table, facts: readonly Fact[]): Table {
  return facts.length === 0 ? table : fold(facts, table).table;
}

/** A miss as facts: only the attacker's action, and the object that was flung. */
export function missFacts(
  ruleset: Ruleset,
  table: Table,
  blow: Pick<Blow, 'attacker' | 'attack' | 'flung'>,
): readonly Fact[] {
  return [...attackFacts(ruleset, table, blow), ...flungFacts(blow)];
}

function attackFacts(ruleset: Ruleset, table: Table, blow: Pick<Blow, 'attacker' | 'attack'>): readonly Fact[] {
  return actionFacts(ruleset, table, blow.attacker, actionOfAttack(ruleset, blow.attack));
}

/** Something moved from afar, as facts: its mover's action, and the new place of the figure or the object. */
export function liftFacts(
  ruleset: Ruleset,
  table: Table,
  mover: string,
  lifted: string,
  to: readonly Square[],
): readonly Fact[] {
  const object = table.objects.find(({ id }) => id === lifted);
  const square = to[0];
  const moved: Fact[] =
    object && !table.figures.has(lifted) && square !== undefined
      ? [{ fact: 'object', object: lifted, kind: object.kind, square: squareName(square) }]
      : [placing(lifted, to, 'moved')];
  return [...actionFacts(ruleset, table, mover, actionOfAttack(ruleset, 'power')), ...moved];
}

/** Two ones as facts: a miss, and the click that it costs the attacker. */
export function fumbleFacts(ruleset: Ruleset, table: Table, blow: Pick<Blow, 'attacker' | 'attack' | 'flung'>): Fact[] {
  const facts = missFacts(ruleset, table, blow);
  return [...facts, ...hurtFacts(ruleset, after(table, facts), blow.attacker, 1, null, 'critical')];
}

/** A move chosen from its answer: the place, and the move action if it may be given one. */
export function moveFacts(ruleset: Ruleset, table: Table, piece: string, to: readonly Square[], kind: string): Fact[] {
  const action = kind === 'move' ? 'move' : 'power';
  return [...actionFacts(ruleset, table, piece, action), placing(piece, to, 'moved')];
}

/** Where a carried figure can be set down beside its carrier's new place: nearest to where it stood. Null where nowhere. */
export function besideCarrier(
  ruleset: Ruleset,
  position: Position,
  carrier: string,
  to: readonly Square[],
  carried: string,
): readonly Square[] | null {
  const friend = pieceOf(position, carried);
  const here = friend?.squares[0];
  if (!friend || here === undefined) return null;
  const moved = withPieceAt(withPieceAt(position, carried, []), carrier, to);
  const around = [
    ...new Set(
      to.flatMap((square) => DIRECTIONS.filter(({ dx }) => xOf(square) + dx >= 0).map(({ step }) => square + step)),
    ),
  ];
  const bases = around.map((anchor) => friend.squares.map((square) => square + anchor - here));
  const free = bases.filter(
    (base) => base.every((square) => isFree(moved, square)) && besides(ruleset, moved, carrier, base),
  );
  return free.sort((a, b) => distance(a[0] as Square, here) - distance(b[0] as Square, here))[0] ?? null;
}

function isFree(position: Position, square: Square): boolean {
  const { board } = position;
  return hasSquare(board, square) && !pieceOn(position, square) && ((board.terrain[square] ?? 0) & BLOCKING) === 0;
}

function besides(ruleset: Ruleset, position: Position, carrier: string, base: readonly Square[]): boolean {
  return base.some((square) => ruleset.adjacent(position, { piece: carrier }, { square }).adjacent);
}

/** Something destroyed, as facts: the attacker's action, and what is left of it. */
export function destroyFacts(
  ruleset: Ruleset,
  table: Table,
  blow: Pick<Blow, 'attacker' | 'attack'>,
  thing: Thing,
  { debris }: DestroyAnswer,
): readonly Fact[] {
  const { board } = table;
  if (!board) return [];
  const barriers = table.markers.filter(
    (each) => 'square' in thing && each.at === thing.square && each.kind === 'blocking',
  );
  const at = 'edge' in thing ? edgeName(thing.edge) : squareName(thing.square);
  const what = kindOfThing(board, thing);
  // A barrier on clear ground is removed as a marker.
  const printed = 'edge' in thing || ((board.terrain[thing.square] ?? 0) & (BLOCKING | PRINTED_OBJECT)) !== 0;
  const broken: Fact = { fact: 'destroyed', what, at, debris: debris.map(squareName), by: blow.attacker };
  return [
    ...attackFacts(ruleset, table, blow),
    ...barriers.map(liftMarker),
    ...(printed || debris.length > 0 ? [broken] : []),
  ];
}

/** The position with one figure somewhere else; on no squares, it is out of everybody's way. */
function withPieceAt(position: Position, id: string, squares: readonly Square[]): Position {
  return { ...position, pieces: position.pieces.map((each): Piece => (each.id === id ? { ...each, squares } : each)) };
}
