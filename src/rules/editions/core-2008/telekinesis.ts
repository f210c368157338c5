import type { Position } from '../../../table/position';
import type { HitAnswer, Reason } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { pieceMark, reason, squareMark } from '../../shared/cite';
import { answerBestSight } from '../../shared/line-of-fire';
import { mergeReasons } from '../../shared/merge-reasons';
import { distanceBetween, type ResolvedPlace, requirePiece } from '../../shared/places';
import { hasEffect, listEffects } from '../../shared/powers';
import type { TelekinesisRules } from '../../shared/telekinesis';
import { findObjectOn, withoutObject } from '../../shared/telekinesis-target';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { plainHit } from './combat';
import { listFirstRoundReasons } from './first-round';
import { sight, sightRules } from './line-of-fire';
import { POWERS } from './powers';
import type { CoreRules } from './rules';

const MOVING = cite('Objects and Telekinesis: Moving objects and characters');
const ATTACKING = cite('Objects and Telekinesis: Attacking with an object');
const IMMOBILE = cite('Objects: Immobile objects');
const FAR = 8;

function withinReach(
  rules: CoreRules,
  position: Position,
  from: ResolvedPlace,
  to: ResolvedPlace,
  cited = MOVING,
): Reason[] {
  const marks = to.piece ? [pieceMark(to.piece.id)] : to.squares.map(squareMark);
  const far = distanceBetween(from.squares, to.squares) > FAR;
  return [
    ...(far ? [reason('too-far', cited, marks)] : []),
    ...answerBestSight(position, sightRules(rules), from, to).reasons,
  ];
}

/** Returns the rules of "Moving objects and characters using Telekinesis". */
export function telekinesisRules(rules: CoreRules): TelekinesisRules {
  return {
    powers: POWERS,
    neighbours: NEIGHBOURS,
    sight: sightRules(rules),
    field: (position, place) => sight(rules, position, place),
    squares: FAR,
    endsWithin: FAR,
    graspReasons: (position, mover, { piece, object }) =>
      withinReach(
        rules,
        position,
        { squares: mover.squares, piece: mover },
        { squares: piece.squares, piece: object ? null : piece },
      ),
    // Our reading, from the rule on dropped objects: no object may be moved onto another.
    objectUnfit: (without, square) =>
      findObjectOn(without, square)
        ? { code: 'occupied', cite: cite('Using Objects as Weapons: Holding an object', 'reading') }
        : null,
    breakAway: (piece) => listEffects(POWERS, piece, 'break-away')[0]?.effect.least ?? 4,
    figureReasons: (position, mover, piece) => listFirstRoundReasons(rules, position, mover, [piece]),
    citePower: cite('POWERS'),
    citeMove: MOVING,
    citeTokens: cite('ROUNDS, TURNS, AND ACTIONS: Pushing'),
    citeBreakAway: MOVING,
    citeImmobile: IMMOBILE,
    // Our reading: the rule for double bases also applies to larger bases.
    citeLargeBase: cite('DOUBLE-BASE CHARACTERS'),
    citeBlocking: cite('Blocking Terrain'),
    citeHitFirst: cite('Powers and Abilities Card: Telekinesis', 'common'),
  };
}

/**
 * Answers "Attacking with an object using Telekinesis": a ranged attack measured from the object's square. The user
 * must see the object and the target within 8 squares. The object does not block the line.
 */
export function hitByTelekinesis(rules: CoreRules, position: Position, question: HitQuestion): HitAnswer {
  const user = requirePiece(position, question.attacker);
  const object = findObjectOn(position, question.object);
  if (!hasEffect(POWERS, user, 'lift') || !object) {
    const reasons = [
      reason('power-forbids', hasEffect(POWERS, user, 'lift') ? ATTACKING : cite('POWERS'), [pieceMark(user.id)]),
    ];
    return { legal: false, reasons, notes: [], targets: [], splash: [], together: null, cost: null };
  }
  const bare = withoutObject(position, object);
  const holding = object.kind === 'immobile' ? null : object.kind;
  const there = { ...user, squares: [object.at], range: FAR, holding };
  const pieces = bare.pieces.map((piece) => (piece === user ? there : piece));
  const answer = plainHit(rules, { ...bare, pieces }, question);
  const here: ResolvedPlace = { squares: user.squares, piece: user };
  const targets = question.targets.map((id) => requirePiece(position, id));
  const reasons = mergeReasons([
    ...answer.reasons,
    ...(holding === null ? [reason('power-forbids', IMMOBILE, [squareMark(object.at)])] : []),
    ...withinReach(rules, position, here, { squares: [object.at], piece: null }, ATTACKING),
    ...targets.flatMap((piece) => withinReach(rules, bare, here, { squares: piece.squares, piece }, ATTACKING)),
  ]);
  return { ...answer, legal: reasons.length === 0, reasons };
}
