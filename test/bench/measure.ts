/** Time of one run in microseconds: the median and the minimum, which is less affected by a busy machine. */
export interface Timing {
  readonly name: string;
  readonly median: number;
  readonly least: number;
}

export interface BenchTask {
  readonly name: string;
  /** Runs per measurement, because the clock’s resolution is too low for a single run. */
  readonly times: number;
  readonly run: () => void;
}

/** Times several functions alternately, so that a change in the machine’s speed affects all of them. */
export function timeAlternately(works: readonly BenchTask[], rounds: number): Timing[] {
  const samples = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [place, work] of works.entries()) {
      const start = performance.now();
      for (let time = 0; time < work.times; time++) work.run();
      samples[place]?.push(((performance.now() - start) * 1000) / work.times);
    }
  }
  return works.map((work, place) => {
    const warm = (samples[place] ?? []).slice(Math.floor(rounds / 4));
    return { name: work.name, median: median(warm), least: Math.min(...warm) };
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function printTimings(measured: readonly Timing[]): void {
  const wide = Math.max(...measured.map(({ name }) => name.length));
  for (const { name, median: time } of measured)
    console.log(`  ${name.padEnd(wide)}  ${time.toFixed(1).padStart(9)} µs`);
}
