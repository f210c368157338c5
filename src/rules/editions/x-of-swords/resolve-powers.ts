import { areFriendly } from '../../../table/allies';
import { hasAbilityOrPower, type Piece } from '../../../table/piece';
import { findPiece } from '../../../table/position';
import type { Figure, Table } from '../../../table/table';
import { makePieceOfFigure } from '../../../table/table-position';
import type { Citation, Reason } from '../../answer';
import { makePlainHitQuestion } from '../../ruleset';
import { listAdjacentOpponents } from '../../shared/adjacency';
import { pieceMark, reason } from '../../shared/cite';
import {
  controllingSide,
  currentPosition,
  recordFacts,
  recordReasons,
  refuse,
  requireDeedFigure,
} from '../../shared/resolve/deed-context';
import { type MarkerUseRules, makeMarkerUse } from '../../shared/resolve/markers';
import type { DeedContext, PowerUse } from '../../shared/resolve/resolve-rules';
import { isTurnBeginning, limitToOncePerTurn, listAdjacentPieces, requirePowerUser } from '../../shared/resolve/uses';
import type { AttackDeed, UseDeed } from '../../table-deed';
import { cite } from './citations';
import { NEIGHBOURS } from './rules';

const reference = (name: string) => cite(`Powers and Abilities Reference: ${name}`);

/** Whether an attack has a single target that is a character. */
export function hasSingleTarget({ aim }: AttackDeed): boolean {
  return 'pieces' in aim && aim.pieces.length === 1;
}

/**
 * "Quake": whether a close attack uses Quake on all adjacent opponents. Against a single opponent, players must declare
 * Quake.
 */
export function usesQuake(now: DeedContext, deed: AttackDeed): boolean {
  const position = currentPosition(now);
  const attacker = position && findPiece(position, deed.attacker);
  return attacker !== null && hasAbilityOrPower(withoutUnusedPowers(now, deed, attacker), 'quake') && shakesAll(deed);
}

function shakesAll(deed: AttackDeed): boolean {
  const several = 'pieces' in deed.aim && deed.aim.pieces.length > 1;
  return deed.attack === 'close' && !deed.deal && (several || deed.action === 'quake');
}

const QUAKE_DAMAGE = 2;

/**
 * Removes the powers that this attack does not use: Energy Explosion unless declared, and Quake unless used on all
 * adjacent opponents. Quake on a single target has damage value 2.
 */
export function withoutUnusedPowers(now: DeedContext, deed: AttackDeed, attacker: Piece): Piece {
  const unused = new Set<string>();
  if (deed.action !== 'energy-explosion') unused.add('energy-explosion');
  const position = currentPosition(now);
  const beside = position ? listAdjacentOpponents(position, NEIGHBOURS, attacker) : [];
  const targets = 'pieces' in deed.aim ? deed.aim.pieces : [];
  if (!shakesAll(deed) || beside.some(({ id }) => !targets.includes(id))) unused.add('quake');
  const used = (power: string) => !unused.has(power);
  const left = { powers: attacker.powers.filter(used), abilities: attacker.abilities.filter(used) };
  const alone = deed.action === 'quake' && used('quake') && targets.length === 1;
  return { ...attacker, ...left, ...(alone ? { damage: QUAKE_DAMAGE } : {}) };
}

/** "Quake": lists the reason against a declared Quake that omits an adjacent opponent. */
export function listQuakeReasons(now: DeedContext, deed: AttackDeed): Reason[] {
  const position = currentPosition(now);
  const attacker = position && findPiece(position, deed.attacker);
  if (deed.action !== 'quake' || !attacker || hasAbilityOrPower(withoutUnusedPowers(now, deed, attacker), 'quake'))
    return [];
  return [reason('power-forbids', reference('Quake'), [pieceMark(deed.attacker)])];
}

/** "Objects": only a held object can be thrown. */
export function listThrowReasons({ attacker, object }: AttackDeed, figure: Figure): Reason[] {
  if (object === undefined || figure.heldObject?.id === object) return [];
  return [reason('power-forbids', cite('Objects'), [pieceMark(attacker)])];
}

/** "Modify Damage": the divided damage must equal the damage that the attack deals. */
export function listShareReasons(now: DeedContext, deed: AttackDeed): Reason[] {
  const { deal, aim, attacker, attack } = deed;
  const position = currentPosition(now);
  if (!deal || !position || !('pieces' in aim)) return [];
  const bare = position.pieces.map((piece) => {
    if (piece.id === attacker) return withoutUnusedPowers(now, deed, piece);
    return aim.pieces.includes(piece.id) ? { ...piece, powers: [], abilities: [] } : piece;
  });
  const { targets } = now.law
    .ruleset()
    .hit({ ...position, pieces: bare }, makePlainHitQuestion(attacker, aim.pieces, attack));
  const most = targets[0]?.damage.total ?? 0;
  const dealt = aim.pieces.reduce((sum, id) => sum + (Object.hasOwn(deal, id) ? (deal[id] ?? 0) : 0), 0);
  return dealt !== most
    ? [reason('power-forbids', cite('Resolving Combat: Modify Damage'), [pieceMark(attacker)])]
    : [];
}

/** "Leadership": returns 1 additional action if any figure of the side can use Leadership, else 0. */
export function countLeadershipActions(now: DeedContext, side: string): number {
  const { figures, board } = now.table;
  const leads = [...figures.values()].some(
    (figure) =>
      !figure.defeated &&
      figure.captor === null &&
      controllingSide(figure) === side &&
      (board === null || figure.squares.length > 0) &&
      hasAbilityOrPower(makePieceOfFigure(figure, now.table), 'leadership'),
  );
  return leads ? 1 : 0;
}

/**
 * "Smoke Cloud": returns the piece with its attack value reduced by 1 for each opposing cloud that has a marker on its
 * squares.
 */
export function withSmokePenalty(table: Table, piece: Piece): Piece {
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

/**
 * "Smoke Cloud": players place the markers one at a time. Each marker after the first must be adjacent to another
 * marker.
 */
export function makeSmokeCloud(rules: Omit<MarkerUseRules, 'name' | 'kind' | 'together'>): PowerUse {
  return makeMarkerUse({ ...rules, name: SMOKE, kind: 'hindering', together: true });
}

/**
 * "Themed Teams": spends one of the side's limited rerolls, at most one a turn. A user that itself has the power for
 * rerolls spends none.
 */
export function spendThemeReroll(now: DeedContext, deed: UseDeed, user: Piece): void {
  const passage = cite('Themed Teams');
  const { figures, rerolls } = now.table;
  const own = hasAbilityOrPower(user, deed.power);
  const side = controllingSide(requireDeedFigure(now, deed.piece));
  const left = rerolls?.[side];
  const none = rerolls === undefined ? false : (left ?? 0) < 1;
  if (!own && none) refuse(now, 'power-forbids', user.id, passage);
  const others = [...figures.values()].filter(
    (figure) => controllingSide(figure) === side && figure.piece !== user.id && figure.used?.includes(deed.power),
  );
  const spent = others.filter((figure) => !hasAbilityOrPower(makePieceOfFigure(figure, now.table), deed.power));
  if (!own && spent.length > 0)
    recordReasons(
      now,
      reason(
        'acted',
        passage,
        spent.map(({ piece }) => pieceMark(piece)),
      ),
    );
  limitToOncePerTurn(now, deed, passage);
  if (now.reasons.length === 0 && !own && left !== undefined)
    recordFacts(now, { fact: 'rerolls', side, left: left - 1 });
}

/** Lowest roll that succeeds. The die faces are illegible in the scan, so 5 and 6 follow the book's other rolls. */
const SUCCESS = 5;

/**
 * "At the beginning of your turn": records a reason if a figure of the side already received an action, even a free
 * action.
 */
function atBeginning(now: DeedContext, deed: UseDeed, passage: Citation): void {
  if (!isTurnBeginning(now, controllingSide(requireDeedFigure(now, deed.piece))))
    refuse(now, 'power-forbids', deed.piece, passage);
}

/** "Leadership": a roll removes a token from an adjacent friend with fewer points or a shared keyword. */
export function resolveLeadership(now: DeedContext, deed: UseDeed): void {
  const passage = reference('Leadership');
  const who = requirePowerUser(now, deed, passage);
  const target = who && deed.target !== undefined ? findPiece(who.position, deed.target) : null;
  if (!who || !target) {
    refuse(now, 'power-forbids', deed.piece, passage);
    return;
  }
  atBeginning(now, deed, passage);
  const { user } = who;
  const kin = user.keywords.some((keyword) => target.keywords.includes(keyword));
  if (!areFriendly(now.table, target.side, user.side)) refuse(now, 'opposing', target.id, passage);
  if (!listAdjacentPieces(now, who.position, user).includes(target)) refuse(now, 'no-adjacent', target.id, passage);
  if (!kin && target.points >= user.points) refuse(now, 'power-forbids', target.id, passage);
  limitToOncePerTurn(now, deed, passage);
  if (now.reasons.length === 0) clearOne(now, deed, target.id);
}

/** "Willpower": a roll removes one of the user's own tokens. */
export function resolveWillpower(now: DeedContext, deed: UseDeed): void {
  const passage = reference('Willpower');
  if (!requirePowerUser(now, deed, passage)) return;
  atBeginning(now, deed, passage);
  limitToOncePerTurn(now, deed, passage);
  if (now.reasons.length === 0) clearOne(now, deed, deed.piece);
}

function clearOne(now: DeedContext, { die = 0, power }: UseDeed, piece: string): void {
  recordFacts(now, { fact: 'rolled', dice: [die], for: power });
  if (die >= SUCCESS && requireDeedFigure(now, piece).tokens > 0) recordFacts(now, { fact: 'tokens', piece, by: -1 });
}
