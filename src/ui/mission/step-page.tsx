import { say } from '../../text/say';
import './step-page.css';
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { replaceIdsWithNames } from '../../app/mission/mission-cards';
import {
  canUndoMissionDraft,
  changeMissionDraft,
  missionDraftFault,
  undoMissionDraft,
} from '../../app/mission/mission-draft';
import {
  areActionCardsRevealed,
  listVisibleProblems,
  type MissionContext,
  makeStepChoices,
} from '../../app/mission/mission-steps';
import { teamPersonName } from '../../app/mission/mission-teams';
import { goTo } from '../../app/route';
import type { TeamName } from '../../catalog/cards/scenario-card';
import type { MissionStep } from '../../rules/campaign';
import type { MissionPlan } from '../../table/campaign';
import { MISSION_FIX_TEXT, MISSION_PROBLEM_TEXT, MISSION_STEP_TEXT } from '../../text/mission';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { PassPhonePrompt } from '../shared/mission/curtain';
import { TeamLevels } from './levels';
import { PickCards } from './pick-cards';
import { PickMap } from './pick-map';
import { PickObjectives } from './pick-objectives';
import { PickScenarios } from './pick-scenarios';
import { PickFigures, PickSpawns } from './pick-spawns';
import { PickTeam } from './pick-team';

export interface SetupPartProps {
  context: MissionContext;
  step: MissionStep;
  /** Team that holds the phone and is the only team that may see the screen. Null if everyone may look. */
  viewer: TeamName | null;
  /** Requests that the players pass the phone to a team before a secret is shown. */
  onPass: (team: TeamName) => void;
  onPlan: (change: (plan: MissionPlan) => MissionPlan) => void;
}

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
          <header>
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
          <Show when={missionDraftFault()}>{(fault) => <p role="alert">{fault()}</p>}</Show>
          <Switch>
            <Match when={props.step.part === 'map'}>
              <PickMap {...part()} />
            </Match>
            <Match when={props.step.part === 'scenarios'}>
              <PickScenarios {...part()} />
            </Match>
            <Match when={props.step.part === 'team'}>
              <PickTeam {...part()} />
            </Match>
            <Match when={props.step.part === 'cards'}>
              <PickCards {...part()} />
            </Match>
            <Match when={props.step.part === 'spawns'}>
              <PickSpawns {...part()} />
            </Match>
            <Match when={props.step.part === 'figures'}>
              <PickFigures {...part()} />
            </Match>
            <Match when={props.step.part === 'objectives'}>
              <PickObjectives {...part()} />
            </Match>
            <Match when={props.step.part === 'levels'}>
              <TeamLevels {...part()} />
            </Match>
          </Switch>
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
          <div class="mission-foot">
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
