import type { Square } from '../../grid/square';
import { getOwnProperty } from '../../plain/get-own';
import { ok, type Result } from '../../plain/result';
import type { MissionEvent } from '../mission';
import type { Figure, Table } from '../table';
import { tallyKey } from '../tallies';
import { TOKEN_KINDS } from '../tokens';
import {
  type FactFault,
  type FactOf,
  type FoldScratch,
  parseBoardSquares,
  rejectFact,
  updateFigure,
} from './fact-helpers';

/** Adds to a tally of a figure. Tallies never fall below 0. */
function changeTally({ tallies }: Figure, { tally, of, by }: FactOf<'tallied'>): Partial<Figure> {
  const key = tallyKey(tally, of);
  return { tallies: { ...tallies, [key]: Math.max(0, (getOwnProperty(tallies, key) ?? 0) + by) } };
}

export function applyToken(table: Table, fact: FactOf<'token'>): Result<Table, FactFault> {
  const { token: id, kind, square, holder, strength, wounds, times = null } = fact;
  const tokens = table.tokens.filter((token) => token.id !== id);
  const before = table.tokens.find((token) => token.id === id);
  const scenario = fact.scenario ?? before?.scenario;
  const brought = scenario === undefined ? {} : { scenario };
  if (square === null && holder === null) {
    if (before?.kind !== TOKEN_KINDS.objective) return ok({ ...table, tokens });
    const broken = strength !== null && wounds > before.wounds;
    const gone = {
      event: 'gone',
      token: id,
      ...brought,
      at: before.at,
      holder: before.holder,
      broken,
      round: table.round,
    } as const;
    return ok(addMissionEvent({ ...table, tokens }, gone));
  }
  if (holder !== null && !table.figures.has(holder)) return rejectFact('unknown-piece', holder);
  let at: Square | null = null;
  if (square !== null) {
    if (!table.board) return rejectFact('no-map', id);
    const squares = parseBoardSquares(table.board, [square]);
    if (!squares.ok) return squares;
    at = squares.value[0] as Square;
  }
  const put = { ...table, tokens: [...tokens, { id, kind, at, holder, strength, wounds, times, ...brought }] };
  const taken = holder !== null && before?.holder !== holder && kind === TOKEN_KINDS.objective;
  return ok(
    taken ? addMissionEvent(put, { event: 'taken', token: id, ...brought, piece: holder, round: table.round }) : put,
  );
}

export function addMissionEvent(table: Table, event: MissionEvent): Table {
  return { ...table, history: [...(table.history ?? []), event] };
}

/** Removes the last defeat or extraction of a figure, which was recorded by mistake. */
export function removeLastMissionEvent(table: Table, event: 'defeated' | 'extracted', piece: string): Table {
  const { history = [] } = table;
  const at = history.findLastIndex((each) => each.event === event && each.piece === piece);
  return at < 0 ? table : { ...table, history: history.filter((_, index) => index !== at) };
}

/** Changes a tally of a figure. An extraction also becomes a mission event. */
export function applyTallyChanged(table: Table, hand: FoldScratch, fact: FactOf<'tallied'>): Result<Table, FactFault> {
  const { piece, tally, by } = fact;
  const after = updateFigure(table, hand, piece, (figure) => changeTally(figure, fact));
  if (!after.ok || tally !== 'extracted') return after;
  const { round } = table;
  return ok(
    by > 0
      ? addMissionEvent(after.value, { event: 'extracted', piece, round })
      : removeLastMissionEvent(after.value, 'extracted', piece),
  );
}
