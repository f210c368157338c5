import type { Fact } from '../../../table/facts';
import { countClicksLeft, type Table } from '../../../table/table';
import type { Deed } from '../../ruleset';
import { pieceMark, reason } from '../../shared/cite';
import { findLeadingTeams, findSoleWinner } from '../../shared/ending';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import { activate, endActivation, recordActionRoll, respawnHenchman } from './activation';
import { performAttack, performDemolition, triggerCard } from './attack-deeds';
import { cite } from './citations';
import { turnCommandDial } from './command-dial';
import { advance, allowCardMove, march, performBreakthrough, performSlam } from './movement-deeds';
import { completeScenario } from './objectives';
import { performDestruction, performInteraction } from './objects';
import { beginRound, beginTurn, endCurrentActivation, nextPhase } from './rounds';
import type { StrikeTeamsRules } from './rules';
import { removeStatus } from './status-removal';
import { deliverToken, placeScenarioToken, takeToken } from './token-deeds';
import { findUnit, gainPoints, payPoints } from './units';
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
  return activate(table, { deed: 'activate', piece, how: action, at: null, heal: null });
}

/** Adds wounds outside the damage slots. A figure without a character card takes clicks instead. */
function damage(table: Table, piece: string, wounds: number, by: string | null): DeedRuling {
  const figure = requireTableFigure(table, piece);
  if (figure.card) return woundFigure(table, piece, [{ box: null, card: null, wounds }], by);
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
  return makeRuling([], listRestFacts({ ...findUnit(table, piece), members: [rested] }, null));
}

/** "Winning the Mission": the team with more objective points wins. A tie has no winner. */
function endGame(table: Table): DeedRuling {
  const best = findLeadingTeams(table, table.points);
  return makeRuling([], table.ended === null ? [{ fact: 'ended', winner: findSoleWinner(best) }] : []);
}

/** Rules on a deed. A forbidden deed still returns its facts, because the players may overrule the reasons. */
export function give(rules: StrikeTeamsRules, table: Table, deed: Deed): DeedRuling {
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
    case 'end-activation':
      return endActivation(table, deed.piece);
    case 'roll':
      return recordActionRoll(table, deed.piece, deed.declared, deed.rolled);
    case 'spend': {
      const { points, command } = deed;
      const { reasons, facts } = payPoints(table, findUnit(table, deed.piece), points + command, command);
      return makeRuling(reasons, facts);
    }
    case 'gain':
      return makeRuling([], gainPoints(table, findUnit(table, deed.piece), deed.points));
    case 'let-move':
      return allowCardMove(table, deed.piece, deed.spaces, deed.line);
    case 'turn-dial':
      return makeRuling([], turnCommandDial(table, deed.side, deed.by));
    case 'trigger':
      return triggerCard(table, deed);
    case 'wound':
      return woundFigure(table, deed.piece, deed.puts, deed.by);
    case 'settle':
      return assignWounds(table, deed.piece, deed.puts);
    case 'defeat':
      return makeRuling([], listDefeatFacts(table, requireTableFigure(table, deed.piece), deed.by, { tokens: 0 }));
    case 'respawn':
      return respawnHenchman(table, deed.piece, deed.at, deed.command);
    case 'status': {
      const { piece, status, by } = deed;
      return makeRuling([], [{ fact: 'tallied', piece, tally: 'status', of: status, by }]);
    }
    case 'shake-off':
      return removeStatus(table, deed);
    case 'destroy':
      return performDestruction(table, deed.target);
    case 'lay':
      return placeScenarioToken(table, deed.token);
    case 'take':
      return takeToken(table, deed);
    case 'deliver':
      return deliverToken(table, deed.piece, deed.token, deed.points);
    case 'complete':
      return completeScenario(table, deed);
    case 'score':
      return makeRuling([], [{ fact: 'scored', side: deed.side, points: deed.points, piece: null }]);
    case 'march':
      return march(table, deed.piece, deed.command);
    case 'move':
      return advance(table, deed.of, deed.command);
    case 'attack':
      return performAttack(rules, table, deed);
    case 'demolish':
      return performDemolition(table, deed);
    case 'break-through':
      return performBreakthrough(rules, table, deed.of, deed.command);
    case 'interact':
      return performInteraction(table, deed.of, deed.command);
    case 'slam':
      return performSlam(table, deed.of);
    case 'capture':
    case 'release':
    case 'rescue':
      return makeRuling([reason('power-forbids', cite('Character Activation', 'reading'), [pieceMark(deed.by)])], []);
  }
}
