import { say, sayMany } from '../../text/say';
import './mission-list.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { toast } from '../../app/messages';
import { replaceIdsWithNames } from '../../app/mission/mission-cards';
import {
  canUndoMissionDraft,
  changeMissionDraft,
  discardMissionDraft,
  missionDraftFault,
  undoMissionDraft,
} from '../../app/mission/mission-draft';
import { startMission } from '../../app/mission/mission-start';
import {
  listMissionSteps,
  listProblemsOfDoneSteps,
  type MissionContext,
  type MissionStepItem,
  makeOpenStepChoices,
} from '../../app/mission/mission-steps';
import { teamLabel } from '../../app/mission/mission-teams';
import { describeMissionStep } from '../../app/mission/step-text';
import { goTo } from '../../app/route';
import type { Ruleset } from '../../rules/ruleset';
import { MISSION_PROBLEM_TEXT, MISSION_STEP_TEXT } from '../../text/mission';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { HelpButton } from '../shared/help/help-button';
import { StepRow } from '../shared/step-row';

/** List of set-up steps in the order of the book, with a button to start the game. */
export function MissionList(props: { context: MissionContext; rules: Ruleset }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const steps = createMemo(() => listMissionSteps(props.context));
  const next = () => steps().find(({ state }) => state === 'next');
  const problems = createMemo(() => listProblemsOfDoneSteps(props.context));
  const start = async () => {
    if (busy()) return;
    setBusy(true);
    const begun = await startMission(props.context.draft, props.rules, props.context.cards);
    setBusy(false);
    if (begun) goTo('table');
  };
  const leave = async () => {
    goTo('table', 'games');
    if (await discardMissionDraft())
      toast({ text: say('Setup deleted.'), action: { label: say('Undo'), run: () => void undoMissionDraft() } });
  };
  const skip = async ({ step }: MissionStepItem) => {
    const title = MISSION_STEP_TEXT[step.id]?.title ?? step.id;
    if (await changeMissionDraft((now) => ({ ...now, steps: { ...now.steps, [step.id]: 'skipped' } })))
      toast({
        text: say('{title}: skipped.', { title }),
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
      </p>
      <Show when={missionDraftFault()}>
        {(words) => (
          <p class="fault" role="alert">
            {words()}
          </p>
        )}
      </Show>
      <section class="setup-panel" aria-label={say('Setup')}>
        <ol>
          <For each={steps().map(({ step }) => step.id)}>
            {(id, place) => (
              <Show when={steps().find(({ step }) => step.id === id)}>
                {(each) => (
                  <StepRow
                    place={place() + 1}
                    title={MISSION_STEP_TEXT[id]?.title ?? id}
                    state={each().state}
                    words={describeMissionStep(props.context, each().step)}
                    how={MISSION_STEP_TEXT[id]?.how ?? ''}
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
        <Show
          when={next()}
          fallback={
            <Button
              tone="accent"
              big
              wide
              disabled={busy()}
              hint={
                problems().length > 0 ? sayMany(problems().length, '1 rule problem', '{n} rule problems') : undefined
              }
              onClick={() => void start()}
            >
              {say('Start the mission')}
            </Button>
          }
        >
          {(each) => (
            <>
              <Button
                hint={say('fills all open choices')}
                onClick={() => void changeMissionDraft((now) => makeOpenStepChoices({ ...props.context, draft: now }))}
              >
                {say('Choose for us')}
              </Button>
              <Button tone="accent" big onClick={() => goTo('table', 'mission', each().step.id)}>
                {MISSION_STEP_TEXT[each().step.id]?.title ?? say('Next')}
              </Button>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}
