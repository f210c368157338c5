import './virtual-list.css';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount } from 'solid-js';
import { afterNextFrame } from '../../app/timing/frames';

/** Attributes for the `<li>` of a row in a virtual list. */
export interface VirtualRowAttributes {
  readonly style: string;
  readonly 'aria-setsize': number;
  readonly 'aria-posinset': number;
}

export interface VirtualListProps {
  label: string;
  count: number;
  /** Minimum width of rows in CSS pixels. Rows are side by side where they fit. */
  minWidth: number;
  /** Height of a row before the first measurement. */
  guess: number;
  /** Called with the first and last index in the DOM when the range changes. */
  onRange?: (first: number, last: number) => void;
  children: (index: number, place: () => VirtualRowAttributes) => JSX.Element;
}

const GAP = 8;
/** Distance in pixels beyond the screen in which rows are rendered for scrolling. */
const BEYOND = 400;

/**
 * A list of any length that renders only the visible rows and scrolls with its container. All rows have the height of
 * the highest row seen so far.
 */
export function VirtualList(props: VirtualListProps): JSX.Element {
  let list!: HTMLUListElement;
  // Initial guess of the column count. A wrong guess costs a second layout, but is never visible.
  const [columns, setColumns] = createSignal(columnsIn(window.innerWidth || 360));
  const [height, setHeight] = createSignal(props.guess);
  const [seen, setSeen] = createSignal<readonly [number, number]>([0, 0]);
  const step = () => height() + GAP;
  const atFirst = Math.ceil((window.innerHeight || 800) / step());
  /** Distance in pixels beyond the screen in which rows are rendered. 0 until the visible rows are drawn. */
  let beyond = 0;
  const lines = () => Math.ceil(props.count / columns());

  function columnsIn(width: number): number {
    return Math.max(1, Math.floor((width + GAP) / (props.minWidth + GAP)));
  }

  function look(): void {
    const box = list.getBoundingClientRect();
    const view = window.innerHeight || 800;
    setColumns(columnsIn(box.width));
    const first = Math.max(0, Math.floor((-box.top - beyond) / step()));
    const last = Math.min(lines(), Math.ceil((view - box.top + beyond) / step()));
    const next = [first * columns(), Math.min(props.count, Math.max(first, last) * columns())] as const;
    if (next[0] !== seen()[0] || next[1] !== seen()[1]) setSeen(next);
  }

  /** Measures the row height, which larger text or a longer line may increase. */
  function measure(): void {
    const most = Math.max(0, ...[...list.children].map((row) => (row as HTMLElement).offsetHeight));
    if (most > 0 && Math.abs(most - height()) > 1) setHeight(most);
    look();
  }

  let measuring = false;
  /** Measures after new rows are drawn, because measuring earlier would force two layouts in one frame. */
  function measureSoon(): void {
    if (measuring) return;
    measuring = true;
    void afterNextFrame().then(() => {
      measuring = false;
      if (list.isConnected) measure();
    });
  }

  onMount(() => {
    // Captured, because scroll events of the scrolling ancestor do not bubble.
    addEventListener('scroll', look, { capture: true, passive: true });
    // The observer also reports the initial size, so no measurement forces a second layout.
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (watch) watch.observe(list);
    else measure();
    void afterNextFrame().then(() => {
      beyond = BEYOND;
      if (list.isConnected) look();
    });
    onCleanup(() => {
      removeEventListener('scroll', look, { capture: true });
      watch?.disconnect();
    });
  });

  const places = createMemo(() => {
    const [first, last] = seen();
    const end = Math.min(props.count, Math.max(last, first + atFirst * columns()));
    const from = Math.min(first, Math.max(0, props.count - 1));
    return Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at);
  });

  createEffect((before: boolean) => {
    const shown = places();
    props.onRange?.(shown[0] ?? 0, (shown.at(-1) ?? -1) + 1);
    // The first rows are measured together with the list, later rows separately.
    if (before) measureSoon();
    return true;
  }, false);
  createEffect(
    on(
      () => props.count,
      () => queueMicrotask(look),
      { defer: true },
    ),
  );

  return (
    <ul
      ref={list}
      class="virtual-list"
      aria-label={props.label}
      style={{ height: `${Math.max(0, lines() * step() - GAP)}px` }}
    >
      <For each={places()}>
        {(index) =>
          props.children(index, () => ({
            style: `width: calc((100% - ${(columns() - 1) * GAP}px) / ${columns()}); inset-inline-start: calc((100% + ${GAP}px) / ${columns()} * ${index % columns()}); transform: translateY(${Math.floor(index / columns()) * step()}px)`,
            'aria-setsize': props.count,
            'aria-posinset': index + 1,
          }))
        }
      </For>
    </ul>
  );
}
