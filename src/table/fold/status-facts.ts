import { ok, type Result } from '../../plain/result';
import type { TurnBoundary } from '../facts';
import type { Alteration, Figure, Table } from '../table';
import {
  type FactFault,
  type FactOf,
  type FoldScratch,
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
