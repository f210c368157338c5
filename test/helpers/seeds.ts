const ALL = process.env.SEEDS === 'all';

/** The first few seeds every day, all of them with `npm run long`: what is true of each board is asked of many, but not by whoever waits. */
export function seedsOfDay<Seed>(all: readonly Seed[], daily: number): readonly Seed[] {
  return ALL ? all : all.slice(0, daily);
}

/** How often a property is tried: every day, or with `npm run long`. */
export function timesOfDay(all: number, daily: number): number {
  return ALL ? all : daily;
}
