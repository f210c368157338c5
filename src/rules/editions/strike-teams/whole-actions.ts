import { edgeSquares } from '../../../grid/edge';
import { distance, type Square, squareAt, xOf, yOf } from '../../../grid/square';
import { applyFacts } from '../../../table/fold/fold';
import { findPieceOn } from '../../../table/position';
import { MARCH } from '../../../table/striker';
import { computeDefense, listStrikes } from '../../../table/strikes';
import type { Table } from '../../../table/table';
import { getTablePosition, makePieceOfFigure } from '../../../table/table-position';
import { getTally } from '../../../table/tallies';
import { type MissionDeedNamed, makeCardEffectDeed } from '../../mission-deed';
import { pieceMark, reason } from '../../shared/cite';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import type { Action, Deed, DeedRuling } from '../../table-deed';
import { withoutDuplicates } from './attack-deeds';
import { cite } from './citations';

type ResolveStep = (table: Table, step: Action) => DeedRuling;

/**
 * A step of an action, or a function that makes the step after the earlier steps. The function returns null if the step
 * does not apply.
 */
type Step = Deed | ((now: Table, before: DeedRuling) => Deed | null);

/**
 * Resolves an action with all its steps, in the order of the book. An attack includes the slam and the further effects
 * of its card. A move includes paying for a march and opening a door on its way.
 */
export function resolveWhole(resolveStep: ResolveStep, table: Table, action: Action): DeedRuling {
  const whole = action as Deed;
  switch (whole.deed) {
    case 'attack':
      return resolveInOrder(resolveStep, table, listAttackSteps(table, whole), whole.command);
    case 'move':
      return whole.action === 'breakthrough'
        ? breakThrough(resolveStep, table, whole)
        : resolveMove(resolveStep, table, whole);
    default:
      return resolveStep(table, action);
  }
}

/**
 * Whether a step is forbidden for another reason than `not-now` (its figure is not activated). That reason is the same
 * for all steps.
 */
function isRefused({ reasons }: Pick<DeedRuling, 'reasons'>): boolean {
  return reasons.some(({ code }) => code !== 'not-now');
}

/**
 * Resolves steps in order, each on the table after the earlier steps. Reports only the reasons up to the first
 * forbidden step. Returns the facts of all steps, because players may overrule the reasons.
 */
function resolveInOrder(resolveStep: ResolveStep, table: Table, steps: readonly Step[], command = 0): DeedRuling {
  let now = table;
  let whole = makeRuling([], []);
  for (const each of steps) {
    const step = typeof each === 'function' ? each(now, whole) : each;
    if (!step) continue;
    // Points from the Command Dial pay for the first steps.
    const left = Math.max(0, command - (whole.price ?? 0));
    const ruling = resolveStep(now, { ...step, command: left } as Deed);
    const { price = whole.price === undefined ? undefined : 0, hit = whole.hit } = ruling;
    const reasons = isRefused(whole) ? [] : ruling.reasons;
    whole = {
      ...makeRuling(
        withoutDuplicates([...whole.reasons, ...reasons]),
        [...whole.facts, ...ruling.facts],
        [...whole.notes, ...ruling.notes],
      ),
      ...(price === undefined ? {} : { price: (whole.price ?? 0) + price }),
      ...(hit && { hit }),
    };
    now = applyFacts(now, ruling.facts);
  }
  return whole;
}

/**
 * Lists the steps of an attack. If the target is a figure, the strike is followed by the slam and the further effects
 * of its card.
 */
function listAttackSteps(table: Table, blow: MissionDeedNamed<'attack'>): Step[] {
  const { attacker, target, card = null, effects, direction = null } = blow;
  if (!('piece' in target)) return [blow];
  const { piece } = target;
  const strikes = blow.turret ? [] : listStrikes(requireTableFigure(table, attacker));
  const strike = strikes.find((each) => each.card === card && each.attack === blow.attack);
  const besides = strike?.besides.filter((_, place) => effects?.includes(place) ?? true) ?? [];
  const spaces = blow.slam ?? besides.find((each) => each.effect === 'slam')?.spaces ?? 0;
  const slam: Step = (_, { hit }) => {
    return { deed: 'slam', attacker, target: piece, spaces, direction, damage: hit?.targets[0]?.wounds ?? 0 };
  };
  return [
    blow,
    ...(spaces > 0 ? [slam] : []),
    // A defeated figure gets no status tokens and no further wounds.
    ...besides.map(
      (each): Step =>
        (now) => {
          if (each.effect === 'slam' || now.figures.get(piece)?.defeated) return null;
          return makeCardEffectDeed(each, piece, attacker);
        },
    ),
  ];
}

/**
 * Resolves a move. The first henchman of a group that marches pays for the whole group. If a door is opened on the way,
 * it is opened from the figure's square or, if that is forbidden, from a square adjacent to the door.
 */
function resolveMove(resolveStep: ResolveStep, table: Table, whole: MissionDeedNamed<'move'>): DeedRuling {
  const { to, open, ...how } = whole;
  const { piece, command } = how;
  const figure = requireTableFigure(table, piece);
  const isUnpaidMarch = how.action === MARCH && figure.card?.march !== null && getTally(figure, 'marched') === 0;
  const before: Step[] = isUnpaidMarch ? [{ deed: 'march', piece }] : [];
  const resolve = (...steps: Step[]) => resolveInOrder(resolveStep, table, [...before, ...steps], command);
  if (open === undefined) return resolve(whole);
  const stays = (from: readonly Square[], end: readonly Square[]) => from.join() === end.join();
  const ways = [figure.squares, ...edgeSquares(open).map((square) => [square])].map((beside) =>
    resolve(
      ...(stays(figure.squares, beside) ? [] : [{ ...how, to: beside, run: false }]),
      { deed: 'interact', piece, target: { edge: open } },
      ...(stays(beside, to) ? [] : [{ ...how, to }]),
    ),
  );
  return ways.find((way) => !isRefused(way)) ?? (ways[0] as DeedRuling);
}

/** Resolves a "Breakthrough Maneuver" to a square two spaces away, through a figure on the square between. */
function breakThrough(resolveStep: ResolveStep, table: Table, whole: MissionDeedNamed<'move'>): DeedRuling {
  const { piece, to, strength, defend, command } = whole;
  const figure = requireTableFigure(table, piece);
  const position = getTablePosition(table);
  const [here, there] = [figure.squares[0], to[0]];
  const between = here === undefined || there === undefined ? null : findSquareBetween(here, there);
  const passed = position && between !== null && findPieceOn(position, between);
  const foe = passed && table.figures.get(passed.id);
  if (!foe) return makeRuling([reason('no-path', cite('Movement: Breakthrough Maneuver'), [pieceMark(piece)])], []);
  const primary = listStrikes(figure).find(({ card }) => card === null)?.strength;
  return resolveStep(table, {
    deed: 'break-through',
    attacker: piece,
    target: foe.piece,
    strength: strength ?? primary ?? makePieceOfFigure(figure, table).damage,
    defend: computeDefense(foe, { pierce: [] }, defend ?? null),
    ...(command === undefined ? {} : { command }),
  });
}

/** Returns the square between two squares. Null if they are not two spaces apart in a straight line. */
function findSquareBetween(a: Square, b: Square): Square | null {
  const [x, y] = [xOf(a) + xOf(b), yOf(a) + yOf(b)];
  return distance(a, b) === 2 && x % 2 === 0 && y % 2 === 0 ? squareAt(x / 2, y / 2) : null;
}
