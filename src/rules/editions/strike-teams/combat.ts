import { ONE, ZERO } from '../../../plain/fraction';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { HitAnswer, Note, Reason, SeeAnswer, TargetAnswer, ValueChange } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { listNonAdjacencyReasons } from '../../shared/adjacency';
import { note, pieceMark, reason } from '../../shared/cite';
import { answerBestSight } from '../../shared/line-of-fire';
import { applyChanges, makeModifier } from '../../shared/modified-value';
import { distanceBetween, pieceAsPlace, type ResolvedPlace, requirePiece } from '../../shared/places';
import {
  type AttackKind,
  listObstructionMarks,
  listObstructions,
  parseAttackKind,
  strengthAtDistance,
  sumChanges,
  UNCAPPED_MODIFIERS,
} from './attack-strength';
import { cite } from './citations';
import { flattenPosition, isAmmunition, listBlastWounds, NEIGHBOURS, sightRules } from './ground';
import { attackPrice, hurlStrength, listHurlReasons } from './prices';
import type { StrikeTeamsRules } from './rules';
import { listInabilityReasons, listProtectionReasons, wouldDefeat } from './strikers';

/** Minimum range of a shot in squares. Does not apply if the attack continues from an earlier target. */
const NEAREST_SHOT = 2;
const COMBAT = cite('Combat');
const WOUNDS = cite('Combat: Inflicting Wound Tokens');
const CRATE = cite('Special Objects: Ammunition Crate');

function spot(piece: Piece): ResolvedPlace {
  return pieceAsPlace(piece);
}

/** Attack in progress: its question and kind, the attacker, and the place that the attack is measured from. */
interface Blow {
  readonly position: Position;
  readonly question: HitQuestion;
  readonly attack: AttackKind;
  readonly attacker: Piece;
  /** The attacker, or the first target if the attack continues from there. */
  readonly source: ResolvedPlace;
}

function goesOn({ from, origin = null }: HitQuestion): boolean {
  return from !== null || origin !== null;
}

function strengthOf({ position, question, attack, attacker }: Blow): number {
  const hurled = attack === 'hurl' ? hurlStrength(position, question.object) : null;
  return hurled ?? question.strength ?? attacker.damage;
}

function aimReasons(blow: Blow, targets: readonly Piece[]): Reason[] {
  const { attacker, question } = blow;
  const reasons: Reason[] = [];
  const marks = [...new Set(targets)].map((each) => pieceMark(each.id));
  const first = targets.find(({ id }) => id === question.from);
  if (marks.length < targets.length || first) {
    reasons.push(reason('same-target', cite('Combat: Multipart Attacks'), first ? [pieceMark(first.id)] : marks));
  }
  if (marks.length > 1) reasons.push(reason('too-many-targets', cite('Combat', 'reading'), marks));
  if (!goesOn(question) && targets.includes(attacker)) {
    reasons.push(reason('same-target', cite('Combat', 'reading'), [pieceMark(attacker.id)]));
  }
  return reasons;
}

function reachReasons(blow: Blow, target: Piece, sight: SeeAnswer | null): readonly Reason[] {
  const { position, source, question } = blow;
  if (!sight) return listNonAdjacencyReasons(position, NEIGHBOURS, source, spot(target));
  const near = !goesOn(question) && distanceBetween(source.squares, target.squares) < NEAREST_SHOT;
  return [...(near ? [reason('adjacent-enemy', COMBAT, [pieceMark(target.id)])] : []), ...sight.reasons];
}

/** Lists the additional victims of a hurled ammunition crate. Defenses do not reduce the wounds of the explosion. */
function explosion({ position, question, attack }: Blow, target: Piece): ReturnType<typeof listBlastWounds> {
  const goesUp = attack === 'hurl' && question.object !== null && isAmmunition(position, question.object);
  return goesUp ? listBlastWounds(position, target.squares[0]!) : [];
}

function aimAt(blow: Blow, target: Piece): { answer: TargetAnswer; reasons: readonly Reason[]; notes: Note[] } {
  const { position, question, attack, source } = blow;
  const sight = attack === 'melee' ? null : answerBestSight(position, sightRules(), source, spot(target));
  const squares = distanceBetween(source.squares, target.squares);
  const strength = strengthAtDistance(strengthOf(blow), attack, squares, question.aim);
  const hurled = attack === 'hurl' ? question.object : null;
  const cover = sight ? listObstructions(position, sight.line.from, sight.line.to, target, hurled) : [];
  const defend = makeModifier('defend', question.defend, cite('Combat: Reactions'));
  const wounds = Math.max(0, strength.total - sumChanges(cover) - question.defend);
  const blown = explosion(blow, target);
  const without = blown.find(({ piece }) => piece === target)?.wounds ?? 0;
  const changes: ValueChange[] = [...cover, defend].map((change) => ({ ...change, by: -change.by }));
  const plain = applyChanges(strength.total, changes, UNCAPPED_MODIFIERS);
  const notes: Note[] = sight ? [...sight.notes] : [];
  if (blown.length > 0) {
    notes.push(
      note(
        'explodes',
        CRATE,
        blown.map(({ piece }) => pieceMark(piece.id)),
      ),
    );
  }
  if (wouldDefeat(target, wounds + without)) notes.push(note('knocks-out', WOUNDS, [pieceMark(target.id)]));
  return {
    reasons: reachReasons(blow, target, sight),
    notes,
    answer: {
      target: target.id,
      attack: strength,
      defense: applyChanges(0, [...cover, defend], UNCAPPED_MODIFIERS),
      damage:
        without === 0
          ? plain
          : applyChanges(wounds, [makeModifier('ammunition-crate', without, CRATE)], UNCAPPED_MODIFIERS),
      needs: null,
      chance: ONE,
      withReroll: null,
      clicks: [{ clicks: wounds + without, chance: ONE }],
      knockOut: wouldDefeat(target, wounds + without) ? ONE : ZERO,
      line: sight?.line ?? null,
      // Obstructions hinder the shot but not the line of sight.
      sight: sight && {
        ...sight,
        hindrances: listObstructionMarks(position, sight.line.from, sight.line.to, target, hurled),
      },
      range: sight ? squares : null,
      strength: strength.total,
      obstruction: sumChanges(cover),
      wounds,
    },
  };
}

/**
 * Answers "Combat": whether the attack is legal, its remaining strength, and the wounds it inflicts. There is no roll.
 */
export function hit(rules: StrikeTeamsRules, asked: Position, question: HitQuestion): HitAnswer {
  const position = flattenPosition(asked);
  const attack = parseAttackKind(question.attack);
  const attacker = requirePiece(position, question.attacker);
  const { from, origin = null } = question;
  const plain = spot(from === null ? attacker : requirePiece(position, from));
  const source = origin === null ? plain : { squares: [origin], piece: null };
  const targets = question.targets.map((id) => requirePiece(position, id));
  const blow: Blow = { position, question, attack, attacker, source };
  const each = [...new Set(targets)].map((target) => aimAt(blow, target));
  const reasons = [
    ...listInabilityReasons(attacker, 'attack'),
    ...listProtectionReasons(rules, position, attacker, targets),
    ...aimReasons(blow, targets),
    ...(attack === 'hurl' ? listHurlReasons(position, attacker, question.object) : []),
    ...each.flatMap((one) => one.reasons),
  ];
  return {
    legal: reasons.length === 0,
    reasons,
    notes: each.flatMap((one) => one.notes),
    targets: each.map((one) => one.answer),
    splash: [],
    together: null,
    // Further targets cost only aim, because the attack is already paid for. A melee attack has no aim.
    cost: (goesOn(question) ? 0 : attackPrice(attacker, attack === 'hurl')) + (attack === 'melee' ? 0 : question.aim),
  };
}
