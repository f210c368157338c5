import { say } from '../../../text/say';
import './plan-panel.css';
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { FigurePlacing } from '../../../app/map/figure-placing';
import type { MapContext } from '../../../app/map/map-context';
import type { PlanHolder } from '../../../app/map/map-controller';
import type { MapQuestionState } from '../../../app/map/map-questions';
import { createPlanPanel, type PlanPanelState } from '../../../app/plan/plan-panel';
import { goTo } from '../../../app/route';
import { describePlanStep, type PlanTextContext } from '../../../text/screens/plan-step-text';
import { describePlanScore, describePlanSteps, describeSearchProgress } from '../../../text/screens/plan-text';
import { Button } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';
import { PlanGoal } from './plan-goal';
import { PlanList } from './plan-list';
import { PlanMessages } from './plan-messages';

export interface PlanPanelProps {
  context: MapContext;
  asking: MapQuestionState;
  place: FigurePlacing;
  planning: PlanHolder;
  /** Whether an answer covers the panel, which pauses the search. */
  hidden: boolean;
  onClose: () => void;
}

/** Panel of the turn planner: the goal, the best plans found, and the steps of the chosen plan. */
export default function PlanPanel(props: PlanPanelProps): JSX.Element {
  const planning = createPlanPanel(
    () => props.context,
    props.asking,
    props.place,
    (piece) => {
      props.context.select(piece);
      goTo('table');
    },
  );
  props.planning.show(planning.shown);
  onCleanup(() => props.planning.show(null));
  const { search } = planning;
  const about = () => ({ table: props.context.table, naming: props.context.naming });
  // Screen readers announce only the final result of a search, not its progress.
  const [said, setSaid] = createSignal('');
  createEffect(() => {
    const [best] = planning.plans();
    const done = !search.isSearching() && best !== undefined;
    setSaid(done ? `${describePlanSteps(best, about())} ${describePlanScore(best, planning.goal())}` : '');
  });
  const looked = () => {
    const progress = search.progress();
    return progress && progress.evaluated > 0 ? describeSearchProgress(progress) : say('Comparing turns…');
  };
  return (
    <section class="plan-panel" aria-label={say('Plan')} hidden={props.hidden}>
      <p class="spoken" role="status">
        {said()}
      </p>
      <div class="plan-head">
        <Show when={!planning.isOff()} fallback={<h2>{say('Plan')}</h2>}>
          <PlanGoal planning={planning} context={props.context} />
        </Show>
        <IconButton class="plan-close" icon="close" name={say('Close the plan')} onClick={() => props.onClose()} />
      </div>
      <Show
        when={!planning.isOff()}
        fallback={
          <div class="plan-off">
            <p>{say('The planner is off in this game.')}</p>
            <Button onClick={() => goTo('table', 'menu')}>{say('Game menu')}</Button>
          </div>
        }
      >
        <div class="plan-state">
          <Show when={search.isSearching()}>
            <progress aria-label={say('Comparing turns…')} />
          </Show>
          <p class="muted small">{looked()}</p>
          <Show when={planning.figure()}>
            {(piece) => (
              <Button
                aria-pressed={search.squares() !== null}
                onClick={() => (search.squares() ? search.hideSquares() : planning.askSquares(piece()))}
              >
                {say('Best squares')}
              </Button>
            )}
          </Show>
        </div>
        <div class="plan-body">
          <PlanMessages planning={planning} context={props.context} />
          <PlanList planning={planning} about={about()} />
        </div>
        <Show when={planning.next()}>
          {(next) => (
            <div class="plan-deeds">
              <Show
                when={planning.dice()}
                fallback={
                  <Button tone="accent" big onClick={planning.recordNext} hint={hintOf(planning, about())}>
                    {say('Do it')}
                  </Button>
                }
              >
                {(dice) => (
                  <DieRow told={dice().length} dice={next().step.rolls[0]?.dice ?? 1} onRoll={planning.roll} />
                )}
              </Show>
            </div>
          )}
        </Show>
      </Show>
    </section>
  );
}

/** Describes the next step of the plan, which a tap on the button records. */
function hintOf(planning: PlanPanelState, about: PlanTextContext): string | undefined {
  const step = planning.next()?.step;
  return step && describePlanStep(step, about);
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Buttons to enter a die that was rolled on the table. */
function DieRow(props: { told: number; dice: number; onRoll: (face: number) => void }): JSX.Element {
  const title = () =>
    props.dice === 1 ? say('Roll one die. It shows:') : say('Die {number} shows:', { number: props.told + 1 });
  return (
    <fieldset class="plan-dice">
      <legend>{title()}</legend>
      <For each={FACES}>{(face) => <Button onClick={() => props.onRoll(face)}>{face}</Button>}</For>
    </fieldset>
  );
}
