/**
 * What is known to be out of place, sorted, each a line that goes when it is mended: the list is to be empty.
 * A line that is mended already fails the test too.
 */
export const KNOWN: readonly string[] = [
  'src/rules (ruleset.ts) imports src/rules/shared (adjacency.ts) imports src/rules: a circle of folders',
  'src/rules/shared/follow/uses.ts has 406 lines, more than 400',
  'src/ui/game/games/games.tsx imports ../../../store/records: a screen reads and writes through app/',
  'src/ui/game/games/new-game.tsx imports ../../../store/records: a screen reads and writes through app/',
  'test/ui/setup.test.tsx has 401 lines, more than 400',
];
