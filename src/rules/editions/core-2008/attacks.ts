import { areFriendly } from '../../../table/allies';
import { hasAbilityOrPower, type Piece } from '../../../table/piece';
import type { Figure } from '../../../table/table';
import type { Reason } from '../../answer';
import { captivesOf } from '../../shared/captives';
import { onPiece, reason } from '../../shared/cite';
import { type Doing, figureOf, pieceNow, positionNow } from '../../shared/resolve/doing';
import { besides } from '../../shared/resolve/uses';
import { modifier, tally } from '../../shared/tally';
import { LIFT } from '../../shared/telekinesis';
import type { AttackDeed } from '../../table-deed';
import { cite } from './citations';
import { weapon } from './combat';
import type { CoreLaw } from './law';
import { turnLaw } from './turns';
import { RULE_OF_3 } from './values';

const CAPTURE = cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Capture');
const SEVERAL = cite('Ranged Combat: Multiple ranged combat targets');
const MOVE_AND_ATTACK = 'move-and-attack';

/** A piece with one value modified: by a modifier like others, under the same Rule of 3. */
export function changed(piece: Piece, value: 'attack' | 'defense' | 'damage', by: number): Piece {
  if (by === 0) return piece;
  return {
    ...piece,
    [value]: piece[value] + by,
    altered: { ...piece.altered, [value]: (piece.altered?.[value] ?? 0) + by },
  };
}

/** Whether an attack is made to hurt: one that captures or rescues deals no damage. */
export function takesNobody({ capture, rescue }: AttackDeed): boolean {
  return !capture && rescue === undefined;
}

/** An object that still lies on the map is flung by telekinesis; capture and telekinesis are actions of their own. */
export function readsFlung({ table }: Doing, deed: AttackDeed): AttackDeed {
  const { action, ...bare } = deed;
  const flung =
    (deed.attack === 'throw' || deed.attack === 'ranged') && table.objects.some(({ id }) => id === deed.object);
  const own = (deed.capture && action === 'capture') || action === LIFT ? bare : deed;
  return flung ? { ...own, attack: LIFT } : own;
}

/** Actions whose attack is a close combat action, with the powers that come with one; undefined is the close combat action itself. */
const CLOSE_ACTIONS: ReadonlySet<string | undefined> = new Set([undefined, 'close', 'charge', 'multiattack']);
const NEEDS_CLOSE_ACTION = 'exploit-weakness';

/** "Attacks and actions": without the powers that come with a close combat action, where an attack is made as part of another action. */
export function inAction({ action }: AttackDeed, attacker: Piece): Piece {
  if (CLOSE_ACTIONS.has(action)) return attacker;
  const counts = (power: string) => power !== NEEDS_CLOSE_ACTION;
  return { ...attacker, powers: attacker.powers.filter(counts), abilities: attacker.abilities.filter(counts) };
}

/** "Replacement Values and Modifiers": the die of the claws takes the place of the damage value, and is then modified as that would be. */
export function clawed(attacker: Piece, deed: AttackDeed, die: number): number | null {
  if (deed.attack !== 'close' || !hasAbilityOrPower(attacker, 'blades-claws-fangs') || !CLOSE_ACTIONS.has(deed.action))
    return null;
  // What breaks a wall counts the object in the hand by itself.
  if (!('pieces' in deed.aim)) return die;
  const by = attacker.altered?.damage ?? 0;
  const powers = by === 0 ? [] : [modifier('altered', by, RULE_OF_3.limitCite)];
  return tally(die, [...powers, ...weapon(attacker, deed.attack)], RULE_OF_3).total;
}

/** "Capture": harder to take hold of who slips away, easier to free from who has its hands full. */
export function captiveDefense(now: Doing, deed: AttackDeed, target: Piece): Piece {
  if (deed.rescue !== undefined) return changed(target, 'defense', -captivesOf(now.table, target.id).length);
  const slips = hasAbilityOrPower(target, 'phasing-teleport') || hasAbilityOrPower(target, 'plasticity');
  return deed.capture && slips ? changed(target, 'defense', 2) : target;
}

/** What the book has against an attack beside range, line and targets. */
export function attackReasons(law: CoreLaw) {
  const { captives } = turnLaw(law);
  return (now: Doing, deed: AttackDeed, attacker: Figure): readonly Reason[] => {
    const reasons: Reason[] = [];
    const no = (piece: string) => reasons.push(reason('power-forbids', CAPTURE, [onPiece(piece)]));
    const targets = 'pieces' in deed.aim ? deed.aim.pieces : [];
    if (deed.attack === 'close' && captivesOf(now.table, attacker.piece).length >= captives.most) no(attacker.piece);
    const { deal } = deed;
    if (deal && targets.length > 1) {
      // All of the damage is divided, and no more.
      const shared = Object.values(deal).reduce((all, each) => all + each, 0);
      if (shared !== pieceNow(now, attacker.piece)?.damage)
        reasons.push(reason('power-forbids', SEVERAL, [onPiece(attacker.piece)]));
    }
    if (!takesNobody(deed)) {
      // Each is a power action of its own, with one target.
      const given = deed.action === undefined || deed.action === 'power' || deed.action === 'multiattack';
      if (!given || targets.length !== 1) no(attacker.piece);
    }
    if (deed.capture) {
      const piece = pieceNow(now, attacker.piece);
      if (deed.attack !== 'close' || !piece || !hasAbilityOrPower(piece, 'capture')) no(attacker.piece);
      for (const id of targets) if (!captives.mayBeCaptured(figureOf(now, id))) no(id);
    }
    if (deed.rescue !== undefined) {
      // "Rescuing captives": a close or ranged combat attack by a power action; a throw needs a ranged combat action.
      if (deed.attack !== 'close' && deed.attack !== 'ranged') no(attacker.piece);
      const captive = figureOf(now, deed.rescue);
      if (captive.captor === null || !targets.includes(captive.captor)) no(deed.rescue);
      if (!areFriendly(now.table, captive.side, attacker.side))
        reasons.push(reason('opposing', CAPTURE, [onPiece(deed.rescue)]));
    }
    return [...reasons, ...besideAtStart(now, deed)];
  };
}

/** "Move and Attack": given only to who has no opponent beside it, also where it attacks before its first step. */
function besideAtStart(now: Doing, { action, attacker }: AttackDeed): Reason[] {
  const { underway } = now.table;
  if (action !== MOVE_AND_ATTACK || (underway?.piece === attacker && underway.action === action)) return [];
  const position = positionNow(now);
  const piece = pieceNow(now, attacker);
  if (!position || !piece) return [];
  const foes = besides(now, position, piece).filter(({ side }) => !areFriendly(position, side, piece.side));
  const marks = foes.map(({ id }) => onPiece(id));
  return foes.length > 0
    ? [reason('adjacent-enemy', cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Move and Attack'), marks)]
    : [];
}
