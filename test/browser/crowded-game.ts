import type { Page } from 'playwright';
import { type Board, emptyBoard } from '../../src/board/board';
import { printBoardText } from '../../src/board/board-text';
import { BLOCKING, HINDERING, WALL, WATER } from '../../src/board/terrain';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { parseSquare, type Square, squareAt } from '../../src/grid/square';
import type { GameRecord } from '../../src/store/records';
import type { Fact } from '../../src/table/facts';
import { findTab, waitUntilOpen } from './harness';

const RED = ['m20', 'k17', 'e6', 'h9', 'm14', 'r11', 'u20', 'c25', 'o29', 'i32'];
const BLUE = ['p20', 'l22', 'j15', 'p18', 'g21', 's16', 'v26', 'd14', 'q8', 't33'];

/** Makes the facts of a game with 20 figures and all kinds of terrain on the largest printed map (24×36). */
export function makeCrowdedGameFacts(): Fact[] {
  const figure = (side: string, places: readonly string[]): Fact[] =>
    places.flatMap((square, index): Fact[] => {
      const character = DEMO_CHARACTERS[(index * 3 + (side === 'red' ? 0 : 5)) % DEMO_CHARACTERS.length];
      if (!character) throw new Error('there are no demo characters');
      const piece = `${side}-${index + 1}`;
      const single = { ...character, base: [1, 1] as const };
      return [
        { fact: 'joined', piece, side, character: single, points: character.starts[0]?.points ?? 0, click: 1 },
        { fact: 'placed', piece, squares: [square], how: 'placed' },
      ];
    });
  return [
    {
      fact: 'began',
      edition: 'core-2008',
      buildTotal: 1000,
      actionTotal: 10,
      players: [
        { side: 'red', name: 'Ana' },
        { side: 'blue', name: 'Ben' },
      ],
    },
    { fact: 'mapped', name: 'Long Quay', map: printBoardText(makeCrowdBoard()), starts: {} },
    ...figure('red', RED),
    ...figure('blue', BLUE),
    // Round 3, because one edition has first-round immunity.
    { fact: 'turn', side: 'red', round: 3 },
  ];
}

/** Makes a map that repeats woods, rocks, a pond, a roof and walls every six rows, at varying columns. */
function makeCrowdBoard(): Board {
  const board = emptyBoard(24, 36);
  const each = (x: number, y: number, width: number, height: number, act: (square: Square) => void): void => {
    for (let row = y; row < Math.min(36, y + height); row++) {
      for (let column = x; column < Math.min(24, x + width); column++) act(squareAt(column, row));
    }
  };
  const terrain = (bit: number) => (square: Square) => {
    board.terrain[square] = (board.terrain[square] as number) | bit;
  };
  for (let block = 0; block < 6; block++) {
    const y = block * 6;
    const x = (block * 5) % 11;
    each(x, y + 1, 3, 2, terrain(HINDERING));
    each(x + 12, y + 3, 2, 2, terrain(HINDERING));
    each(x + 6, y, 2, 1, terrain(BLOCKING));
    each(x + 9, y + 4, 1, 1, terrain(BLOCKING));
    each(x + 3, y + 4, 3, 2, terrain(WATER));
    each(x + 14, y, 3, 2, (square) => {
      board.levels[square] = 1;
    });
    for (let step = 0; step < 4; step++) board.walls[eastEdge(squareAt((x + 4) % 22, Math.min(35, y + step)))] = WALL;
    for (let step = 0; step < 3; step++) {
      board.walls[southEdge(squareAt((x + 17 + step) % 23, Math.min(34, y + 3)))] = WALL;
    }
  }
  for (const name of [...RED, ...BLUE]) {
    const square = parseSquare(name);
    if (square === null) throw new Error(`${name} is no square`);
    board.terrain[square] = 0;
    board.levels[square] = 0;
  }
  return board;
}

/** Stores the crowded game as the game that the app resumes. The app must have created its database before. */
export async function storeCrowdedGame(page: Page): Promise<void> {
  const now = Date.now();
  const id = 'crowd0crowd0crowd0cr';
  const head: GameRecord = {
    id,
    name: 'Crowd',
    created: now,
    touched: now,
    cursor: 1,
    tip: 1,
    edition: 'core-2008',
    archived: false,
    deletedAt: null,
  };
  const entry = { game: id, seq: 1, parent: null, at: now, step: 'begin', facts: makeCrowdedGameFacts() };
  await page.evaluate(
    ([game, first]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('sidekick');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(['games', 'entries', 'settings'], 'readwrite');
          writing.objectStore('games').put(game);
          writing.objectStore('entries').put(first);
          writing.objectStore('settings').put({ key: 'open-game', value: game.id });
          writing.onerror = () => fail(writing.error);
          writing.oncomplete = () => {
            database.close();
            done();
          };
        };
      }),
    [head, entry] as const,
  );
}

/** Stores the crowded game and opens its map. */
export async function openCrowdedGame(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilOpen(page);
  // The app creates the database tables. They exist once the list of games is visible.
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await storeCrowdedGame(page);
  await page.reload();
  await waitUntilOpen(page);
  await findTab(page, 'Map').tap();
}
