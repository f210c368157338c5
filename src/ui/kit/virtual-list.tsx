import './virtual-list.css';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount } from 'solid-js';
import { afterFrame } from './at-rest';

/** Where a row of a long list stands: to be spread on its `<li>`. */
export interface RowPlace {
  readonly style: string;
  readonly 'aria-setsize': number;
  readonly 'aria-posinset': number;
}

export interface VirtualListProps {
  label: string;
  /** How many rows there are in all. */
  count: number;
  /** Rows are at least so wide, in CSS pixels, and stand side by side where there is room. */
  minWidth: number;
  /** A row's height before any was measured. */
  guess: number;
  /** Places from the first to the last that stand in the page; called when they change. */
  onRange?: (first: number, last: number) => void;
  children: (index: number, place: () => RowPlace) => JSX.Element;
}

const GAP = 8;
/** So many pixels beyond the edges of the screen rows stand ready for scrolling. */
const BEYOND = 400;

/**
 * A list of any length of which only the rows in sight stand in the page. It scrolls with whatever holds it. All rows are as
 * high as the highest that was seen.
 */
export function VirtualList(props: VirtualListProps): JSX.Element {
  let list!: HTMLUListElement;
  // What the page's layout will most likely say: a wrong guess is put right before anything is seen, and costs a second layout.
  const [columns, setColumns] = createSignal(columnsIn(window.innerWidth || 360));
  const [height, setHeight] = createSignal(props.guess);
  const [seen, setSeen] = createSignal<readonly [number, number]>([0, 0]);
  const step = () => height() + GAP;
  const atFirst = Math.ceil((window.innerHeight || 800) / step());
  /** None until the rows in sight are drawn: nobody waits for those beyond. */
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

  /** Rows may be higher than thought: larger type, a longer line. */
  function measure(): void {
    const most = Math.max(0, ...[...list.children].map((row) => (row as HTMLElement).offsetHeight));
    if (most > 0 && Math.abs(most - height()) > 1) setHeight(most);
    look();
  }

  let measuring = false;
  /** Once new rows are drawn: to ask before would have them laid out twice in one frame. */
  function measureSoon(): void {
    if (measuring) return;
    measuring = true;
    void afterFrame().then(() => {
      measuring = false;
      if (list.isConnected) measure();
    });
  }

  onMount(() => {
    // Scrolling is told by whatever holds the list, and does not bubble.
    addEventListener('scroll', look, { capture: true, passive: true });
    // It tells the size at first too, once the page is laid out: to ask now would have it laid out twice.
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (watch) watch.observe(list);
    else measure();
    void afterFrame().then(() => {
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
    // The first are measured when the list is.
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
