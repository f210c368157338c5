import { applyFacts } from '../../query/resolve-deed';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { toast } from '../messages';
import { reasonsAgainst, rule, ruleset } from './session';

/** Powers, abilities and team abilities that the owner of a figure may switch off now, or has switched off, by id. */
export function optionalPowers(table: Table, piece: string): readonly string[] {
  return ruleset()?.follow?.optional(table, piece) ?? [];
}

/** Records that the owner of a figure switches one of its powers off, or on again. A refusal is shown and nothing is recorded. */
export async function switchPower(piece: string, power: string, off: boolean): Promise<void> {
  const ruling = await rule('switch', (rules, now) => {
    const resolved = rules.follow?.resolve(now, { deed: 'switch', piece, power, off }, applyFacts);
    return resolved ?? { legal: true, reasons: [], notes: [], facts: [] };
  });
  if (ruling && !ruling.legal)
    toast(say('Against the rules: {reason} Nothing was recorded.', { reason: reasonsAgainst(ruling) ?? '' }));
}
