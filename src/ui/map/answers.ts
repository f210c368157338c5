import type { Ruleset } from '../../rules/ruleset';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { BoardOverlay } from '../board/types';
import { askReach } from './ask';
import { type Badge, hitBadges, reachOverlay, sightOverlay } from './overlays';

/** What the overlays of one figure show in one position; each is made once, when it is first looked at or ahead of that. */
export interface FigureAnswers {
  readonly see: () => BoardOverlay;
  /** `carrying` is the friend that is carried along, or what is moved from afar; null for none. */
  readonly move: (kind: string, carrying: string | null) => BoardOverlay;
  readonly hit: () => ReadonlyMap<string, Badge>;
}

export function makeAnswers(ruleset: Ruleset, position: Position, piece: Piece): FigureAnswers {
  const moves = new Map<string, BoardOverlay>();
  return {
    see: once(() => sightOverlay(position, piece, ruleset.sight(position, { piece: piece.id }))),
    move: (kind, carrying) => {
      const key = `${kind} ${carrying ?? ''}`;
      const overlay = moves.get(key) ?? reachOverlay(askReach(ruleset, position, piece.id, kind, carrying));
      moves.set(key, overlay);
      return overlay;
    },
    hit: once(() => hitBadges(ruleset, position, piece)),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Where a browser knows no idle moments: after this the finger that selected a figure has long been lifted. */
const PAUSE_MS = 120;

/** Does one piece of work in each idle moment, in order, until the returned function is called. */
export function whenIdle(works: readonly (() => unknown)[]): () => void {
  const idle = typeof requestIdleCallback === 'function';
  let handle = 0;
  const next = (index: number): void => {
    const work = works[index];
    if (!work) return;
    const run = (): void => {
      work();
      next(index + 1);
    };
    handle = idle ? requestIdleCallback(run) : window.setTimeout(run, PAUSE_MS);
  };
  next(0);
  return () => (idle ? cancelIdleCallback(handle) : window.clearTimeout(handle));
}
