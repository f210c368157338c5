import {
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  For,
  Index,
  type JSX,
  onCleanup,
  Show,
} from 'solid-js';
import { createSmallPictureUrl } from '../../app/pictures/pictures';
import { xOf, yOf } from '../../grid/square';
import { type PlacedBadge, placeBadges } from '../../view/badges';
import { CELL, getMeanCentre, getSquareCentre } from '../../view/geometry';
import type { BoardBadge, BoardGhost, BoardPiece } from '../../view/types';

const RADIUS = 17;
/** Radius of the character’s picture, inside the ring. */
const PICTURE_RADIUS = RADIUS - 2;
/** Position of the letter of a held object, at the bottom left of the base. */
const HOLDS = { x: -13, y: 12.5, side: 15 };
/** Position of the number of remaining clicks, at the bottom right of the base. */
const LEFT = { x: 12.5, y: 13.5, r: 8.5 };

/** Dash patterns of the rings of the sides, so sides do not differ by colour alone. */
export const RING_DASHES = ['none', 'none', '7 3.5', '2.5 3.5'];

/** Returns the path data of a base: a circle, a capsule for two squares, a rounded box for more. */
function basePath(squares: BoardPiece['squares'], radius: number): { d: string; capsule: boolean } {
  const points = squares.map(getSquareCentre);
  const [first, second] = points;
  if (!first) return { d: '', capsule: false };
  if (squares.length === 2 && second) return { d: `M${first.x} ${first.y}L${second.x} ${second.y}`, capsule: true };
  if (squares.length > 2) {
    const left = Math.min(...squares.map(xOf)) * CELL + CELL / 2 - radius;
    const top = Math.min(...squares.map(yOf)) * CELL + CELL / 2 - radius;
    const width = Math.max(...squares.map(xOf)) * CELL + CELL / 2 + radius - left;
    const height = Math.max(...squares.map(yOf)) * CELL + CELL / 2 + radius - top;
    const r = radius;
    return {
      d: `M${left + r} ${top}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`,
      capsule: false,
    };
  }
  return {
    d: `M${first.x - radius} ${first.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    capsule: false,
  };
}

/** Distance between the rings of a capsule, and from the first ring to its inside. */
const RING_STEP = 3;

/**
 * A filled base with its ring. A capsule is a thick line with a thinner line on top, repeated for each further ring. A
 * thick line cannot be dashed along its edge, so the number of rings indicates the side.
 */
function Base(props: { squares: BoardPiece['squares']; radius: number; class: string; ring: number }): JSX.Element {
  const outer = createMemo(() => basePath(props.squares, props.radius));
  return (
    <Show
      when={outer().capsule}
      fallback={
        <path class={props.class} d={outer().d} stroke-dasharray={RING_DASHES[props.ring % RING_DASHES.length]} />
      }
    >
      <path class={`${props.class} capsule-ring`} d={outer().d} style={widthOf(2 * props.radius + 3.4)} />
      <path class="capsule-inside" d={outer().d} style={widthOf(2 * props.radius - 3.4)} />
      <For
        each={Array.from({ length: props.ring }, (_, index) => 2 * props.radius - 3.4 - RING_STEP * (2 * index + 1))}
      >
        {(width) => (
          <>
            <path class="capsule-ring" d={outer().d} style={widthOf(width)} />
            <path class="capsule-inside" d={outer().d} style={widthOf(width - RING_STEP)} />
          </>
        )}
      </For>
    </Show>
  );
}

/** Returns the width as a style, because the stylesheet’s ring width would override an attribute. */
function widthOf(width: number) {
  return { 'stroke-width': `${width}px` };
}

export function Pieces(props: { pieces: readonly BoardPiece[]; onAct: (id: string) => void }): JSX.Element {
  // Other figures are dimmed one frame later, so the answer appears sooner.
  const [dimmed, setDimmed] = createSignal<readonly string[]>([]);
  createEffect(() => {
    const now = props.pieces.filter((piece) => piece.dimmed).map(({ id }) => id);
    const later = setTimeout(() => setDimmed(now), A_FRAME_MS);
    onCleanup(() => clearTimeout(later));
  });
  const isDimmed = createSelector(dimmed, (id: string, ids) => ids.includes(id));
  return (
    <g class="pieces">
      <Index each={props.pieces}>
        {(piece) => <PieceMark piece={piece()} dimmed={isDimmed(piece().id)} onAct={props.onAct} />}
      </Index>
    </g>
  );
}

const A_FRAME_MS = 20;

function sameShape(a: BoardPiece, b: BoardPiece): boolean {
  return (
    a.squares === b.squares &&
    a.ring === b.ring &&
    a.initials === b.initials &&
    a.tokens === b.tokens &&
    a.left === b.left &&
    a.soaring === b.soaring &&
    a.holds === b.holds &&
    a.picture === b.picture
  );
}

function PieceMark(props: { piece: BoardPiece; dimmed: boolean; onAct: (id: string) => void }): JSX.Element {
  // Figures that a new overlay does not change are not drawn again.
  const still = createMemo(() => props.piece, undefined, { equals: sameShape });
  const squares = () => still().squares;
  const middle = () => getMeanCentre(squares());
  const ring = () => still().ring;
  const initials = () => still().initials;
  const picture = createSmallPictureUrl(() => still().picture);
  const tokens = () => Array.from({ length: still().tokens }, (_, index) => index - (still().tokens - 1) / 2);
  return (
    // The board is one tab stop with arrow keys, so a click on a figure comes from a screen reader.
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot be inside an SVG.
    <g
      class="piece"
      role="button"
      aria-label={props.piece.name}
      aria-pressed={props.piece.selected}
      data-piece={props.piece.id}
      data-selected={props.piece.selected ? '' : undefined}
      data-dimmed={props.dimmed ? '' : undefined}
      style={{ '--side': props.piece.colour }}
      onClick={() => props.onAct(props.piece.id)}
    >
      <Show when={props.piece.selected}>
        <Base squares={squares()} radius={RADIUS + 3.2} class="halo" ring={0} />
      </Show>
      <Base squares={squares()} radius={RADIUS} class="ring" ring={ring()} />
      <Show when={ring() === 1 && squares().length === 1}>
        <circle class="ring-inner" cx={middle().x} cy={middle().y} r={RADIUS - 3.4} />
      </Show>
      <Show when={picture()}>
        {(url) => (
          <image
            class="portrait"
            href={url()}
            x={middle().x - PICTURE_RADIUS}
            y={middle().y - PICTURE_RADIUS}
            width={2 * PICTURE_RADIUS}
            height={2 * PICTURE_RADIUS}
            preserveAspectRatio="xMidYMid slice"
          />
        )}
      </Show>
      <text
        class="initials"
        data-long={initials().length > 2 ? '' : undefined}
        data-small={picture() ? '' : undefined}
        x={middle().x}
        y={middle().y + (picture() ? PICTURE_RADIUS : initials().length > 2 ? 5.2 : 6)}
      >
        {initials()}
      </text>{' '}
      <Show when={still().holds}>
        {(letter) => (
          <>
            <rect
              class="holds-box"
              x={middle().x + HOLDS.x - HOLDS.side / 2}
              y={middle().y + HOLDS.y - HOLDS.side / 2}
              width={HOLDS.side}
              height={HOLDS.side}
              rx="2"
            />
            <text class="holds-letter" x={middle().x + HOLDS.x} y={middle().y + HOLDS.y + 4.6}>
              {letter()}
            </text>
          </>
        )}
      </Show>
      <Show when={still().left}>
        {(left) => (
          <g class="clicks-left">
            <circle cx={middle().x + LEFT.x} cy={middle().y + LEFT.y} r={LEFT.r} />
            <text x={middle().x + LEFT.x} y={middle().y + LEFT.y + 4.6}>
              {left()}
            </text>
          </g>
        )}
      </Show>
      <Show when={still().soaring}>
        <path
          class="wings"
          d={`M ${middle().x - RADIUS - 3} ${middle().y + 4} l -5 -10 l 8 3 M ${middle().x + RADIUS + 3} ${middle().y + 4} l 5 -10 l -8 3`}
        />
      </Show>
      <For each={tokens()}>
        {(place) => <circle class="token" cx={middle().x + 9 * place} cy={middle().y - RADIUS} r="4" />}
      </For>
    </g>
  );
}

export interface BadgesProps {
  pieces: readonly BoardPiece[];
  /** Factor by which badges are enlarged when the map is zoomed out. */
  upright: number;
  /** Size of the map in drawing units. */
  size: { readonly width: number; readonly height: number };
}

/**
 * Badges of all figures, including hidden badges that may be shown soon. Screen readers read them in the figures’
 * names.
 */
export function Badges(props: BadgesProps): JSX.Element {
  const placed = createMemo(() => {
    const having = props.pieces.flatMap((piece) => {
      const badge = badgeOf(piece);
      const width = (12 + 5.6 * (badge?.text.length ?? 0)) * props.upright;
      return badge ? [{ badge, squares: piece.squares, width, height: 16 * props.upright }] : [];
    });
    const others = props.pieces.filter((piece) => badgeOf(piece) === null).map(({ squares }) => squares);
    return placeBadges(having, others, props.size).map((place, index) => ({
      ...place,
      ...(having[index] as (typeof having)[number]),
    }));
  });
  return <Index each={placed()}>{(each) => <Badge {...each()} upright={props.upright} />}</Index>;
}

function badgeOf(piece: BoardPiece): BoardBadge | null {
  return piece.badge ?? piece.soon ?? null;
}

function Badge(
  props: PlacedBadge & { badge: BoardBadge; width: number; height: number; upright: number },
): JSX.Element {
  return (
    <g class="badge" data-tone={props.badge.tone}>
      <Show when={props.leader}>
        {(leader) => (
          <path class="badge-leader" d={`M${leader().from.x} ${leader().from.y}L${leader().to.x} ${leader().to.y}`} />
        )}
      </Show>
      <rect x={props.x} y={props.y} width={props.width} height={props.height} rx={8 * props.upright} />
      <text
        x={props.x + props.width / 2}
        y={props.y + 12 * props.upright}
        style={{ 'font-size': `${12.5 * props.upright}px` }}
      >
        {props.badge.text}
      </text>
    </g>
  );
}

/** Position where a dragged figure would land, drawn on the board. */
export function DragGhost(props: { ghost: BoardGhost }): JSX.Element {
  const middle = () => getMeanCentre(props.ghost.squares);
  return (
    <g class="ghost" style={{ '--side': props.ghost.colour }}>
      <For each={props.ghost.squares}>
        {(square) => (
          <rect class="ghost-square" x={xOf(square) * CELL} y={yOf(square) * CELL} width={CELL} height={CELL} rx="3" />
        )}
      </For>
      <Base squares={props.ghost.squares} radius={RADIUS} class="ring" ring={2} />
      <text class="initials" x={middle().x} y={middle().y + 6}>
        {props.ghost.initials}
      </text>
    </g>
  );
}
