/** Tests that may detect a mutant of a layer, and the share of mutants that must be detected. */

interface Room {
  /**
   * Folders of `test/` or files in them. Quick tests are first, because the run of a mutant ends once a test detects
   * it.
   */
  readonly tests: readonly string[];
  /** Percentage of mutants that must be detected. */
  readonly goal: number;
}

/** Tests of campaign, card, sideline and format rules, which are in other folders than the rule tests. */
const RULES_ELSEWHERE = [
  ...['campaign', 'cards', 'mission-choices', 'mission-random', 'tutorial-plan'].map((name) => `game/${name}.test.ts`),
  'table/formats.test.ts',
  'table/fold',
] as const;

export const MUTATION_LAYERS = {
  grid: { tests: ['grid'], goal: 85 },
  rules: { tests: ['cases', 'rules', 'force', 'editions', ...RULES_ELSEWHERE], goal: 75 },
  game: { tests: ['game', 'table'], goal: 85 },
  force: { tests: ['force', 'cases'], goal: 75 },
  store: { tests: ['store'], goal: 75 },
  query: { tests: ['query', 'cases', 'rules', 'editions'], goal: 75 },
} as const satisfies Readonly<Record<string, Room>>;
export type MutationLayer = keyof typeof MUTATION_LAYERS;

/** Goals by folder. The first folder that matches a file counts, so parts of a layer come before the layer. */
const GOALS: readonly { readonly folder: string; readonly goal: number }[] = [
  { folder: 'src/rules/shared/', goal: 85 },
  ...Object.entries(MUTATION_LAYERS).map(([name, { goal }]) => ({ folder: `src/${name}/`, goal })),
];

/** Tests that measure time or start another process, and therefore fail or prove nothing under mutation. */
export const EXCLUDED_TESTS = [
  'test/game/open-10000.test.ts',
  'test/notation/rulings.test.ts',
  'test/replays/replays.test.ts',
];

/** File names of tests that take seconds each and run after all others. */
const SLOW =
  /(?:duel|sight-field|sound-answers|oracle|walls|symmetry|rotations|telekinesis|reach|boards|fields|random|round-trip)\.test\.ts$/;

/** Finds the folder in which a file is counted, and its goal. Undefined for a file outside all layers. */
export function findGoalFolder(file: string): { readonly folder: string; readonly goal: number } | undefined {
  return GOALS.find(({ folder }) => file.startsWith(folder));
}

export function layerOfSource(file: string): MutationLayer | undefined {
  return (Object.keys(MUTATION_LAYERS) as MutationLayer[]).find((name) => file.startsWith(`src/${name}/`));
}

/** Returns the sort key of a test file: slow files last, other files in the order of the layer's folders. */
export function rankTestFile(file: string, folders: readonly string[]): number {
  const folder = folders.findIndex((each) => file.includes(`/test/${each}${each.endsWith('.ts') ? '' : '/'}`));
  return (SLOW.test(file) ? 100 : 0) + (folder < 0 ? folders.indexOf('cases') : folder);
}
