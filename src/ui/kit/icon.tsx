import { For, type JSX } from 'solid-js';

/** Outlines on a 24-unit square, in the manner of the Lucide set (ISC licence): only those that a screen uses. */
const SHAPES = {
  undo: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H11'],
  redo: ['m15 14 5-5-5-5', 'M20 9H9.5a5.5 5.5 0 0 0 0 11H13'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
  more: [
    'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
    'M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
    'M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  ],
  plus: ['M5 12h14', 'M12 5v14'],
  minus: ['M5 12h14'],
  table: ['M3 5h18v14H3z', 'M3 12h18', 'M12 5v14'],
  map: ['m3 6 6-3 6 3 6-3v15l-6 3-6-3-6 3z', 'M9 3v15', 'M15 6v15'],
  forces: ['M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6z'],
  collection: ['M4 4h7v7H4z', 'M13 4h7v7h-7z', 'M4 13h7v7H4z', 'M13 13h7v7h-7z'],
  rules: ['M2 4h6a4 4 0 0 1 4 4v13a3 3 0 0 0-3-3H2z', 'M22 4h-6a4 4 0 0 0-4 4v13a3 3 0 0 1 3-3h7z'],
  settings: [
    'M4 7h9',
    'M17 7h3',
    'M4 17h3',
    'M11 17h9',
    'M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
    'M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  ],
  list: ['M8 6h13', 'M8 12h13', 'M8 18h13', 'M3 6h.01', 'M3 12h.01', 'M3 18h.01'],
  back: ['m15 18-6-6 6-6'],
  forward: ['m9 18 6-6-6-6'],
  turn: ['M21 12a9 9 0 1 1-3-6.7', 'M21 3v5h-5'],
  check: ['M20 6 9 17l-5-5'],
  search: ['M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16z', 'm21 21-4.3-4.3'],
  file: ['M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8z', 'M14 2v6h6'],
  camera: ['M3 7h4l2-3h6l2 3h4v12H3z', 'M12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8z'],
  picture: ['M3 4h18v16H3z', 'm3 17 6-6 5 5 3-3 4 4', 'M15 9h.01'],
  help: ['M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20z', 'M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3', 'M12 17h.01'],
  warn: ['M12 9v4', 'M12 17h.01', 'M10.3 3.9 1.8 18a2 2 0 0 0 1.7 3h17a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0z'],
} as const;

export type IconName = keyof typeof SHAPES;

/** What points on or back along the line: mirrored where lines are read to the left. */
const ALONG: ReadonlySet<IconName> = new Set(['undo', 'redo', 'back', 'forward', 'list']);

/** A picture that says nothing to a screen reader: what it stands in has the name. */
export function Icon(props: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg
      width={props.size ?? 20}
      height={props.size ?? 20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      data-along={ALONG.has(props.name) ? '' : undefined}
    >
      <For each={SHAPES[props.name]}>{(path) => <path d={path} />}</For>
    </svg>
  );
}
