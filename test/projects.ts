import type { TestProjectConfiguration } from 'vitest/config';

/** Daily browser tests, which protect data and play. All other browser tests run with `npm run long`. */
const DAILY = ['harness', 'journey', 'offline'].map((name) => `test/browser/${name}.test.ts`);

/** Tests with killed phones, full disks and lost databases. All run with `npm run long` and `npm run torture`. */
const TORTURE = 'test/torture/*.test.ts';
/** Daily torture test, with few kills. */
const DAILY_TORTURE = 'test/torture/torture.test.ts';

/** Tests of screens that are slow in jsdom. `npm run long` also tests each screen in a browser. */
const LONG_SCREENS = [
  'book',
  'collection',
  'collection-cards',
  'collection-find',
  'editor',
  'forces',
  'mission',
  'mission-deeds',
  'mission-remaining-actions',
  'mission-objectives',
  'mission-tokens',
  'mission-secrets',
  'mission-setup',
  'photo',
  'photo-review',
  'scan',
  'scenario-examples',
  'scenarios',
  'setup',
  'table-log',
  'general-cards',
  'map-answer-details',
  'welcome',
  'together',
  'together-join',
  'map-consequences',
  'cards',
  'table-attack',
  'tutorial',
  'positions',
  'collection-entry',
  'collection-entry-more',
  'share-map',
  'campaign',
  'map-tools',
  'desk',
  'forces-suggest',
  'map-filters',
].map((name) => `test/ui/${name}.test.tsx`);

/**
 * Slow tests of pure functions: photos of maps; rotated boards of figures checked square by square; damaged, full and
 * compressed stores; large files; the package; force suggestions; opening hostile games.
 */
const LONG_PURE = [
  'photo/reading',
  'photo/recognise',
  'photo/examples',
  'photo/independent-photos',
  'photo/walls',
  'editions/hypertime-boards',
  'editions/reach',
  'editions/rotations',
  'share/damaged-large',
  'fuzz/foreign-words',
  'plan/baseline',
  'share/archive',
  'share/large-files',
  'store/damaged-heads',
  'store/damaged-packs',
  'store/full-disk',
  'store/pack',
  'package/questions-alone',
  'force/suggest',
  'together/poisoned-time',
].map((name) => `test/${name}.test.ts`);

/**
 * Tests of the club's server in separate processes: kills, several servers with Redis, 200 attacking phones, and
 * removal from rooms.
 */
const LONG_SERVER = ['attacks', 'crowd', 'killed', 'lock', 'rooms'].map((name) => `test/club/${name}.test.ts`);

/** Test of the engine package, built, packed and installed in an empty project. */
const PACKED = 'test/package/packed.test.ts';

/** Test file that plays the cases given by `npm run touch`. */
const GIVEN_CASES = 'test/touch/given-cases.test.tsx';

/** Tests that use more seeds with `npm run long`. */
const MORE_SEEDS = [
  ...['oracle', 'reach', 'strike-teams-boards', 'symmetry', 'telekinesis', 'walls'].map(
    (name) => `test/editions/${name}.test.ts`,
  ),
  ...['deeds', 'faults', 'game-of-case', 'round-trip'].map((name) => `test/notation/${name}.test.ts`),
  ...['duel', 'attack-fields', 'random-deeds', 'sight-field', 'answer-faults'].map(
    (name) => `test/rules/${name}.test.ts`,
  ),
  'test/game/random.test.ts',
  ...['oracle', 'selfplay'].map((name) => `test/plan/${name}.test.ts`),
  'test/together/replicas.test.ts',
  'test/touch/sample.test.tsx',
];

/** Folders of tests for pure functions, which leave no state for the next test file. */
const PURE = [
  'board',
  'book',
  'catalog',
  'editions',
  'force',
  'game',
  'grid',
  'notation',
  'package',
  'plain',
  'plan',
  'query',
  'rules',
  'table',
  'text',
].map((room) => `test/${room}/**/*.test.ts`);

/**
 * Test projects for `vitest --project`: pure functions, other unit tests, daily browser tests, slow tests and browser
 * engines.
 */
export const PROJECTS: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      // Plays the cases given by `npm run touch`.
      name: 'touch',
      include: [GIVEN_CASES],
    },
  },
  {
    extends: true,
    test: {
      // Test files share loaded modules, because reloading modules took half of the time.
      name: 'pure',
      environment: 'node',
      include: PURE,
      exclude: [...LONG_PURE, PACKED],
      pool: 'threads',
      isolate: false,
      maxWorkers: 3,
      testTimeout: 40_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'unit',
      // Tests of screens select jsdom in their first line.
      environment: 'node',
      include: ['test/**/*.test.{ts,tsx}'],
      exclude: [
        GIVEN_CASES,
        'test/browser/**',
        'test/engines/**',
        TORTURE,
        ...LONG_PURE,
        ...LONG_SCREENS,
        ...LONG_SERVER,
        ...PURE,
      ],
      setupFiles: ['test/helpers/patience.ts'],
      pool: 'threads',
      // With two cores, vitest would use one worker. Runs three, because workers often wait for a screen.
      maxWorkers: 3,
      // A shared machine with two cores may be slow, but a test that hangs must end.
      testTimeout: 40_000,
      hookTimeout: 40_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      environment: 'node',
      include: [...DAILY, DAILY_TORTURE],
      // Two phones run in parallel on two cores, because a phone mostly waits.
      maxWorkers: 2,
      testTimeout: 90_000,
      hookTimeout: 60_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'long',
      environment: 'node',
      include: [
        'test/browser/**/*.test.ts',
        TORTURE,
        PACKED,
        ...LONG_SCREENS,
        ...LONG_PURE,
        ...LONG_SERVER,
        ...MORE_SEEDS,
      ],
      setupFiles: ['test/helpers/patience.ts'],
      exclude: DAILY,
      fileParallelism: false,
      testTimeout: 300_000,
      hookTimeout: 60_000,
    },
  },
  {
    // The plugins of the app are left out, because they would load the browser versions of drivers.
    test: {
      // `ENGINE` names the browser; `npm run engines` runs all browsers in turn.
      name: 'engines',
      environment: 'node',
      include: ['test/engines/**/*.test.ts'],
      fileParallelism: false,
      testTimeout: 400_000,
      hookTimeout: 60_000,
    },
  },
];
