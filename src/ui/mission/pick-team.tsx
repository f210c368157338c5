import { For, type JSX, Show } from 'solid-js';
import { findCardName, listMissionCandidates } from '../../app/mission/mission-cards';
import { findMissionLevel, listFaceDownScenarios, withTeamMembers } from '../../app/mission/mission-steps';
import { isAppTeam } from '../../app/mission/mission-teams';
import { describeUnitPoints } from '../../app/mission/step-text';
import { faceOf } from '../../catalog/cards/character-card';
import type { TeamName } from '../../catalog/cards/scenario-card';
import { makeTeamMember, type TeamCandidate } from '../../game/mission-choices';
import { MISSION_STEP_TEXT, NEEDED_FIGURES_TEXT } from '../../text/mission';
import { FIGURE_KIND_NAMES } from '../../text/options';
import { say, sayMany } from '../../text/say';
import { SegmentedControl } from '../kit/segmented';
import { PassButton } from './pass-button';
import { PickList, type SetupPartProps } from './pick-list';

const UNIT_POINTS = ['2', '3', '4'] as const;

/** Choice of the figures of both teams for the mission, with equal unit points. */
export function PickTeams(props: SetupPartProps): JSX.Element {
  return (
    <>
      <Show when={props.viewer === null}>
        <SegmentedControl
          label={say('Unit points per team')}
          options={UNIT_POINTS.map((value) => ({ value, label: sayMany(Number(value), '1 point', '{n} points') }))}
          value={String(props.context.draft.plan.unitPoints) as (typeof UNIT_POINTS)[number]}
          onChange={(value) => void props.onPlan((plan) => ({ ...plan, unitPoints: Number(value) }))}
        />
      </Show>
      <For each={props.page.steps}>
        {({ id, by }) => (
          <Show when={by !== null && (props.viewer ?? by) === by && by}>
            {(team) => (
              <section class="stack" aria-label={MISSION_STEP_TEXT[id]?.title ?? id}>
                <h2 class="mission-build">
                  {MISSION_STEP_TEXT[id]?.title ?? id}
                  <small class="number">
                    {describeUnitPoints(props.context, team()) ||
                      say('0 of {unitPoints} points', { unitPoints: props.context.draft.plan.unitPoints })}
                  </small>
                </h2>
                <Show when={props.viewer === null}>
                  <p class="muted small">{MISSION_STEP_TEXT[id]?.how}</p>
                  <PickTeam {...props} team={team()} />
                </Show>
                <Show when={team() === 'mastermind'}>
                  <FaceDownNeeds {...props} />
                </Show>
              </section>
            )}
          </Show>
        )}
      </For>
    </>
  );
}

function PickTeam(props: SetupPartProps & { team: TeamName }): JSX.Element {
  const members = () => props.context.draft.plan.teams[props.team];
  const isIn = ({ character, face }: TeamCandidate) =>
    members().some((each) => each.character === character && each.loadout.face === face);
  const toggle = (candidate: TeamCandidate) =>
    void props.onPlan((plan) => {
      const others = plan.teams[props.team].filter(({ character }) => character !== candidate.character);
      const { character } = candidate;
      const more = isIn(candidate)
        ? []
        : [makeTeamMember(candidate, findMissionLevel(props.context, props.team, character))];
      return withTeamMembers(plan, props.team, [...others, ...more]);
    });
  return (
    <PickList
      items={listMissionCandidates(props.context.cards, props.team)}
      none={say('No characters with a card yet. Add one in Collection.')}
      isOn={isIn}
      onPick={toggle}
      describe={({ card, character, face }) => {
        const { unit, figures } = faceOf(card, face);
        return {
          title: findCardName(props.context.cards, character),
          number: sayMany(unit, '1 point', '{n} points'),
          words: [
            FIGURE_KIND_NAMES[card.kind],
            figures > 1 ? sayMany(figures, '1 figure', '{n} figures') : '',
            say('at level {level}', { level: findMissionLevel(props.context, props.team, character) }),
          ]
            .filter(Boolean)
            .join(' · '),
        };
      }}
    />
  );
}

/** Figures that the face-down scenario needs, for the mastermind alone. */
function FaceDownNeeds(props: SetupPartProps): JSX.Element {
  const secrets = () => listFaceDownScenarios(props.context, null);
  return (
    <Show when={secrets().length > 0 && !isAppTeam(props.context.draft, 'mastermind')}>
      <Show
        when={props.viewer === 'mastermind'}
        fallback={
          <PassButton
            {...props}
            team="mastermind"
            label={(person) => say('Pass the phone to {person} to see what the face-down card needs', { person })}
          />
        }
      >
        <For each={secrets()}>
          {(id) => (
            <section class="mission-secret">
              <h2>{findCardName(props.context.cards, id)}</h2>
              <p>{props.context.cards.cardCatalog.scenario(id)?.rules}</p>
              <p class="muted">
                {(props.context.cards.cardCatalog.scenario(id)?.needs ?? [])
                  .map(({ kind, figures }) => NEEDED_FIGURES_TEXT[kind](figures))
                  .join(' ') || say('No particular characters needed.')}
              </p>
            </section>
          )}
        </For>
      </Show>
    </Show>
  );
}
