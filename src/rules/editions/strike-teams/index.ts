import type { HouseLaw } from '../../house';
import type { Ruleset } from '../../ruleset';
import { housed } from '../../shared/house';
import { NO_SCENARIOS } from '../../shared/scenarios';
import { NO_SETUP } from '../../shared/setup';
import { CAMPAIGN } from './campaign';
import { battleZone, entering } from './entering';
import { FORCE } from './force';
import { HOUSE_RULES } from './house';
import { LAW, type StrikeLaw } from './law';
import { MOVES } from './movement';
import { attackLeft } from './multipart';
import { objectives, scenariosDue } from './objectives';
import { counters, options } from './options';
import { questions } from './questions';
import { PHASES } from './rounds';
import { shakingOff } from './shaking-off';
import { ACTIONS, actionTotal, give } from './turns';

function play(law: StrikeLaw, house: HouseLaw): Ruleset {
  const asked = questions(law);
  return {
    ...asked,
    actions: ACTIONS,
    moves: MOVES,
    phases: PHASES,
    markers: [],
    cards: ['scenario', 'other'],
    // The books have no rules about card combinations.
    cardFaults: () => [],
    actionTotal,
    force: FORCE,
    house,
    setup: NO_SETUP,
    scenarios: NO_SCENARIOS,
    give: (table, deed) => give(law, table, deed),
    counters,
    options: (table, piece) => options(law, table, piece),
    mission: {
      ...asked.mission,
      ...{ campaign: CAMPAIGN, objectives, scenariosDue, attackLeft, shakingOff, entering, battleZone },
    },
  };
}

/** The Strike Teams rulebook of 2018: action points, strength against defense, no roll to hit. */
export const strikeTeams = housed(LAW, HOUSE_RULES, play);
