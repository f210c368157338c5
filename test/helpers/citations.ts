import { listBoardSquares } from '../../src/board/board';
import { OPEN } from '../../src/board/terrain';
import type { Citation } from '../../src/rules/answer';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Deed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Position } from '../../src/table/position';
import { BEGAN_FACT, joinFact } from '../game/make';
import { makeWildPosition } from './wild-position';

const SEEDS = [5, 26, 47];

export function* listObjects(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const each of Object.values(value)) yield* listObjects(each);
}

export function listCitations(value: unknown): Citation[] {
  return [...listObjects(value)].filter((each) => 'passage' in each) as unknown as Citation[];
}

/** Yields the edition’s answers to all questions about a position. */
function* answers(edition: Ruleset, position: Position): Generator<unknown> {
  const { board, pieces } = position;
  const edges = [...board.walls.keys()].filter((edge) => board.walls[edge] !== OPEN).slice(0, 4);
  const targets = [
    ...edges.map((edge) => ({ edge })),
    ...listBoardSquares(board)
      .slice(0, 8)
      .map((square) => ({ square })),
  ];
  for (const { id: a, squares } of pieces) {
    for (const action of ['move', 'charge', ...edition.moves]) {
      const question = { piece: a, action, carrying: null, mode: null, actionPoints: null, run: false };
      yield edition.reach(position, question);
      for (const to of squares.length === 1 ? listBoardSquares(board).slice(0, 8) : [])
        yield edition.move(position, { ...question, to: [to] });
    }
    for (const attack of edition.attacks)
      for (const target of targets)
        yield edition.destroy(position, { attacker: a, target, attack, strength: null, aim: 0 });
    for (const target of targets) yield edition.mission?.interact(position, { piece: a, target });
    yield edition.mission?.cost(position, { piece: a, of: 'attack' });
    for (const { id: b } of pieces) {
      yield edition.see(position, { piece: a }, { piece: b });
      yield edition.adjacent(position, { piece: a }, { piece: b });
      yield edition.range(position, { piece: a }, { piece: b });
      if (a === b) continue;
      yield edition.carry(position, { carrier: a, carried: b });
      yield edition.knockBack(position, { attacker: a, target: b, taken: 2, direction: 2 });
      yield edition.mission?.slam(position, { attacker: a, target: b, spaces: 2, damage: 3, direction: 2 });
      yield edition.mission?.breakthrough(position, { attacker: a, target: b, strength: 3, defend: 1 });
      const question = { attacker: a, strength: null, aim: 0, defend: 0, from: null, object: null };
      for (const attack of edition.attacks) yield edition.hit(position, { ...question, targets: [b], attack });
      const third = pieces.find((each) => each.id !== a && each.id !== b);
      if (third) yield edition.hit(position, { ...question, targets: [b, third.id], attack: 'ranged' });
    }
  }
}

function deedsOf(edition: Ruleset): unknown[] {
  const turn: Fact = { fact: 'turn', side: 'red', round: 1 };
  const tired: Fact = { fact: 'tokens', piece: 'A', by: 2 };
  const deeds: Deed[] = [
    ...[...edition.actions.map((action) => action.id), 'close'].map(
      (action): Deed => ({ deed: 'act', piece: 'A', action }),
    ),
    { deed: 'act', piece: 'B', action: 'move' },
    { deed: 'damage', piece: 'B', clicks: 2, by: 'A' },
    { deed: 'damage', piece: 'B', clicks: 99, by: 'A' },
    { deed: 'heal', piece: 'B', clicks: 1 },
    { deed: 'token', piece: 'A', by: 1 },
    { deed: 'begin-turn', side: 'blue' },
    { deed: 'end-turn', side: 'red' },
  ];
  return [[], [tired]].flatMap((before) => {
    const { table } = fold([BEGAN_FACT, joinFact('A', 'red'), joinFact('B', 'blue'), ...before, turn]);
    return deeds.map((deed) => edition.resolve(table, deed));
  });
}

/** Makes random positions with every kind of content, each with all answers of an edition. */
export function answerAllQuestions(
  edition: Ruleset,
  seeds: readonly number[] = SEEDS,
): { readonly position: Position; readonly given: readonly unknown[] }[] {
  return seeds
    .map((seed) => makeWildPosition(seed, { width: 6, height: 6, pieces: 6 }))
    .map((position) => ({
      position,
      given: [...answers(edition, position)],
    }));
}

/** Lists every citation in an edition’s answers once. */
export function listEditionCitations(edition: Ruleset, asked = answerAllQuestions(edition)): Citation[] {
  const all = [edition.powers, edition.force, edition.markers, edition.scenarios];
  const everything = [...asked.flatMap(({ given }) => given), ...deedsOf(edition), ...all];
  return [...new Map(listCitations(everything).map((cite) => [JSON.stringify(cite), cite])).values()];
}
