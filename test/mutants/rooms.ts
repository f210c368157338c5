/** Which tests may notice a mutant of a room, and how many of its mutants they have to notice. */

interface Room {
  /** Folders of `test/`, or files in them, the quickest first: a mutant that one test notices is done with. */
  readonly tests: readonly string[];
  /** Percent of the mutants. */
  readonly goal: number;
}

/** What rules say of campaigns, cards, the sideline and formats is tested beside the games that are played by it. */
const RULES_ELSEWHERE = [
  ...['campaign', 'cards', 'mission-choices', 'mission-random', 'sideline', 'tutorial-plan'].map(
    (name) => `game/${name}.test.ts`,
  ),
  'table/formats.test.ts',
] as const;

export const ROOMS = {
  grid: { tests: ['grid'], goal: 85 },
  rules: { tests: ['cases', 'rules', 'force', 'editions', ...RULES_ELSEWHERE], goal: 75 },
  game: { tests: ['game', 'table'], goal: 85 },
  force: { tests: ['force', 'cases'], goal: 75 },
  store: { tests: ['store'], goal: 75 },
  query: { tests: ['query', 'cases', 'rules', 'editions'], goal: 75 },
} as const satisfies Readonly<Record<string, Room>>;
export type RoomName = keyof typeof ROOMS;

/** What is measured by itself, because more is asked of it than of its room. */
const GOALS: readonly { readonly folder: string; readonly goal: number }[] = [
  { folder: 'src/rules/shared/', goal: 85 },
  ...Object.entries(ROOMS).map(([name, { goal }]) => ({ folder: `src/${name}/`, goal })),
];

/** Tests that measure time, or start another process: under mutation they would tell nothing but how slow it is. */
export const LEFT_OUT = [
  'test/game/open-10000.test.ts',
  'test/notation/rulings.test.ts',
  'test/replays/replays.test.ts',
];

/** They take seconds each, so they come after all others. */
const SLOW =
  /(?:duel|sight-field|sound-answers|oracle|walls|symmetry|rotations|telekinesis|reach|boards|fields|random|round-trip)\.test\.ts$/;

/** The part of the sources that a file is counted with, and what is asked of it. */
export function partOf(file: string): { readonly folder: string; readonly goal: number } | undefined {
  return GOALS.find(({ folder }) => file.startsWith(folder));
}

export function roomOf(file: string): RoomName | undefined {
  return (Object.keys(ROOMS) as RoomName[]).find((name) => file.startsWith(`src/${name}/`));
}

/** The place of a test file among those of a room: slow ones last, else in the order of the room's folders. */
export function rankOf(file: string, folders: readonly string[]): number {
  const folder = folders.findIndex((each) => file.includes(`/test/${each}${each.endsWith('.ts') ? '' : '/'}`));
  return (SLOW.test(file) ? 100 : 0) + (folder < 0 ? folders.indexOf('cases') : folder);
}
