import { say } from '../../text/say';
import './mission-list.css';
import { createMemo, For, type JSX, onMount, Show } from 'solid-js';
import { toast } from '../../app/messages';
import { replaceIdsWithNames } from '../../app/mission/mission-cards';
import {
  canUndoMissionDraft,
  changeMissionDraft,
  discardMissionDraft,
  missionDraftFault,
  undoMissionDraft,
} from '../../app/mission/mission-draft';
import {
  completeAutomaticSteps,
  finishMissionPage,
  listMissionPageItems,
  type MissionPageItem,
} from '../../app/mission/mission-pages';
import { listProblemsOfDoneSteps, type MissionContext, makeOpenStepChoices } from '../../app/mission/mission-steps';
import { isAppTeam, teamLabel } from '../../app/mission/mission-teams';
import { describeMissionPage, pageTitle } from '../../app/mission/step-text';
import { goTo } from '../../app/route';
import { MISSION_TEAMS, type TeamName } from '../../catalog/cards/scenario-card';
import type { MissionDraft } from '../../game/mission-draft';
import type { Ruleset } from '../../rules/ruleset';
import type { OpponentSettings } from '../../table/app-player';
import { MISSION_PROBLEM_TEXT, MISSION_STEP_TEXT } from '../../text/mission';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { HelpButton } from '../shared/help/help-button';
import { OpponentFields } from '../shared/opponent-fields';
import { StepRow, type StepRowProps } from '../shared/step-row';
import { StartButton } from './start-button';

/** List of the set-up pages in the order of the book, with a button to start the game. */
export function MissionList(props: { context: MissionContext; rules: Ruleset }): JSX.Element {
  const items = createMemo(() => listMissionPageItems(props.context));
  const next = () => items().find(({ state }) => state === 'next');
  const problems = createMemo(() => listProblemsOfDoneSteps(props.context));
  const complete = (draft: MissionDraft) => completeAutomaticSteps({ ...props.context, draft });
  onMount(
    () =>
      void changeMissionDraft((draft) => {
        const after = complete(draft);
        return after === draft ? null : after;
      }),
  );
  const choosePlayer = (team: TeamName, plays: OpponentSettings | null) =>
    changeMissionDraft((draft) =>
      complete({ ...draft, plays: { heroes: null, mastermind: null, ...draft.plays, [team]: plays } }),
    );
  const leave = async () => {
    goTo('table', 'games');
    if (await discardMissionDraft())
      toast({ text: say('Setup deleted.'), action: { label: say('Undo'), run: () => void undoMissionDraft() } });
  };
  const skip = async ({ page }: MissionPageItem) => {
    if (await changeMissionDraft((draft) => finishMissionPage({ ...props.context, draft }, page, 'skipped')))
      toast({
        text: say('{title}: skipped.', { title: pageTitle(page) }),
        action: { label: say('Undo'), run: () => void undoMissionDraft() },
      });
  };
  return (
    <div class="mission">
      <header class="page-head">
        <IconButton icon="back" name={say('All games')} onClick={() => goTo('table', 'games')} />
        <h1>
          {props.context.campaign
            ? say('{name}: mission {played}', {
                name: props.context.campaign.name,
                played: props.context.campaign.played.length + 1,
              })
            : say('New mission')}
        </h1>
        <HelpButton about="mission" />
        <IconButton
          icon="undo"
          name={say('Undo')}
          disabled={!canUndoMissionDraft()}
          onClick={() => void undoMissionDraft()}
        />
      </header>
      <p class="muted small">
        {say('{mastermind} against {heroes}', {
          mastermind: teamLabel(props.context.draft, 'mastermind'),
          heroes: teamLabel(props.context.draft, 'heroes'),
        })}
        <For each={MISSION_TEAMS.filter((team) => isAppTeam(props.context.draft, team))}>
          {(team) => <> · {say('Sidekick plays {team}', { team: teamLabel(props.context.draft, team) })}</>}
        </For>
      </p>
      <Show when={missionDraftFault()}>
        {(words) => (
          <p class="fault" role="alert">
            {words()}
          </p>
        )}
      </Show>
      {/* The teams of a single mission are entered before its setup. */}
      <Show when={props.context.campaign}>
        <details class="unfolds stack">
          <summary>{say('Sidekick as a player')}</summary>
          <For each={MISSION_TEAMS}>
            {(team) => (
              <section class="stack">
                <h2>{teamLabel(props.context.draft, team)}</h2>
                <OpponentFields
                  name={teamLabel(props.context.draft, team)}
                  plays={props.context.draft.plays?.[team] ?? null}
                  onChange={(plays) => void choosePlayer(team, plays)}
                />
              </section>
            )}
          </For>
        </details>
      </Show>
      <section class="setup-panel" aria-label={say('Setup')}>
        <ol>
          <For each={items().map(({ page }) => page.id)}>
            {(id, place) => (
              <Show when={items().find(({ page }) => page.id === id)}>
                {(each) => (
                  <StepRow
                    place={place() + 1}
                    title={pageTitle(each().page)}
                    state={stateOfRow(each())}
                    words={describeMissionPage(props.context, each())}
                    how={each().page.steps.length === 1 ? (MISSION_STEP_TEXT[id]?.how ?? '') : ''}
                    onOpen={() => goTo('table', 'mission', id)}
                    onSkip={() => void skip(each())}
                  />
                )}
              </Show>
            )}
          </For>
        </ol>
      </section>
      <Show when={problems().length > 0}>
        <section class="mission-problems" aria-label={say('Rule problems')}>
          <For each={problems()}>
            {({ code, step, detail }) => (
              <button type="button" onClick={() => goTo('table', 'mission', step)}>
                <strong>{MISSION_STEP_TEXT[step]?.title ?? step}</strong>
                {MISSION_PROBLEM_TEXT[code]}
                {detail === '' ? '' : `: ${replaceIdsWithNames(props.context.cards, detail)}`}
              </button>
            )}
          </For>
        </section>
      </Show>
      <Button tone="bare" onClick={() => void leave()}>
        {say('Delete this setup')}
      </Button>
      <div class="page-foot">
        <Show when={next()} fallback={<StartButton context={props.context} rules={props.rules} />}>
          {(each) => (
            <>
              <Button
                hint={say('fills all open choices')}
                onClick={() => void changeMissionDraft((now) => makeOpenStepChoices({ ...props.context, draft: now }))}
              >
                {say('Choose for us')}
              </Button>
              <Button tone="accent" big onClick={() => goTo('table', 'mission', each().page.id)}>
                {pageTitle(each().page)}
              </Button>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}

function stateOfRow({ state }: MissionPageItem): StepRowProps['state'] {
  return state === 'automatic' ? 'done' : state;
}
