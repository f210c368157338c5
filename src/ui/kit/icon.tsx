import { For, type JSX } from 'solid-js';

/** Icon outlines on a 24-unit square, in the style of the Lucide set (ISC licence). Only icons in use. */
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
  clock: ['M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20z', 'M12 6v6l4 2'],
  cards: ['m12 2 9 5-9 5-9-5z', 'm3 12 9 5 9-5', 'm3 17 9 5 9-5'],
  house: ['m3 10 9-7 9 7v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z', 'M9 21v-8h6v8'],
  flag: ['M4 22V4', 'M4 4c5-3 9 3 16 0v11c-7 3-11-3-16 0'],
  deck: ['M8 8h13v13H8z', 'M16 8V3H3v13h5'],
  scan: [
    'M3 8V5a2 2 0 0 1 2-2h3',
    'M16 3h3a2 2 0 0 1 2 2v3',
    'M21 16v3a2 2 0 0 1-2 2h-3',
    'M8 21H5a2 2 0 0 1-2-2v-3',
    'M7 12h10',
  ],
  join: ['M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8z', 'M2 21v-2a5 5 0 0 1 5-5h4', 'M18 14v6', 'M15 17h6'],
  phones: ['M3 3h8v14H3z', 'M13 8h8v13h-8z', 'M6 14h2', 'M16 18h2'],
  trophy: ['M8 21h8', 'M12 14v7', 'M7 4h10v5a5 5 0 0 1-10 0z', 'M7 5H3v2a4 4 0 0 0 4 4', 'M17 5h4v2a4 4 0 0 1-4 4'],
  share: ['M12 15V3', 'm7 8 5-5 5 5', 'M5 13v8h14v-8'],
  receive: ['M12 3v12', 'm7 10 5 5 5-5', 'M5 21h14'],
  folder: ['M3 5h6l2 3h10v12H3z'],
  remove: ['M4 7h16', 'M9 7V4h6v3', 'm6 7 1 14h10l1-14'],
  chart: ['M4 3v17h17', 'M9 16v-4', 'M13 16V8', 'M17 16v-6'],
  sticker: ['M4 4h6v6H4z', 'M14 4h6v6h-6z', 'M4 14h6v6H4z', 'M14 14h2v2h-2z', 'M20 14h.01', 'M14 20h.01', 'M20 20h.01'],
  compare: ['M8 3 4 7l4 4', 'M4 7h16', 'm16 13 4 4-4 4', 'M20 17H4'],
  play: ['m7 4 13 8-13 8z'],
  copy: ['M9 9h12v12H9z', 'M15 9V3H3v12h6'],
  info: ['M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20z', 'M12 16v-4', 'M12 8h.01'],
  backup: ['M3 4h18v5H3z', 'M5 9v11h14V9', 'M10 13h4'],
  edit: ['M4 20h4L20 8l-4-4L4 16z'],
  warn: ['M12 9v4', 'M12 17h.01', 'M10.3 3.9 1.8 18a2 2 0 0 0 1.7 3h17a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0z'],
} as const;

export type IconName = keyof typeof SHAPES;

/** Icons that point forward or back, which are mirrored in right-to-left languages. */
const ALONG: ReadonlySet<IconName> = new Set(['undo', 'redo', 'back', 'forward', 'list']);

/** Decorative icon, hidden from screen readers because its container has the name. */
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
