import { answerReachQuestion } from '../query/answer-map-question';
import { computeThreatsTo, mergeThreats } from '../rules/attack-fields';
import type { RemainingMove, Ruleset } from '../rules/ruleset';
import type { Piece } from '../table/piece';
import type { Position } from '../table/position';
import { type HitBadge, makeHitBadges, makeReachOverlay, makeSightOverlay, makeThreatOverlay } from './overlays';
import type { BoardOverlay } from './types';

/** Overlays of one figure in one position. Each overlay is computed once, on first use or in advance. */
export interface FigureOverlays {
  readonly see: () => BoardOverlay;
  /** `carrying` is the carried friend or the piece moved by telekinesis. Null if there is no such piece. */
  readonly move: (kind: string, carrying: string | null) => BoardOverlay;
  readonly hit: () => ReadonlyMap<string, HitBadge>;
  /** Overlay with the chance that an opponent hits the figure, by square. */
  readonly threat: () => BoardOverlay;
  /** Computes the threat overlay in advance, in small steps. */
  readonly threatSteps: () => Generator<void, void, void>;
  /** The lowest roll that breaks away; false if no roll is needed. */
  readonly breakAway: (kind: string, carrying: string | null) => false | number;
}

/** @param left remaining movement of an unfinished action; null if there is none */
export function makeFigureOverlays(
  ruleset: Ruleset,
  position: Position,
  piece: Piece,
  left: RemainingMove | null = null,
): FigureOverlays {
  const moves = new Map<string, { readonly overlay: BoardOverlay; readonly breakAway: false | number }>();
  const moved = (kind: string, carrying: string | null) => {
    const key = `${kind} ${carrying ?? ''}`;
    const known = moves.get(key);
    if (known) return known;
    const reach = answerReachQuestion(ruleset, position, piece.id, kind, carrying, left);
    const made = { overlay: makeReachOverlay(reach), breakAway: reach.breakAway };
    moves.set(key, made);
    return made;
  };
  const threats = computeThreatsTo(ruleset, position, piece).map(resumable);
  return {
    see: once(() => makeSightOverlay(position, piece, ruleset.sight(position, { piece: piece.id }))),
    move: (kind, carrying) => moved(kind, carrying).overlay,
    breakAway: (kind, carrying) => moved(kind, carrying).breakAway,
    hit: once(() => makeHitBadges(ruleset, position, piece)),
    threat: once(() => {
      const fields = threats.map((field) => field.finish());
      return makeThreatOverlay(position.board, mergeThreats(position.board, fields).best);
    }),
    *threatSteps() {
      for (const field of threats) yield* field.steps();
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

interface Resumable<Value> {
  /** Runs all remaining steps and returns the result. */
  readonly finish: () => Value;
  /** Runs one step per iteration. */
  readonly steps: () => Generator<void, void, void>;
}

/** Wraps an iterator so that its work can start in advance and be finished immediately when needed. */
function resumable<Value>(work: Iterator<void, Value, void>): Resumable<Value> {
  let made: { readonly value: Value } | null = null;
  const step = (): boolean => {
    if (made) return false;
    const result = work.next();
    if (result.done) made = { value: result.value };
    return !result.done;
  };
  return {
    finish: once(() => {
      while (step());
      return (made as { readonly value: Value } | null)?.value as Value;
    }),
    *steps() {
      while (step()) yield;
    },
  };
}

/** Overlays of the selected figure that were computed in advance. */
export interface PrecomputedOverlays {
  readonly overlays: readonly BoardOverlay[];
  readonly badges: ReadonlyMap<string, HitBadge> | null;
}

export const NO_PRECOMPUTED_OVERLAYS: PrecomputedOverlays = { overlays: [], badges: null };

/**
 * Computes the overlays of a figure in small steps. Calls `tell` twice: first without the threat overlay, which takes
 * longest.
 */
export function* precomputeOverlays(
  known: FigureOverlays,
  tell: (ready: PrecomputedOverlays) => void,
): Generator<void, void, void> {
  const see = known.see();
  yield;
  const badges = known.hit();
  yield;
  const move = known.move('move', null);
  const overlays = [see, move];
  yield;
  tell({ overlays, badges });
  yield;
  yield* known.threatSteps();
  const threat = known.threat();
  yield;
  tell({ overlays: [...overlays, threat], badges });
}
