import { expect, test } from 'vitest';
import { mapsApart } from '../../src/app/import/settle-maps';
import { emptyBoard } from '../../src/board/board';
import { type MapSheet, sheetOfBoard } from '../../src/board/sheet';
import { good } from '../../src/plain/result';

const yard = (extras: Readonly<Record<string, string>>, width = 4): MapSheet => ({
  ...sheetOfBoard(emptyBoard(width, 4), {
    id: 'map-inv-yard',
    name: 'Yard',
    source: 'imported',
    warnings: [],
    notes: [],
  }),
  extras,
});
const SPRING = yard({ source: 'Box', date: 'May' });
const AUTUMN = yard({ source: 'Box', date: 'October' });
const WIDE = yard({ source: 'Box', date: 'May' }, 6);
const UNTOLD = yard({});

/** Comes in after what is here, file by file; the ids at the end by what they hold. */
async function kept(...files: MapSheet[][]): Promise<string[]> {
  const here = new Map<string, MapSheet>();
  for (const sheets of files) {
    const getMany = async (ids: readonly string[]) => good(ids.flatMap((id) => here.get(id) ?? []) as never[]);
    for (const sheet of await mapsApart(sheets, { getMany })) here.set(sheet.id, sheet);
  }
  return [...here.values()].map(
    ({ id, extras, map }) => `${id.slice(8)} ${extras?.date ?? '-'} ${map.split('\n')[0]?.length}`,
  );
}

test.each<[string, MapSheet[][], string[]]>([
  ['the same map again is one map', [[SPRING], [SPRING]], ['yard May 17']],
  ['another date is another map', [[SPRING], [AUTUMN]], ['yard May 17', 'yard-2 October 17']],
  ['in one file too', [[SPRING, AUTUMN]], ['yard May 17', 'yard-2 October 17']],
  ['another size is another map', [[SPRING], [WIDE]], ['yard May 17', 'yard-2 May 25']],
  [
    'each finds its own again, in whatever order',
    [[SPRING], [AUTUMN], [WIDE], [WIDE], [AUTUMN], [SPRING]],
    ['yard May 17', 'yard-2 October 17', 'yard-3 May 25'],
  ],
  ['one that was kept before maps told their dates is the same', [[UNTOLD], [SPRING]], ['yard May 17']],
])('%s', async (_, files, expected) => {
  expect(await kept(...files)).toEqual(expected);
});
