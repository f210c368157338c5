import type { Reason } from '../../rules/answer';
import type { Figure, Table } from '../../table/table';
import { say, sayMany } from '../../text/say';
import { rulesChunk, ruleset } from './state';

/**
 * The click of a figure, and what its next action would meet, as the edition rules: `click 2 of 8 · next action pushes: 1 click`,
 * `click 2 of 8 · already acted · 2 tokens`.
 */
export function forecastOf(table: Table, figure: Figure): string {
  if (figure.defeated) return say('K.O.');
  const click = say('click {click} of {clicks}', { click: figure.click, clicks: figure.character.dial.length });
  const rules = ruleset();
  const action = rules?.actions.find((each) => each.token);
  if (!rules || !action) return click;
  const ruling = rules.give(table, { deed: 'act', piece: figure.piece, action: action.id });
  if (figure.side === table.turn && !ruling.legal)
    return [click, ...new Set(ruling.reasons.map(briefly))].filter(Boolean).join(' · ');
  const pushed = ruling.facts.reduce(
    (sum, fact) => sum + (fact.fact === 'clicked' && fact.cause === 'push' ? fact.by : 0),
    0,
  );
  return pushed === 0
    ? click
    : sayMany(pushed, '{click} · next action pushes: 1 click', '{click} · next action pushes: {n} clicks', { click });
}

function briefly(reason: Reason): string {
  if (reason.code === 'acted') return say('already acted');
  if (reason.code === 'two-tokens') return say('2 tokens');
  return rulesChunk()?.badgeOfReason(reason) ?? '';
}
