import type { Board } from '../board/board';
import { hasSquare } from '../board/board';
import { boardOfSheet } from '../board/sheet';
import type { Square } from '../grid/square';
import { ok, type Result } from '../plain/result';
import { alliancesOf, areFriendly } from '../table/allies';
import type { Fact } from '../table/facts';
import type { TableObject } from '../table/position';
import { clicksLeft, type Figure, type Table } from '../table/table';
import { broken } from './broken';
import { cardLeft, cardPut, cardTurned } from './cards';
import {
  changed,
  type Hand,
  hasSide,
  type Of,
  type Strange,
  type StrangeFact,
  squaresNamed,
  strange,
  writable,
} from './change';
import { dealt, deckLeft, deckPut, movedUnseen, seenTo, shuffled } from './decks';
import { housed } from './house';
import { clocked, counted, marked, stepped, uncounted } from './markers-and-counters';
import { forgotten, remembered, tallyPut, tokenPut } from './mission';
import { pointsOf, scored, unscored } from './score';
import { parseFact } from './shapes';
import { offSideline, sidelined, waits } from './sideline';
import { altered, captured, freedBy, held, switched, unacted } from './status';

export { type Hand, STRANGE_CODES, type Strange, type StrangeCode, type StrangeFact } from './change';

export const emptyTable: Table = {
  edition: '',
  buildTotal: 0,
  actionTotal: 0,
  players: [],
  board: null,
  mapName: '',
  mapPicture: null,
  figures: new Map(),
  objects: [],
  round: 0,
  turn: null,
  actionsSpent: 0,
  points: {},
  survivorPoints: {},
  markers: [],
  cards: [],
  decks: [],
  seenTo: [],
  counters: {},
  clock: {},
  limit: { ms: null, rounds: null },
  setup: {},
  houseRules: [],
  houseNotes: [],
  ended: null,
  phase: null,
  tokens: [],
};

/**
 * Applies a fact and returns the new table, which shares unchanged parts. A fact that cannot be applied leaves the
 * table as it is.
 */
export function apply(table: Table, fact: Fact): Table {
  const after = tryFact(table, fact);
  return after.ok ? after.value : table;
}

/**
 * Applies all facts in order and lists the ones that could not be applied. Never throws, whatever the facts contain.
 * Consecutive folds may share `hand` if nothing else uses the tables in between.
 */
export function fold(
  facts: readonly unknown[],
  from: Table = emptyTable,
  hand: Hand = { figures: null },
): { readonly table: Table; readonly strange: readonly StrangeFact[] } {
  let table = from;
  const strange: StrangeFact[] = [];
  for (const [index, fact] of facts.entries()) {
    const after = tryFact(table, fact, hand);
    if (after.ok) table = after.value;
    else strange.push({ ...after.fault, index });
  }
  return { table, strange };
}

/** Like `apply`, but reports why a fact cannot be applied. */
export function tryFact(table: Table, unchecked: unknown, hand: Hand = { figures: null }): Result<Table, Strange> {
  const parsed = parseFact(unchecked);
  if (!parsed.ok) return strange('malformed', parsed.fault);
  const fact = parsed.value;
  switch (fact.fact) {
    case 'began':
      return began(table, fact);
    case 'mapped':
      return mapped(table, fact);
    case 'joined':
      return joined(table, hand, fact);
    case 'sidelined':
      return table.figures.get(fact.piece)?.defeated ? strange('defeated', fact.piece) : sidelined(table, hand, fact);
    case 'left':
      return left(table, hand, fact.piece);
    case 'placed':
      return placed(table, hand, fact);
    case 'object':
      return putObject(table, fact);
    case 'turn':
      return turned(table, hand, fact.side, fact.round);
    case 'scored':
      return scored(table, fact);
    case 'noted':
      return ok(table);
    case 'used':
      return changed(table, hand, fact.piece, ({ used = [] }) => ({ used: [...new Set([...used, fact.power])] }));
    case 'underway': {
      const { fact: _kind, piece, ...rest } = fact;
      if (piece !== null && !table.figures.has(piece)) return strange('unknown-piece', piece);
      return ok({ ...table, underway: piece === null ? null : { ...rest, piece } });
    }
    case 'mode':
      return changed(table, hand, fact.piece, { mode: fact.mode });
    case 'rerolls':
      if (!hasSide(table, fact.side)) return strange('unknown-side', fact.side);
      return ok({ ...table, rerolls: { ...table.rerolls, [fact.side]: fact.left } });
    case 'loaned':
      return changed(table, hand, fact.piece, (figure) => ({
        loan: fact.to === figure.side ? null : fact.to,
        loanedBy: fact.to === null || fact.to === figure.side ? null : (fact.by ?? null),
      }));
    case 'granted':
      return ok(fact.side === table.turn ? { ...table, granted: (table.granted ?? 0) + fact.by } : table);
    case 'ended':
      if (fact.winner !== null && !hasSide(table, fact.winner)) return strange('unknown-side', fact.winner);
      return ok({ ...table, ended: { winner: fact.winner } });
    case 'acted': {
      const after = changed(table, hand, fact.piece, {
        actedThisTurn: true,
        actedRound: table.round,
        lastAction: fact.action,
      });
      return after.ok ? ok({ ...after.value, actionsSpent: table.actionsSpent + 1 }) : after;
    }
    case 'tokens':
      return changed(table, hand, fact.piece, (figure) => ({
        tokens: Math.max(0, figure.tokens + fact.by),
        tokenThisTurn: figure.tokenThisTurn || fact.by > 0,
      }));
    case 'clicked':
      return changed(table, hand, fact.piece, (figure) => clicked(table, figure, fact.by, fact.from));
    case 'holds':
      return changed(table, hand, fact.piece, held(fact));
    case 'defeated':
      return defeated(table, hand, fact);
    case 'returned': {
      const before = fact.mistake ? forgotten(table, 'defeated', fact.piece) : table;
      return changed(before, hand, fact.piece, { defeated: false });
    }
    case 'captured':
      return captured(table, hand, fact);
    case 'freed':
      return changed(table, hand, fact.piece, { captor: null });
    case 'switched':
      return switched(table, hand, fact);
    case 'altered':
      return altered(table, hand, fact);
    case 'marker':
      return marked(table, fact);
    case 'card':
      return cardPut(table, fact);
    case 'card-turned':
      return cardTurned(table, fact);
    case 'card-left':
      return cardLeft(table, fact);
    case 'deck':
      return deckPut(table, fact);
    case 'deck-left':
      return deckLeft(table, fact);
    case 'dealt':
      return dealt(table, fact);
    case 'shuffled':
      return shuffled(table, fact);
    case 'unseen':
      return movedUnseen(table, fact);
    case 'seen-to':
      return seenTo(table, fact);
    case 'sealed':
    case 'rolled':
    case 'attacked':
      return ok(table);
    case 'counted':
      return counted(table, fact);
    case 'uncounted':
      return uncounted(table, fact);
    case 'clocked':
      return clocked(table, fact);
    case 'set-up':
      return stepped(table, fact);
    case 'house-ruled':
    case 'house-noted':
    case 'meaning':
    case 'planner':
      return ok(housed(table, fact));
    case 'limit':
      return ok({ ...table, limit: { ms: fact.ms, rounds: fact.rounds } });
    case 'unacted':
      return unacted(table, hand, fact);
    case 'destroyed':
    case 'rebuilt':
      return broken(table, fact);
    case 'phase':
      return ok({ ...table, phase: { phase: fact.phase, piece: fact.piece } });
    case 'carded':
      return changed(table, hand, fact.piece, { card: fact.card });
    case 'tallied':
      return tallyPut(table, hand, fact);
    case 'token':
      return tokenPut(table, fact);
  }
}

/** A second `began` changes the settings of the game and leaves the figures unchanged. */
function began(table: Table, fact: Of<'began'>): Result<Table, Strange> {
  const sides = fact.players.map((player) => player.side);
  const repeated = sides.find((side, index) => sides.indexOf(side) !== index);
  if (repeated !== undefined) return strange('repeated-side', repeated);
  const { edition, buildTotal, actionTotal, players, format } = fact;
  const points = Object.fromEntries(sides.map((side) => [side, pointsOf(table, side)]));
  const { alliances: _, format: _before, ...alone } = table;
  const played = format ? { format } : {};
  return ok({ ...alone, edition, buildTotal, actionTotal, players, points, ...alliancesOf(players), ...played });
}

/** Boards by fact, so that undo and redo parse each map only once. Facts never change, so they can be keys. */
const drawn = new WeakMap<Of<'mapped'>, Result<Board, Strange>>();

function mapped(table: Table, fact: Of<'mapped'>): Result<Table, Strange> {
  const known = drawn.get(fact) ?? draw(fact);
  drawn.set(fact, known);
  if (!known.ok) return known;
  const board = known.value;
  const figures = new Map<string, Figure>();
  for (const [id, figure] of table.figures) {
    const off = figure.squares.some((square) => !hasSquare(board, square));
    figures.set(id, off ? { ...figure, squares: [], firstSquares: [] } : figure);
  }
  const objects = table.objects.filter((object) => hasSquare(board, object.at));
  const markers = table.markers.filter((marker) => hasSquare(board, marker.at));
  const tokens = table.tokens.filter(({ at }) => at === null || hasSquare(board, at));
  return ok({
    ...table,
    board,
    mapName: fact.name,
    mapPicture: fact.picture ?? null,
    figures,
    objects,
    markers,
    tokens,
  });
}

function draw(fact: Of<'mapped'>): Result<Board, Strange> {
  const board = boardOfSheet(fact);
  return board.ok ? board : strange('bad-map', `${board.fault.code} ${board.fault.detail}`);
}

function joined(table: Table, hand: Hand, fact: Of<'joined'>): Result<Table, Strange> {
  const { piece, side, character, points, click, showing = click, from } = fact;
  if (table.figures.has(piece)) return strange('known-piece', piece);
  if (!hasSide(table, side)) return strange('unknown-side', side);
  if (Math.max(click, showing) > character.dial.length) return strange('off-dial', piece);
  if (from !== undefined && !table.figures.has(from)) return strange('unknown-piece', from);
  const figure: Figure = {
    piece,
    side,
    character,
    points,
    start: click,
    click: showing,
    squares: [],
    firstSquares: [],
    tokens: 0,
    actedThisTurn: false,
    tokenThisTurn: false,
    holding: null,
    defeated: false,
    lastHurtBy: null,
    captor: null,
    switchedOff: [],
    altered: [],
    actedRound: 0,
    card: null,
    tallies: {},
    ...(from === undefined ? {} : { from }),
  };
  return ok({ ...offSideline(table, piece), figures: writable(table, hand).set(piece, figure) });
}

function left(table: Table, hand: Hand, piece: string): Result<Table, Strange> {
  if (waits(table, piece)) return ok(offSideline(table, piece));
  if (!table.figures.has(piece)) return strange('unknown-piece', piece);
  const figures = writable(table, hand);
  figures.delete(piece);
  freedBy(figures, piece);
  return ok({ ...table, figures });
}

function placed(table: Table, hand: Hand, { piece, squares: names, how }: Of<'placed'>): Result<Table, Strange> {
  if (names.length === 0) return changed(table, hand, piece, (figure) => standing(table, figure, []));
  const figure = table.figures.get(piece);
  if (figure?.defeated) return strange('defeated', piece);
  if (figure && figure.captor !== null) return strange('captive', piece);
  if (!table.board) return strange('no-map', piece);
  const squares = squaresNamed(table.board, names);
  if (!squares.ok) return squares;
  const turned = table.round === 0 ? {} : ({ movedThisTurn: true } as const);
  const carried = how === 'carried' ? ({ carriedThisTurn: true } as const) : {};
  return changed(table, hand, piece, (figure) => ({
    ...standing(table, figure, squares.value),
    ...(how === 'knocked-back' ? {} : turned),
    ...carried,
  }));
}

/** Before the first turn, players may move a figure as often as they like. Only the last place counts as its first. */
function standing(table: Table, figure: Figure, squares: readonly Square[]): Partial<Figure> {
  const setUp = table.round === 0 || figure.firstSquares.length === 0;
  return { squares, firstSquares: setUp ? squares : figure.firstSquares };
}

function putObject(table: Table, fact: Of<'object'>): Result<Table, Strange> {
  const others = table.objects.filter((object) => object.id !== fact.object);
  if (fact.square === null) return ok({ ...table, objects: others });
  if (!table.board) return strange('no-map', fact.object);
  const squares = squaresNamed(table.board, [fact.square]);
  if (!squares.ok) return squares;
  const at = squares.value[0] as Square;
  // A moved object keeps its name.
  const name = fact.name ?? table.objects.find(({ id }) => id === fact.object)?.name;
  const laid: TableObject = {
    id: fact.object,
    at,
    kind: fact.kind,
    ...(fact.by === undefined ? {} : { by: fact.by }),
    ...(name === undefined ? {} : { name }),
  };
  return ok({ ...table, objects: [...others, laid] });
}

/** Fields that each new turn resets. */
const NEW_TURN: Partial<Figure> = {
  actedThisTurn: false,
  tokenThisTurn: false,
  used: [],
  movedThisTurn: false,
  carriedThisTurn: false,
  loan: null,
  loanedBy: null,
};

function turned(table: Table, hand: Hand, side: string, round: number): Result<Table, Strange> {
  if (!hasSide(table, side)) return strange('unknown-side', side);
  const figures = writable(table, hand);
  for (const figure of figures.values()) {
    const { actedThisTurn, tokenThisTurn, used, movedThisTurn, carriedThisTurn, loan } = figure;
    if (actedThisTurn || tokenThisTurn || used?.length || movedThisTurn || carriedThisTurn || loan)
      figures.set(figure.piece, { ...figure, ...NEW_TURN });
  }
  const goesOn = table.ended === null ? table : unscored(table);
  return ok({ ...goesOn, figures, turn: side, round, actionsSpent: 0, granted: 0, underway: null, ended: null });
}

/**
 * Tokens and click stay, because `returned` can undo a mistake. Captives of a defeated figure are freed, and a defeated
 * captive is no captive any more.
 */
function defeated(table: Table, hand: Hand, { piece, by }: Of<'defeated'>): Result<Table, Strange> {
  const figure = table.figures.get(piece);
  if (!figure) return strange('unknown-piece', piece);
  const figures = writable(table, hand);
  freedBy(figures, piece);
  figures.set(piece, {
    ...figure,
    defeated: true,
    fell: figure.squares,
    squares: [],
    holding: null,
    heldObject: null,
    captor: null,
  });
  const after = { ...table, figures };
  return ok(figure.card ? remembered(after, { event: 'defeated', piece, by, round: table.round }) : after);
}

/** Damage stops at the first click that shows KO; healing stops at the click where the dial started. */
function clicked(table: Table, figure: Figure, by: number, from: string | null): Partial<Figure> {
  const click = by > 0 ? figure.click + Math.min(by, clicksLeft(figure)) : Math.max(figure.start, figure.click + by);
  const attacker = from === null ? undefined : table.figures.get(from);
  const hurt = by > 0 && attacker !== undefined && !areFriendly(table, attacker.loan ?? attacker.side, figure.side);
  return hurt ? { click, lastHurtBy: attacker.piece } : { click };
}
