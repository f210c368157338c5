import { For, type JSX, Show } from 'solid-js';
import { findCardName, listMissionCandidates } from '../../app/mission/mission-cards';
import { findMissionLevel, listFaceDownScenarios, withTeamMembers } from '../../app/mission/mission-steps';
import { teamPersonName } from '../../app/mission/mission-teams';
import { describeUnitPoints } from '../../app/mission/step-text';
import { faceOf } from '../../catalog/cards/character-card';
import { makeTeamMember, type TeamCandidate } from '../../game/mission-choices';
import { NEEDED_FIGURES_TEXT } from '../../text/mission';
import { FIGURE_KIND_NAMES } from '../../text/options';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';
import { SegmentedControl } from '../kit/segmented';
import { PickList, type SetupPartProps } from './pick-list';

const UNIT_POINTS = ['2', '3', '4'] as const;

/** Choice of the figures for the mission, with equal unit points on both sides. */
export function PickTeam(props: SetupPartProps): JSX.Element {
  const team = () => props.step.by ?? 'heroes';
  const members = () => props.context.draft.plan.teams[team()];
  const isIn = ({ character, face }: TeamCandidate) =>
    members().some((each) => each.character === character && each.loadout.face === face);
  const toggle = (candidate: TeamCandidate) =>
    props.onPlan((plan) => {
      const others = plan.teams[team()].filter(({ character }) => character !== candidate.character);
      const { character } = candidate;
      const more = isIn(candidate)
        ? []
        : [makeTeamMember(candidate, findMissionLevel(props.context, team(), character))];
      return withTeamMembers(plan, team(), [...others, ...more]);
    });
  const secrets = () => (team() === 'mastermind' ? listFaceDownScenarios(props.context, null) : []);
  return (
    <>
      <SegmentedControl
        label={say('Unit points per team')}
        options={UNIT_POINTS.map((value) => ({ value, label: sayMany(Number(value), '1 point', '{n} points') }))}
        value={String(props.context.draft.plan.unitPoints) as (typeof UNIT_POINTS)[number]}
        onChange={(value) => props.onPlan((plan) => ({ ...plan, unitPoints: Number(value) }))}
      />
      <p class="number mission-sum">
        {describeUnitPoints(props.context, team()) ||
          say('0 of {unitPoints} points', { unitPoints: props.context.draft.plan.unitPoints })}
      </p>
      <PickList
        items={listMissionCandidates(props.context.cards, team())}
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
              say('at level {level}', { level: findMissionLevel(props.context, team(), character) }),
            ]
              .filter(Boolean)
              .join(' · '),
          };
        }}
      />
      <Show when={secrets().length > 0}>
        <Show
          when={props.viewer === team()}
          fallback={
            <Button wide onClick={() => props.onPass(team())}>
              {say('Pass the phone to {person} to see what the face-down card needs', {
                person: teamPersonName(props.context.draft, team()),
              })}
            </Button>
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
    </>
  );
}
