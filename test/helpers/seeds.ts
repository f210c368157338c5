const { SEEDS } = process.env;

/** Under mutation every test is run again and again: a tenth of what is asked every day. */
const some = (daily: number): number => (SEEDS === 'few' ? Math.ceil(daily / 10) : daily);

/** The first few seeds every day, all of them with `npm run long`: what is true of each board is asked of many, but not by whoever waits. */
export function seedsOfDay<Seed>(all: readonly Seed[], daily: number): readonly Seed[] {
  return SEEDS === 'all' ? all : all.slice(0, some(daily));
}

/** How often a property is tried: every day, or with `npm run long`. */
export function timesOfDay(all: number, daily: number): number {
  return SEEDS === 'all' ? all : some(daily);
}
