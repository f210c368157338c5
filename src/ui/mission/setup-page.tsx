import { say } from '../../text/say';
import './setup-page.css';
import { type Component, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { replaceIdsWithNames } from '../../app/mission/mission-cards';
import {
  canUndoMissionDraft,
  changeMissionDraft,
  missionDraftFault,
  undoMissionDraft,
} from '../../app/mission/mission-draft';
import {
  findNextPage,
  finishMissionPage,
  isLastPage,
  isPageOpen,
  isStepComplete,
  listMissionPages,
  type MissionPage,
} from '../../app/mission/mission-pages';
import {
  areActionCardsRevealed,
  isMissingChoice,
  listVisibleProblems,
  type MissionContext,
  makeStepChoices,
} from '../../app/mission/mission-steps';
import { isAppTeam, teamPersonName } from '../../app/mission/mission-teams';
import { pageTitle } from '../../app/mission/step-text';
import { goTo } from '../../app/route';
import type { TeamName } from '../../catalog/cards/scenario-card';
import type { MissionDraft } from '../../game/mission-draft';
import type { MissionStep } from '../../rules/campaign';
import type { Ruleset } from '../../rules/ruleset';
import { MISSION_FIX_TEXT, MISSION_PROBLEM_TEXT, MISSION_STEP_TEXT } from '../../text/mission';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { PassPhonePrompt } from '../shared/mission/curtain';
import { LastPage } from './last-page';
import { PickCards } from './pick-cards';
import type { PlanChange, SetupPartProps } from './pick-list';
import { PickMap } from './pick-map';
import { PickPlacement } from './pick-placement';
import { PickScenarios } from './pick-scenarios';
import { PickTeams } from './pick-team';
import { StartButton } from './start-button';

/** Content of each page, by the part of its first step. */
const PARTS: Readonly<Record<MissionStep['part'], Component<SetupPartProps>>> = {
  map: PickMap,
  scenarios: PickScenarios,
  team: PickTeams,
  cards: PickCards,
  spawns: PickPlacement,
  figures: PickPlacement,
  objectives: PickPlacement,
  aloud: LastPage,
  levels: LastPage,
};

/** Page of the set-up: instructions, the choices of its steps, and rule problems of the choices. */
export default function SetupPage(props: { context: MissionContext; page: MissionPage; rules: Ruleset }): JSX.Element {
  const [viewer, setViewer] = createSignal<TeamName | null>(null);
  const [passing, setPassing] = createSignal<TeamName | null>(null);
  /** Teams that had the phone alone on this page. */
  const [looked, setLooked] = createSignal<ReadonlySet<TeamName>>(new Set());
  const pages = createMemo(() => listMissionPages(props.context.rules));
  const place = () => pages().findIndex(({ id }) => id === props.page.id) + 1;
  const first = () => props.page.steps[0] as MissionStep;
  /** Instructions of a page with one step. Pages with several steps have them beside their choices. */
  const how = () => (props.page.steps.length === 1 ? MISSION_STEP_TEXT[first().id]?.how : undefined);
  const problems = createMemo(() =>
    listVisibleProblems(props.context, viewer()).filter(
      (each) =>
        props.page.steps.some(({ id }) => id === each.step) &&
        !(isPageOpen(props.context.draft, props.page) && isMissingChoice(props.context.draft, each)),
    ),
  );
  const withDraft = (draft: MissionDraft): MissionContext => ({ ...props.context, draft });
  const change = async (apply: PlanChange): Promise<void> => {
    await changeMissionDraft((now) => {
      const plan = apply(now.plan);
      return plan === now.plan ? null : { ...now, plan };
    });
  };
  /** Opens the next page that is left, or the list if there is none. */
  const goOn = () => {
    const next = findNextPage(props.context);
    if (next) goTo('table', 'mission', next.id);
    else goTo('table', 'mission');
  };
  const lastChoice = async (apply: PlanChange): Promise<void> => {
    const { page } = props;
    let finishes = false;
    await changeMissionDraft((now) => {
      const after = { ...now, plan: apply(now.plan) };
      finishes = isPageOpen(now, page) && page.steps.every(({ id }) => isStepComplete(withDraft(after), id));
      return finishes ? finishMissionPage(withDraft(after), page, 'done') : after;
    });
    setViewer(null);
    if (finishes) goOn();
  };
  const done = async () => {
    const isOpen = isPageOpen(props.context.draft, props.page);
    await changeMissionDraft((now) => finishMissionPage(withDraft(now), props.page, 'done'));
    setViewer(null);
    if (isOpen) goOn();
    else goTo('table', 'mission');
  };
  const choose = () =>
    change((plan) =>
      props.page.steps.reduce(
        (now, step) => makeStepChoices(withDraft({ ...props.context.draft, plan: now }), step, viewer()),
        plan,
      ),
    );
  /** Whether both teams choose in secret and have not revealed their cards. */
  const isSecret = () => first().hidden === 'both' && !areActionCardsRevealed(props.context);
  /** Whether all other pages are finished. */
  const isRestDone = () => (findNextPage(props.context)?.id ?? props.page.id) === props.page.id;
  const other = (): TeamName => (viewer() === 'heroes' ? 'mastermind' : 'heroes');
  const part = (): SetupPartProps => ({
    context: props.context,
    page: props.page,
    viewer: viewer(),
    // Nobody makes the choices of a team that Sidekick plays.
    onPass: (team) => !isAppTeam(props.context.draft, team) && setPassing(team),
    onPlan: change,
    onLastChoice: lastChoice,
  });
  const viewerButton = () => (
    <Show
      when={isSecret()}
      fallback={
        <Button tone="accent" big onClick={() => setViewer(null)}>
          {say('Hide again')}
        </Button>
      }
    >
      <Button onClick={() => void choose()}>{say('Choose for me')}</Button>
      <Show
        when={looked().has(other()) || isAppTeam(props.context.draft, other())}
        fallback={
          <Button
            tone="accent"
            big
            hint={say('pass to {person}', { person: teamPersonName(props.context.draft, other()) })}
            onClick={() => {
              setPassing(other());
              setViewer(null);
            }}
          >
            {say('Done')}
          </Button>
        }
      >
        <Button tone="accent" big onClick={() => void done()}>
          {say('Show all cards')}
        </Button>
      </Show>
    </Show>
  );
  const everyoneButton = () => (
    <Show
      when={isLastPage(props.page)}
      fallback={
        <>
          <Button onClick={() => void choose()}>{say('Choose for us')}</Button>
          <Button tone="accent" big onClick={() => void done()}>
            {isSecret() ? say('Show all cards') : say('Done')}
          </Button>
        </>
      }
    >
      <Show
        when={isRestDone()}
        fallback={
          <Button tone="accent" big onClick={() => void done()}>
            {say('Done')}
          </Button>
        }
      >
        <StartButton context={props.context} rules={props.rules} />
      </Show>
    </Show>
  );
  return (
    <Show
      when={passing()}
      keyed
      fallback={
        <div class="mission mission-step">
          <header class="page-head">
            <IconButton icon="back" name={say('All steps')} onClick={() => goTo('table', 'mission')} />
            <h1>
              <small>{say('Step {place} of {steps}', { place: place(), steps: pages().length })}</small>{' '}
              {pageTitle(props.page)}
            </h1>
            <IconButton
              icon="undo"
              name={say('Undo')}
              disabled={!canUndoMissionDraft()}
              onClick={() => void undoMissionDraft()}
            />
          </header>
          <Show when={how()}>{(words) => <p class="muted small">{words()}</p>}</Show>
          <Show when={missionDraftFault()}>
            {(fault) => (
              <p class="fault" role="alert">
                {fault()}
              </p>
            )}
          </Show>
          <Dynamic component={PARTS[first().part]} {...part()} />
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
            <Show when={viewer()} fallback={everyoneButton()}>
              {viewerButton()}
            </Show>
          </div>
        </div>
      }
    >
      {(team) => (
        <PassPhonePrompt
          name={teamPersonName(props.context.draft, team)}
          onOpen={() => {
            setLooked(new Set([...looked(), team]));
            setViewer(team);
            setPassing(null);
          }}
          onBack={() => setPassing(null)}
        />
      )}
    </Show>
  );
}
