import type { TeamRollReminder, UseReminder } from '../rules/reminders';
import type { Ruleset } from '../rules/ruleset';
import type { AttackDeed, UseDeed } from '../rules/table-deed';
import { applyFacts } from '../table/fold/fold';
import type { Table } from '../table/table';
import type { RerollChoice } from './app-choice';
import { listOutcomes, listOutcomesOfRoll } from './outcomes';
import { compareScores, isBetterBy, makeOutcomeScorer, toOptionScore } from './score-outcomes';

/** Id of the power that rerolls dice. */
const REROLL_POWER = 'probability-control';
/** Least gain, in points, for which a reroll of a themed team is spent: a team has few for the entire game. */
const LEAST_TEAM_GAIN = 5;

/**
 * Returns the best reroll of the dice of an attack by a side that the app plays: of the attack roll, or of a roll to
 * evade. Null if no side can make or wants a reroll.
 * @param deed the attack with its dice and the rolls of its targets
 */
export function decideReroll(
  ruleset: Ruleset,
  table: Table,
  deed: AttackDeed,
  sides: readonly string[],
): RerollChoice | null {
  const { dice, showed: _showed, takes: _takes, ...attack } = deed;
  if (ruleset.mission || !dice || dice.length < 2 || !('pieces' in deed.aim)) return null;
  const { evade: rolled = {}, ...plain } = attack;
  // After a new attack roll, the die of a power is rolled again too.
  const { die: _die, ...bare } = plain;
  const now = listOutcomesOfRoll(ruleset, table, { ...attack, dice });
  if (!now) return null;
  for (const due of listRerolls(ruleset, table, sides)) {
    const least = due.due === 'team-roll' ? LEAST_TEAM_GAIN : 0;
    const score = makeOutcomeScorer(ruleset, table, due.side);
    const keep = score(table, now);
    const attempts = [
      { roller: deed.attacker, roll: 'attack' as const, evade: {} },
      ...Object.keys(rolled).map((piece) => ({
        roller: piece,
        roll: 'evade' as const,
        evade: Object.fromEntries(Object.entries(rolled).filter(([each]) => each !== piece)),
      })),
    ];
    const found = attempts.flatMap(({ roller, roll, evade }) => {
      const use = findUse(ruleset, table, due, roller);
      if (!use) return [];
      const after = applyFacts(table, ruleset.resolve(table, use).facts);
      const anew =
        roll === 'attack'
          ? listOutcomes(ruleset, after, bare)
          : listOutcomesOfRoll(ruleset, after, { ...plain, dice, evade });
      const again = anew && score(after, anew);
      return again && isBetterBy(least, again, keep) ? [{ roller, roll, use, again }] : [];
    });
    const [best] = found.sort((a, b) => compareScores(a.again, b.again));
    if (best) return { ...best, side: due.side, keep: toOptionScore(keep), again: toOptionScore(best.again) };
  }
  return null;
}

/** Lists the rerolls of the sides: those of figures with the power first, because they return each turn. */
function listRerolls(ruleset: Ruleset, table: Table, sides: readonly string[]): (UseReminder | TeamRollReminder)[] {
  const found = ruleset
    .reminders(table)
    .flatMap((each) =>
      (each.due === 'use' || each.due === 'team-roll') && each.power === REROLL_POWER && sides.includes(each.side)
        ? [each]
        : [],
    );
  return [...found.filter(({ due }) => due === 'use'), ...found.filter(({ due }) => due === 'team-roll')];
}

/** Returns a legal use of the power on a roller. Null if none exists, for example without a line of fire. */
function findUse(ruleset: Ruleset, table: Table, due: UseReminder | TeamRollReminder, roller: string): UseDeed | null {
  const users = due.due === 'team-roll' ? ruleset.reminderUses(table, due).map(({ piece }) => piece) : [due.deed.piece];
  for (const piece of users) {
    const use: UseDeed = { deed: 'use', piece, power: REROLL_POWER, target: roller };
    if (ruleset.resolve(table, use).legal) return use;
  }
  return null;
}
