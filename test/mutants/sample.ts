import { seededRandom } from '../helpers/random-position';

/**
 * Number of lines in a sample, enough for entire functions. Mutants that cross the first or last line are not tested.
 */
const STRETCH = 20;

export interface SampledFile {
  readonly path: string;
  readonly lines: number;
}

/**
 * Draws random samples of files, such as `src/game/log.ts:21-40`, until the number of lines is reached or all are
 * drawn.
 */
export function sampleLineRanges(sources: readonly SampledFile[], lines: number, seed: number): string[] {
  const random = seededRandom(seed);
  const all = sources
    .flatMap(({ path, lines: length }) =>
      Array.from({ length: Math.ceil(length / STRETCH) }, (_, index) => ({
        path,
        first: index * STRETCH + 1,
        last: Math.min((index + 1) * STRETCH, length),
      })),
    )
    .map((stretch) => ({ ...stretch, lot: random() }))
    .sort((a, b) => a.lot - b.lot);
  const drawn: string[] = [];
  let count = 0;
  for (const { path, first, last } of all) {
    if (count >= lines) break;
    count += last - first + 1;
    drawn.push(`${path}:${first}-${last}`);
  }
  return drawn;
}
