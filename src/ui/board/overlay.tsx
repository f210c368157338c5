import './overlay.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { CELL, getEdgeEndpoints, getMeanCentre, getSquareCentre, outlinePath } from '../../view/geometry';
import { makeOverlayPaths } from '../../view/overlay-paths';
import { arrowHeadPath, placeSigns } from '../../view/signs';
import { type BoardLine, type BoardMark, type BoardOverlay, type BoardSign, THREAT_TIERS } from '../../view/types';
import { makePatternUrls, OverlayPatterns } from './patterns';

/**
 * Painted squares with their numbers. A new overlay changes only path data and reuses the nodes. Each number is a
 * pattern of one square, laid out once and used to fill all squares with that number.
 */
export function OverlayFills(props: { overlay: BoardOverlay; id: string }): JSX.Element {
  const painted = createMemo(() => makeOverlayPaths(props.overlay));
  const texts = createMemo<readonly string[]>((before) => {
    const unseen = [...painted().numbers.keys()].filter((text) => !before.includes(text));
    return unseen.length > 0 ? [...before, ...unseen] : before;
  }, []);
  const patterns = () => makePatternUrls(props.id);
  return (
    <g class="fills">
      <OverlayPatterns id={props.id} numbers={texts()} />
      <Area class="fill-clear" d={painted().fills.clear} />
      <Area class="rim-clear" d={painted().rims.clear} />
      <Area d={painted().fills.hindered} fill={patterns().hindered} />
      <Area d={painted().fills.blocked} fill={patterns().blocked} />
      <Area class="fill-reach" d={painted().fills.reach} />
      <Area class="rim-reach" d={painted().rims.reach} />
      <Area class="fill-stop" d={painted().fills.stop} />
      <Area class="stop-sign" d={painted().stops} />
      <Area d={painted().fills.roll} fill={patterns().roll} />
      <For each={THREAT_TIERS}>{(tier) => <Area d={painted().fills[tier]} fill={patterns().tier(tier)} />}</For>
      <Area class="fill-better" d={painted().fills.better} />
      <Area class="rim-better" d={painted().rims.better} />
      <For each={texts()}>
        {(text) => <Area d={painted().numbers.get(text)} fill={patterns().number(texts().indexOf(text))} />}
      </For>
    </g>
  );
}

function Area(props: { class?: string; d: string | undefined; fill?: string }): JSX.Element {
  const d = createMemo(() => props.d ?? '');
  return <path class={props.class} d={d()} fill={props.fill} />;
}

/** Lines of an answer, with marks on the obstacles. Drawn below the figures, so figures stay readable. */
export function AnswerLineShapes(props: { lines: readonly BoardLine[] }): JSX.Element {
  return (
    <g class="lines">
      <For each={props.lines}>
        {(line) => (
          <>
            <For each={line.hindrances}>{(mark) => <MarkOn mark={mark} kind="hindrance" />}</For>
            <For each={line.stops}>{(mark) => <MarkOn mark={mark} kind="stop" />}</For>
            <polyline class="line-under" points={pointsOf(line)} />
            <polyline
              class={`line-${line.kind}`}
              data-stopped={line.stopped ? '' : undefined}
              points={pointsOf(line)}
            />
            <Show when={line.arrow}>
              <path class={`arrow-${line.kind}`} d={arrowHeadPath(line.squares, line.kind === 'fire' ? 19 : 0)} />
            </Show>
          </>
        )}
      </For>
    </g>
  );
}

/**
 * Marks on the obstacles of a line, above the figures: a cross if an obstacle blocks the line, a wave if it hinders the
 * line.
 */
export function LineObstacles(props: { lines: readonly BoardLine[] }): JSX.Element {
  return (
    <g class="lines">
      <For each={props.lines}>
        {(line) => (
          <>
            <For each={line.hindrances}>{(mark) => <Tilde mark={mark} />}</For>
            <For each={line.stops}>{(mark) => <Cross mark={mark} />}</For>
          </>
        )}
      </For>
    </g>
  );
}

/** Numbers of plan steps and needed rolls, drawn above the figures. */
export function StepNumbers(props: {
  signs: readonly BoardSign[];
  /** Factor by which numbers are enlarged when the map is zoomed out. */
  upright: number;
}): JSX.Element {
  const placed = createMemo(() => placeSigns(props.signs));
  return (
    <g class="step-signs">
      <For each={placed()}>
        {(sign) => (
          <g data-kind={sign.kind} style={{ transform: `translate(${sign.x}px, ${sign.y}px) scale(${props.upright})` }}>
            <rect
              x="-7.5"
              y="-7.5"
              width={sign.kind === 'step' ? 15 : 12 + 5.6 * sign.text.length}
              height="15"
              rx="7.5"
            />
            <text x={sign.kind === 'step' ? 0 : 2.8 * sign.text.length - 1.5} y="4.3">
              {sign.text}
            </text>
          </g>
        )}
      </For>
    </g>
  );
}

function pointsOf(line: BoardLine): string {
  return line.squares
    .map(getSquareCentre)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

function MarkOn(props: { mark: BoardMark; kind: 'stop' | 'hindrance' }): JSX.Element {
  return <path class={`mark-${props.kind}`} data-at={props.mark.at} d={pathOf(props.mark)} />;
}

function pathOf(mark: BoardMark): string {
  if (mark.at === 'squares') return outlinePath(mark.squares, 1.5);
  const [a, b] = getEdgeEndpoints(mark.from, mark.to);
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

function placeOf(mark: BoardMark): { x: number; y: number } {
  if (mark.at === 'edge') {
    const [a, b] = getEdgeEndpoints(mark.from, mark.to);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }
  const middle = getMeanCentre(mark.squares);
  // The mark is in the corner, so a figure on the square stays readable.
  return { x: middle.x + CELL * 0.3, y: middle.y - CELL * 0.3 };
}

function Cross(props: { mark: BoardMark }): JSX.Element {
  const at = () => placeOf(props.mark);
  return (
    <g class="sign-stop" style={{ transform: `translate(${at().x}px, ${at().y}px)` }}>
      <circle r="8" />
      <path d="M-3.4-3.4 3.4 3.4M3.4-3.4-3.4 3.4" />
    </g>
  );
}

function Tilde(props: { mark: BoardMark }): JSX.Element {
  const at = () => placeOf(props.mark);
  return (
    <g class="sign-hindrance" style={{ transform: `translate(${at().x}px, ${at().y}px)` }}>
      <circle r="7" />
      <path d="M-4.5 1q2.2-4.4 4.5-.6t4.5-.6" />
    </g>
  );
}
