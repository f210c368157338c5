import type { MapSheet } from '../map-sheet';

function rowOf(row: number, columns: string): string[] {
  return [...columns].map((column) => column + row);
}

/**
 * Outdoor map, symmetric under a half turn: two roofs with a taller corner each, two houses with a door and a gap, a
 * pond, trees, rocks.
 */
const TANNERY_ROW = `
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
| .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| h   .   .   .   .   .   .   .   .   .   .   .   .   .   .   h |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
+   +   +   +   +   +   +   +   +   +---+---+---+---+---+   +   +
| .   2   2   1h  1   .   h   h   . | i   hi  i | i   i | .   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   2   2S  1   1   .   .   h   . | i   i   i | i   i | .   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   1   1S  1   1S  S   .   .   . ! i   i   i   i   i | .   B |
+   +   +   +   +   +   +   +   +   +   +   +   +---+   +   +   +
| .   1   1   1   1   .   .   .   . | i   i   i   i   i | .   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   1   1S  1   1h  .   B   .   . | i   Bi  i   i   hi| .   . |
+   +   +   +   +   +   +   +   +   +---+---+   +---+---+   +   +
| .   .   S   .   .   .   .   .   .   .   .   .   .   .   .   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| h   h   .   .   .   .   w   w   w   w   .   h   .   h   h   . |
+   +   +   +   +   +   +   +   +   +   +---+   +---+   +   +   +
| .   h   .   B   .   w   w   w   w   .   .   .   .   .   .   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   .   .   .   .   .   .   w   w   w   w   .   B   .   h   . |
+   +   +   +---+   +---+   +   +   +   +   +   +   +   +   +   +
| .   h   h   .   h   .   w   w   w   w   .   .   .   .   h   h |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   .   .   .   .   .   .   .   .   .   .   .   .   S   .   . |
+   +   +---+---+   +---+---+   +   +   +   +   +   +   +   +   +
| .   . | hi  i   i   Bi  i | .   .   B   .   1h  1   1S  1   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   . | i   i   i   i   i | .   .   .   .   1   1   1   1   . |
+   +   +   +---+   +   +   +   +   +   +   +   +   +   +   +   +
| B   . | i   i   i   i   i ! .   .   .   S   1S  1   1S  1   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   . | i   i | i   i   i | .   h   .   .   1   1   2S  2   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   . | i   i | i   hi  i | .   h   h   .   1   1h  2   2   . |
+   +   +---+---+---+---+---+   +   +   +   +   +   +   +   +   +
| .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| h   .   .   .   .   .   .   .   .   .   .   .   .   .   .   h |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
| .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`.trimStart();

/** Indoor map: four rooms around a core of two pillars, joined by doors and gaps. */
const SIGNAL_VAULT = `
+---+---+---+---+---+---+---+---+
| i   i   i   i | i   i   i   i |
+   +   +   +   +   +   +   +   +
| i   i   i   i | i   i   i   i |
+   +   +   +   +   +---+---+   +
| i   hi  i | i   i | i   hi  i |
+---+---+===+   +   +   +   +   +
| hi  i   i   Bi  i ! i   i   i |
+   +   +   +   +   +   +   +   +
| i   i   i ! i   Bi  i   i   hi|
+   +   +   +   +   +===+---+---+
| i   hi  i | i   i | i   hi  i |
+   +---+---+   +   +   +   +   +
| i   i   i   i | i   i   i   i |
+   +   +   +   +   +   +   +   +
| i   i   i   i | i   i   i   i |
+---+---+---+---+---+---+---+---+
`.trimStart();

/** Maps included with the app, made for this project. */
export const DEMO_MAPS: readonly MapSheet[] = [
  {
    id: 'demo-tannery-row',
    name: 'Tannery Row',
    source: 'demo',
    map: TANNERY_ROW,
    starts: {
      red: [...rowOf(1, 'cdefghijklmn'), ...rowOf(2, 'cdefghijklmn')],
      blue: [...rowOf(23, 'cdefghijklmn'), ...rowOf(24, 'cdefghijklmn')],
    },
    warnings: [],
    notes: [],
  },
  {
    id: 'demo-signal-vault',
    name: 'Signal Vault',
    source: 'demo',
    map: SIGNAL_VAULT,
    starts: { red: rowOf(1, 'abcdefgh'), blue: rowOf(8, 'abcdefgh') },
    warnings: [],
    notes: [],
  },
];
