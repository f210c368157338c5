import type { Table } from '../../../table/table';
import { makePieceOfFigure } from '../../../table/table-position';
import { ruleOnDeed, type TurnRules } from '../../shared/deeds';
import { hasEffect } from '../../shared/powers';
import type { Deed, DeedRuling } from '../../table-deed';
import { cite } from './citations';
import { FORCE } from './force';
import type { XOfSwordsRules } from './rules';

/** "Actions": the basic actions, actions of powers, and free actions without a token. */
export const ACTIONS = [
  { id: 'move', token: true },
  { id: 'close', token: true },
  { id: 'ranged', token: true },
  { id: 'power', token: true },
  { id: 'free', token: false },
] as const;

/** Passage for the rule that a carried figure takes only free actions this turn. */
const CARRY = cite('Inherent Abilities: Carry');

export const PHASES = ['beginning of turn', 'actions', 'end of turn', 'clear tokens'] as const;

/** "Action Phase": three actions a turn, for any build total. */
export function actionTotal(): number {
  return 3;
}

export function turnRules(rules: XOfSwordsRules): TurnRules {
  return {
    isFree: (action) => ACTIONS.some((each) => each.id === action && !each.token),
    pushes: (figure, table) =>
      rules.pushing !== null &&
      figure.tokens > 0 &&
      !hasEffect(rules.pushing.spares, makePieceOfFigure(figure, table), 'no-pushing-damage'),
    citeTokens: cite('Overview of Play: Actions'),
    citeCarried: CARRY,
    citeGiving: cite('Turn Overview: Phase 2: Action Phase'),
    // The clear phase removes the tokens of every figure that received no token this turn.
    tokensPreventRest: true,
    ending: 'last-standing',
    themes: FORCE.themes,
    // The book has no captives. If players record a captive, its release scores like a defeat.
    captives: {
      cite: cite('How to Win', 'reading'),
      released: ({ points }) => points,
      most: Number.POSITIVE_INFINITY,
      mayBeCaptured: () => false,
      neighbours: rules.neighbours,
    },
  };
}

export function ruleOnPlainDeed(rules: XOfSwordsRules, table: Table, deed: Deed): DeedRuling {
  return ruleOnDeed(table, deed, turnRules(rules));
}
