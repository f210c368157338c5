import { pieceOfFigure, type Table } from '../../../table/table';
import type { Deed, DeedRuling } from '../../ruleset';
import { giveDeed, type TurnLaw } from '../../shared/deeds';
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

/** "Action total": one for every full 100 points of the build total. */
export function actionTotal(buildTotal: number): number {
  return Math.floor(buildTotal / 100);
}

const TURNS: TurnLaw = {
  isFree: (action) => ACTIONS.some((each) => each.id === action && !each.token),
  pushes: (figure) => figure.tokens > 0 && !hasEffect(POWERS, pieceOfFigure(figure), 'no-pushing-damage'),
  citeTokens: cite('ROUNDS, TURNS, AND ACTIONS: Pushing'),
  citeGiving: cite('ROUNDS, TURNS, AND ACTIONS: Giving actions to characters'),
};

export function give(table: Table, deed: Deed): DeedRuling {
  return giveDeed(table, deed, TURNS);
}
