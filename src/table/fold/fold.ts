import type { Square } from '../../grid/square';
import { ok, type Result } from '../../plain/result';
import { areFriendly, findAlliances } from '../allies';
import type { Fact } from '../facts';
import { countClicksLeft, type Figure, type Table } from '../table';
import { makeUniqueName } from '../unique-name';
import {
  applyCard,
  applyCardDealt,
  applyCardRemoved,
  applyCardTurned,
  applyDeck,
  applyDeckRemoved,
  applyDeckShuffled,
  applyHandledReminder,
  applyHiddenCardMoved,
} from './card-facts';
import {
  type FactFault,
  type FactOf,
  type FoldScratch,
  hasSide,
  parseBoardSquares,
  type RejectedFact,
  rejectFact,
  updateFigure,
  writableFigures,
} from './fact-helpers';
import { applyDestruction, applyMapReplaced, applyObject } from './map-facts';
import {
  applyClockTime,
  applyCounter,
  applyCounterRemoved,
  applyMarker,
  applyPointsScored,
  applySetUpStep,
  victoryPointsOf,
  withoutSurvivorPoints,
} from './markers-and-counters';
import { addMissionEvent, applyTallyChanged, applyToken, removeLastMissionEvent } from './mission-facts';
import {
  applyActionTakenBack,
  applyFigureCaptured,
  applyHouseFact,
  applyPieceSidelined,
  applyPowerSwitched,
  applyValueAltered,
  freeCaptives,
  isOnSideline,
  removeFromSideline,
  toHoldingFields,
} from './status-facts';

export {
  FACT_FAULT_CODES,
  type FactFault,
  type FactFaultCode,
  type FoldScratch,
  type RejectedFact,
} from './fact-helpers';

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

/** Applies facts in order. Facts that cannot be applied are left out. */
export function applyFacts(table: Table, facts: readonly Fact[]): Table {
  return facts.length === 0 ? table : fold(facts, table).table;
}

/**
 * Applies facts in order and lists the facts that could not be applied. Consecutive folds may share `hand` if nothing
 * else uses the tables in between.
 */
export function fold(
  facts: readonly Fact[],
  from: Table = emptyTable,
  hand: FoldScratch = { figures: null },
): { readonly table: Table; readonly rejected: readonly RejectedFact[] } {
  let table = from;
  const rejected: RejectedFact[] = [];
  for (const [index, fact] of facts.entries()) {
    const after = applyFact(table, fact, hand);
    if (after.ok) table = after.value;
    else rejected.push({ ...after.fault, index });
  }
  return { table, rejected };
}

/**
 * Applies a fact and returns the new table, which shares unchanged parts with the old table. Facts from disk and from
 * other phones are parsed before, by `parseEntryFacts`.
 */
export function applyFact(table: Table, fact: Fact, hand: FoldScratch = { figures: null }): Result<Table, FactFault> {
  switch (fact.fact) {
    case 'began':
      return applyBegan(table, fact);
    case 'mapped':
      return applyMapReplaced(table, fact);
    case 'joined':
      return applyJoined(table, hand, fact);
    case 'sidelined':
      return table.figures.get(fact.piece)?.defeated
        ? rejectFact('defeated', fact.piece)
        : applyPieceSidelined(table, hand, fact);
    case 'left':
      return applyLeft(table, hand, fact.piece);
    case 'placed':
      return applyPlaced(table, hand, fact);
    case 'object':
      return applyObject(table, fact);
    case 'turn':
      return applyTurn(table, hand, fact.side, fact.round);
    case 'scored':
      return applyPointsScored(table, fact);
    case 'noted':
      return ok(table);
    case 'used':
      return updateFigure(table, hand, fact.piece, ({ used = [] }) => ({ used: [...new Set([...used, fact.power])] }));
    case 'underway': {
      const { fact: _kind, piece, ...rest } = fact;
      if (piece !== null && !table.figures.has(piece)) return rejectFact('unknown-piece', piece);
      return ok({ ...table, underway: piece === null ? null : { ...rest, piece } });
    }
    case 'mode':
      return updateFigure(table, hand, fact.piece, { mode: fact.mode });
    case 'rerolls':
      if (!hasSide(table, fact.side)) return rejectFact('unknown-side', fact.side);
      return ok({ ...table, rerolls: { ...table.rerolls, [fact.side]: fact.left } });
    case 'loaned':
      return updateFigure(table, hand, fact.piece, (figure) => ({
        loan: fact.to === figure.side ? null : fact.to,
        loanedBy: fact.to === null || fact.to === figure.side ? null : (fact.by ?? null),
      }));
    case 'granted':
      return ok(fact.side === table.turn ? { ...table, granted: (table.granted ?? 0) + fact.by } : table);
    case 'ended':
      if (fact.winner !== null && !hasSide(table, fact.winner)) return rejectFact('unknown-side', fact.winner);
      return ok({ ...table, ended: { winner: fact.winner } });
    case 'acted': {
      const after = updateFigure(table, hand, fact.piece, {
        actedThisTurn: true,
        actedRound: table.round,
        lastAction: fact.action,
      });
      return after.ok ? ok({ ...after.value, actionsSpent: table.actionsSpent + 1 }) : after;
    }
    case 'tokens':
      return updateFigure(table, hand, fact.piece, (figure) => ({
        tokens: Math.max(0, figure.tokens + fact.by),
        tokenThisTurn: figure.tokenThisTurn || fact.by > 0,
      }));
    case 'clicked':
      return updateFigure(table, hand, fact.piece, (figure) => turnDialBy(table, figure, fact.by, fact.from));
    case 'holds':
      return updateFigure(table, hand, fact.piece, toHoldingFields(fact));
    case 'defeated':
      return applyDefeated(table, hand, fact);
    case 'returned': {
      const before = fact.mistake ? removeLastMissionEvent(table, 'defeated', fact.piece) : table;
      return updateFigure(before, hand, fact.piece, { defeated: false });
    }
    case 'captured':
      return applyFigureCaptured(table, hand, fact);
    case 'freed':
      return updateFigure(table, hand, fact.piece, { captor: null });
    case 'copied':
      return updateFigure(table, hand, fact.piece, { copies: fact.team });
    case 'switched':
      return applyPowerSwitched(table, hand, fact);
    case 'altered':
      return applyValueAltered(table, hand, fact);
    case 'marker':
      return applyMarker(table, fact);
    case 'card':
      return applyCard(table, fact);
    case 'card-turned':
      return applyCardTurned(table, fact);
    case 'card-left':
      return applyCardRemoved(table, fact);
    case 'deck':
      return applyDeck(table, fact);
    case 'deck-left':
      return applyDeckRemoved(table, fact);
    case 'dealt':
      return applyCardDealt(table, fact);
    case 'shuffled':
      return applyDeckShuffled(table, fact);
    case 'unseen':
      return applyHiddenCardMoved(table, fact);
    case 'seen-to':
      return applyHandledReminder(table, fact);
    case 'sealed':
    case 'rolled':
    case 'attacked':
      return ok(table);
    case 'counted':
      return applyCounter(table, fact);
    case 'uncounted':
      return applyCounterRemoved(table, fact);
    case 'clocked':
      return applyClockTime(table, fact);
    case 'set-up':
      return applySetUpStep(table, fact);
    case 'house-ruled':
    case 'house-noted':
    case 'meaning':
    case 'planner':
    case 'opponent':
      return ok(applyHouseFact(table, fact));
    case 'limit':
      return ok({ ...table, limit: { ms: fact.ms, rounds: fact.rounds } });
    case 'unacted':
      return applyActionTakenBack(table, hand, fact);
    case 'destroyed':
    case 'rebuilt':
      return applyDestruction(table, fact);
    case 'phase':
      return ok({ ...table, phase: { phase: fact.phase, piece: fact.piece } });
    case 'carded':
      return updateFigure(table, hand, fact.piece, { card: fact.card });
    case 'tallied':
      return applyTallyChanged(table, hand, fact);
    case 'token':
      return applyToken(table, fact);
  }
}

/** Begins a game. A second `began` changes the settings of the game and leaves the figures unchanged. */
function applyBegan(table: Table, fact: FactOf<'began'>): Result<Table, FactFault> {
  const sides = fact.players.map((player) => player.side);
  const repeated = sides.find((side, index) => sides.indexOf(side) !== index);
  if (repeated !== undefined) return rejectFact('repeated-side', repeated);
  const { edition, buildTotal, actionTotal, players, format, earlierRounds } = fact;
  const points = Object.fromEntries(sides.map((side) => [side, victoryPointsOf(table, side)]));
  const { alliances: _, format: _before, earlierRounds: _rounds, ...alone } = table;
  const played = format ? { format } : {};
  const earlier = earlierRounds === undefined ? {} : { earlierRounds };
  const begun = { ...alone, edition, buildTotal, actionTotal, players, points };
  return ok({ ...begun, ...findAlliances(players), ...played, ...earlier });
}

function applyJoined(table: Table, hand: FoldScratch, fact: FactOf<'joined'>): Result<Table, FactFault> {
  const { piece, side, character, points, click, showing = click, from } = fact;
  if (table.figures.has(piece)) return rejectFact('known-piece', piece);
  if (!hasSide(table, side)) return rejectFact('unknown-side', side);
  if (Math.max(click, showing) > character.dial.length) return rejectFact('off-dial', piece);
  if (from !== undefined && !table.figures.has(from)) return rejectFact('unknown-piece', from);
  const figure: Figure = {
    piece,
    side,
    name: makeUniqueName(character.name, new Set([...table.figures.values()].map(({ name }) => name))),
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
  return ok({ ...removeFromSideline(table, piece), figures: writableFigures(table, hand).set(piece, figure) });
}

function applyLeft(table: Table, hand: FoldScratch, piece: string): Result<Table, FactFault> {
  if (isOnSideline(table, piece)) return ok(removeFromSideline(table, piece));
  if (!table.figures.has(piece)) return rejectFact('unknown-piece', piece);
  const figures = writableFigures(table, hand);
  figures.delete(piece);
  freeCaptives(figures, piece);
  return ok({ ...table, figures });
}

function applyPlaced(
  table: Table,
  hand: FoldScratch,
  { piece, squares: names, how }: FactOf<'placed'>,
): Result<Table, FactFault> {
  if (names.length === 0) return updateFigure(table, hand, piece, (figure) => placeFigure(table, figure, []));
  const figure = table.figures.get(piece);
  if (figure?.defeated) return rejectFact('defeated', piece);
  if (figure && figure.captor !== null) return rejectFact('captive', piece);
  if (!table.board) return rejectFact('no-map', piece);
  const squares = parseBoardSquares(table.board, names);
  if (!squares.ok) return squares;
  const turned = table.round === 0 ? {} : ({ movedThisTurn: true } as const);
  const carried = how === 'carried' ? ({ carriedThisTurn: true } as const) : {};
  return updateFigure(table, hand, piece, (figure) => ({
    ...placeFigure(table, figure, squares.value),
    ...(how === 'knocked-back' ? {} : turned),
    ...carried,
  }));
}

/** Places a figure. Before the first turn, each placement also replaces the figure's starting squares. */
function placeFigure(table: Table, figure: Figure, squares: readonly Square[]): Partial<Figure> {
  const setUp = table.round === 0 || figure.firstSquares.length === 0;
  return { squares, firstSquares: setUp ? squares : figure.firstSquares };
}

/** Fields of a figure that each new turn resets. */
const NEW_TURN: Partial<Figure> = {
  actedThisTurn: false,
  tokenThisTurn: false,
  used: [],
  movedThisTurn: false,
  carriedThisTurn: false,
  loan: null,
  loanedBy: null,
};

function applyTurn(table: Table, hand: FoldScratch, side: string, round: number): Result<Table, FactFault> {
  if (!hasSide(table, side)) return rejectFact('unknown-side', side);
  const figures = writableFigures(table, hand);
  for (const figure of figures.values()) {
    const { actedThisTurn, tokenThisTurn, used, movedThisTurn, carriedThisTurn, loan } = figure;
    if (actedThisTurn || tokenThisTurn || used?.length || movedThisTurn || carriedThisTurn || loan)
      figures.set(figure.piece, { ...figure, ...NEW_TURN });
  }
  const goesOn = table.ended === null ? table : withoutSurvivorPoints(table);
  return ok({ ...goesOn, figures, turn: side, round, actionsSpent: 0, granted: 0, underway: null, ended: null });
}

/** Marks a figure as defeated and frees its captives. Tokens and click stay, because `returned` can undo a mistake. */
function applyDefeated(table: Table, hand: FoldScratch, { piece, by }: FactOf<'defeated'>): Result<Table, FactFault> {
  const figure = table.figures.get(piece);
  if (!figure) return rejectFact('unknown-piece', piece);
  const figures = writableFigures(table, hand);
  freeCaptives(figures, piece);
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
  return ok(figure.card ? addMissionEvent(after, { event: 'defeated', piece, by, round: table.round }) : after);
}

/** Turns the dial of a figure. Damage stops at the first click that shows KO, healing at the starting click. */
function turnDialBy(table: Table, figure: Figure, by: number, from: string | null): Partial<Figure> {
  const click =
    by > 0 ? figure.click + Math.min(by, countClicksLeft(figure)) : Math.max(figure.start, figure.click + by);
  const attacker = from === null ? undefined : table.figures.get(from);
  const hurt = by > 0 && attacker !== undefined && !areFriendly(table, attacker.loan ?? attacker.side, figure.side);
  return hurt ? { click, lastHurtBy: attacker.piece } : { click };
}
