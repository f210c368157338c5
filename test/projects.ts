import type { TestProjectConfiguration } from 'vitest/config';

/** What guards data and play is tested every day; the other browser tests take too long for that: `npm run long`. */
const DAILY = ['harness', 'journey', 'offline'].map((name) => `test/browser/${name}.test.ts`);

/** Phones that are killed, whose disk is full, or whose database is gone: all of it with `npm run long` and `npm run torture`. */
const TORTURE = 'test/torture/*.test.ts';
/** A few kills are part of every run. */
const DAILY_TORTURE = 'test/torture/torture.test.ts';

/** Screens that take long to walk through by jsdom, each walked through in a browser by `npm run long` as well. */
const LONG_SCREENS = [
  'book',
  'collection',
  'collection-cards',
  'collection-find',
  'editor',
  'forces',
  'mission',
  'mission-deeds',
  'mission-left',
  'mission-objectives',
  'mission-tokens',
  'mission-secrets',
  'mission-setup',
  'photo',
  'photo-review',
  'scan',
  'scenario-examples',
  'scenes',
  'setup',
  'table-log',
  'general-cards',
  'map-terms',
  'welcome',
  'together',
  'together-join',
  'map-follow',
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

/** Photographs of maps, drawn, taken and read, by themselves and by examples; whole boards of figures turned, and asked square by square, in every edition; a store damaged, full and packed in every way; large files; the package by itself; forces suggested; how long hostile games take to open. */
const LONG_PURE = [
  'photo/reading',
  'photo/recognise',
  'photo/shown',
  'photo/strangers',
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
  'store/no-room',
  'store/pack',
  'package/questions-alone',
  'force/suggest',
  'together/poisoned-time',
].map((name) => `test/${name}.test.ts`);

/** The club's server as processes of its own: killed, joined by Redis, and attacked beside 200 phones; and every way to be sent out of a room. */
const LONG_SERVER = ['attacks', 'crowd', 'killed', 'lock', 'rooms'].map((name) => `test/club/${name}.test.ts`);

/** The package for other programs, built, packed and put into an empty project. */
const PACKED = 'test/package/packed.test.ts';

/** With `npm run long` these take every seed they have. */
const MORE_SEEDS = [
  ...['oracle', 'reach', 'strike-teams-boards', 'symmetry', 'telekinesis', 'walls'].map(
    (name) => `test/editions/${name}.test.ts`,
  ),
  ...['deeds', 'faults', 'round-trip'].map((name) => `test/notation/${name}.test.ts`),
  ...['duel', 'fields', 'random-deeds', 'sight-field', 'sound-answers'].map((name) => `test/rules/${name}.test.ts`),
  'test/game/random.test.ts',
  ...['oracle', 'selfplay'].map((name) => `test/plan/${name}.test.ts`),
  'test/together/replicas.test.ts',
];

/** Rooms of pure functions: nothing there leaves anything behind for the next file. */
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

/** What `vitest --project` may name: tests of pure functions, all other unit tests, a browser's of every day, those that take minutes, and the engines'. */
export const PROJECTS: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      // Pure functions share their modules between files: loading them anew was half of the time.
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
      // A screen's test asks for jsdom in its own first line.
      environment: 'node',
      include: ['test/**/*.test.{ts,tsx}'],
      exclude: ['test/browser/**', 'test/engines/**', TORTURE, ...LONG_PURE, ...LONG_SCREENS, ...LONG_SERVER, ...PURE],
      setupFiles: ['test/helpers/patience.ts'],
      pool: 'threads',
      // Of two cores vitest alone would use one; a third works while the others wait for a screen.
      maxWorkers: 3,
      // A shared machine with two cores may be slow; a test that hangs still ends.
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
      // Two phones at once: a phone mostly waits, and two cores are what there is.
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
    // Without the plugins of the app, which hand out the drivers’ code as for a browser.
    test: {
      // `ENGINE` names the browser: `npm run engines` runs them for one after the other.
      name: 'engines',
      environment: 'node',
      include: ['test/engines/**/*.test.ts'],
      fileParallelism: false,
      testTimeout: 400_000,
      hookTimeout: 60_000,
    },
  },
];
