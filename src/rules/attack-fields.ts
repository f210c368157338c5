import { emptyBoard, listBoardSquares } from '../board/board';
import { distance, SQUARE_COUNT, type Square, squareAt, xOf, yOf } from '../grid/square';
import { type Fraction, isLessThan } from '../plain/fraction';
import { areFriendly } from '../table/allies';
import { makePiece, type Piece } from '../table/piece';
import { anchorBaseAt, findPiece, type Position } from '../table/position';
import { makePlainHitQuestion, type Ruleset } from './ruleset';

/**
 * Imaginary target on empty squares against which an attack is evaluated: an opponent without powers, or a copy of a
 * figure.
 */
export interface DummyTarget {
  readonly side: string;
  readonly defense: number;
  /** Figure that the dummy copies, with all its properties. The position must not contain this figure. */
  readonly like?: Piece;
}

/** Effect of the best attack: the chance to hit. For attacks without a roll, also the number of wounds. */
export interface AttackChance {
  readonly chance: Fraction;
  readonly wounds: number | null;
}

/** Best attack by target square. Null if no legal attack reaches the square. */
export type ChanceField = readonly (AttackChance | null)[];

const DUMMY_ID = ' dummy';
const BETWEEN_ID = ' between';

/**
 * Computes the best plain attack of one figure against a dummy on each square of the map. A larger dummy is stored
 * under its first square.
 * The rules are queried separately for each square where the dummy may change the answer. These are squares beside the
 * attacker, squares of larger figures, squares in reach of attacks without a line, and the limit of a large attacker's
 * reach. All squares are queried if attacker or dummy has more than plain values.
 * Elsewhere the answer depends only on the distance and on whether the line is clear or hindered, so one query for each
 * combination is enough. First-round immunity is ignored, because the dummy is only imaginary.
 */
export function computeChanceField(
  ruleset: Ruleset,
  position: Position,
  attacker: string,
  dummy: DummyTarget,
): ChanceField {
  const rings = computeChanceRings(ruleset, position, attacker, dummy);
  for (;;) {
    const { done, value } = rings.next();
    if (done) return value;
  }
}

/**
 * Computes the result of `computeChanceField` one ring of squares at a time, which lets the caller pause. The last step
 * returns the field.
 */
export function* computeChanceRings(
  ruleset: Ruleset,
  position: Position,
  attacker: string,
  dummy: DummyTarget,
): Generator<void, ChanceField, void> {
  const piece = findPiece(position, attacker);
  if (!piece) throw new RangeError(`no piece ${attacker} in this position`);
  const field: (AttackChance | null)[] = new Array(SQUARE_COUNT).fill(null);
  const started = position.round > 1 ? position : { ...position, round: 2 };
  const friends = position.pieces.filter((each) => areFriendly(position, each.side, piece.side));
  const replacing = new Set(position.pieces.filter((each) => each.squares.length > 1).flatMap((each) => each.squares));
  const wide = spreadOf(piece.squares);
  const large = spreadOf(dummy.like?.squares ?? []);
  const each = isSpecial(piece, dummy);
  const rings: Square[][] = [];
  for (const attack of listPlainAttacks(ruleset, piece)) {
    const past = !each && passesOpponents(ruleset, started, piece, dummy, attack);
    const sight = ruleset.sight(past ? { ...started, pieces: friends } : started, { piece: attacker });
    const end = wide === 0 || each ? SQUARE_COUNT : firstTooFar(ruleset, started, piece, dummy, attack);
    const byKind = new Map<number, Answered>();
    let lined = false;
    ask: for (let far = 1; ; far++) {
      const ring = rings[far] ?? ringAround(position, piece, far);
      rings[far] = ring;
      if (ring.length === 0) break;
      let near = false;
      for (const square of ring) {
        const alone: boolean = each || far <= (lined ? BESIDE : NEAR) || far + wide >= end || replacing.has(square);
        if (!alone && sight[square] === 0) continue;
        const kind = (sight[square] ?? 0) * SQUARE_COUNT + far;
        const answered: Answered =
          (alone ? undefined : byKind.get(kind)) ?? askOn(ruleset, started, piece, dummy, attack, square);
        if (!alone) byKind.set(kind, answered);
        lined = answered.lined;
        near ||= !answered.tooFar;
        // Beyond adjacent squares, a target is too far by distance alone: all farther squares are too far as well.
        if (answered.tooFar && far > BESIDE && large === 0) break ask;
        const { shot } = answered;
        if (shot && isBetterAttack(shot, field[square] ?? null)) field[square] = shot;
      }
      // Another square of a large dummy may still be in range.
      if (large > 0 && !near && far > BESIDE + large) break;
      yield;
    }
  }
  return field;
}

/** Returns whether `shot` is a better attack than `than`. True if `than` is null. */
export function isBetterAttack(shot: AttackChance, than: AttackChance | null): boolean {
  if (!than) return true;
  if (isLessThan(than.chance, shot.chance)) return true;
  return !isLessThan(shot.chance, than.chance) && (shot.wounds ?? 0) > (than.wounds ?? 0);
}

/** Returns whether the answer may depend on more than distance and line, so each square needs its own query. */
function isSpecial(attacker: Piece, { like }: DummyTarget): boolean {
  // Obstacles reduce the strength of an attack without a roll.
  if (attacker.striker !== null) return true;
  if (!like) return false;
  const shows = like.abilities.length + like.powers.length + (like.specials?.length ?? 0);
  return like.squares.length > 1 || like.size !== 'standard' || shows > 0;
}

function spreadOf(squares: readonly Square[]): number {
  return squares.reduce((most, own) => Math.max(most, distance(own, squares[0] ?? own)), 0);
}

const BESIDE = 1;

/** Greatest reach of a close attack in any edition, in squares. */
const NEAR = 2;

/** Empty strip of squares on which a line past an opponent is tested. */
const STRIP = emptyBoard(5, 1);

/**
 * Returns whether an attack may be aimed past opponents who block the line of fire. Tests a line past a copy of the
 * attacker.
 */
function passesOpponents(
  ruleset: Ruleset,
  position: Position,
  attacker: Piece,
  dummy: DummyTarget,
  attack: string,
): boolean {
  const shooter = { ...attacker, squares: [squareAt(0, 0)] };
  const between = { ...attacker, id: BETWEEN_ID, side: dummy.side, squares: [squareAt(2, 0)] };
  const target = makePiece(DUMMY_ID, [squareAt(4, 0)], { side: dummy.side, defense: dummy.defense });
  const strip = { ...position, board: STRIP, pieces: [shooter, between, target], objects: [] };
  if (ruleset.see(strip, { piece: attacker.id }, { piece: DUMMY_ID }).see !== 'blocked') return false;
  const aimed = ruleset.hit(strip, makePlainHitQuestion(attacker.id, [DUMMY_ID], attack)).targets[0]?.sight ?? null;
  return aimed !== null && aimed.see !== 'blocked';
}

/** Returns the smallest distance that an attack does not reach, or at which the map has no squares. */
function firstTooFar(
  ruleset: Ruleset,
  position: Position,
  attacker: Piece,
  dummy: DummyTarget,
  attack: string,
): number {
  for (let far = NEAR; ; far++) {
    const square = ringAround(position, attacker, far)[0];
    if (square === undefined || askOn(ruleset, position, attacker, dummy, attack, square).tooFar) return far;
  }
}

/** Lists the squares of the map that are exactly `far` squares from a figure. */
function ringAround({ board }: Position, { squares }: Piece, far: number): Square[] {
  const ring: Square[] = [];
  const columns = squares.map(xOf);
  const rows = squares.map(yOf);
  const [left, right] = [Math.min(...columns) - far, Math.max(...columns) + far];
  const [top, bottom] = [Math.min(...rows) - far, Math.max(...rows) + far];
  for (let y = Math.max(0, top); y <= Math.min(bottom, board.height - 1); y++) {
    for (let x = Math.max(0, left); x <= Math.min(right, board.width - 1); x++) {
      const square = squareAt(x, y);
      if (nearest(squares, square) === far) ring.push(square);
    }
  }
  return ring;
}

interface Answered {
  readonly shot: AttackChance | null;
  readonly tooFar: boolean;
  /** Whether the attack needs a line to the dummy. */
  readonly lined: boolean;
}

/** Lists the attacks that a figure can make without a power. A throw needs a held object. */
export function listPlainAttacks(ruleset: Ruleset, piece: Piece): readonly string[] {
  return ruleset.attacks.filter((attack) => attack !== 'throw' || piece.holding !== null);
}

function nearest(squares: readonly Square[], to: Square): number {
  let least = SQUARE_COUNT;
  for (const own of squares) least = Math.min(least, distance(own, to));
  return least;
}

/** Returns the dummy with its first square on `square`. Null if the dummy does not fit on the map. */
function dummyOn(position: Position, square: Square, { side, defense, like }: DummyTarget): Piece | null {
  if (!like) return makePiece(DUMMY_ID, [square], { side, defense });
  const squares = anchorBaseAt(position, like, square);
  return squares && { ...like, squares };
}

function askOn(
  ruleset: Ruleset,
  position: Position,
  attacker: Piece,
  dummy: DummyTarget,
  attack: string,
  square: Square,
): Answered {
  const target = dummyOn(position, square, dummy);
  if (!target || target.squares.some((each) => attacker.squares.includes(each))) return NOT_THERE;
  const others = position.pieces.filter(
    (piece) => piece === attacker || !piece.squares.some((each) => target.squares.includes(each)),
  );
  const answer = ruleset.hit(
    { ...position, pieces: [...others, target] },
    makePlainHitQuestion(attacker.id, [target.id], attack),
  );
  const tooFar = answer.reasons.some(({ code }) => code === 'too-far' || code === 'no-adjacent' || code === 'no-range');
  const [told] = answer.targets;
  return {
    shot: answer.legal && told ? { chance: told.chance, wounds: told.wounds } : null,
    tooFar,
    lined: (told?.sight ?? null) !== null,
  };
}

const NOT_THERE: Answered = { shot: null, tooFar: true, lined: false };

/** Threat of several figures by square: the number of figures that could attack the square, and their best attack. */
export interface ThreatField {
  readonly attackers: Uint8Array;
  readonly best: ChanceField;
}

/** Combines the chance fields of several attackers into one threat field. */
export function mergeThreats(board: Position['board'], fields: readonly ChanceField[]): ThreatField {
  const attackers = new Uint8Array(SQUARE_COUNT);
  const best: (AttackChance | null)[] = new Array(SQUARE_COUNT).fill(null);
  for (const field of fields) {
    for (const square of listBoardSquares(board)) {
      const shot = field[square];
      if (!shot) continue;
      attackers[square] = (attackers[square] ?? 0) + 1;
      if (isBetterAttack(shot, best[square] ?? null)) best[square] = shot;
    }
  }
  return { attackers, best };
}

/**
 * Computes the plain attacks of every opponent on one figure, for each square where the figure could be. Yields after
 * each ring of squares.
 */
export function computeThreatsTo(
  ruleset: Ruleset,
  position: Position,
  target: Piece,
): readonly Generator<void, ChanceField, void>[] {
  const without = { ...position, pieces: position.pieces.filter((piece) => piece.id !== target.id) };
  const dummy = { side: target.side, defense: target.defense, like: target };
  return without.pieces
    .filter((piece) => !areFriendly(position, piece.side, target.side))
    .map((piece) => computeChanceRings(ruleset, without, piece.id, dummy));
}
