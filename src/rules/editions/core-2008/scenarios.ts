import { fraction } from '../../../plain/fraction';
import type { Scenario, ScenarioLine, ScenarioRules } from '../../scenario';
import { listEventDialReminders } from '../../shared/event-dial-reminders';
import { findScenario } from '../../shared/scenarios';
import { answerCallOut } from './call-out';
import { cite } from './citations';
import { EVENT_DIAL, ONE_OF_A_NAME } from './force';
import { FIRST_RADIATION_ROUND, listRadiationReminders, radiationDepth } from './radiation';
import { listShowdownProgress, listTieReminders } from './showdown';

const plain = { kind: 'scenario', option: null, clauses: [], wonByCard: false } as const;

export const SHOWDOWN: Scenario = { ...plain, id: 'showdown', name: 'Showdown', cite: cite('Scenarios: Showdown') };
const ONLY_ONE: Scenario = {
  ...plain,
  id: 'only-one',
  name: 'There Can Be Only One',
  cite: cite('Scenarios: There Can Be Only One'),
  option: ONE_OF_A_NAME,
  clauses: ['uniques'],
};
const RADIATION: Scenario = {
  ...plain,
  id: 'radiation-cloud',
  name: 'Radiation Cloud',
  cite: cite('Scenarios: Radiation Cloud'),
};
const CALL_OUT: Scenario = { ...plain, id: 'call-out', name: 'Call Out', cite: cite('Scenarios: Call Out') };
const DIAL: Scenario = {
  id: 'event-dial',
  kind: 'event-dial',
  name: 'Event dial',
  cite: cite('EVENT DIALS AND SCENARIOS: Event Dials'),
  option: EVENT_DIAL,
  clauses: ['conditions'],
  wonByCard: true,
};

export const SCENARIOS: ScenarioRules = {
  all: [SHOWDOWN, ONLY_ONE, RADIATION, CALL_OUT, DIAL],
  deck: null,
  lines: (table, { id }) => {
    const line = (code: ScenarioLine['code'], ...values: number[]): ScenarioLine => ({
      code,
      values: values.map((value) => fraction(value)),
      side: null,
      met: null,
    });
    if (id === SHOWDOWN.id) return listShowdownProgress(table);
    if (id === ONLY_ONE.id) return [line('names-once')];
    if (id === CALL_OUT.id) return [line('call-out')];
    if (id !== RADIATION.id) return [];
    return table.round < FIRST_RADIATION_ROUND
      ? [line('cloud-from', FIRST_RADIATION_ROUND)]
      : [line('cloud-deep', radiationDepth(table.round))];
  },
  dues: (table) => {
    const scenario = findScenario(table, SCENARIOS)?.scenario.id;
    return [
      ...(scenario === SHOWDOWN.id ? listTieReminders(table) : []),
      ...(scenario === RADIATION.id ? listRadiationReminders(table, RADIATION.cite) : []),
      ...listEventDialReminders(table, DIAL.cite),
    ];
  },
  callOut: { scenario: CALL_OUT.id, action: 'power', ask: answerCallOut },
};
