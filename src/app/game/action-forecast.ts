import type { Reason } from '../../rules/answer';
import type { Figure, Table } from '../../table/table';
import { say, sayMany } from '../../text/say';
import { loadedRulesChunk, ruleset } from './open-game';

/**
 * Describes what the rules say about the figure's next action: `pushes next: 1 click`, `already acted · 2 tokens`. ''
 * if there is nothing to say.
 */
export function describeActionForecast(table: Table, figure: Figure, rules = ruleset()): string {
  const action = rules?.actions.find((each) => each.token);
  if (!rules || !action || figure.defeated || table.turn === null || table.ended !== null) return '';
  const ruling = rules.resolve(table, { deed: 'act', piece: figure.piece, action: action.id });
  if (figure.side === table.turn && !ruling.legal) {
    // A long name can cut off the end of the line. Tokens come last because they are also shown beside the name.
    const reasons = ruling.reasons.toSorted((a, b) => Number(hasTokens(a)) - Number(hasTokens(b)));
    return [...new Set(reasons.map(briefly))].filter(Boolean).join(' · ');
  }
  const pushed = ruling.facts.reduce(
    (sum, fact) => sum + (fact.fact === 'clicked' && fact.cause === 'push' ? fact.by : 0),
    0,
  );
  return pushed === 0 ? '' : sayMany(pushed, 'pushes next: 1 click', 'pushes next: {n} clicks');
}

function hasTokens({ code }: Reason): boolean {
  return code === 'two-tokens';
}

function briefly(reason: Reason): string {
  if (reason.code === 'acted') return say('already acted');
  if (hasTokens(reason)) return say('2 tokens');
  return loadedRulesChunk()?.reasonBadge(reason) ?? '';
}
