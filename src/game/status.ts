import { ok, type Result } from '../plain/result';
import type { Until } from '../table/facts';
import type { Alteration, Figure, Table } from '../table/table';
import { changed, type Hand, type Of, type Strange, strange, writable } from './change';

/** A captured figure releases its own captives: it cannot hold any while it is captive. */
export function captured(table: Table, hand: Hand, fact: Of<'captured'>): Result<Table, Strange> {
  const { piece, by } = fact;
  const captor = table.figures.get(by);
  const figure = table.figures.get(piece);
  if (!captor) return strange('unknown-piece', by);
  if (!figure) return strange('unknown-piece', piece);
  if (figure.defeated) return strange('defeated', piece);
  if (captor.defeated) return strange('defeated', by);
  if (piece === by || captor.captor !== null) return strange('captive', by);
  const figures = writable(table, hand);
  freedBy(figures, piece);
  figures.set(piece, { ...figure, captor: by, squares: [], tokens: 0, holding: null, heldObject: null, loan: null });
  return ok({ ...table, figures });
}

/** Frees all captives of a figure. Writes into `figures`. */
export function freedBy(figures: Map<string, Figure>, captor: string): void {
  for (const figure of figures.values())
    if (figure.captor === captor) figures.set(figure.piece, { ...figure, captor: null });
}

export function switched(table: Table, hand: Hand, fact: Of<'switched'>): Result<Table, Strange> {
  const { power, off, until } = fact;
  return changed(table, hand, fact.piece, (figure) => {
    const others = figure.switchedOff.filter((each) => each.power !== power);
    const by = fact.by === undefined ? {} : { by: fact.by };
    return { switchedOff: off ? [...others, { power, until, ...by }] : others };
  });
}

export function altered(table: Table, hand: Hand, fact: Of<'altered'>): Result<Table, Strange> {
  const { value, by, until } = fact;
  const from = fact.from === undefined ? {} : { from: fact.from };
  const ends = (each: Alteration) => each.value === value && (until === null || sameUntil(each.until, until));
  return changed(table, hand, fact.piece, (figure) => ({
    altered:
      by === 0 ? figure.altered.filter((each) => !ends(each)) : [...figure.altered, { value, by, until, ...from }],
  }));
}

/** Takes back an action. After the turn of the action, only the log line changes. */
export function unacted(table: Table, hand: Hand, fact: Of<'unacted'>): Result<Table, Strange> {
  const acts = table.figures.get(fact.piece)?.actedThisTurn === true;
  const { last, acted } = fact;
  const after = changed(table, hand, fact.piece, { actedThisTurn: acts && acted, lastAction: last ?? '' });
  return after.ok && acts ? ok({ ...after.value, actionsSpent: Math.max(0, table.actionsSpent - 1) }) : after;
}

function sameUntil(a: Until | null, b: Until): boolean {
  return a !== null && a.side === b.side && a.when === b.when;
}

/** Converts a `holds` fact into figure fields. An object without an id is not known on the map. */
export function held({ object, id, name }: Of<'holds'>): Partial<Figure> {
  if (object === null || id === undefined) return { holding: object, heldObject: null };
  return { holding: object, heldObject: name === undefined ? { id } : { id, name } };
}
