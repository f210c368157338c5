import { type Fraction, fraction } from '../plain/fraction';
import { makePaidMove, resolvePaid } from '../query/paid-move';
import { positionInGame } from '../query/resolve-deed';
import { listPlainAttacks } from '../rules/attack-fields';
import { makePlainHitQuestion, makePlainReachQuestion, type Ruleset } from '../rules/ruleset';
import type { TableDeed } from '../rules/table-deed';
import { areFriendly } from '../table/allies';
import { applyFacts } from '../table/fold/fold';
import { findPiece, type Position } from '../table/position';
import { hasActivation } from '../table/striker';
import { listStrikes } from '../table/strikes';
import type { Figure, Table } from '../table/table';
import type { Plan, PlannedStep, PlannerGoal, PlanProgress } from './plan';
import { analyzePosition, sortMoveEnds } from './position-analysis';

/** A partly planned activation without dice rolls. */
interface ActivationLine {
  readonly table: Table;
  readonly steps: readonly PlannedStep[];
  /** Points for the wounds of opponents. */
  readonly won: Fraction;
}

/** Maximum number of move ends to evaluate before an attack. */
const ENDS = 40;
/** Maximum number of move ends to evaluate after an attack. */
const ENDS_AFTER = 6;

/**
 * Searches for the best ways to spend the points of one activation: a move, the primary attack or a card attack, and
 * another move with the remaining points. Yields no plan for a figure that is not activated. Wounds count as a share of
 * the figure's points.
 */
export function* planActivation(
  ruleset: Ruleset,
  table: Table,
  asked: { readonly side: string; readonly goal: PlannerGoal; readonly piece?: string },
): Generator<PlanProgress, PlanProgress, void> {
  const actors = [...table.figures.values()].filter(
    (figure) =>
      hasActivation(table, figure) &&
      !figure.defeated &&
      figure.squares.length > 0 &&
      (asked.piece === undefined || asked.piece === figure.piece),
  );
  const found: { readonly plan: Plan; readonly worth: Fraction }[] = [];
  let looked = 0;
  const report = (complete: boolean): PlanProgress => ({ plans: best(found, asked.goal), evaluated: looked, complete });
  const add = (way: ActivationLine): void => {
    looked++;
    const risked = computeRisk(ruleset, way.table, asked.side);
    const met = metIn(ruleset, way, asked);
    found.push({
      plan: { steps: way.steps, won: way.won, spent: fraction(0), risked, met },
      worth: fraction(
        way.won.numerator * risked.denominator - risked.numerator * way.won.denominator,
        way.won.denominator * risked.denominator,
      ),
    });
  };
  for (const actor of actors) {
    const start: ActivationLine = { table, steps: [], won: fraction(0) };
    for (const moved of [start, ...movesFrom(ruleset, start, actor.piece, asked.goal, ENDS)]) {
      add(moved);
      yield report(false);
      for (const struck of strikesFrom(ruleset, moved, actor.piece)) {
        add(struck);
        if (moved.steps.length === 0)
          for (const away of movesFrom(ruleset, struck, actor.piece, asked.goal, ENDS_AFTER)) {
            add(away);
            yield report(false);
          }
      }
    }
  }
  return report(true);
}

function movesFrom(
  ruleset: Ruleset,
  way: ActivationLine,
  piece: string,
  goal: PlannerGoal,
  most: number,
): ActivationLine[] {
  const figure = way.table.figures.get(piece);
  const looking = analyzePosition(ruleset, way.table, figure?.side ?? '');
  const mover = looking && findPiece(looking.position, piece);
  if (!figure || !looking || !mover) return [];
  const question = { ...makePlainReachQuestion(piece), actionPoints: mover.striker?.spendable ?? null };
  const { ends } = ruleset.reach(looking.position, question);
  const liked = (end: { readonly squares: readonly number[] }) =>
    goal.goal === 'hold' && end.squares.includes(goal.square) ? 1 : 0;
  const ways: ActivationLine[] = [];
  for (const end of sortMoveEnds(looking, mover, ends, liked).slice(0, most)) {
    const paid = makePaidMove(ruleset, way.table, figure, { ...question, to: end.squares });
    if (!paid?.ruling.legal) continue;
    const from = figure.squares[0] ?? null;
    const to = end.squares[0] ?? from;
    const { path } = ruleset.move(looking.position, { ...question, to: end.squares });
    const deed: TableDeed = { deed: 'move', piece, to: end.squares };
    ways.push({
      ...way,
      table: applyFacts(way.table, paid.ruling.facts),
      steps: [...way.steps, { ...plain(deed, piece), from, to, path }],
    });
  }
  return ways;
}

function strikesFrom(ruleset: Ruleset, way: ActivationLine, piece: string): ActivationLine[] {
  const { table } = way;
  const figure = table.figures.get(piece);
  const position = positionInGame(ruleset, table);
  if (!figure || !position || !findPiece(position, piece)) return [];
  const ways: ActivationLine[] = [];
  for (const strike of listStrikes(figure)) {
    if (strike.attack === 'hurl' || !ruleset.attacks.includes(strike.attack)) continue;
    for (const foe of table.figures.values()) {
      if (areFriendly(table, foe.side, figure.side) || !findPiece(position, foe.piece)) continue;
      const { attack, card, strength } = strike;
      const target = { piece: foe.piece };
      // Effects of cards are left out, because a slam may need a direction.
      const plain = {
        deed: 'attack',
        attacker: piece,
        target,
        attack,
        card,
        strength,
        anew: true,
        effects: [],
      } as const;
      const { ruling } = resolvePaid(ruleset, table, figure, plain);
      const wounds = ruling.hit?.targets[0]?.wounds ?? 0;
      if (!ruling.legal || wounds <= 0) continue;
      ways.push(strikeLine(ruleset, way, applyFacts(table, ruling.facts), figure, foe, { ...strike, wounds }));
    }
  }
  return ways;
}

function strikeLine(
  ruleset: Ruleset,
  way: ActivationLine,
  table: Table,
  figure: Figure,
  foe: Figure,
  { attack, card, wounds }: { readonly attack: string; readonly card: string | null; readonly wounds: number },
): ActivationLine {
  const lost = scoreWounds(ruleset, way.table, foe.piece, wounds);
  const deed: TableDeed = {
    deed: 'attack',
    attacker: figure.piece,
    aim: { pieces: [foe.piece] },
    attack,
    ...(card === null ? {} : { action: card }),
  };
  const step: PlannedStep = {
    ...plain(deed, figure.piece),
    from: figure.squares[0] ?? null,
    to: figure.squares[0] ?? null,
    targets: [foe.piece],
    clicks: fraction(wounds),
    knockOut: fraction(lost.out ? 1 : 0),
  };
  const won = fraction(
    way.won.numerator * lost.worth.denominator + lost.worth.numerator * way.won.denominator,
    way.won.denominator * lost.worth.denominator,
  );
  return { table, steps: [...way.steps, step], won };
}

/** Returns the points that wounds of a figure are worth, and whether the wounds defeat it. */
function scoreWounds(
  ruleset: Ruleset,
  table: Table,
  piece: string,
  wounds: number,
): { readonly worth: Fraction; readonly out: boolean } {
  const position = positionInGame(ruleset, table);
  const known = position && findPiece(position, piece);
  const health = known?.striker?.health ?? 0;
  if (!known?.striker || health <= 0) return { worth: fraction(0), out: false };
  const left = Math.max(0, health - known.striker.wounds);
  return { worth: fraction(known.points * Math.min(left, wounds), health), out: wounds >= left };
}

function plain(deed: TableDeed, piece: string): PlannedStep {
  const none = { from: null, to: null, path: [], targets: [], rolls: [], clicks: fraction(0), knockOut: fraction(0) };
  return { deed, piece, goesOn: false, ...none, action: false, token: false, pushes: 0 };
}

/**
 * Returns the points that a side risks: the losses to the best plain attack of each opponent, made without a move. With
 * `only`, counts losses of one figure.
 */
function computeRisk(ruleset: Ruleset, table: Table, side: string, only: string | null = null): Fraction {
  const position = positionOfReplies(ruleset, table, side);
  let sum = fraction(0);
  for (const foe of position?.pieces ?? []) {
    if (!position || areFriendly(table, foe.side, side)) continue;
    let most = fraction(0);
    for (const own of position.pieces.filter(
      ({ id, side: its }) => (only === null || only === id) && areFriendly(table, its, side),
    ))
      for (const attack of listPlainAttacks(ruleset, foe)) {
        const answer = ruleset.hit(position, makePlainHitQuestion(foe.id, [own.id], attack));
        const wounds = answer.legal ? (answer.targets[0]?.wounds ?? 0) : 0;
        const { worth: fraction } = scoreWounds(ruleset, table, own.id, wounds);
        if (fraction.numerator * most.denominator > most.numerator * fraction.denominator) most = fraction;
      }
    sum = fraction(
      sum.numerator * most.denominator + most.numerator * sum.denominator,
      sum.denominator * most.denominator,
    );
  }
  return sum;
}

/**
 * Returns the position in which the opponents reply. Each opponent has its next activation, with the action points
 * gained until then.
 */
function positionOfReplies(ruleset: Ruleset, table: Table, side: string): Position | null {
  const position = positionInGame(ruleset, table);
  if (!position) return null;
  const pieces = position.pieces.map((piece) => {
    const { striker } = piece;
    if (!striker || areFriendly(table, piece.side, side)) return piece;
    const { spendable: _spendable, ...rest } = striker;
    const actionPoints = Math.max(striker.actionPoints, striker.gain ?? 0);
    return { ...piece, striker: { ...rest, actionPoints, attacked: false } };
  });
  // The opponents' next activation may be in the next round.
  return { ...position, round: Math.max(2, position.round), pieces };
}

function metIn(
  ruleset: Ruleset,
  way: ActivationLine,
  { goal, side }: { readonly goal: PlannerGoal; readonly side: string },
): Fraction | null {
  const { table } = way;
  switch (goal.goal) {
    case 'points':
      return null;
    case 'knock-out':
      return fraction(table.figures.get(goal.piece)?.defeated ? 1 : 0);
    case 'hold':
      return fraction(
        [...table.figures.values()].some(
          (figure) => figure.side === side && !figure.defeated && figure.squares.includes(goal.square),
        )
          ? 1
          : 0,
      );
    case 'keep':
      return computeRisk(ruleset, table, side, goal.piece);
    case 'hide': {
      const looking = analyzePosition(ruleset, table, side);
      const own = looking?.own ?? [];
      return fraction(
        own.filter((piece) => !looking?.foes.some((foe) => reaches(ruleset, table, side, foe.id, piece.id))).length,
      );
    }
  }
}

function reaches(ruleset: Ruleset, table: Table, side: string, foe: string, own: string): boolean {
  const position = positionOfReplies(ruleset, table, side);
  const piece = position && findPiece(position, foe);
  if (!position || !piece) return false;
  return listPlainAttacks(ruleset, piece).some(
    (attack) => ruleset.hit(position, makePlainHitQuestion(foe, [own], attack)).legal,
  );
}

const SHOWN = 3;

function best(found: readonly { readonly plan: Plan; readonly worth: Fraction }[], goal: PlannerGoal): readonly Plan[] {
  const sorted = [...found].sort((a, b) => {
    // For the goal `keep`, `met` is the risk of the figure, so less is better.
    const more = goal.goal === 'keep' ? -1 : 1;
    const met = goal.goal === 'points' ? 0 : more * compare(b.plan.met, a.plan.met);
    return met || compare(b.worth, a.worth) || a.plan.steps.length - b.plan.steps.length;
  });
  const chosen: Plan[] = [];
  const gists = new Set<string>();
  for (const { plan } of sorted) {
    const gist = plan.steps.map(({ piece, deed, targets }) => `${piece} ${deed.deed} ${targets.join()}`).join();
    if (gists.has(gist)) continue;
    gists.add(gist);
    // An empty plan is listed only if no other plan is better.
    if (plan.steps.length === 0 && chosen.length > 0) continue;
    chosen.push(plan);
    if (chosen.length === SHOWN) break;
  }
  return chosen;
}

function compare(a: Fraction | null, b: Fraction | null): number {
  return (a?.numerator ?? 0) * (b?.denominator ?? 1) - (b?.numerator ?? 0) * (a?.denominator ?? 1);
}
