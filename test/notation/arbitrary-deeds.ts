import fc from 'fast-check';
import { eastEdge } from '../../src/grid/edge';
import { squareAt } from '../../src/grid/square';
import type { CasePosition } from '../../src/notation/case-position';
import type { Aim } from '../../src/rules/action-fields';
import type { TableDeed } from '../../src/rules/table-deed';
import { ALTERED_VALUES, type Piece } from '../../src/table/piece';
import type { Position } from '../../src/table/position';

const dice = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 });
const die = fc.integer({ min: 1, max: 6 });
const direction = fc.integer({ min: 0, max: 7 });
const square = fc.record({ x: fc.nat(2), y: fc.nat(2) }).map(({ x, y }) => squareAt(x, y));
const powers = fc.constantFrom('outwit', 'leap-climb', 'Night Plotters', 'no');
const plain = { noNullPrototype: true } as const;

/** Generates records in which each key may be missing. */
function optional<T extends object>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }): fc.Arbitrary<Partial<T>> {
  return fc.record(model, { ...plain, requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;
}

/** Generates every type of deed with every key, for the pieces and objects of a position. */
export function arbitraryDeeds({ pieces, objects }: Position): fc.Arbitrary<TableDeed> {
  const piece = fc.constantFrom(...pieces.map(({ id }) => id));
  const each = (value: fc.Arbitrary<number>) => fc.dictionary(piece, value, { ...plain, maxKeys: 2 });
  const names = objects.map(({ id }) => id).filter((id) => !pieces.some((other) => other.id === id));
  const aims: fc.Arbitrary<Aim>[] = [
    fc.uniqueArray(piece, { minLength: 1 }).map((aimed): Aim => ({ pieces: aimed })),
    square.filter((at) => at !== squareAt(0, 0)).map((at): Aim => ({ square: at })),
    fc.constant<Aim>({ edge: eastEdge(squareAt(0, 1)) }),
    ...(names.length > 0 ? [fc.constantFrom(...names).map((object): Aim => ({ object }))] : []),
  ];
  const object = names.length > 0 ? { object: fc.constantFrom(...names) } : {};
  const attack = fc
    .tuple(
      fc.record(
        { attacker: piece, aim: fc.oneof(...aims), attack: fc.constantFrom('close', 'ranged', 'throw') },
        plain,
      ),
      optional({
        ...{ action: fc.constantFrom('charge', 'flurry'), dice, evade: each(die), shape: each(die) },
        ...{ deal: each(fc.nat(9)), push: each(fc.nat(9)), direction: each(direction), ...object },
        ...{ capture: fc.constant(true), rescue: piece, instead: powers, die, passedTo: piece },
      }),
    )
    .map(([must, may]) => ({ deed: 'attack', ...must, ...may }) as TableDeed);
  const move = fc
    .tuple(
      fc.record({ piece, to: fc.constantFrom([], [squareAt(1, 1)], [squareAt(1, 1), squareAt(2, 1)]) }, plain),
      optional({
        ...{ action: fc.constantFrom('move', 'charge'), mode: fc.constantFrom('hovering', 'soaring') },
        ...{ carrying: piece, setsDown: square, putsDown: square, breakAway: die },
        ...(names.length > 0 ? { picksUp: fc.constantFrom(...names) } : {}),
      }),
    )
    .map(([must, may]) => ({ deed: 'move', ...must, ...may }) as TableDeed);
  const use = fc
    .tuple(
      fc.record({ piece, power: powers }, plain),
      optional({
        ...{ target: fc.oneof(piece, fc.constantFrom(...names, pieces[0]?.id as string)), cancels: powers },
        ...{ value: fc.constantFrom(...ALTERED_VALUES), by: fc.integer({ min: -3, max: 3 }) },
        ...{ squares: fc.uniqueArray(square), to: square, die, dice, direction },
      }),
    )
    .map(([must, may]) => ({ deed: 'use', ...must, ...may }) as TableDeed);
  const handled: fc.Arbitrary<TableDeed>[] = [
    fc.record({ deed: fc.constant('put-down' as const), piece, at: square }, plain),
    ...(names.length > 0
      ? [fc.record({ deed: fc.constant('pick-up' as const), piece, object: fc.constantFrom(...names) }, plain)]
      : []),
  ];
  return fc.oneof(attack, move, use, ...handled);
}

/** Generates the position unchanged or with one extra: rerolls, feats, or smoke with a barrier. */
export function arbitraryExtras(position: Position): fc.Arbitrary<CasePosition> {
  const { id } = position.pieces[0] as Piece;
  return fc.constantFrom<CasePosition>(
    position,
    { ...position, rerolls: { red: 0, [id]: 2 } },
    {
      ...position,
      feats: [
        { name: 'Keen Aim', points: 12, side: 'red', for: [id], each: false },
        { name: 'Old Friends', points: 0, side: id, for: [], each: true },
      ],
    },
    {
      ...position,
      marked: [
        { at: squareAt(1, 1), kind: 'smoke', side: id },
        { at: squareAt(0, 2), kind: 'barrier', side: null },
      ],
    },
  );
}
