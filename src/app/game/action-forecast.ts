import type { Reason } from '../../rules/answer';
import type { Figure, Table } from '../../table/table';
import { say, sayMany } from '../../text/say';
import { loadedRulesChunk, ruleset } from './open-game';

/**
 * Describes what the rules say about the figure's next action: `pushes next: 1 click`, `already acted · 2 tokens`. ''
 * if there is nothing to say.
 */
export function describeActionForecast(table: Table, figure: Figure, rules = ruleset()): string {
  if (!rules || figure.card || figure.defeated || table.turn === null || table.ended !== null) return '';
  const option = rules.options(table, figure.piece).find(({ price }) => price && price.tokens > 0);
  if (!option) return '';
  if (figure.side === table.turn && option.reasons.length > 0) {
    // A long name can cut off the end of the line. Tokens come last because they are also shown beside the name.
    const reasons = option.reasons.toSorted((a, b) => Number(hasTokens(a)) - Number(hasTokens(b)));
    return [...new Set(reasons.map(briefly))].filter(Boolean).join(' · ');
  }
  const pushed = option.price?.pushes ?? 0;
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
