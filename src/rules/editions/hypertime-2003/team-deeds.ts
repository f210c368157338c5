import type { Square } from '../../../grid/square';
import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import type { Figure, Table } from '../../../table/table';
import { getTablePosition } from '../../../table/table-position';
import type { Citation } from '../../answer';
import { makePlainReachQuestion, type Ruleset } from '../../ruleset';
import { giveAction } from '../../shared/resolve/action';
import { recordFacts, refuse, requireDeedFigure } from '../../shared/resolve/deed-context';
import { resolveMove } from '../../shared/resolve/move';
import type {
  DamageTaken,
  DeedContext,
  PowerReminder,
  PowerUse,
  ResolveRules,
} from '../../shared/resolve/resolve-rules';
import { dealClicks, healClicks } from '../../shared/resolve/take-damage';
import { dealPushingDamage, requireOwnTurn } from '../../shared/resolve/uses';
import type { AttackDeed, MoveDeed, UseDeed } from '../../table-deed';
import { citeFaq } from './passages';
import {
  BACKING_TEAM,
  CLICK_TRADERS,
  FREE_MOVE_TEAMS,
  GANG_TEAMS,
  MULTIPLE_CARRIERS,
  OUTWIT_TEAM,
  STRIKE_BACK_TEAM,
} from './team-names';
import { backingPower, isWildCard, listPossibleTeams, PASSIVE_TEAMS, wildCardMarker } from './teams';

const RANGED = ['ranged', 'throw', 'telekinesis'];

/** Lists the uses of team abilities by team name. */
export function listTeamUses(rules: ResolveRules): Readonly<Record<string, PowerUse>> {
  const each = (teams: readonly string[], use: PowerUse) => Object.fromEntries(teams.map((team) => [team, use]));
  return {
    [OUTWIT_TEAM]: {
      fields: ['target', 'cancels'],
      targets: 'foes',
      resolve: (now, deed) => rules.uses.outwit?.resolve(now, { ...deed, power: 'outwit' }),
    },
    [BACKING_TEAM]: { fields: ['target'], targets: 'friends', resolve: back },
    [STRIKE_BACK_TEAM]: { fields: ['target'], targets: 'foes', resolve: strikeBack },
    ...each(CLICK_TRADERS, { fields: ['target'], targets: 'friends', resolve: exchange }),
    ...each(FREE_MOVE_TEAMS, {
      fields: [],
      optional: () => ['to'],
      destinations: listFreeMoveEnds,
      resolve: moveFreely,
    }),
    ...each(PASSIVE_TEAMS, {
      fields: [],
      resolve(now, deed) {
        memberOf(now, deed, WILD_CARD);
      },
    }),
  };
}

/**
 * Lists the teams with an ability that a figure may use as an action. Abilities that always apply are left out, except
 * for wild cards: using one declares which team the wild card copies.
 */
export function listUsableTeams(table: Table, { piece, side, character }: Figure): readonly string[] {
  const teams = listPossibleTeams(table, { id: piece, side, team: character.teams[0] ?? null });
  return isWildCard(table, piece) ? teams : teams.filter((team) => !PASSIVE_TEAMS.includes(team));
}

const WILD_CARD = citeFaq('Wild Card Team Ability');

/** Whether a figure may carry several figures ("Team Abilities"). Otherwise the usual rules for carrying apply. */
export function mayCarrySeveral(now: DeedContext, { id }: Piece): boolean {
  return isOf(now.table, requireDeedFigure(now, id), MULTIPLE_CARRIERS);
}

/** Reminders to trade clicks. Each pair of members may trade once a turn. */
export const CLICK_TRADE_REMINDERS: readonly PowerReminder[] = CLICK_TRADERS.map((power) => ({
  power,
  when: 'action',
  team: true,
  cite: citeFaq('Team Ability, trading clicks'),
}));

/**
 * Returns the acting figure if it belongs to the team of the ability. Otherwise records a reason against the action and
 * returns null.
 */
function memberOf(now: DeedContext, { piece, power }: UseDeed, cite: Citation): Figure | null {
  const figure = requireDeedFigure(now, piece);
  const { table } = now;
  if (isOf(table, figure, [power])) {
    // A wild card copies one team at a time: now the team of this ability.
    if (isWildCard(table, piece)) recordFacts(now, { fact: 'used', piece, power: wildCardMarker(table, power) });
    return figure;
  }
  refuse(now, 'power-forbids', piece, cite);
  return null;
}

function isOf(table: Table, { piece, side, character }: Figure, teams: readonly string[]): boolean {
  const team = character.teams[0] ?? null;
  return listPossibleTeams(table, { id: piece, side, team }).some((each) => teams.includes(each));
}

function areBeside(now: DeedContext, a: string, b: string): boolean {
  const position = getTablePosition(now.table);
  const both = position && findPiece(position, a) && findPiece(position, b);
  return both ? now.law.ruleset().adjacent(position, { piece: a }, { piece: b }).adjacent : false;
}

/**
 * "Team Abilities", backing: costs the user an action and a token, and adds a click to the next ranged attack of an
 * adjacent friend.
 */
function back(now: DeedContext, deed: UseDeed): void {
  const cite = citeFaq('Team Ability, adding to damage');
  const figure = memberOf(now, deed, cite);
  const { target } = deed;
  if (!figure || target === undefined || !now.table.figures.has(target)) {
    refuse(now, 'power-forbids', deed.piece, cite);
    return;
  }
  if (!areFriendly(now.table, requireDeedFigure(now, target).side, figure.side)) refuse(now, 'opposing', target, cite);
  if (target === deed.piece || !areBeside(now, deed.piece, target)) refuse(now, 'no-adjacent', target, cite);
  const pushes = giveAction(now, figure, 'ranged');
  if (now.reasons.length > 0) return;
  recordFacts(now, { fact: 'used', piece: deed.piece, power: backs(target) });
  dealPushingDamage(now, deed.piece, pushes);
}

function backs(target: string): string {
  return `backs ${target}`;
}

function backedUp(target: string): string {
  return `backed ${target}`;
}

/**
 * Lists the figures that back the next ranged attack of `target`. A backer must be adjacent when the attack is made,
 * unless its own pushing damage knocked the backer out after the attack was declared.
 */
function backersOf(now: DeedContext, target: string): Figure[] {
  return [...now.table.figures.values()].filter(
    ({ piece, defeated, used = [] }) =>
      used.includes(backs(target)) && !used.includes(backedUp(target)) && (defeated || areBeside(now, piece, target)),
  );
}

/** Returns the attacker with the extra damage from the figures that back it. */
export function withBackers(now: DeedContext, deed: AttackDeed, attacker: Piece): Piece {
  const count = RANGED.includes(deed.attack) ? backersOf(now, attacker.id).length : 0;
  return count > 0 ? { ...attacker, abilities: [...attacker.abilities, backingPower(count)] } : attacker;
}

/** Ends backing after one attack, hit or miss. Also lets comrades next to the same target join the attack. */
export function endBacking(now: DeedContext, deed: AttackDeed): void {
  if (RANGED.includes(deed.attack))
    for (const { piece, used = [] } of now.table.figures.values())
      if (used.includes(backs(deed.attacker)) && !used.includes(backedUp(deed.attacker)))
        recordFacts(now, { fact: 'used', piece, power: backedUp(deed.attacker) });
}

/**
 * "Team Abilities", trading clicks: heals the user by a click if it is damaged, otherwise the other member. The partner
 * takes a click. Once a turn for each pair.
 */
function exchange(now: DeedContext, deed: UseDeed): void {
  const cite = citeFaq('Team Ability, trading clicks');
  const figure = memberOf(now, deed, cite);
  const other = deed.target === undefined ? undefined : now.table.figures.get(deed.target);
  const member = other && other.piece !== deed.piece && isOf(now.table, other, [deed.power]);
  if (!figure || !other || !member) {
    refuse(now, 'power-forbids', deed.piece, cite);
    return;
  }
  requireOwnTurn(now, deed.piece, cite);
  if (!areFriendly(now.table, other.side, figure.side)) refuse(now, 'opposing', other.piece, cite);
  if (other.defeated || other.captor !== null || other.squares.length === 0) refuse(now, 'captured', other.piece, cite);
  if (figure.used?.includes(`${deed.power} ${other.piece}`)) refuse(now, 'acted', deed.piece, cite);
  const [healed, hurts] = figure.click > figure.start ? [figure, other] : [other, figure];
  // A figure may only take a click if the trade heals the other figure.
  if (healed.click <= healed.start) refuse(now, 'power-forbids', deed.piece, cite);
  if (now.reasons.length > 0) return;
  recordFacts(
    now,
    { fact: 'used', piece: figure.piece, power: `${deed.power} ${other.piece}` },
    { fact: 'used', piece: other.piece, power: `${deed.power} ${figure.piece}` },
  );
  healClicks(now, healed.piece, 1);
  dealClicks(now, hurts.piece, 1, null, 'damage');
}

/**
 * "Team Abilities", striking back: the figure that damaged the user takes a click. This is not an attack and cannot be
 * answered.
 */
function strikeBack(now: DeedContext, deed: UseDeed): void {
  const cite = citeFaq('Team Ability, striking back');
  const figure = memberOf(now, deed, cite);
  const { target } = deed;
  if (!figure || target === undefined || !now.table.figures.has(target)) {
    refuse(now, 'power-forbids', deed.piece, cite);
    return;
  }
  const { used = [] } = requireDeedFigure(now, deed.piece);
  const count = (word: string) => used.filter((each) => each.startsWith(`${word} ${target} `)).length;
  // A figure may strike back once for each hit. Striking back does not count as a hit.
  const blows = count(STRUCK) || (count(STRUCK_BACK) + count(UNSTRUCK) > 0 ? 0 : 1);
  if (figure.lastHurtBy !== target || count(ANSWERS) >= blows) refuse(now, 'power-forbids', target, cite);
  if (now.reasons.length > 0) return;
  recordFacts(
    now,
    { fact: 'used', piece: deed.piece, power: `${ANSWERS} ${target} ${count(ANSWERS) + 1}` },
    ...(isOf(now.table, requireDeedFigure(now, target), [STRIKE_BACK_TEAM])
      ? [{ fact: 'used', piece: target, power: `${STRUCK_BACK} ${deed.piece} 1` } as const]
      : []),
  );
  dealClicks(now, target, 1, deed.piece, 'damage');
}

const STRUCK = 'is struck by';
const STRUCK_BACK = 'is answered by';
const ANSWERS = 'answers';
const UNSTRUCK = 'is hurt without a blow by';

/**
 * Wraps the use of a power that is no attack, such as "Force Blast" or poison. Records that its damage gives no right
 * to strike back.
 */
export function markAsNonAttack(use: PowerUse): PowerUse {
  return {
    ...use,
    resolve: (now, deed) => {
      const before = now.table.figures;
      use.resolve(now, deed);
      for (const [piece, { click }] of before) {
        const figure = now.table.figures.get(piece);
        if (figure && figure.click > click && isOf(now.table, figure, [STRIKE_BACK_TEAM]))
          recordFacts(now, { fact: 'used', piece, power: `${UNSTRUCK} ${deed.piece} 1` });
      }
    },
  };
}

/** Records the number of hits on figures that may strike back. */
export function recordHits(now: DeedContext, { attacker }: AttackDeed, hurts: readonly DamageTaken[]): void {
  for (const { piece, clicks } of hurts) {
    const figure = now.table.figures.get(piece);
    if (!figure || clicks < 1 || !isOf(now.table, figure, [STRIKE_BACK_TEAM])) continue;
    const before = (figure.used ?? []).filter((each) => each.startsWith(`${STRUCK} ${attacker} `)).length;
    recordFacts(now, { fact: 'used', piece, power: `${STRUCK} ${attacker} ${before + 1}` });
  }
}

/** "Team Abilities", moving freely: resolves the announced use. The move is part of the use or a later deed. */
function moveFreely(now: DeedContext, deed: UseDeed): void {
  const figure = memberOf(now, deed, citeFaq('Team Ability, a free move'));
  if (figure && deed.to !== undefined) resolveMove(now, { deed: 'move', piece: deed.piece, to: [deed.to] });
}

function listFreeMoveEnds(ruleset: Ruleset, position: Position, { piece }: UseDeed): readonly Square[] {
  return ruleset.reach(position, makePlainReachQuestion(piece)).ends.flatMap(({ squares: [square] }) => square ?? []);
}

/** Whether a deed is outside the action total: moves of some teams, and a gang's attacks after the first. */
export function costsNoAction(
  rules: ResolveRules,
  now: DeedContext,
  deed: AttackDeed | MoveDeed,
  figure: Figure,
): boolean {
  if (figure.loan) return false;
  if (deed.deed === 'move')
    return (
      !(deed.action !== undefined && Object.hasOwn(rules.multiPartActions, deed.action)) &&
      isOf(now.table, figure, FREE_MOVE_TEAMS)
    );
  return joinsGang(rules, now, deed, figure);
}

/**
 * "Team Abilities", gangs: members next to one opponent when an action begins all attack the opponent by that action.
 * The first attacker's attack costs the action and records who may join.
 */
function joinsGang(rules: ResolveRules, now: DeedContext, deed: AttackDeed, figure: Figure): boolean {
  const { aim, action = deed.attack } = deed;
  const target = 'pieces' in aim && aim.pieces.length === 1 ? aim.pieces[0] : undefined;
  if (target === undefined || !isOf(now.table, figure, GANG_TEAMS)) return false;
  // A figure that moves first was not next to its target when the action began. All attacks of Flurry are one action.
  const parted = Object.hasOwn(rules.multiPartActions, action) ? rules.multiPartActions[action] : null;
  if (parted ? parted.moves !== 'none' : action !== 'close') return false;
  if (!areBeside(now, figure.piece, target)) return false;
  const { table } = now;
  const word = (spent: number) => `gangs up on ${target} ${spent}`;
  const spent = table.actionsSpent - (table.granted ?? 0);
  if (figure.used?.includes(word(spent))) return true;
  for (const other of table.figures.values())
    if (
      other !== figure &&
      other.side === figure.side &&
      isOf(table, other, GANG_TEAMS) &&
      areBeside(now, other.piece, target)
    )
      recordFacts(now, { fact: 'used', piece: other.piece, power: word(spent + 1) });
  return false;
}
