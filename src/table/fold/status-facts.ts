import { ok, type Result } from '../../plain/result';
import type { TurnBoundary } from '../facts';
import type { Alteration, Figure, SidelinedFigure, Table } from '../table';
import {
  type FactFault,
  type FactOf,
  type FoldScratch,
  hasSide,
  rejectFact,
  updateFigure,
  writableFigures,
} from './fact-helpers';

/** Captures a figure and releases its captives: a captive cannot hold captives. */
export function applyFigureCaptured(
  table: Table,
  hand: FoldScratch,
  fact: FactOf<'captured'>,
): Result<Table, FactFault> {
  const { piece, by } = fact;
  const captor = table.figures.get(by);
  const figure = table.figures.get(piece);
  if (!captor) return rejectFact('unknown-piece', by);
  if (!figure) return rejectFact('unknown-piece', piece);
  if (figure.defeated) return rejectFact('defeated', piece);
  if (captor.defeated) return rejectFact('defeated', by);
  if (piece === by || captor.captor !== null) return rejectFact('captive', by);
  const figures = writableFigures(table, hand);
  freeCaptives(figures, piece);
  figures.set(piece, { ...figure, captor: by, squares: [], tokens: 0, holding: null, heldObject: null, loan: null });
  return ok({ ...table, figures });
}

/** Frees all captives of a figure. Writes into `figures`. */
export function freeCaptives(figures: Map<string, Figure>, captor: string): void {
  for (const figure of figures.values())
    if (figure.captor === captor) figures.set(figure.piece, { ...figure, captor: null });
}

export function applyPowerSwitched(
  table: Table,
  hand: FoldScratch,
  fact: FactOf<'switched'>,
): Result<Table, FactFault> {
  const { power, off, until } = fact;
  return updateFigure(table, hand, fact.piece, (figure) => {
    const others = figure.switchedOff.filter((each) => each.power !== power);
    const by = fact.by === undefined ? {} : { by: fact.by };
    return { switchedOff: off ? [...others, { power, until, ...by }] : others };
  });
}

export function applyValueAltered(table: Table, hand: FoldScratch, fact: FactOf<'altered'>): Result<Table, FactFault> {
  const { value, by, until } = fact;
  const from = fact.from === undefined ? {} : { from: fact.from };
  const ends = (each: Alteration) => each.value === value && (until === null || sameUntil(each.until, until));
  return updateFigure(table, hand, fact.piece, (figure) => ({
    altered:
      by === 0 ? figure.altered.filter((each) => !ends(each)) : [...figure.altered, { value, by, until, ...from }],
  }));
}

/** Takes back an action. Returns the action to the side's total only if the figure acted in the current turn. */
export function applyActionTakenBack(
  table: Table,
  hand: FoldScratch,
  fact: FactOf<'unacted'>,
): Result<Table, FactFault> {
  const acts = table.figures.get(fact.piece)?.actedThisTurn === true;
  const { last, acted } = fact;
  const after = updateFigure(table, hand, fact.piece, { actedThisTurn: acts && acted, lastAction: last ?? '' });
  return after.ok && acts ? ok({ ...after.value, actionsSpent: Math.max(0, table.actionsSpent - 1) }) : after;
}

function sameUntil(a: TurnBoundary | null, b: TurnBoundary): boolean {
  return a !== null && a.side === b.side && a.when === b.when;
}

/** Converts a `holds` fact into figure fields. Without an id, only the kind of the held object is known. */
export function toHoldingFields({ object, id, name }: FactOf<'holds'>): Partial<Figure> {
  if (object === null || id === undefined) return { holding: object, heldObject: null };
  return { holding: object, heldObject: name === undefined ? { id } : { id, name } };
}

/**
 * Applies a change to the house rules, house notes, power meanings, the planner setting or the sides that the app plays. A changed item stays at its
 * position in the list.
 */
export function applyHouseFact(
  table: Table,
  fact: FactOf<'house-ruled'> | FactOf<'house-noted'> | FactOf<'meaning'> | FactOf<'planner'> | FactOf<'opponent'>,
): Table {
  if (fact.fact === 'planner') return { ...table, planner: fact.on };
  if (fact.fact === 'opponent') {
    const { side, plays } = fact;
    const player = plays && { side, ...plays };
    return { ...table, appPlayers: replaceInList(table.appPlayers ?? [], (each) => each.side === side, player) };
  }
  if (fact.fact === 'meaning') {
    const { power, effects } = fact;
    const meant = effects && { power, effects };
    return { ...table, meanings: replaceInList(table.meanings ?? [], (each) => each.power === power, meant) };
  }
  if (fact.fact === 'house-ruled') {
    const { rule, name } = fact;
    return {
      ...table,
      houseRules: replaceInList(table.houseRules, (each) => each.rule === rule, fact.on ? { rule, name } : null),
    };
  }
  const { entry, title, text } = fact;
  const note = text === null ? null : { entry, title, text };
  return { ...table, houseNotes: replaceInList(table.houseNotes, (each) => each.entry === entry, note) };
}

/** Replaces the matching item or appends `item`. Removes the matching item if `item` is null. */
function replaceInList<Item>(list: readonly Item[], isIt: (item: Item) => boolean, item: Item | null): readonly Item[] {
  if (item === null) return list.filter((each) => !isIt(each));
  return list.some(isIt) ? list.map((each) => (isIt(each) ? item : each)) : [...list, item];
}

/** "Play Areas: Sideline": moves a piece to the sideline, even if the piece was in play. */
export function applyPieceSidelined(
  table: Table,
  hand: FoldScratch,
  fact: FactOf<'sidelined'>,
): Result<Table, FactFault> {
  const { fact: _kind, ...waiting } = fact;
  if (!hasSide(table, fact.side)) return rejectFact('unknown-side', fact.side);
  const last = fact.character.dial.length;
  if (fact.click > last || (fact.showing ?? 1) > last) return rejectFact('off-dial', fact.piece);
  const now = withoutFigure(table, hand, fact.piece);
  return ok({ ...now, sideline: [...withoutWaiting(now.sideline, fact.piece), waiting] });
}

/** Removes a piece from its sideline, into play or out of the game. */
export function removeFromSideline(table: Table, piece: string): Table {
  return table.sideline ? { ...table, sideline: withoutWaiting(table.sideline, piece) } : table;
}

export function isOnSideline(table: Table, piece: string): boolean {
  return table.sideline?.some((each) => each.piece === piece) ?? false;
}

function withoutWaiting(sideline: readonly SidelinedFigure[] = [], piece: string): readonly SidelinedFigure[] {
  return sideline.filter((each) => each.piece !== piece);
}

/** Removes a figure and frees its captives. Pieces that the figure generated stay in play. */
function withoutFigure(table: Table, hand: FoldScratch, piece: string): Table {
  if (!table.figures.has(piece)) return table;
  const figures: Map<string, Figure> = writableFigures(table, hand);
  figures.delete(piece);
  freeCaptives(figures, piece);
  return { ...table, figures };
}
