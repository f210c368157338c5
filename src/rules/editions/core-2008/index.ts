import type { HouseLaw } from '../../house';
import type { Ruleset } from '../../ruleset';
import { housed } from '../../shared/house';
import { actionOptions, actionsLeft } from '../../shared/options';
import { follows } from '../../shared/resolve/resolve';
import { cardFaults } from './card-faults';
import { FORCE } from './force';
import { HOUSE_RULES } from './house';
import { type CoreLaw, LAW } from './law';
import { MOVES } from './movement';
import { MARKERS } from './powers';
import { questions } from './questions';
import { resolveLaw } from './resolve';
import { rollOff } from './roll-off';
import { SCENARIOS } from './scenarios';
import { setup } from './setup';
import { ACTIONS, actionTotal, give, PHASES } from './turns';

function play(law: CoreLaw, house: HouseLaw): Ruleset {
  const ruleset: Ruleset = {
    ...questions(law),
    actions: ACTIONS,
    moves: MOVES,
    phases: PHASES,
    markers: MARKERS,
    cards: ['feat', 'condition', 'event-dial', 'scenario', 'other'],
    cardFaults,
    actionTotal,
    force: FORCE,
    house,
    setup,
    scenarios: SCENARIOS,
    give: (table, deed) => give(law, table, deed),
    rollOff,
    counters: actionsLeft,
    options: actionOptions(ACTIONS, (table, deed) => give(law, table, deed)),
    follow: follows(
      resolveLaw(law, () => ruleset),
      (table, deed) => give(law, table, deed),
    ),
  };
  return ruleset;
}

export const core2008 = housed(LAW, HOUSE_RULES, play);
