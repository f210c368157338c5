import type { Board } from '../board/board';
import type { Square } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import { areFriendly } from '../table/allies';
import type { Piece } from '../table/piece';
import { countClicksLeft, type Figure, getActionTotal, type Table } from '../table/table';
import type { ActionSequence } from './action-sequence';
import type { GameWeights } from './opponent-settings';
import { NO_PATH } from './path-length';
import { CHANCE_PARTS } from './point-scale';
import { analyzePosition, distanceBetweenBases, type PositionAnalysis } from './position-analysis';
import { type ClickOdds, computePairOdds, computeStride, type Stride } from './threats';
import { flyingDistance, walkingDistance } from './walking-distance';

/** Parameters of the evaluation of a table, and its cache. */
export interface GameContext {
  readonly ruleset: Ruleset;
  readonly side: string;
  readonly weights: GameWeights;
  readonly values: WeakMap<Table, number>;
}

export function makeGameContext(ruleset: Ruleset, table: Table, side: string, weights: GameWeights): GameContext {
  return { ruleset, side, weights: adaptToRounds(table, side, weights), values: new WeakMap() };
}

/** Number of rounds in which a side may wait for the other one to come. */
const FIRST_ROUNDS = 5;
/** The hurry decreases the weight of the risk to this at most. */
const LEAST_RISK = 40;
/** Number of rounds before the limit in which the score decides how a side plays. */
const LAST_ROUNDS = 2;

/** Returns the weights for the rounds that are left: who is behind must attack, who is ahead may hold. */
function adaptToRounds({ figures, limit, round, alliances }: Table, side: string, weights: GameWeights): GameWeights {
  const hurried = {
    ...weights,
    risk: Math.min(
      weights.risk,
      Math.max(LEAST_RISK, weights.risk - weights.hurry * Math.max(0, round - FIRST_ROUNDS)),
    ),
    far: weights.far + weights.nearer * Math.max(0, round - 1),
  };
  if (limit.rounds === null || round <= limit.rounds - LAST_ROUNDS) return hurried;
  let lead = 0;
  for (const figure of figures.values())
    if (isInPlay(figure))
      lead += areFriendly({ ...(alliances && { alliances }) }, figure.side, side) ? figure.points : -figure.points;
  const standing = Math.max(weights.standing, round >= limit.rounds ? 85 : 60);
  const [risk, threat] = lead > 0 ? [130, 60] : [40, 140];
  return {
    ...hurried,
    standing,
    risk: Math.floor((hurried.risk * risk) / 100),
    threat: round >= limit.rounds ? 0 : Math.floor((weights.threat * threat) / 100),
  };
}

function isInPlay({ defeated, captor }: Figure): boolean {
  return !defeated && captor === null;
}

/** Number of units in a point: values are whole numbers. */
const UNITS = 1000;

/** Returns the value of a figure with this many clicks left. */
function valueWith({ points, character, start }: Figure, left: number, { standing }: GameWeights): number {
  const whole = countClicksLeft({ character, click: start });
  if (whole === 0) return points * UNITS;
  if (left <= 0) return 0;
  return Math.floor(
    (points * UNITS * standing) / 100 + (points * UNITS * (100 - standing) * Math.min(left, whole)) / (100 * whole),
  );
}

function figureValue(figure: Figure, weights: GameWeights): number {
  return isInPlay(figure) ? valueWith(figure, countClicksLeft(figure), weights) : 0;
}

/** Returns the average loss of a figure to one attack. */
function averageLoss(figure: Figure, odds: ClickOdds | null, weights: GameWeights): number {
  if (!odds) return 0;
  const left = countClicksLeft(figure);
  const whole = valueWith(figure, left, weights);
  let sum = 0;
  for (const { clicks, parts } of odds)
    if (clicks > 0) sum += parts * (whole - valueWith(figure, left - clicks, weights));
  return Math.floor(sum / CHANCE_PARTS);
}

/** The possible attacks of one piece on another: losses on average, and the distances from which they are made. */
interface PairThreat {
  readonly close: number;
  readonly ranged: number;
  readonly stride: Stride;
}

function pairThreat(
  game: GameContext,
  table: Table,
  looking: PositionAnalysis,
  attacker: Piece,
  target: Piece,
): PairThreat {
  const { ruleset, weights } = game;
  const stride = computeStride(ruleset, table, attacker);
  const figure = table.figures.get(target.id);
  if (!figure) return { close: 0, ranged: 0, stride };
  const odds = computePairOdds(ruleset, looking.position, attacker, target);
  return { close: averageLoss(figure, odds.close, weights), ranged: averageLoss(figure, odds.ranged, weights), stride };
}

/** Share of an attack after a move by a power in the same action, which may be blocked, in per cent. */
const MOVING = 90;
/** Share of an attack that needs one move action first, in per cent. */
const LATER = 30;
/** Share of an attack that counts if the attacker must rest for a turn first, in per cent. */
const RESTED = 50;

/**
 * Returns the loss that an attacker threatens from a distance: in full if it can attack from its square, in part if it
 * needs to move. `walk`: the distance on foot.
 */
function threatAt(
  { close, ranged, stride }: PairThreat,
  far: number,
  walk: number,
  isBeside: boolean,
  range: number,
  canShoot: boolean,
): number {
  let most = 0;
  if (isBeside) most = close;
  else if (stride.close !== null && walk <= 1 + stride.close) most = Math.floor((close * MOVING) / 100);
  else if (walk <= 1 + stride.move) most = Math.floor((close * LATER) / 100);
  if (ranged > 0 && !isBeside) {
    if (far <= range && canShoot) most = Math.max(most, ranged);
    else if (stride.ranged !== null && walk <= range + stride.ranged)
      most = Math.max(most, Math.floor((ranged * MOVING) / 100));
    else if (walk <= range + stride.move) most = Math.max(most, Math.floor((ranged * LATER) / 100));
  }
  return most;
}

/** Steps added to the straight distance if no path leads to a place. */
const DETOUR = 6;

/** Returns the number of steps between two bases, around the obstacles that the mover does not pass. */
function pathBetween(board: Board, { passes }: Stride, a: readonly Square[], b: readonly Square[]): number {
  const straight = distanceBetweenBases(a, b);
  if (passes === 'everything') return straight;
  const steps = passes === 'outdoors' ? flyingDistance(board, a, b) : walkingDistance(board, a, b);
  // The occupant of a place that cannot be reached may come out.
  return steps === NO_PATH ? straight + DETOUR : steps;
}

/** Returns the number of tokens that a figure has at the start of the next turn of its side. */
function tokensNextTurn(table: Table, figure: Figure): number {
  return figure.side !== table.turn || figure.tokenThisTurn ? figure.tokens : 0;
}

/** The next attack of one piece: the loss of each target, the attacker's tokens, and its loss if it is pushed. */
interface NextAttack {
  readonly takes: readonly number[];
  readonly tokens: number;
  readonly push: number;
}

/** Returns what an attack gains. A figure with a token is pushed or rests first; one with two tokens can only rest. */
function gainOf({ tokens, push }: NextAttack, loss: number): number {
  if (tokens === 0) return loss;
  return Math.max(tokens === 1 ? loss - push : 0, Math.floor((loss * RESTED) / 100));
}

/** Returns the loss of the targets to the best attacks of one turn: each attack by another attacker. */
function bestAttacks(
  game: GameContext,
  table: Table,
  looking: PositionAnalysis,
  attackers: readonly Piece[],
  targets: readonly Piece[],
  actions: number,
): number {
  const { weights } = game;
  const left = targets.map(({ id }) => {
    const figure = table.figures.get(id);
    return figure ? figureValue(figure, weights) : 0;
  });
  const rows: NextAttack[] = [];
  for (const attacker of attackers) {
    const figure = table.figures.get(attacker.id);
    if (!figure) continue;
    const tokens = tokensNextTurn(table, figure);
    const stride = computeStride(game.ruleset, table, attacker);
    const clicks = countClicksLeft(figure);
    const push =
      tokens === 1 && !stride.isPushProof ? figureValue(figure, weights) - valueWith(figure, clicks - 1, weights) : 0;
    const distances = targets.map((target) => distanceBetweenBases(attacker.squares, target.squares));
    const beside = targets.map(
      ({ squares }, place) =>
        (distances[place] ?? 0) <= 1 && walkingDistance(looking.position.board, squares, attacker.squares) <= 1,
    );
    const isEngaged = beside.includes(true);
    const takes = targets.map((target, place) => {
      const far = distances[place] ?? 0;
      const pair = pairThreat(game, table, looking, attacker, target);
      const canShoot = !isEngaged && far <= attacker.range && seesEither(looking, attacker, target);
      const walk = pathBetween(looking.position.board, stride, attacker.squares, target.squares);
      return threatAt(pair, far, walk, beside[place] ?? false, attacker.range, canShoot);
    });
    if (takes.some((loss) => loss > 0)) rows.push({ takes, tokens, push });
  }
  let sum = 0;
  const used = new Set<number>();
  for (let action = 0; action < actions; action++) {
    let best: { row: number; target: number; gain: number; takes: number } | null = null;
    for (const [row, attack] of rows.entries()) {
      if (used.has(row)) continue;
      for (const [target, each] of attack.takes.entries()) {
        const loss = Math.min(each, left[target] ?? 0);
        const gain = gainOf(attack, loss);
        if (gain > (best?.gain ?? 0)) best = { row, target, gain, takes: loss };
      }
    }
    if (!best) break;
    used.add(best.row);
    left[best.target] = (left[best.target] ?? 0) - best.takes;
    sum += best.gain;
  }
  return sum;
}

/** Returns whether the pieces see each other. Asks from the opponent's squares, which change less, so more is cached. */
function seesEither(looking: PositionAnalysis, a: Piece, b: Piece): boolean {
  const [foe, own] = looking.foes.includes(a) ? [a, b] : [b, a];
  return own.squares.some((square) => looking.sees(foe, square));
}

/**
 * Evaluates a table for the side of the context, in thousandths of a point. `next`: whether the side or the other one
 * has the next turn.
 */
export function evaluateTable(game: GameContext, table: Table, next: 'own' | 'other'): number {
  const known = game.values.get(table);
  if (known !== undefined) return known;
  const { side, weights } = game;
  let sum = 0;
  for (const figure of table.figures.values())
    sum += areFriendly(table, figure.side, side) ? figureValue(figure, weights) : -figureValue(figure, weights);
  const looking = analyzePosition(game.ruleset, table, table.turn ?? side);
  if (looking) {
    const isOwn = (piece: Piece) => areFriendly(table, piece.side, side);
    const own = [...looking.own, ...looking.foes].filter(isOwn);
    const foes = [...looking.own, ...looking.foes].filter((piece) => !isOwn(piece));
    const [first, second] = next === 'other' ? [weights.threat, weights.risk] : [weights.risk, weights.threat];
    const other = foes[0]?.side ?? side;
    sum += Math.floor((first * bestAttacks(game, table, looking, own, foes, builtActions(table, side))) / 100);
    sum -= Math.floor((second * bestAttacks(game, table, looking, foes, own, builtActions(table, other))) / 100);
    for (const piece of own) sum -= distanceCost(game, table, looking.position.board, piece, piece.squares, foes);
  }
  game.values.set(table, sum);
  return sum;
}

function builtActions(table: Table, side: string): number {
  return getActionTotal({ ...table, turn: null }, side);
}

/** Largest distance that counts. */
const FARTHEST = 64;

/** Returns the cost of the distance between a piece and its nearest fight. */
function distanceCost(
  { ruleset, weights }: GameContext,
  table: Table,
  board: Board,
  piece: Piece,
  squares: readonly Square[],
  foes: readonly Piece[],
): number {
  if (foes.length === 0) return 0;
  const stride = computeStride(ruleset, table, piece);
  // The opponent's squares are the goals, because their paths are cached and opponents move less in a search.
  const far = foes.reduce((least, foe) => Math.min(least, pathBetween(board, stride, foe.squares, squares)), FARTHEST);
  const excess = Math.max(0, far - stride.move - Math.max(1, piece.range));
  return Math.floor((piece.points * UNITS * weights.far * (excess * 4 + far)) / 40_000);
}

/** Evaluates a sequence: the average over its outcomes, or over the most likely ones if there are many. */
export function evaluateOutcomes(game: GameContext, { branches }: ActionSequence, outcomes: number): number {
  const likely =
    branches.length > outcomes
      ? [...branches].sort((a, b) => (a.weight < b.weight ? 1 : a.weight > b.weight ? -1 : 0)).slice(0, outcomes)
      : branches;
  let sum = 0n;
  let total = 0n;
  for (const { weight, table } of likely) {
    sum += weight * BigInt(evaluateTable(game, table, 'other'));
    total += weight;
  }
  return Number(sum / total);
}

/** Makes a function that ranks the ends of a move: own threats from there, less threats of opponents and distance. */
export function makeEndRank(
  game: GameContext,
  table: Table,
): (piece: Piece, end: { readonly squares: readonly Square[] }) => number {
  const looking = analyzePosition(game.ruleset, table, table.turn ?? game.side);
  const pairs = new Map<string, PairThreat>();
  const pair = (a: Piece, b: Piece): PairThreat => {
    const key = `${a.id} ${b.id}`;
    const found = pairs.get(key) ?? (looking ? pairThreat(game, table, looking, a, b) : null);
    if (!found) throw new RangeError('no map');
    pairs.set(key, found);
    return found;
  };
  const { weights } = game;
  return (piece, { squares }) => {
    if (!looking) return 0;
    let [own, risk] = [0, 0];
    const isNextTo = (foe: Piece) =>
      distanceBetweenBases(foe.squares, squares) <= 1 &&
      walkingDistance(looking.position.board, foe.squares, squares) <= 1;
    const isEngaged = looking.foes.some(isNextTo);
    for (const foe of looking.foes) {
      const far = distanceBetweenBases(foe.squares, squares);
      const walk = ({ stride }: PairThreat) => pathBetween(looking.position.board, stride, foe.squares, squares);
      const sees = far <= Math.max(piece.range, foe.range) && squares.some((square) => looking.sees(foe, square));
      own = Math.max(
        own,
        threatAt(pair(piece, foe), far, walk(pair(piece, foe)), isNextTo(foe), piece.range, sees && !isEngaged),
      );
      const figure = table.figures.get(foe.id);
      if (figure && figure.tokens < 2)
        risk = Math.max(risk, threatAt(pair(foe, piece), far, walk(pair(foe, piece)), isNextTo(foe), foe.range, sees));
    }
    return (
      Math.floor((weights.threat * own - weights.risk * risk) / 100) -
      distanceCost(game, table, looking.position.board, piece, squares, looking.foes)
    );
  };
}
