import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { powerId } from '../../src/catalog/powers';
import { foldUnchecked } from '../../src/game/valid-facts';
import type { CasePosition } from '../../src/notation/case-position';
import { parseCases } from '../../src/notation/cases';
import type { PlayEvent } from '../../src/notation/events';
import { makeCaseGameFacts } from '../../src/notation/game-of-case';
import { playEvents } from '../../src/notation/play-case';
import { editionById } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Piece } from '../../src/table/piece';
import type { Figure } from '../../src/table/table';
import { makePieceOfFigure } from '../../src/table/table-position';

const FOLDER = join(import.meta.dirname, '../cases');
const ALL_FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

/** Every fifth file, because reading all files takes long. `npm run long` reads all files. */
const FILES = ALL_FILES.filter((_, index) => process.env.SEEDS === 'all' || index % 5 === 0);

interface Played {
  readonly title: string;
  readonly rules: Ruleset;
  readonly position: CasePosition;
  readonly events: readonly PlayEvent[];
}

const PLAYED = FILES.flatMap((name) =>
  parseCases(readFileSync(join(FOLDER, name), 'utf8'), name, () => true).flatMap((one): Played[] => {
    if (!one.ok) throw new Error(JSON.stringify(one.fault));
    const { ask, position, edition, title } = one.value;
    const rules = editionById(edition);
    if (ask.ask !== 'play' || !position || !rules) return [];
    return [{ title: `${name}: ${title}`, rules, position, events: ask.of }];
  }),
);

/** Returns the facts as they are after storing or sending them as JSON. */
const stored = (facts: unknown): unknown[] => JSON.parse(JSON.stringify(facts));

describe('the facts of the game of a case', { timeout: 300_000 }, () => {
  test('are about many cases of every edition', () => {
    expect(PLAYED.length).toBeGreaterThan(200);
    expect(new Set(PLAYED.map(({ rules }) => rules.id)).size).toBe(5);
  });

  test('fold to the table on which the case is played', () => {
    const wrong = PLAYED.filter(({ rules, position, events }) => {
      const { table, rejected } = foldUnchecked(stored(makeCaseGameFacts(rules, position, events)));
      return rejected.length > 0 || !isDeepStrictEqual(table, playEvents(rules, position, events)?.start);
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test('lose nothing of the board, the objects, the turn and the figures', () => {
    const wrong = PLAYED.flatMap(({ title, rules, position, events }) => {
      const { table } = foldUnchecked(stored(makeCaseGameFacts(rules, position, events)));
      const { board, objects, turn, round } = position;
      const lost = position.pieces.filter((piece) => {
        const figure = table.figures.get(piece.id) as Figure;
        return piece.striker === null && !isDeepStrictEqual(comparable(makePieceOfFigure(figure)), comparable(piece));
      });
      return [
        ...(isDeepStrictEqual(table.board, board) ? [] : [`${title}: board`]),
        ...(isDeepStrictEqual(table.objects, objects) ? [] : [`${title}: objects`]),
        ...(turn === null || (table.turn === turn && table.round === round) ? [] : [`${title}: turn`]),
        ...lost.map(({ id }) => `${title}: ${id}`),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

/**
 * Returns a piece in the form that it has in a game: with a name, at least one target, and one list of powers and
 * abilities.
 */
function comparable({ powers, abilities, ...piece }: Piece): object {
  return {
    ...piece,
    name: piece.name ?? piece.id,
    targets: Math.max(1, piece.targets),
    has: [...powers, ...abilities].map(powerId).sort(),
  };
}
