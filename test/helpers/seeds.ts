const { SEEDS } = process.env;

/** Reduces a daily number to a tenth under mutation testing, where every test runs many times. */
const some = (daily: number): number => (SEEDS === 'few' ? Math.ceil(daily / 10) : daily);

/** Returns the first few seeds for daily runs, and all seeds with `npm run long`. */
export function dailySeeds<Seed>(all: readonly Seed[], daily: number): readonly Seed[] {
  return SEEDS === 'all' ? all : all.slice(0, some(daily));
}

/** Returns the number of runs of a property test, for daily runs or with `npm run long`. */
export function dailyRuns(all: number, daily: number): number {
  return SEEDS === 'all' ? all : some(daily);
}
