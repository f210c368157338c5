import { chanceField, threatOf, threatsTo } from '../../rules/fields';
import type { Ruleset } from '../../rules/ruleset';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { BoardOverlay } from '../board/types';
import { askReach } from './ask';
import { type Badge, chanceOverlay, hitBadges, reachOverlay, sightOverlay } from './overlays';

/** What the overlays of one figure show in one position; each is made once, when it is first looked at or ahead of that. */
export interface FigureAnswers {
  readonly see: () => BoardOverlay;
  /** `carrying` is the friend that is carried along, or what is moved from afar; null for none. */
  readonly move: (kind: string, carrying: string | null) => BoardOverlay;
  readonly hit: () => ReadonlyMap<string, Badge>;
  /** The chance of a hit in each square, against an opponent of `defense`. */
  readonly chance: () => BoardOverlay;
  readonly defense: number;
  /** The chance that an opponent hits the figure in each square. */
  readonly threat: () => BoardOverlay;
  /** The same in parts, one an opponent, that may be worked on one by one ahead of it. */
  readonly threatParts: readonly (() => unknown)[];
  /** The least roll with which it breaks away; false where no roll is needed. */
  readonly breakAway: (kind: string, carrying: string | null) => false | number;
}

export function makeAnswers(ruleset: Ruleset, position: Position, piece: Piece): FigureAnswers {
  const moves = new Map<string, { readonly overlay: BoardOverlay; readonly breakAway: false | number }>();
  const moved = (kind: string, carrying: string | null) => {
    const key = `${kind} ${carrying ?? ''}`;
    const known = moves.get(key);
    if (known) return known;
    const reach = askReach(ruleset, position, piece.id, kind, carrying);
    const made = { overlay: reachOverlay(reach), breakAway: reach.breakAway };
    moves.set(key, made);
    return made;
  };
  const defense = usualDefense(position, piece);
  const threats = threatsTo(ruleset, position, piece).map(once);
  return {
    see: once(() => sightOverlay(position, piece, ruleset.sight(position, { piece: piece.id }))),
    move: (kind, carrying) => moved(kind, carrying).overlay,
    breakAway: (kind, carrying) => moved(kind, carrying).breakAway,
    hit: once(() => hitBadges(ruleset, position, piece)),
    chance: once(() => {
      const field = chanceField(ruleset, position, piece.id, { side: NOBODY, defense });
      return chanceOverlay(position.board, field, 'chance');
    }),
    defense,
    threat: once(() => {
      const fields = threats.map((field) => field());
      return chanceOverlay(position.board, threatOf(position.board, fields).best, 'threat');
    }),
    threatParts: threats,
  };
}

/** The side of somebody who is nobody's friend. */
const NOBODY = ' nobody';
const USUAL_DEFENSE = 16;

/** The middle one of the opponents' defenses. */
function usualDefense({ pieces }: Position, { side }: Piece): number {
  const all = pieces.filter((each) => each.side !== side).map(({ defense }) => defense);
  return all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? USUAL_DEFENSE;
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
