import { For, type JSX, Show } from 'solid-js';
import { boxesOf, CELL, centreOf, middleOf, outlineOf, sideBetween } from './geometry';
import { patternNames } from './Patterns';
import { type BoardLine, type BoardMark, type BoardOverlay, FILLS } from './types';

/** Painted squares. One path a kind and one text for all numbers, so that a large reach is a handful of nodes. */
export function Fills(props: { overlay: BoardOverlay; id: string }): JSX.Element {
  const patterns = () => patternNames(props.id);
  const patternOf = (fill: string): string | undefined =>
    fill === 'hindered' ? patterns().hindered : fill === 'blocked' ? patterns().blocked : undefined;
  return (
    <g class="fills">
      <For each={FILLS}>
        {(fill) => (
          <Show when={props.overlay.fills[fill]?.length}>
            <path class={`fill-${fill}`} d={boxesOf(props.overlay.fills[fill] ?? [])} fill={patternOf(fill)} />
            <Show when={fill === 'clear' || fill === 'reach' || fill === 'better'}>
              <path class={`rim-${fill}`} d={outlineOf(props.overlay.fills[fill] ?? [], 1)} />
            </Show>
            <Show when={fill === 'stop'}>
              <path class="stop-sign" d={(props.overlay.fills.stop ?? []).map(octagon).join('')} />
            </Show>
          </Show>
        )}
      </For>
    </g>
  );
}

/** Small numbers on squares: one text node, each letter placed by itself. */
export function Numbers(props: { overlay: BoardOverlay }): JSX.Element {
  const letters = () => props.overlay.numbers.flatMap(({ square, text }) => placed(centreOf(square), text));
  return (
    <text
      class="numbers"
      x={letters()
        .map((each) => each.x)
        .join(' ')}
      y={letters()
        .map((each) => each.y)
        .join(' ')}
    >
      {letters()
        .map((each) => each.letter)
        .join('')}
    </text>
  );
}

const LETTER_WIDTH = 7.4;

function placed(at: { x: number; y: number }, text: string): { x: number; y: number; letter: string }[] {
  return [...text].map((letter, index) => ({
    letter,
    x: at.x + (index - (text.length - 1) / 2) * LETTER_WIDTH,
    y: at.y + 5,
  }));
}

function octagon(square: number): string {
  const { x, y } = centreOf(square);
  return `M${x - 5} ${y - 12}h10l7 7v10l-7 7h-10l-7-7v-10z`;
}

/** The line drawn, with what stops it and what hinders it; it lies under the figures, so that they can be read. */
export function Lines(props: { lines: readonly BoardLine[] }): JSX.Element {
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
          </>
        )}
      </For>
    </g>
  );
}

/** A cross on all that stops a line, a wave on all that hinders it; above the figures. */
export function Signs(props: { lines: readonly BoardLine[] }): JSX.Element {
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

function pointsOf(line: BoardLine): string {
  return line.squares
    .map(centreOf)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

function MarkOn(props: { mark: BoardMark; kind: 'stop' | 'hindrance' }): JSX.Element {
  return <path class={`mark-${props.kind}`} data-at={props.mark.at} d={pathOf(props.mark)} />;
}

function pathOf(mark: BoardMark): string {
  if (mark.at === 'squares') return outlineOf(mark.squares, 1.5);
  const [a, b] = sideBetween(mark.from, mark.to);
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

function placeOf(mark: BoardMark): { x: number; y: number } {
  if (mark.at === 'edge') {
    const [a, b] = sideBetween(mark.from, mark.to);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }
  const middle = middleOf(mark.squares);
  // To the corner, so that a figure standing there can still be read.
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
