import { makePieceOfFigure, type Table } from '../../../table/table';
import type { Deed, DeedRuling } from '../../ruleset';
import { giveDeed, type TurnRules } from '../../shared/deeds';
import { hasEffect } from '../../shared/powers';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { FORCE } from './force';
import type { XOfSwordsRules } from './rules';

/** "Actions": the basic ones, those of powers, and free ones without a token. */
export const ACTIONS = [
  { id: 'move', token: true },
  { id: 'close', token: true },
  { id: 'ranged', token: true },
  { id: 'power', token: true },
  { id: 'free', token: false },
] as const;

/** A carried figure takes only free actions this turn. */
const CARRY = cite('Inherent Abilities: Carry');

export const PHASES = ['beginning of turn', 'actions', 'end of turn', 'clear tokens'] as const;

/** "Action Phase": three actions, for any build total. */
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
    // The clear phase removes tokens from figures that received none this turn.
    tokensPreventRest: true,
    ending: 'last-standing',
    // The book has no captives. If players hold one, a release scores like a defeat.
    themes: FORCE.themes,
    captives: {
      cite: cite('How to Win', 'reading'),
      released: ({ points }) => points,
      most: Number.POSITIVE_INFINITY,
      mayBeCaptured: () => false,
      neighbours: NEIGHBOURS,
    },
  };
}

export function give(rules: XOfSwordsRules, table: Table, deed: Deed): DeedRuling {
  return giveDeed(table, deed, turnRules(rules));
}
