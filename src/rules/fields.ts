import { emptyBoard, squaresOf } from '../board/board';
import { distance, SQUARES, type Square, squareAt, xOf, yOf } from '../grid/square';
import { type Fraction, lessThan } from '../plain/fraction';
import { makePiece, type Piece } from '../table/piece';
import { type Position, pieceOf } from '../table/position';
import type { HitQuestion, Ruleset, SightField } from './ruleset';

/** Whom an attack is measured against where nobody stands: an opponent without powers. */
export interface Dummy {
  readonly side: string;
  readonly defense: number;
}

/** The chance to hit by square; null where no legal attack reaches. */
export type ChanceField = readonly (Fraction | null)[];

const DUMMY_ID = ' dummy';
const BETWEEN_ID = ' between';

/**
 * The best chance of one figure's plain attacks against a dummy on each square of the map. Where the dummy itself would
 * change the answer (beside the attacker, or in place of a larger figure) it is asked square by square, and so it is within
 * the reach of an attack that draws no line, and where only some squares of the attacker's base are near enough; elsewhere the answer depends on the distance and on whether the line is clear or
 * hindered, so one square of each kind is asked for all. First-round immunity is left out: the dummy was not placed anywhere.
 */
export function chanceField(ruleset: Ruleset, position: Position, attacker: string, dummy: Dummy): ChanceField {
  const piece = pieceOf(position, attacker);
  if (!piece) throw new RangeError(`no piece ${attacker} in this position`);
  const field: (Fraction | null)[] = new Array(SQUARES).fill(null);
  const started = position.round > 1 ? position : { ...position, round: 2 };
  const friends = position.pieces.filter((each) => each.side === piece.side);
  const replacing = new Set(position.pieces.filter((each) => each.squares.length > 1).flatMap((each) => each.squares));
  const wide = Math.max(...piece.squares.map((own) => distance(own, piece.squares[0]!)));
  const rings: Square[][] = [];
  for (const attack of plainAttacks(ruleset, piece)) {
    const past = passesOpponents(ruleset, started, piece, dummy, attack);
    const sight = ruleset.sight(past ? { ...started, pieces: friends } : started, { piece: attacker });
    const end = wide === 0 ? SQUARES : firstTooFar(ruleset, started, piece, dummy, attack);
    const byKind = new Map<number, Answered>();
    let lined = false;
    ask: for (let far = 1; ; far++) {
      const ring = rings[far] ?? ringAround(position, piece, far);
      rings[far] = ring;
      if (ring.length === 0) break;
      for (const square of ring) {
        const alone: boolean = far <= (lined ? BESIDE : NEAR) || far + wide >= end || replacing.has(square);
        if (!alone && sight[square] === 0) continue;
        const kind = sight[square]! * SQUARES + far;
        const answered: Answered =
          (alone ? undefined : byKind.get(kind)) ?? askOn(ruleset, started, piece, dummy, attack, square);
        if (!alone) byKind.set(kind, answered);
        lined = answered.lined;
        // Beyond neighbours, who may be parted by a wall, only the distance tells what is too far, and it only grows.
        if (answered.tooFar && far > BESIDE) break ask;
        const known = field[square];
        if (answered.chance !== null && (!known || lessThan(known, answered.chance))) field[square] = answered.chance;
      }
    }
  }
  return field;
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
  const target = dummyOn(squareAt(4, 0), dummy);
  const strip = { ...position, board: STRIP, pieces: [shooter, between, target], objects: [] };
  if (ruleset.see(strip, { piece: attacker.id }, { piece: DUMMY_ID }).see !== 'blocked') return false;
  const aimed = ruleset.hit(strip, questionOf(attacker, attack)).targets[0]?.sight ?? null;
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
  readonly chance: Fraction | null;
  readonly tooFar: boolean;
  /** Whether a line was drawn to the dummy. */
  readonly lined: boolean;
}

/** Attacks that take nothing but the figure itself: a throw needs an object in the hand. */
function plainAttacks(ruleset: Ruleset, piece: Piece): readonly string[] {
  return ruleset.attacks.filter((attack) => attack !== 'throw' || piece.holding !== null);
}

function nearest(squares: readonly Square[], to: Square): number {
  let least = SQUARES;
  for (const own of squares) least = Math.min(least, distance(own, to));
  return least;
}

function dummyOn(square: Square, { side, defense }: Dummy): Piece {
  return makePiece(DUMMY_ID, [square], { side, defense });
}

function questionOf(attacker: Piece, attack: string): HitQuestion {
  return {
    attacker: attacker.id,
    targets: [DUMMY_ID],
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
  const others = position.pieces.filter((piece) => piece === attacker || !piece.squares.includes(square));
  const answer = ruleset.hit(
    { ...position, pieces: [...others, dummyOn(square, dummy)] },
    questionOf(attacker, attack),
  );
  const tooFar = answer.reasons.some(({ code }) => code === 'too-far' || code === 'no-adjacent' || code === 'no-range');
  return {
    chance: answer.legal ? (answer.targets[0]?.chance ?? null) : null,
    tooFar,
    lined: (answer.targets[0]?.sight ?? null) !== null,
  };
}

/** What a side threatens: by square how many of its figures could attack a dummy there, and the best of their chances. */
export interface ThreatField {
  readonly attackers: Uint8Array;
  readonly best: ChanceField;
}

/** The threat of a whole side on every square, from where its figures stand. */
export function threatField(ruleset: Ruleset, position: Position, side: string, dummy: Dummy): ThreatField {
  const attackers = new Uint8Array(SQUARES);
  const best: (Fraction | null)[] = new Array(SQUARES).fill(null);
  for (const piece of position.pieces.filter((each) => each.side === side)) {
    const field = chanceField(ruleset, position, piece.id, dummy);
    for (const square of squaresOf(position.board)) {
      const chance = field[square];
      if (!chance) continue;
      attackers[square]! += 1;
      const known = best[square];
      if (!known || lessThan(known, chance)) best[square] = chance;
    }
  }
  return { attackers, best };
}

/** Everything one figure can do from where it stands, for the whole board at once. */
export interface Outlook {
  readonly sight: SightField;
  readonly reach: ReturnType<Ruleset['reach']>;
  readonly chances: ChanceField;
}

export function outlook(ruleset: Ruleset, position: Position, piece: string, dummy: Dummy): Outlook {
  const question = { piece, action: 'move', carrying: null, mode: null, actionPoints: null, run: false };
  return {
    sight: ruleset.sight(position, { piece }),
    reach: ruleset.reach(position, question),
    chances: chanceField(ruleset, position, piece, dummy),
  };
}
