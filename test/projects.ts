import type { TestProjectConfiguration } from 'vitest/config';

/** Daily browser tests, which protect data and play. All other browser tests run with `npm run long`. */
const DAILY = ['harness', 'journey', 'offline'].map((name) => `test/browser/${name}.test.ts`);

/** Tests with killed phones, full disks and lost databases. All run with `npm run long` and `npm run torture`. */
const TORTURE = 'test/torture/*.test.ts';
/** Daily torture test, with few kills. */
const DAILY_TORTURE = 'test/torture/torture.test.ts';

/**
 * Tests that take minutes, which run with `npm run long`: screens that are slow in jsdom (`npm run long` also tests each
 * screen in a browser); photos of maps; rotated boards of figures checked square by square; damaged, full and compressed
 * stores; large files; the built and packed engine package; the club's server in separate processes.
 */
const LONG = 'test/**/*.long.test.{ts,tsx}';

/** Test file that plays the cases given by `npm run touch`. */
const GIVEN_CASES = 'test/touch/given-cases.test.tsx';

/** Tests that use more seeds with `npm run long`. */
const MORE_SEEDS = [
  ...['oracle', 'strike-teams-boards', 'symmetry', 'telekinesis', 'walls'].map(
    (name) => `test/editions/${name}.test.ts`,
  ),
  ...['deeds', 'faults', 'game-of-case', 'round-trip', 'schema'].map((name) => `test/notation/${name}.test.ts`),
  ...['duel', 'attack-fields', 'random-deeds', 'sight-field', 'answer-faults'].map(
    (name) => `test/rules/${name}.test.ts`,
  ),
  ...['mission-random', 'random'].map((name) => `test/game/${name}.test.ts`),
  ...['backups', 'fuzz'].map((name) => `test/fuzz/${name}.test.ts`),
  'test/force/clauses.test.ts',
  'test/query/power-part.test.ts',
  'test/store/copy.test.ts',
  ...['oracle', 'selfplay'].map((name) => `test/plan/${name}.test.ts`),
  'test/together/replicas.test.ts',
  'test/touch/sample.test.tsx',
];

/**
 * Tests of pure functions, which leave no state for the next test file. The excluded files of `fuzz/`, `share/` and
 * `together/` use a database or replace globals.
 */
const PURE = [
  'board',
  'book',
  'catalog',
  'corpus',
  'editions',
  'force',
  'game',
  'grid',
  'notation',
  'package',
  'photo',
  'plain',
  'plan',
  'query',
  'rules',
  'table',
  'text',
]
  .map((room) => `test/${room}/**/*.test.ts`)
  .concat(
    'test/fuzz/!(backups|hostile).test.ts',
    'test/share/!(backup-file|bad-files|checklist|collection|force-text).test.ts',
    'test/together/!(codec|peers|spare-connections|wire).test.ts',
  );

/**
 * Tests of screens that run in one jsdom page, where the app is loaded once. The four excluded files mock modules or the
 * disk, or test the first read, so each of them loads the app anew.
 */
const SCREENS = [
  'test/ui/!(full-disk|newer-version|retry|unreadable-records).test.tsx',
  'test/ui/{board-camera,board-gestures,guard-clicks,no-question-panel,wide-layout}.test.ts',
  'test/app/{messages,opened-files}.test.ts',
  'test/touch/sample.test.tsx',
];

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
      exclude: [LONG],
      pool: 'threads',
      isolate: false,
      maxWorkers: 3,
      // The slow solver of plans takes 20 s on an idle machine.
      testTimeout: 120_000,
    },
  },
  {
    extends: true,
    test: {
      // Test files share the loaded app, because loading it took longer than the tests.
      name: 'screens',
      environment: 'jsdom',
      include: SCREENS,
      exclude: [LONG],
      setupFiles: ['test/helpers/patience.ts'],
      pool: 'threads',
      isolate: false,
      unstubGlobals: true,
      maxWorkers: 1,
      // Vitest runs projects with different numbers of workers one after the other.
      sequence: { groupOrder: 1 },
      testTimeout: 40_000,
      hookTimeout: 40_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'unit',
      // Tests of screens select jsdom in their first line.
      environment: 'node',
      include: ['test/**/*.test.{ts,tsx}'],
      exclude: [GIVEN_CASES, 'test/browser/**', 'test/engines/**', TORTURE, LONG, ...PURE, ...SCREENS],
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
      include: ['test/browser/**/*.test.ts', TORTURE, LONG, ...MORE_SEEDS],
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
