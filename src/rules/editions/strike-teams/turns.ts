import type { Fact } from '../../../table/facts';
import { unassignedWounds } from '../../../table/striker';
import { countClicksLeft, type Table } from '../../../table/table';
import { raiseTally } from '../../../table/tallies';
import { pieceMark, reason } from '../../shared/cite';
import { findLeadingTeams, findSoleWinner } from '../../shared/ending';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import type { Action, AttackDeed, Deed, DeedRuling, MoveDeed, TableDeed } from '../../table-deed';
import { activate, endActivation, recordActionRoll, respawnHenchman } from './activation';
import { performAttack, triggerCard } from './attack-deeds';
import { cite } from './citations';
import { advance, allowCardMove, march, performBreakthrough, performSlam } from './movement-deeds';
import { completeScenario } from './objectives';
import { performDestruction, performInteraction } from './objects';
import { beginRound, beginTurn, endCurrentActivation, nextPhase } from './rounds';
import type { StrikeTeamsRules } from './rules';
import { removeStatus } from './status-removal';
import { deliverToken, layTokens, takeToken } from './token-deeds';
import { findUnit, gainPoints, payPoints, turnCommandDial } from './units';
import { resolveWhole } from './whole-actions';
import { assignWounds, listDefeatFacts, listRestFacts, woundFigure } from './wounds';

/**
 * "Character Activation": first the purposes of an activation (`token: true`), then the deeds that cost action points.
 */
export const ACTIONS = [
  { id: 'gain', token: true },
  { id: 'rest', token: true },
  { id: 'retreat', token: true },
  { id: 'extract', token: true },
  { id: 'respawn', token: true },
  { id: 'move', token: false },
  { id: 'melee', token: false },
  { id: 'ranged', token: false },
  { id: 'power', token: false },
] as const;

/** Always 0, because every figure is activated once a round and there is no action total. */
export function actionTotal(_buildTotal: number): number {
  return 0;
}

/** Activates a figure for the chosen purpose. Ignores deeds that cost action points. */
function act(table: Table, piece: string, action: string): DeedRuling {
  if (!ACTIONS.some((each) => each.id === action && each.token)) return makeRuling([], []);
  return activate(table, { piece, how: action });
}

/** Adds wounds outside the damage slots. A figure without a character card takes clicks instead. */
function damage(table: Table, piece: string, wounds: number, by: string | null): DeedRuling {
  const figure = requireTableFigure(table, piece);
  if (figure.card) return woundFigure(table, piece, unassignedWounds(wounds), by);
  const facts: Fact[] = [{ fact: 'clicked', piece, by: wounds, cause: 'damage', from: by }];
  if (!figure.defeated && wounds >= countClicksLeft(figure)) {
    facts.push({ fact: 'defeated', piece, by });
  }
  return makeRuling([], facts);
}

function heal(table: Table, piece: string, wounds: number): DeedRuling {
  const figure = requireTableFigure(table, piece);
  if (!figure.card) return makeRuling([], [{ fact: 'clicked', piece, by: -wounds, cause: 'heal', from: null }]);
  const rested = { ...figure, card: { ...figure.card, rest: wounds } };
  return makeRuling([], listRestFacts({ ...findUnit(table, piece), members: [rested] }));
}

/** "Winning the Mission": the team with more objective points wins. A tie has no winner. */
function endGame(table: Table): DeedRuling {
  const best = findLeadingTeams(table, table.points);
  return makeRuling([], table.ended === null ? [{ fact: 'ended', winner: findSoleWinner(best) }] : []);
}

/** Resolves an action with all its steps. */
export function ruleOnAction(rules: StrikeTeamsRules, table: Table, action: Action): DeedRuling {
  return resolveWhole((now, step) => ruleOnStep(rules, now, step), table, action);
}

/**
 * Resolves one step of an action. A forbidden step still returns its facts, because players may overrule the reasons.
 * An action that only dial games have is forbidden and has no facts.
 */
function ruleOnStep(rules: StrikeTeamsRules, table: Table, action: Action): DeedRuling {
  // Dial games also have actions `attack` and `move`, with different fields. Screens of missions never offer those.
  const deed = action as Deed | Exclude<TableDeed, AttackDeed | MoveDeed>;
  switch (deed.deed) {
    case 'act':
      return act(table, deed.piece, deed.action);
    case 'damage':
      return damage(table, deed.piece, deed.clicks, deed.by);
    case 'heal':
      return heal(table, deed.piece, deed.clicks);
    case 'token':
      return makeRuling([], [{ fact: 'tokens', piece: deed.piece, by: deed.by }]);
    case 'begin-turn':
      return beginTurn(table, deed.side);
    case 'end-turn':
      return makeRuling([], endCurrentActivation(table));
    case 'end-game':
      return endGame(table);
    case 'next-phase':
      return nextPhase(table);
    case 'begin-round':
      return beginRound(table, deed.round);
    case 'activate':
      return activate(table, deed);
    case 'activate-respawn':
      return activate(table, { ...deed, how: 'respawn' });
    case 'end-activation':
      return endActivation(table, deed.piece);
    case 'roll':
      return recordActionRoll(table, deed);
    case 'spend': {
      const { points, command = false } = deed;
      const { reasons, facts } = payPoints(table, findUnit(table, deed.piece), points, command ? points : 0);
      return makeRuling(reasons, facts);
    }
    case 'gain':
      return makeRuling([], gainPoints(table, findUnit(table, deed.piece), deed.points));
    case 'let-move':
      return allowCardMove(table, deed);
    case 'turn-dial':
      return makeRuling([], turnCommandDial(table, deed.side, deed.by));
    case 'trigger':
      return triggerCard(table, deed);
    case 'wound':
      return woundFigure(table, deed.piece, deed.puts, deed.by ?? null);
    case 'settle':
      return assignWounds(table, deed.piece, deed.puts);
    case 'defeat':
      return makeRuling(
        [],
        listDefeatFacts(table, requireTableFigure(table, deed.piece), deed.by ?? null, { tokens: 0 }),
      );
    case 'respawn':
      return respawnHenchman(table, deed);
    case 'status':
      return makeRuling([], [raiseTally(deed, 'status', deed.by, deed.status)]);
    case 'shake-off':
      return removeStatus(table, deed);
    case 'destroy':
      return performDestruction(table, deed.target);
    case 'lay':
      return layTokens(table, deed);
    case 'take':
      return takeToken(table, deed);
    case 'deliver':
      return deliverToken(table, deed);
    case 'complete':
      return completeScenario(table, deed);
    case 'score':
      return makeRuling([], [{ fact: 'scored', side: deed.side, points: deed.points, piece: null }]);
    case 'march':
      return march(table, deed);
    case 'move':
      return advance(table, deed);
    case 'attack':
      return performAttack(rules, table, deed);
    case 'break-through':
      return performBreakthrough(rules, table, deed);
    case 'interact':
      return performInteraction(table, deed);
    case 'slam':
      return performSlam(table, deed);
    case 'capture':
    case 'release':
    case 'rescue':
      return forbidden(deed.by);
    case 'use':
    case 'pick-up':
    case 'put-down':
    case 'switch-off':
    case 'switch-on':
      return forbidden(deed.piece);
  }
}

function forbidden(piece: string): DeedRuling {
  return makeRuling([reason('power-forbids', cite('Character Activation', 'reading'), [pieceMark(piece)])], []);
}
