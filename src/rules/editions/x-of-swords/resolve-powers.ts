import { areFriendly } from '../../../table/allies';
import { hasAbilityOrPower, type Piece } from '../../../table/piece';
import { findPiece } from '../../../table/position';
import { type Figure, makePieceOfFigure, type Table } from '../../../table/table';
import type { Citation, Reason } from '../../answer';
import { opponentsBeside } from '../../shared/adjacency';
import { onPiece, reason } from '../../shared/cite';
import { against, type Doing, figureOf, positionNow, record, refuse, sideOf } from '../../shared/resolve/doing';
import type { Use } from '../../shared/resolve/law';
import { type Makes, make } from '../../shared/resolve/markers';
import { besides, isBeginning, once, userOf } from '../../shared/resolve/uses';
import type { AttackDeed, UseDeed } from '../../table-deed';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';

const reference = (name: string) => cite(`Powers and Abilities Reference: ${name}`);

/** Whether an attack has a single target that is a character. */
export function isSingle({ aim }: AttackDeed): boolean {
  return 'pieces' in aim && aim.pieces.length === 1;
}

/** "Quake": whether a close attack uses it on all adjacent opponents. Against a single one it must be declared. */
export function quakes(now: Doing, deed: AttackDeed): boolean {
  const position = positionNow(now);
  const attacker = position && findPiece(position, deed.attacker);
  return attacker !== null && hasAbilityOrPower(prepared(now, deed, attacker), 'quake') && shakesAll(deed);
}

function shakesAll(deed: AttackDeed): boolean {
  const several = 'pieces' in deed.aim && deed.aim.pieces.length > 1;
  return deed.attack === 'close' && !deed.deal && (several || deed.action === 'quake');
}

const QUAKE_DAMAGE = 2;

/**
 * Removes the powers that this attack does not use. An explosion is an action of its own, and Quake targets all
 * adjacent opponents.
 */
export function prepared(now: Doing, deed: AttackDeed, attacker: Piece): Piece {
  const unused = new Set<string>();
  if (deed.action !== 'energy-explosion') unused.add('energy-explosion');
  const position = positionNow(now);
  const beside = position ? opponentsBeside(position, NEIGHBOURS, attacker) : [];
  const targets = 'pieces' in deed.aim ? deed.aim.pieces : [];
  if (!shakesAll(deed) || beside.some(({ id }) => !targets.includes(id))) unused.add('quake');
  const used = (power: string) => !unused.has(power);
  const left = { powers: attacker.powers.filter(used), abilities: attacker.abilities.filter(used) };
  const alone = deed.action === 'quake' && used('quake') && targets.length === 1;
  return { ...attacker, ...left, ...(alone ? { damage: QUAKE_DAMAGE } : {}) };
}

/** "Quake": if declared, it must target all adjacent opponents. */
export function wrongQuake(now: Doing, deed: AttackDeed): Reason[] {
  const position = positionNow(now);
  const attacker = position && findPiece(position, deed.attacker);
  if (deed.action !== 'quake' || !attacker || hasAbilityOrPower(prepared(now, deed, attacker), 'quake')) return [];
  return [reason('power-forbids', reference('Quake'), [onPiece(deed.attacker)])];
}

/** "Objects": only a held object can be thrown. */
export function wrongObject({ attacker, object }: AttackDeed, figure: Figure): Reason[] {
  if (object === undefined || figure.heldObject?.id === object) return [];
  return [reason('power-forbids', cite('Objects'), [onPiece(attacker)])];
}

/** "Modify Damage": the divided damage must equal the damage that the attack deals. */
export function wrongShares(now: Doing, deed: AttackDeed): Reason[] {
  const { deal, aim, attacker, attack } = deed;
  const position = positionNow(now);
  if (!deal || !position || !('pieces' in aim)) return [];
  const bare = position.pieces.map((piece) => {
    if (piece.id === attacker) return prepared(now, deed, piece);
    return aim.pieces.includes(piece.id) ? { ...piece, powers: [], abilities: [] } : piece;
  });
  const { targets } = now.law
    .ruleset()
    .hit(
      { ...position, pieces: bare },
      { attacker, targets: aim.pieces, attack, strength: null, aim: 0, defend: 0, from: null, object: null },
    );
  const most = targets[0]?.damage.total ?? 0;
  const dealt = aim.pieces.reduce((sum, id) => sum + (Object.hasOwn(deal, id) ? (deal[id] ?? 0) : 0), 0);
  return dealt !== most ? [reason('power-forbids', cite('Resolving Combat: Modify Damage'), [onPiece(attacker)])] : [];
}

/** "Leadership": one additional action while any figure of the side can use it. Several do not add up. */
export function leaders(now: Doing, side: string): number {
  const { figures, board } = now.table;
  const leads = [...figures.values()].some(
    (figure) =>
      !figure.defeated &&
      figure.captor === null &&
      sideOf(figure) === side &&
      (board === null || figure.squares.length > 0) &&
      hasAbilityOrPower(makePieceOfFigure(figure, now.table), 'leadership'),
  );
  return leads ? 1 : 0;
}

/** "Smoke Cloud": attack -1 on an opponent's markers, once for each opponent's cloud. */
export function clouded(table: Table, piece: Piece): Piece {
  const clouds = table.markers.filter(
    ({ name, at, owner }) =>
      name === SMOKE && owner !== null && !areFriendly(table, owner, piece.side) && piece.squares.includes(at),
  );
  const by = new Set(clouds.map(({ owner, from }) => from ?? owner)).size;
  if (by === 0) return piece;
  const { altered = {} } = piece;
  const attack = Math.max(0, piece.attack - by);
  return { ...piece, attack, altered: { ...altered, attack: (altered.attack ?? 0) + attack - piece.attack } };
}

const SMOKE = 'smoke';

/** "Smoke Cloud": markers are placed one at a time, each but the first adjacent to another. */
export function cloud(law: Omit<Makes, 'name' | 'kind' | 'together'>): Use {
  return make({ ...law, name: SMOKE, kind: 'hindering', together: true });
}

/**
 * "Themed Teams": the player has a limited number of rerolls a game, one a turn. A figure with the power itself uses
 * its own instead.
 */
export function rollOfTheme(now: Doing, deed: UseDeed, user: Piece): void {
  const passage = cite('Themed Teams');
  const { figures, rerolls } = now.table;
  const own = hasAbilityOrPower(user, deed.power);
  const side = sideOf(figureOf(now, deed.piece));
  const left = rerolls?.[side];
  const none = rerolls === undefined ? false : (left ?? 0) < 1;
  if (!own && none) against(now, reason('power-forbids', passage, [onPiece(user.id)]));
  const others = [...figures.values()].filter(
    (figure) => sideOf(figure) === side && figure.piece !== user.id && figure.used?.includes(deed.power),
  );
  const spent = others.filter((figure) => !hasAbilityOrPower(makePieceOfFigure(figure, now.table), deed.power));
  if (!own && spent.length > 0)
    against(
      now,
      reason(
        'acted',
        passage,
        spent.map(({ piece }) => onPiece(piece)),
      ),
    );
  once(now, deed, passage);
  if (now.reasons.length === 0 && !own && left !== undefined) record(now, { fact: 'rerolls', side, left: left - 1 });
}

/** Least roll that succeeds. The die faces are illegible in the scan: 5 and 6, as for the other rolls. */
const SUCCESS = 5;

/** "At the beginning of your turn": before any figure of the side received an action, free actions included. */
function atBeginning(now: Doing, deed: UseDeed, passage: Citation): void {
  if (!isBeginning(now, sideOf(figureOf(now, deed.piece))))
    against(now, reason('power-forbids', passage, [onPiece(deed.piece)]));
}

/** "Leadership": a roll removes a token from an adjacent friend with fewer points or a shared keyword. */
export function lead(now: Doing, deed: UseDeed): void {
  const passage = reference('Leadership');
  const who = userOf(now, deed, passage);
  const target = who && deed.target !== undefined ? findPiece(who.position, deed.target) : null;
  if (!who || !target) {
    refuse(now, 'power-forbids', deed.piece, passage);
    return;
  }
  atBeginning(now, deed, passage);
  const { user } = who;
  const kin = user.keywords.some((keyword) => target.keywords.includes(keyword));
  if (!areFriendly(now.table, target.side, user.side)) against(now, reason('opposing', passage, [onPiece(target.id)]));
  if (!besides(now, who.position, user).includes(target))
    against(now, reason('no-adjacent', passage, [onPiece(target.id)]));
  if (!kin && target.points >= user.points) against(now, reason('power-forbids', passage, [onPiece(target.id)]));
  once(now, deed, passage);
  if (now.reasons.length === 0) clearOne(now, deed, target.id);
}

/** "Willpower": a roll removes one of the user's own tokens. */
export function shakeOff(now: Doing, deed: UseDeed): void {
  const passage = reference('Willpower');
  if (!userOf(now, deed, passage)) return;
  atBeginning(now, deed, passage);
  once(now, deed, passage);
  if (now.reasons.length === 0) clearOne(now, deed, deed.piece);
}

function clearOne(now: Doing, { die = 0, power }: UseDeed, piece: string): void {
  record(now, { fact: 'rolled', dice: [die], for: power });
  if (die >= SUCCESS && figureOf(now, piece).tokens > 0) record(now, { fact: 'tokens', piece, by: -1 });
}
