import { For, type JSX, Show } from 'solid-js';
import { compareLevels } from '../../app/mission/mission-facts';
import { teamLabel } from '../../app/mission/mission-teams';
import { MISSION_TEAMS } from '../../catalog/cards/scenario-card';
import { MISSION_STEP_TEXT } from '../../text/mission';
import { say, sayMany } from '../../text/say';
import { SegmentedControl } from '../kit/segmented';
import type { SetupPartProps } from './pick-list';

/** Last page of the set-up: what the players put on the table, and the comparison of the teams’ levels. */
export function LastPage(props: SetupPartProps): JSX.Element {
  return (
    <For each={props.page.steps}>
      {({ id, part }) => (
        <section class="stack">
          <h2>{MISSION_STEP_TEXT[id]?.title ?? id}</h2>
          <p class="muted">{MISSION_STEP_TEXT[id]?.how}</p>
          <Show when={part === 'levels'}>
            <TeamLevels {...props} />
          </Show>
        </section>
      )}
    </For>
  );
}

/**
 * Summary of the levels of each team, the command points of the trailing team, and the victory card of the last
 * winners.
 */
function TeamLevels(props: SetupPartProps): JSX.Element {
  const levels = () => compareLevels(props.context.draft, props.context.rules);
  const holder = () => props.context.campaign?.victory ?? null;
  const card = () => props.context.cards.victories[0];
  const side = () => String(props.context.draft.plan.victory?.side ?? 'none');
  return (
    <>
      <ul class="mission-levels">
        <For each={MISSION_TEAMS}>
          {(team) => (
            <li>
              <strong>{teamLabel(props.context.draft, team)}</strong>
              <span class="number">{levels()[team]?.level ?? 0}</span>
              <small class="muted">
                {(levels()[team]?.command ?? 0) > 0
                  ? sayMany(
                      levels()[team]?.command ?? 0,
                      'starts with 1 command point',
                      'starts with {n} command points',
                    )
                  : say('starts with no command points')}
              </small>
            </li>
          )}
        </For>
      </ul>
      <Show when={holder()}>
        {(team) => (
          <section class="stack">
            <h3>
              {say('{team} won the last mission and gets the victory card', {
                team: teamLabel(props.context.draft, team()),
              })}
            </h3>
            <SegmentedControl
              label={say('Victory card side')}
              options={[
                ...(card()?.sides ?? []).map(({ name }, index) => ({ value: String(index), label: name })),
                { value: 'none', label: say('Not used') },
              ]}
              value={side()}
              onChange={(value) =>
                void props.onPlan((plan) => ({
                  ...plan,
                  victory: value === 'none' ? null : { team: team(), side: value === '1' ? 1 : 0 },
                }))
              }
            />
            <p class="muted small">{card()?.sides[props.context.draft.plan.victory?.side ?? 0]?.text}</p>
          </section>
        )}
      </Show>
    </>
  );
}
