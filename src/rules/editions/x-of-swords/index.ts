import type { HouseLaw } from '../../house';
import type { Ruleset } from '../../ruleset';
import { housed } from '../../shared/house';
import { actionOptions, actionsLeft } from '../../shared/options';
import { follows } from '../../shared/resolve/resolve';
import { FORCE } from './force';
import { HOUSE_RULES } from './house';
import { LAW, type SwordsLaw } from './law';
import { MOVES } from './movement';
import { MARKERS } from './powers';
import { questions } from './questions';
import { resolveLaw } from './resolve';
import { SCENARIOS } from './scenarios';
import { setup } from './setup';
import { SIDELINE } from './sideline';
import { ACTIONS, actionTotal, give, PHASES } from './turns';

function play(law: SwordsLaw, house: HouseLaw): Ruleset {
  const ruleset: Ruleset = {
    ...questions(law),
    actions: ACTIONS,
    moves: MOVES,
    phases: PHASES,
    markers: MARKERS,
    cards: ['scenario', 'other'],
    // The books have no rules about card combinations.
    cardFaults: () => [],
    actionTotal,
    force: FORCE,
    house,
    setup,
    sideline: SIDELINE,
    scenarios: SCENARIOS,
    give: (table, deed) => give(law, table, deed),
    counters: actionsLeft,
    options: actionOptions(ACTIONS, (table, deed) => give(law, table, deed)),
    follow: follows(
      resolveLaw(law, () => ruleset),
      (table, deed) => give(law, table, deed),
    ),
  };
  return ruleset;
}

/** The X of Swords miniatures game: the current edition of the dial game. */
export const xOfSwords = housed(LAW, HOUSE_RULES, play);
