const { SEEDS } = process.env;

/** Under mutation every test runs many times, so it uses a tenth of the daily number. */
const some = (daily: number): number => (SEEDS === 'few' ? Math.ceil(daily / 10) : daily);

/** The first few seeds every day, all of them with `npm run long`. */
export function dailySeeds<Seed>(all: readonly Seed[], daily: number): readonly Seed[] {
  return SEEDS === 'all' ? all : all.slice(0, some(daily));
}

/** Number of runs of a property: daily, or with `npm run long`. */
export function dailyRuns(all: number, daily: number): number {
  return SEEDS === 'all' ? all : some(daily);
}
