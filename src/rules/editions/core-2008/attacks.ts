import { areFriendly } from '../../../table/allies';
import { hasAbilityOrPower, type Piece } from '../../../table/piece';
import type { Figure } from '../../../table/table';
import type { Reason } from '../../answer';
import { listObjectChanges } from '../../shared/attack-reasons';
import { listCaptives } from '../../shared/captives';
import { pieceMark, reason } from '../../shared/cite';
import { applyChanges, makeModifier } from '../../shared/modified-value';
import { currentPiece, currentPosition, requireDeedFigure } from '../../shared/resolve/deed-context';
import type { DeedContext } from '../../shared/resolve/resolve-rules';
import { listAdjacentPieces } from '../../shared/resolve/uses';
import { TELEKINESIS } from '../../shared/telekinesis';
import type { AttackDeed } from '../../table-deed';
import { cite } from './citations';
import { type CoreRules, RULE_OF_3, RULES } from './rules';
import { turnRules } from './turns';

const CAPTURE = cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Capture');
const SEVERAL = cite('Ranged Combat: Multiple ranged combat targets');
const MOVE_AND_ATTACK = 'move-and-attack';

/** Returns a copy of the piece with one combat value modified. The modifier counts towards the Rule of 3. */
export function withModifiedValue(piece: Piece, value: 'attack' | 'defense' | 'damage', by: number): Piece {
  if (by === 0) return piece;
  return {
    ...piece,
    [value]: piece[value] + by,
    altered: { ...piece.altered, [value]: (piece.altered?.[value] ?? 0) + by },
  };
}

/** Whether an attack deals damage. Attacks that capture or rescue deal none. */
export function dealsDamage({ capture, rescue }: AttackDeed): boolean {
  return !capture && rescue === undefined;
}

/**
 * Normalizes the attack with a thrown object: an object on the map is thrown by telekinesis. Drops the `action` of
 * capture and telekinesis, which are actions in their own right.
 */
export function normalizeThrow({ table }: DeedContext, deed: AttackDeed): AttackDeed {
  const { action, ...bare } = deed;
  const flung =
    (deed.attack === 'throw' || deed.attack === 'ranged') && table.objects.some(({ id }) => id === deed.object);
  const own = (deed.capture && action === 'capture') || action === TELEKINESIS ? bare : deed;
  return flung ? { ...own, attack: TELEKINESIS } : own;
}

/** Actions with an attack that counts as a close combat action. `undefined` means an ordinary close combat action. */
const CLOSE_ACTIONS: ReadonlySet<string | undefined> = new Set([undefined, 'close', 'charge', 'multiattack']);
const NEEDS_CLOSE_ACTION = 'exploit-weakness';

/**
 * Removes the powers that need a close combat action if the attack is part of another action ("Attacks and actions").
 */
export function withoutCloseActionPowers({ action }: AttackDeed, attacker: Piece): Piece {
  if (CLOSE_ACTIONS.has(action)) return attacker;
  const counts = (power: string) => power !== NEEDS_CLOSE_ACTION;
  return { ...attacker, powers: attacker.powers.filter(counts), abilities: attacker.abilities.filter(counts) };
}

/**
 * Returns the Blades/Claws/Fangs damage for a die roll, with modifiers ("Replacement Values and Modifiers"). Null if
 * the attack cannot use the power.
 */
export function clawsDamage(attacker: Piece, deed: AttackDeed, die: number): number | null {
  if (deed.attack !== 'close' || !hasAbilityOrPower(attacker, 'blades-claws-fangs') || !CLOSE_ACTIONS.has(deed.action))
    return null;
  // For a wall or object, the damage is the plain die roll. The bonus of a held object is added elsewhere.
  if (!('pieces' in deed.aim)) return die;
  const by = attacker.altered?.damage ?? 0;
  const powers = by === 0 ? [] : [makeModifier('altered', by, RULE_OF_3.limitCite)];
  return applyChanges(die, [...powers, ...listObjectChanges(RULES, attacker, deed.attack)], RULE_OF_3).total;
}

/**
 * Changes the target's defense for a capture or rescue ("Capture"). Phasing and plasticity raise the defense against
 * capture; captives lower the defense against a rescue.
 */
export function withCaptiveDefense(now: DeedContext, deed: AttackDeed, target: Piece): Piece {
  if (deed.rescue !== undefined)
    return withModifiedValue(target, 'defense', -listCaptives(now.table, target.id).length);
  const slips = hasAbilityOrPower(target, 'phasing-teleport') || hasAbilityOrPower(target, 'plasticity');
  return deed.capture && slips ? withModifiedValue(target, 'defense', 2) : target;
}

/** Lists the reasons against an attack, apart from range, line of fire and targets. */
export function listAttackReasons(rules: CoreRules) {
  const { captives } = turnRules(rules);
  return (now: DeedContext, deed: AttackDeed, attacker: Figure): readonly Reason[] => {
    const reasons: Reason[] = [];
    const no = (piece: string) => reasons.push(reason('power-forbids', CAPTURE, [pieceMark(piece)]));
    const targets = 'pieces' in deed.aim ? deed.aim.pieces : [];
    if (deed.attack === 'close' && listCaptives(now.table, attacker.piece).length >= captives.most) no(attacker.piece);
    const { deal } = deed;
    if (deal && targets.length > 1) {
      // The damage divided among the targets must add up to the attacker's damage.
      const shared = Object.values(deal).reduce((all, each) => all + each, 0);
      if (shared !== currentPiece(now, attacker.piece)?.damage)
        reasons.push(reason('power-forbids', SEVERAL, [pieceMark(attacker.piece)]));
    }
    if (!dealsDamage(deed)) {
      // A capture or rescue needs a separate power action with one target.
      const given = deed.action === undefined || deed.action === 'power' || deed.action === 'multiattack';
      if (!given || targets.length !== 1) no(attacker.piece);
    }
    if (deed.capture) {
      const piece = currentPiece(now, attacker.piece);
      if (deed.attack !== 'close' || !piece || !hasAbilityOrPower(piece, 'capture')) no(attacker.piece);
      for (const id of targets) if (!captives.mayBeCaptured(requireDeedFigure(now, id))) no(id);
    }
    if (deed.rescue !== undefined) {
      // "Rescuing captives": a power action with a close or ranged attack. A throw needs a ranged combat action.
      if (deed.attack !== 'close' && deed.attack !== 'ranged') no(attacker.piece);
      const captive = requireDeedFigure(now, deed.rescue);
      if (captive.captor === null || !targets.includes(captive.captor)) no(deed.rescue);
      if (!areFriendly(now.table, captive.side, attacker.side))
        reasons.push(reason('opposing', CAPTURE, [pieceMark(deed.rescue)]));
    }
    return [...reasons, ...besideAtStart(now, deed)];
  };
}

/**
 * Returns the reason against "Move and Attack" if the attacker starts next to an opponent. It applies even if the
 * attack comes before the first step.
 */
function besideAtStart(now: DeedContext, { action, attacker }: AttackDeed): Reason[] {
  const { underway } = now.table;
  if (action !== MOVE_AND_ATTACK || (underway?.piece === attacker && underway.action === action)) return [];
  const position = currentPosition(now);
  const piece = currentPiece(now, attacker);
  if (!position || !piece) return [];
  const foes = listAdjacentPieces(now, position, piece).filter(({ side }) => !areFriendly(position, side, piece.side));
  const marks = foes.map(({ id }) => pieceMark(id));
  return foes.length > 0
    ? [reason('adjacent-enemy', cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Move and Attack'), marks)]
    : [];
}
