import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { toast } from '../messages';
import { describeObjections } from './naming';
import { ruleset } from './open-game';
import { recordRuling } from './perform';

/**
 * Lists the ids of powers, abilities and team abilities that the figure's owner can switch off now or has switched off.
 */
export function listSwitchablePowers(table: Table, piece: string): readonly string[] {
  return ruleset()?.optionalPowers(table, piece) ?? [];
}

/**
 * Records that the owner switches a power of a figure off or on. If the rules forbid the switch, shows the reason and
 * records nothing.
 */
export async function recordPowerSwitch(piece: string, power: string, off: boolean): Promise<void> {
  const ruling = await recordRuling('switch', (rules, now) => {
    const deed = off ? 'switch-off' : 'switch-on';
    return rules.resolve(now, { deed, piece, power });
  });
  if (ruling && !ruling.legal)
    toast(say('Against the rules: {reason} Nothing was recorded.', { reason: describeObjections(ruling) ?? '' }));
}
