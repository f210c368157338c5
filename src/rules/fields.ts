import { emptyBoard, squaresOf } from '../board/board';
import { distance, SQUARE_COUNT, type Square, squareAt, xOf, yOf } from '../grid/square';
import { type Fraction, isLessThan } from '../plain/fraction';
import { areFriendly } from '../table/allies';
import { makePiece, type Piece } from '../table/piece';
import { findPiece, type Position } from '../table/position';
import type { HitQuestion, Ruleset } from './ruleset';

/** The target that an attack is measured against on empty squares: an opponent without powers, or a known figure. */
export interface Dummy {
  readonly side: string;
  readonly defense: number;
  /** It is this figure, with all that it has, on each square in turn; the position must be without it. */
  readonly like?: Piece;
}

/** What the best attack does: the chance that it hits and, where blows are not rolled, the wounds. */
export interface Shot {
  readonly chance: Fraction;
  readonly wounds: number | null;
}

/** The best attack on each square; null where no legal attack reaches. */
export type ChanceField = readonly (Shot | null)[];

const DUMMY_ID = ' dummy';
const BETWEEN_ID = ' between';

/**
 * The best of one figure's plain attacks against a dummy on each square of the map; a larger dummy has its first square there.
 * Where the dummy itself would change the answer (beside the attacker, or in place of a larger figure) it is asked square by
 * square, and so it is within the reach of an attack that draws no line, where only some squares of the attacker's base are near
 * enough, and where either has more than plain values; elsewhere the answer depends on the distance and on whether the line is
 * clear or hindered, so one square of each kind is asked for all. First-round immunity is left out: the dummy was not placed
 * anywhere.
 */
export function chanceField(ruleset: Ruleset, position: Position, attacker: string, dummy: Dummy): ChanceField {
  const rings = chanceRings(ruleset, position, attacker, dummy);
  for (;;) {
    const { done, value } = rings.next();
    if (done) return value;
  }
}

/** The same field, one ring of squares at a time, so that the caller can pause; the last step returns it. */
export function* chanceRings(
  ruleset: Ruleset,
  position: Position,
  attacker: string,
  dummy: Dummy,
): Generator<void, ChanceField, void> {
  const piece = findPiece(position, attacker);
  if (!piece) throw new RangeError(`no piece ${attacker} in this position`);
  const field: (Shot | null)[] = new Array(SQUARE_COUNT).fill(null);
  const started = position.round > 1 ? position : { ...position, round: 2 };
  const friends = position.pieces.filter((each) => areFriendly(position, each.side, piece.side));
  const replacing = new Set(position.pieces.filter((each) => each.squares.length > 1).flatMap((each) => each.squares));
  const wide = spreadOf(piece.squares);
  const large = spreadOf(dummy.like?.squares ?? []);
  const each = isSpecial(piece, dummy);
  const rings: Square[][] = [];
  for (const attack of plainAttacks(ruleset, piece)) {
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
        // Beyond neighbours, who may be parted by a wall, only the distance tells what is too far, and it only grows.
        if (answered.tooFar && far > BESIDE && large === 0) break ask;
        const { shot } = answered;
        if (shot && isBetter(shot, field[square] ?? null)) field[square] = shot;
      }
      // Of a large dummy another square may be near enough.
      if (large > 0 && !near && far > BESIDE + large) break;
      yield;
    }
  }
  return field;
}

/** Whether an attack is better than another, or than none. */
export function isBetter(shot: Shot, than: Shot | null): boolean {
  if (!than) return true;
  if (isLessThan(than.chance, shot.chance)) return true;
  return !isLessThan(shot.chance, than.chance) && (shot.wounds ?? 0) > (than.wounds ?? 0);
}

/** Whether the answer may depend on more than distance and line: then every square is asked by itself. */
function isSpecial(attacker: Piece, { like }: Dummy): boolean {
  // What is in the way takes strength from a blow that is not rolled.
  if (attacker.striker !== null) return true;
  if (!like) return false;
  const shows = like.abilities.length + like.powers.length + (like.specials?.length ?? 0);
  return like.squares.length > 1 || like.size !== 'standard' || shows > 0;
}

function spreadOf(squares: readonly Square[]): number {
  return squares.reduce((most, own) => Math.max(most, distance(own, squares[0] ?? own)), 0);
}

const BESIDE = 1;

/** As far as a close attack goes in any edition. */
const NEAR = 2;

/** An empty strip on which to try a line past somebody. */
const STRIP = emptyBoard(5, 1);

/** Whether an attack is aimed past opponents who stop the line of sight: tried past one who is just like the attacker. */
function passesOpponents(ruleset: Ruleset, position: Position, attacker: Piece, dummy: Dummy, attack: string): boolean {
  const shooter = { ...attacker, squares: [squareAt(0, 0)] };
  const between = { ...attacker, id: BETWEEN_ID, side: dummy.side, squares: [squareAt(2, 0)] };
  const target = makePiece(DUMMY_ID, [squareAt(4, 0)], { side: dummy.side, defense: dummy.defense });
  const strip = { ...position, board: STRIP, pieces: [shooter, between, target], objects: [] };
  if (ruleset.see(strip, { piece: attacker.id }, { piece: DUMMY_ID }).see !== 'blocked') return false;
  const aimed = ruleset.hit(strip, questionOf(attacker, attack, DUMMY_ID)).targets[0]?.sight ?? null;
  return aimed !== null && aimed.see !== 'blocked';
}

/** The distance from which on an attack reaches nobody, or the map has no squares. */
function firstTooFar(ruleset: Ruleset, position: Position, attacker: Piece, dummy: Dummy, attack: string): number {
  for (let far = NEAR; ; far++) {
    const square = ringAround(position, attacker, far)[0];
    if (square === undefined || askOn(ruleset, position, attacker, dummy, attack, square).tooFar) return far;
  }
}

/** Squares of the map that are so far from a figure; none beyond the map's end. */
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
  readonly shot: Shot | null;
  readonly tooFar: boolean;
  /** Whether a line was drawn to the dummy. */
  readonly lined: boolean;
}

/** Attacks that need nothing but the figure itself; a throw needs a held object. */
export function plainAttacks(ruleset: Ruleset, piece: Piece): readonly string[] {
  return ruleset.attacks.filter((attack) => attack !== 'throw' || piece.holding !== null);
}

function nearest(squares: readonly Square[], to: Square): number {
  let least = SQUARE_COUNT;
  for (const own of squares) least = Math.min(least, distance(own, to));
  return least;
}

/** The dummy with its first square there; null where it does not fit on the map. */
function dummyOn({ board }: Position, square: Square, { side, defense, like }: Dummy): Piece | null {
  if (!like) return makePiece(DUMMY_ID, [square], { side, defense });
  const [first = square] = like.squares;
  const [dx, dy] = [xOf(square) - xOf(first), yOf(square) - yOf(first)];
  const squares: Square[] = [];
  for (const own of like.squares) {
    const [x, y] = [xOf(own) + dx, yOf(own) + dy];
    if (x < 0 || y < 0 || x >= board.width || y >= board.height) return null;
    squares.push(squareAt(x, y));
  }
  return { ...like, squares };
}

function questionOf(attacker: Piece, attack: string, target: string): HitQuestion {
  return {
    attacker: attacker.id,
    targets: [target],
    attack,
    strength: null,
    aim: 0,
    defend: 0,
    from: null,
    object: null,
  };
}

function askOn(
  ruleset: Ruleset,
  position: Position,
  attacker: Piece,
  dummy: Dummy,
  attack: string,
  square: Square,
): Answered {
  const target = dummyOn(position, square, dummy);
  if (!target || target.squares.some((each) => attacker.squares.includes(each))) return NOT_THERE;
  const others = position.pieces.filter(
    (piece) => piece === attacker || !piece.squares.some((each) => target.squares.includes(each)),
  );
  const answer = ruleset.hit({ ...position, pieces: [...others, target] }, questionOf(attacker, attack, target.id));
  const tooFar = answer.reasons.some(({ code }) => code === 'too-far' || code === 'no-adjacent' || code === 'no-range');
  const [told] = answer.targets;
  return {
    shot: answer.legal && told ? { chance: told.chance, wounds: told.wounds } : null,
    tooFar,
    lined: (told?.sight ?? null) !== null,
  };
}

const NOT_THERE: Answered = { shot: null, tooFar: true, lined: false };

/** What several figures threaten: by square how many of them could attack there, and the best of their attacks. */
export interface ThreatField {
  readonly attackers: Uint8Array;
  readonly best: ChanceField;
}

/** The fields of several attackers put together. */
export function threatOf(board: Position['board'], fields: readonly ChanceField[]): ThreatField {
  const attackers = new Uint8Array(SQUARE_COUNT);
  const best: (Shot | null)[] = new Array(SQUARE_COUNT).fill(null);
  for (const field of fields) {
    for (const square of squaresOf(board)) {
      const shot = field[square];
      if (!shot) continue;
      attackers[square] = (attackers[square] ?? 0) + 1;
      if (isBetter(shot, best[square] ?? null)) best[square] = shot;
    }
  }
  return { attackers, best };
}

/** The plain attacks of every opponent on one figure, wherever it might stand: for each a field, a ring of squares at a time. */
export function threatsTo(
  ruleset: Ruleset,
  position: Position,
  target: Piece,
): readonly Generator<void, ChanceField, void>[] {
  const without = { ...position, pieces: position.pieces.filter((piece) => piece.id !== target.id) };
  const dummy = { side: target.side, defense: target.defense, like: target };
  return without.pieces
    .filter((piece) => !areFriendly(position, piece.side, target.side))
    .map((piece) => chanceRings(ruleset, without, piece.id, dummy));
}
