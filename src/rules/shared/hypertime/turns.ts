import { pieceOfFigure, type Table } from '../../../table/table';
import type { Deed, DeedRuling } from '../../ruleset';
import { giveDeed } from '../deeds';
import { hasEffect } from '../powers';
import type { YearLaw } from './year';

export const PHASES = ['beginning of turn', 'actions', 'clear tokens'] as const;

/** One action for every 100 points of the build total. */
export function actionTotal(buildTotal: number): number {
  return Math.floor(buildTotal / 100);
}

/** Tokens, pushing and rest. A pass leaves no token; where it costs an action it is used up all the same. */
export function give(year: YearLaw, table: Table, deed: Deed): DeedRuling {
  return giveDeed(table, deed, {
    isFree: (action) => action === 'free' || (action === 'pass' && !year.passCosts),
    rests: (action) => action === 'pass',
    pushes: (figure) => figure.tokens > 0 && !hasEffect(year.powers, pieceOfFigure(figure), 'no-pushing-damage'),
    citeTokens: year.passages.pushing,
    citeGiving: year.passages['giving-actions'],
  });
}
