import type { Fact } from '../../../table/facts';
import { type Figure, pieceOfFigure, type Table } from '../../../table/table';
import type { Reason } from '../../answer';
import type { Deed, DeedRuling } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { clicked, knownFigure, ruling } from '../../shared/deeds';
import { hasEffect } from '../../shared/powers';
import { cite } from './citations';
import { POWERS } from './powers';

/** "Types of Actions": what one action of the total is given as; a free action costs none and leaves no token. */
export const ACTIONS = [
  { id: 'move', token: true },
  { id: 'close', token: true },
  { id: 'ranged', token: true },
  { id: 'power', token: true },
  { id: 'free', token: false },
] as const;

export const PHASES = ['beginning of turn', 'actions', 'clear tokens'] as const;

const GIVING = cite('ROUNDS, TURNS, AND ACTIONS: Giving actions to characters');
const PUSHING = cite('ROUNDS, TURNS, AND ACTIONS: Pushing');

/** "Action total": one for every full 100 points of the build total. */
export function actionTotal(buildTotal: number): number {
  return Math.floor(buildTotal / 100);
}

function isTireless(figure: Figure): boolean {
  return hasEffect(POWERS, pieceOfFigure(figure), 'no-pushing-damage');
}

/** "Giving actions", "Action tokens", "Pushing": the token, and one click for acting on two turns running. */
function act(table: Table, figure: Figure, action: string): DeedRuling {
  const free = ACTIONS.some((each) => each.id === action && !each.token);
  const facts: Fact[] = [];
  if (free) return ruling([], facts);
  const reasons: Reason[] = [];
  if (figure.tokens >= 2) reasons.push(reason('two-tokens', PUSHING, [onPiece(figure.piece)]));
  if (figure.actedThisTurn) reasons.push(reason('acted', GIVING, [onPiece(figure.piece)]));
  if (table.actionsSpent >= table.actionTotal)
    reasons.push(reason('no-actions', cite('ROUNDS, TURNS, AND ACTIONS: Action total')));
  facts.push({ fact: 'acted', piece: figure.piece, action });
  if (figure.tokens < 2) facts.push({ fact: 'tokens', piece: figure.piece, by: 1 });
  if (figure.tokens > 0 && !isTireless(figure)) facts.push(...clicked(table, figure, 1, 'push', null));
  return ruling(reasons, facts);
}

/** "Remove action tokens from characters that did not receive action tokens that turn." */
function endTurn(table: Table, side: string): Fact[] {
  return [...table.figures.values()]
    .filter((figure) => figure.side === side && !figure.actedThisTurn && figure.tokens > 0 && !figure.defeated)
    .map((figure) => ({ fact: 'tokens', piece: figure.piece, by: -figure.tokens }));
}

function beginTurn(table: Table, side: string): Fact[] {
  const first = table.players[0]?.side === side;
  return [{ fact: 'turn', side, round: table.round === 0 || first ? table.round + 1 : table.round }];
}

/** What follows from a deed; the facts are given even where the book is against it, for the players decide. */
export function give(table: Table, deed: Deed): DeedRuling {
  switch (deed.deed) {
    case 'act':
      return act(table, knownFigure(table, deed.piece), deed.action);
    case 'damage':
      return ruling([], clicked(table, knownFigure(table, deed.piece), deed.clicks, 'damage', deed.by));
    case 'heal':
      return ruling([], [{ fact: 'clicked', piece: deed.piece, by: -deed.clicks, cause: 'heal', from: null }]);
    case 'token':
      return ruling([], [{ fact: 'tokens', piece: deed.piece, by: deed.by }]);
    case 'begin-turn':
      return ruling([], beginTurn(table, deed.side));
    case 'end-turn':
      return ruling([], endTurn(table, deed.side));
  }
}
