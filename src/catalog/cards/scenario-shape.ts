import { boolean, type Check, integer, listOf, nullOr, oneOf, optional, shape, text } from '../../plain/shape';
import { FIGURE_KINDS } from './figure-kind';
import {
  MISSION_TEAMS,
  OBJECTIVE_KINDS,
  type Objective,
  type ObjectiveToken,
  type RoleHolders,
  type ScenarioCard,
  type ScenarioRole,
  type ScenarioTerms,
  TOKEN_ENTRY_TIMES,
} from './scenario-card';

const name = text(120, 1);
const id = text(100, 1);
const some = integer(1, 40);
const stage = integer(1, 3) as Check<1 | 2 | 3>;
const team = oneOf(...MISSION_TEAMS);

const tokens = listOf(
  shape<ObjectiveToken>({
    name,
    count: some,
    strength: nullOr(some),
    wounds: some,
    placedBy: team,
    when: oneOf(...TOKEN_ENTRY_TIMES),
    after: optional(name),
    stage: optional(nullOr(stage)),
  }),
  12,
);
const roles = listOf(shape<ScenarioRole>({ name, chosenBy: team, of: team, count: some, secret: boolean }), 6);
const objectives = listOf(
  shape<Objective>({
    kind: oneOf(...OBJECTIVE_KINDS),
    of: nullOr(name),
    figure: nullOr(oneOf(...FIGURE_KINDS)),
    count: nullOr(some),
    by: nullOr(name),
    from: nullOr(stage),
    until: nullOr(stage),
  }),
  8,
);
const terms = { stage, until: stage, reward: integer(0, 40), tokens, roles };

export const scenarioShape = shape<ScenarioCard>({
  ...terms,
  id,
  name,
  objectives: optional(objectives),
  needs: listOf(shape<ScenarioCard['needs'][number]>({ kind: oneOf(...FIGURE_KINDS), figures: some }), 6),
  rules: text(2000),
});

export const scenarioTermsShape = shape<ScenarioTerms>({ ...terms, scenario: id, objectives });
export const roleHoldersShape = shape<RoleHolders>({ scenario: id, role: name, pieces: listOf(text(200, 1), 40) });
