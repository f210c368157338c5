import type { Tile } from '../../../board/tile';
import type { MapCard } from '../map-card';

const plain = { turrets: [], ammunition: [] } as const;

/** Tiles of the demo. Each side of a six-square tile has an opening in the middle, so any two tiles fit together. */
export const DEMO_TILES: readonly Tile[] = [
  {
    ...plain,
    id: 'boiling-room',
    name: 'Boiling room',
    map: `+---+---+   +   +---+---+
| .   .   .   .   .   . |
+   +   +   +   +   +   +
| .   O   .   .   O   . |
+   +---+   +   +---+   +
  .   .   .   .   .   .
+   +   +   +   +   +   +
  .   .   .   .   O   .
+   +---+   +   +   +   +
| .   O   .   .   .   . |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+---+---+   +   +---+---+
`,
    strengths: { b2: 3, e2: 3, e4: 2, b5: 3, 'b2/b3': 4, 'e2/e3': 4, 'b4/b5': 4 },
    ammunition: ['e4'],
  },
  {
    ...plain,
    id: 'pan-store',
    name: 'Pan store',
    map: `+---+---+   +   +---+---+
| .   .   .   .   .   . |
+   +   +   +   +   +   +
| .   O   .   .   .   . |
+   +   +   +   +---+---+
  .   .   .   .   .   .
+   +   +   +   +   +   +
  .   .   O   .   .   .
+---+---+   +   +   +   +
| .   .   .   .   O   . |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+---+---+   +   +---+---+
`,
    strengths: { b2: 2, c4: 3, e5: 3, 'e2/e3': 3, 'f2/f3': 3, 'a4/a5': 3, 'b4/b5': 3 },
    turrets: ['c4'],
    ammunition: ['b2'],
  },
  {
    ...plain,
    id: 'gangway',
    name: 'Gangway',
    map: `+---+---+   +   +---+---+
| .   .   .   .   .   . |
+   +   +   +   +   +   +
  .   O   .   .   O   .
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+---+---+   +   +---+---+
`,
    strengths: { b2: 2, e2: 2 },
  },
  {
    ...plain,
    id: 'landing',
    name: 'Landing',
    map: `+---+---+   +   +---+---+
| .   .   .   .   .   . |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+---+---+---+---+---+---+
`,
    strengths: {},
  },
  {
    ...plain,
    id: 'counting-house',
    name: 'Counting house',
    map: `+---+---+---+---+---+---+
| .   .   .   .   .   . |
+   +   +   +   +   +   +
| .   O   .   .   O   . |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+---+---+   +   +---+---+
`,
    strengths: { b2: 2, e2: 2 },
  },
];

const hero = (at: string) => ({ at, kind: 'hero' as const });
const villain = (at: string) => ({ at, kind: 'villain' as const });
const henchman = (at: string) => ({ at, kind: 'henchman' as const });
const hybrid = (at: string) => ({ at, kind: 'hybrid' as const });

export const DEMO_MAP_CARDS: readonly MapCard[] = [
  {
    id: 'demo-saltworks',
    name: 'Saltworks by Night',
    tiles: [
      { tile: 'counting-house', x: 6, y: 0, turn: 0 },
      { tile: 'boiling-room', x: 0, y: 3, turn: 0 },
      { tile: 'pan-store', x: 6, y: 3, turn: 0 },
      { tile: 'gangway', x: 0, y: 9, turn: 0 },
      { tile: 'gangway', x: 6, y: 9, turn: 0 },
      { tile: 'landing', x: 0, y: 12, turn: 0 },
    ],
    doors: { 'i3/i4': 4, 'j3/j4': 4, 'f6/g6': 3, 'f7/g7': 3 },
    spawns: [
      ...['a14', 'c14', 'd14', 'f14'].map(hero),
      ...['g1', 'j1', 'l1'].map(villain),
      hybrid('i1'),
      ...['a4', 'f4', 'a9', 'f9', 'l4', 'l9'].map(henchman),
    ],
  },
  {
    id: 'demo-toll-vaults',
    name: 'Toll Vaults',
    tiles: [
      { tile: 'landing', x: 0, y: 0, turn: 1 },
      { tile: 'boiling-room', x: 3, y: 0, turn: 2 },
      { tile: 'gangway', x: 9, y: 0, turn: 1 },
      { tile: 'pan-store', x: 12, y: 0, turn: 1 },
      { tile: 'counting-house', x: 18, y: 0, turn: 1 },
    ],
    doors: { 'i3/j3': 3, 'i4/j4': 3, 'r3/s3': 4, 'r4/s4': 4 },
    spawns: [
      ...['a2', 'a3', 'a4', 'a5'].map(hero),
      ...['u1', 'u3', 'u6'].map(villain),
      hybrid('u4'),
      ...['d1', 'd6', 'i1', 'i6', 'm1', 'r6'].map(henchman),
    ],
  },
];
