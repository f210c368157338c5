import { DOOR, OPEN } from '../../board/terrain';
import { DIRECTIONS } from '../../grid/direction';
import { type Square, xOf } from '../../grid/square';
import { isSameTarget, listDestructibleTargetsOn, listHeapTargets } from '../../query/destroy';
import { resolvePaid } from '../../query/paid-move';
import type { DestroyAnswer } from '../../rules/answer';
import type { DeedOption } from '../../rules/options';
import type { Deed, DeedRuling } from '../../rules/table-deed';
import type { InanimateTarget } from '../../table/heaps';
import type { Position } from '../../table/position';
import type { Figure, Table } from '../../table/table';
import { getTablePosition } from '../../table/table-position';
import { ruleset } from '../game/open-game';

/** Door, wall or object next to a figure, with the deed to destroy or use it, the ruling and the cost. */
interface InanimateTargetChoice {
  readonly thing: InanimateTarget;
  readonly deed: Deed;
  readonly ruling: DeedRuling;
  /** Cost in action points. Null if the rules state no cost. */
  readonly cost: number | null;
}

/**
 * Lists the inanimate targets that a figure can destroy or interact with from its squares. Empty if the figure is off
 * the map.
 */
export function listInanimateTargetChoices(table: Table, figure: Figure, option: DeedOption): InanimateTargetChoice[] {
  const [rules, position] = [ruleset(), getTablePosition(table)];
  if (!rules || !position || figure.squares.length === 0) return [];
  const around = figure.squares.flatMap((square) => [
    square,
    ...DIRECTIONS.filter(({ dx }) => xOf(square) + dx >= 0).map(({ step }) => (square + step) as Square),
  ]);
  const things: InanimateTarget[] = [];
  for (const square of around) {
    for (const thing of listDestructibleTargetsOn(position.board, square, position.heaps)) {
      const beside = 'square' in thing || figure.squares.includes(square);
      if (beside && !things.some((each) => isSameTarget(each, thing))) things.push(thing);
    }
  }
  return things.map((thing) => {
    const cost =
      option.id === 'interact'
        ? (rules.mission?.interact(position, { piece: figure.piece, target: thing }).cost ?? null)
        : option.cost;
    const unpaid =
      option.id === 'interact'
        ? ({ deed: 'interact', piece: figure.piece, target: thing } as const)
        : ({ deed: 'attack', attacker: figure.piece, target: thing, attack: attackOf(figure) } as const);
    return { ...resolvePaid(rules, table, figure, unpaid), thing, cost };
  });
}

function attackOf({ card }: Figure): string {
  return card?.boxes.attack?.type || 'melee';
}

/**
 * Lists the inanimate targets that an attack can reach, even if the attack is too weak to break them. Tokens come
 * first, then objects, doors and walls.
 */
export function listReachableTargets(
  { board, heaps = new Map() }: Position,
  ask: (thing: InanimateTarget) => DestroyAnswer | null,
): readonly InanimateTarget[] {
  const tokens = [...heaps].flatMap(([square, heap]) => listHeapTargets(square, heap));
  const objects = [...board.objectStrengths.keys()].filter((square) => !heaps.has(square));
  const walls = [...board.wallStrengths.keys()].filter((edge) => (board.walls[edge] ?? OPEN) !== OPEN);
  const doors = walls.filter((edge) => board.walls[edge] === DOOR);
  const all: InanimateTarget[] = [
    ...tokens,
    ...objects.map((square) => ({ square })),
    ...[...doors, ...walls.filter((edge) => !doors.includes(edge))].map((edge) => ({ edge })),
  ];
  return all.filter((thing) => ask(thing)?.reasons.every(({ code }) => ALLOWED_REASONS.has(code)) ?? false);
}

/**
 * Codes of reasons that do not exclude a target from the list: they do not concern reach. Reasons about the attacker
 * are shown with every target.
 */
const ALLOWED_REASONS: ReadonlySet<string> = new Set(['too-weak', 'trapped', 'respawned', 'acted', 'power-forbids']);
