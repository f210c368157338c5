import { say, sayMany } from '../../text/say';
import './step-page.css';
import { type Component, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { replaceIdsWithNames } from '../../app/mission/mission-cards';
import {
  canUndoMissionDraft,
  changeMissionDraft,
  missionDraftFault,
  undoMissionDraft,
} from '../../app/mission/mission-draft';
import { compareLevels } from '../../app/mission/mission-facts';
import {
  areActionCardsRevealed,
  listVisibleProblems,
  type MissionContext,
  makeStepChoices,
  withMissionMap,
} from '../../app/mission/mission-steps';
import { teamLabel, teamPersonName } from '../../app/mission/mission-teams';
import { goTo } from '../../app/route';
import { MISSION_TEAMS, type TeamName } from '../../catalog/cards/scenario-card';
import type { MissionStep } from '../../rules/campaign';
import type { MissionPlan } from '../../table/campaign';
import { MISSION_FIX_TEXT, MISSION_PROBLEM_TEXT, MISSION_STEP_TEXT } from '../../text/mission';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { SegmentedControl } from '../kit/segmented';
import { MapPicture } from '../shared/maps/map-picture';
import { PassPhonePrompt } from '../shared/mission/curtain';
import { PickCards } from './pick-cards';
import type { SetupPartProps } from './pick-list';
import { PickObjectives } from './pick-objectives';
import { PickScenarios } from './pick-scenarios';
import { PickFigures, PickSpawns } from './pick-spawns';
import { PickTeam } from './pick-team';

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
            <h2>
              {say('{team} won the last mission and gets the victory card', {
                team: teamLabel(props.context.draft, team()),
              })}
            </h2>
            <SegmentedControl
              label={say('Victory card side')}
              options={[
                ...(card()?.sides ?? []).map(({ name }, index) => ({ value: String(index), label: name })),
                { value: 'none', label: say('Not used') },
              ]}
              value={side()}
              onChange={(value) =>
                props.onPlan((plan) => ({
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

/** List of map cards as small layouts. Cards that were already used are marked. */
function PickMap(props: SetupPartProps): JSX.Element {
  const used = (id: string) => props.context.campaign?.aside.maps.includes(id) === true;
  return (
    <ul class="mission-maps">
      <For
        each={props.context.cards.maps}
        fallback={<li class="muted">{say('No map cards yet. Add one in Collection.')}</li>}
      >
        {(map) => (
          <li>
            <button
              type="button"
              class="tile"
              aria-pressed={props.context.draft.plan.map === map.id}
              onClick={() => props.onPlan((plan) => withMissionMap(plan, map.id))}
            >
              <MapPicture board={props.context.cards.cardCatalog.map(map.id)?.board ?? null} />
              <strong>{map.name}</strong>
              <small class="muted">
                {used(map.id) ? say('already used') : sayMany(map.tiles.length, '1 tile', '{n} tiles')}
              </small>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Choices of each kind of step. Steps done at the table have none. */
const PARTS: Readonly<Partial<Record<MissionStep['part'], Component<SetupPartProps>>>> = {
  map: PickMap,
  scenarios: PickScenarios,
  team: PickTeam,
  cards: PickCards,
  spawns: PickSpawns,
  figures: PickFigures,
  objectives: PickObjectives,
  levels: TeamLevels,
};

/** Set-up steps for which the app can propose a choice. */
const CHOSEN: readonly MissionStep['part'][] = ['map', 'scenarios', 'team', 'cards', 'spawns', 'objectives'];

/** Page for one step of the set-up: instructions, choices, and rule problems of the choices. */
export default function StepPage(props: { context: MissionContext; step: MissionStep }): JSX.Element {
  const [viewer, setViewer] = createSignal<TeamName | null>(null);
  const [passing, setPassing] = createSignal<TeamName | null>(null);
  const words = () => MISSION_STEP_TEXT[props.step.id] ?? { title: props.step.id, how: '' };
  const place = () => props.context.rules.steps.indexOf(props.step) + 1;
  const problems = createMemo(() =>
    listVisibleProblems(props.context, viewer()).filter(({ step }) => step === props.step.id),
  );
  const plan = (change: (plan: MissionPlan) => MissionPlan) =>
    void changeMissionDraft((now) => {
      const after = change(now.plan);
      return after === now.plan ? null : { ...now, plan: after };
    });
  /** Whether both teams choose in secret and have not revealed their cards. */
  const secret = () => props.step.hidden === 'both' && viewer() === null && !areActionCardsRevealed(props.context);
  const choose = () =>
    plan((now) =>
      makeStepChoices({ ...props.context, draft: { ...props.context.draft, plan: now } }, props.step, viewer()),
    );
  const done = async () => {
    const { id } = props.step;
    const following = props.context.rules.steps[place()];
    if (props.context.draft.steps[id] !== 'done')
      await changeMissionDraft((now) => ({ ...now, steps: { ...now.steps, [id]: 'done' } }));
    if (following) goTo('table', 'mission', following.id);
    else goTo('table', 'mission');
  };
  const part = (): SetupPartProps => ({
    context: props.context,
    step: props.step,
    viewer: viewer(),
    onPass: setPassing,
    onPlan: plan,
  });
  return (
    <Show
      when={passing()}
      keyed
      fallback={
        <div class="mission mission-step">
          <header class="page-head">
            <IconButton icon="back" name={say('All steps')} onClick={() => goTo('table', 'mission')} />
            <h1>
              <small>
                {say('Step {place} of {steps}', { place: place(), steps: props.context.rules.steps.length })}
              </small>{' '}
              {words().title}
            </h1>
            <IconButton
              icon="undo"
              name={say('Undo')}
              disabled={!canUndoMissionDraft()}
              onClick={() => void undoMissionDraft()}
            />
          </header>
          <p class="muted small">{words().how}</p>
          <Show when={missionDraftFault()}>
            {(fault) => (
              <p class="fault" role="alert">
                {fault()}
              </p>
            )}
          </Show>
          <Dynamic component={PARTS[props.step.part]} {...part()} />
          <Show when={problems().length > 0}>
            <ul class="mission-problems" aria-label={say('Rule problems')}>
              <For each={problems()}>
                {({ code, detail }) => (
                  <li>
                    <strong>
                      {MISSION_PROBLEM_TEXT[code]}
                      {detail === '' ? '' : `: ${replaceIdsWithNames(props.context.cards, detail)}`}
                    </strong>
                    {MISSION_FIX_TEXT[code]}
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <div class="page-foot">
            <Show
              when={viewer()}
              fallback={
                <>
                  <Show when={CHOSEN.includes(props.step.part)}>
                    <Button onClick={choose}>{say('Choose for us')}</Button>
                  </Show>
                  <Button tone="accent" big onClick={() => void done()}>
                    {secret() ? say('Show all cards') : say('Done')}
                  </Button>
                </>
              }
            >
              <Show when={props.step.part === 'cards'}>
                <Button onClick={choose}>{say('Choose for me')}</Button>
              </Show>
              <Button tone="accent" big onClick={() => setViewer(null)}>
                {say('Hide again')}
              </Button>
            </Show>
          </div>
        </div>
      }
    >
      {(team) => (
        <PassPhonePrompt
          name={teamPersonName(props.context.draft, team)}
          onOpen={() => {
            setViewer(team);
            setPassing(null);
          }}
          onBack={() => setPassing(null)}
        />
      )}
    </Show>
  );
}
