import './MissionList.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { namedDetail } from '../../app/missionCards';
import { canUndoDraft, changeDraft, draftFault, leaveDraft, undoDraft } from '../../app/missionDraft';
import { startMission } from '../../app/missionStart';
import { chooseRest, type MissionDesk, problemsBehind, type ShownStep, shownSteps } from '../../app/missionSteps';
import { nameOfTeam } from '../../app/teams';
import type { Ruleset } from '../../rules/ruleset';
import { EN_MISSION_PROBLEMS, EN_MISSION_STEPS } from '../../text/en/mission';
import { HelpButton } from '../help/HelpButton';
import { Button } from '../parts/Button';
import { IconButton } from '../parts/IconButton';
import { toast } from '../parts/toasts';
import { StepRow } from '../setup/StepRow';
import { goTo } from '../shell/route';
import { wordsOfStep } from './stepWords';

/** The steps of the set-up in the order of the book, and the way into the game. */
export function MissionList(props: { desk: MissionDesk; rules: Ruleset }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const steps = createMemo(() => shownSteps(props.desk));
  const next = () => steps().find(({ state }) => state === 'next');
  const problems = createMemo(() => problemsBehind(props.desk));
  const start = async () => {
    if (busy()) return;
    setBusy(true);
    const begun = await startMission(props.desk.draft, props.rules, props.desk.cards);
    setBusy(false);
    if (begun) goTo('table');
  };
  const leave = async () => {
    goTo('table', 'games');
    if (await leaveDraft())
      toast({ text: 'The set-up is put away.', action: { label: 'Undo', run: () => void undoDraft() } });
  };
  const skip = async ({ step }: ShownStep) => {
    const title = EN_MISSION_STEPS[step.id]?.title ?? step.id;
    if (await changeDraft((now) => ({ ...now, steps: { ...now.steps, [step.id]: 'skipped' } })))
      toast({ text: `${title}: skipped.`, action: { label: 'Undo', run: () => void undoDraft() } });
  };
  return (
    <div class="mission">
      <header>
        <IconButton icon="back" name="All games" onClick={() => goTo('table', 'games')} />
        <h1>
          {props.desk.campaign
            ? `${props.desk.campaign.name}: mission ${props.desk.campaign.played.length + 1}`
            : 'New mission'}
        </h1>
        <HelpButton about="mission" />
        <IconButton icon="undo" name="Undo" disabled={!canUndoDraft()} onClick={() => void undoDraft()} />
      </header>
      <p class="muted small">
        {nameOfTeam(props.desk.draft, 'mastermind')} against {nameOfTeam(props.desk.draft, 'heroes')}
      </p>
      <Show when={draftFault()}>{(words) => <p role="alert">{words()}</p>}</Show>
      <section class="setup-panel" aria-label="Set up">
        <ol>
          <For each={steps().map(({ step }) => step.id)}>
            {(id, place) => (
              <Show when={steps().find(({ step }) => step.id === id)}>
                {(each) => (
                  <StepRow
                    place={place() + 1}
                    title={EN_MISSION_STEPS[id]?.title ?? id}
                    state={each().state}
                    words={wordsOfStep(props.desk, each().step)}
                    how={EN_MISSION_STEPS[id]?.how ?? ''}
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
        <section class="mission-problems" aria-label="What the book has against it">
          <For each={problems()}>
            {({ code, step, detail }) => (
              <button type="button" onClick={() => goTo('table', 'mission', step)}>
                <strong>{EN_MISSION_STEPS[step]?.title ?? step}</strong>
                {EN_MISSION_PROBLEMS[code]}
                {detail === '' ? '' : `: ${namedDetail(props.desk.cards, detail)}`}
              </button>
            )}
          </For>
        </section>
      </Show>
      <Button tone="bare" onClick={() => void leave()}>
        Put this set-up away
      </Button>
      <div class="mission-foot">
        <Show
          when={next()}
          fallback={
            <Button
              tone="accent"
              big
              wide
              disabled={busy()}
              hint={
                problems().length > 0 ? `although the book has ${counted(problems().length)} against it` : undefined
              }
              onClick={() => void start()}
            >
              Start the mission
            </Button>
          }
        >
          {(each) => (
            <>
              <Button
                hint="all that is still open"
                onClick={() => void changeDraft((now) => chooseRest({ ...props.desk, draft: now }))}
              >
                Choose for us
              </Button>
              <Button tone="accent" big onClick={() => goTo('table', 'mission', each().step.id)}>
                {EN_MISSION_STEPS[each().step.id]?.title ?? 'Next'}
              </Button>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}

function counted(count: number): string {
  return count === 1 ? 'one thing' : `${count} things`;
}
