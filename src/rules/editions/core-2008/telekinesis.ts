import type { Position } from '../../../table/position';
import type { HitAnswer, Reason } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { onPiece, onSquare, reason } from '../../shared/cite';
import { objectOn, withoutObject } from '../../shared/lifted';
import { seeBest } from '../../shared/line-of-fire';
import { mergedReasons } from '../../shared/merged';
import { distanceBetween, knownPiece, type Spot } from '../../shared/places';
import { effectsOf, hasEffect } from '../../shared/powers';
import type { LiftLaw } from '../../shared/telekinesis';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { plainHit } from './combat';
import { firstRoundReasons } from './first-round';
import type { CoreLaw } from './law';
import { sight, sightLaw } from './line-of-fire';
import { POWERS } from './powers';

const MOVING = cite('Objects and Telekinesis: Moving objects and characters');
const ATTACKING = cite('Objects and Telekinesis: Attacking with an object');
const IMMOBILE = cite('Objects: Immobile objects');
const FAR = 8;

function withinReach(law: CoreLaw, position: Position, from: Spot, to: Spot, cited = MOVING): Reason[] {
  const marks = to.piece ? [onPiece(to.piece.id)] : to.squares.map(onSquare);
  const far = distanceBetween(from.squares, to.squares) > FAR;
  return [...(far ? [reason('too-far', cited, marks)] : []), ...seeBest(position, sightLaw(law), from, to).reasons];
}

/** "Moving objects and characters using Telekinesis". */
export function lifting(law: CoreLaw): LiftLaw {
  return {
    powers: POWERS,
    neighbours: NEIGHBOURS,
    sight: sightLaw(law),
    field: (position, place) => sight(law, position, place),
    squares: FAR,
    endsWithin: FAR,
    graspReasons: (position, mover, { piece, object }) =>
      withinReach(
        law,
        position,
        { squares: mover.squares, piece: mover },
        { squares: piece.squares, piece: object ? null : piece },
      ),
    // Our reading, from the rule about an object that is dropped on another.
    objectUnfit: (without, square) =>
      objectOn(without, square)
        ? { code: 'occupied', cite: cite('Using Objects as Weapons: Holding an object', 'reading') }
        : null,
    breakAway: (piece) => effectsOf(POWERS, piece, 'break-away')[0]?.effect.least ?? 4,
    figureReasons: (position, mover, piece) => firstRoundReasons(law, position, mover, [piece]),
    citePower: cite('POWERS'),
    citeMove: MOVING,
    citeTokens: cite('ROUNDS, TURNS, AND ACTIONS: Pushing'),
    citeBreakAway: MOVING,
    citeImmobile: IMMOBILE,
    // Our reading: this also applies to bases larger than double ones.
    citeLargeBase: cite('DOUBLE-BASE CHARACTERS'),
    citeBlocking: cite('Blocking Terrain'),
    citeHitFirst: cite('Powers and Abilities Card: Telekinesis', 'common'),
  };
}

/**
 * Answers "Attacking with an object using Telekinesis": a ranged attack measured from the object's square. The user
 * must see the object and the target within 8 squares. The object does not block the line.
 */
export function fling(law: CoreLaw, position: Position, question: HitQuestion): HitAnswer {
  const user = knownPiece(position, question.attacker);
  const object = objectOn(position, question.object);
  if (!hasEffect(POWERS, user, 'lift') || !object) {
    const reasons = [
      reason('power-forbids', hasEffect(POWERS, user, 'lift') ? ATTACKING : cite('POWERS'), [onPiece(user.id)]),
    ];
    return { legal: false, reasons, notes: [], targets: [], splash: [], together: null, cost: null };
  }
  const bare = withoutObject(position, object);
  const holding = object.kind === 'immobile' ? null : object.kind;
  const there = { ...user, squares: [object.at], range: FAR, holding };
  const pieces = bare.pieces.map((piece) => (piece === user ? there : piece));
  const answer = plainHit(law, { ...bare, pieces }, question);
  const here: Spot = { squares: user.squares, piece: user };
  const targets = question.targets.map((id) => knownPiece(position, id));
  const reasons = mergedReasons([
    ...answer.reasons,
    ...(holding === null ? [reason('power-forbids', IMMOBILE, [onSquare(object.at)])] : []),
    ...withinReach(law, position, here, { squares: [object.at], piece: null }, ATTACKING),
    ...targets.flatMap((piece) => withinReach(law, bare, here, { squares: piece.squares, piece }, ATTACKING)),
  ]);
  return { ...answer, legal: reasons.length === 0, reasons };
}
