import { say } from '../../../text/say';
import './plan-panel.css';
import { createEffect, createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js';
import type { MapContext } from '../../../app/map/map-context';
import type { MapController } from '../../../app/map/map-controller';
import { isSamePlan, type PlanPanelState } from '../../../app/plan/plan-panel';
import { goTo } from '../../../app/route';
import type { PlannerGoal } from '../../../plan/plan';
import { areFriendly } from '../../../table/allies';
import { describePlanStep, describeStepDetails, type PlanTextContext } from '../../../text/screens/plan-step-text';
import {
  describeAdvantage,
  describeBestSquares,
  describeComparison,
  describePlanGoal,
  describePlanScore,
  describePlanSteps,
  describePlanVerdict,
  describeSearchProgress,
} from '../../../text/screens/plan-text';
import { isOnMap } from '../../../view/figures';
import { Button } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';
import { createShownPlan } from './shown-plan';

/** List of the chosen plan's steps, numbered as on the map. */
function PlanSteps(props: { planning: PlanPanelState; about: PlanTextContext }): JSX.Element {
  return (
    <Show when={props.planning.chosen()}>
      {(plan) => (
        <ol class="plan-steps" aria-label={say('Steps of this plan')}>
          <For each={plan().steps}>
            {(step) => (
              <li>
                <span>{describePlanStep(step, props.about)}</span>
                <Show when={describeStepDetails(step, props.about)}>
                  {(details) => <small class="muted"> {details()}</small>}
                </Show>
              </li>
            )}
          </For>
        </ol>
      )}
    </Show>
  );
}

/** List of the plans found, best first. A tap draws a plan on the map. */
function PlanList(props: { planning: PlanPanelState; about: PlanTextContext }): JSX.Element {
  const { planning } = props;
  const why = () => {
    const [first, second] = planning.plans();
    return first && second ? describeAdvantage(first, second, planning.goal()) : null;
  };
  const isChosen = (index: number) => {
    const [plan, chosen] = [planning.plans()[index], planning.chosen()];
    return plan !== undefined && chosen !== null && isSamePlan(plan, chosen);
  };
  return (
    <>
      <Show when={planning.search.hasFailed()}>
        <div class="plan-failed" role="alert">
          <p>{say('The planner failed. Try again.')}</p>
          <Button onClick={planning.again}>{say('Try again')}</Button>
        </div>
      </Show>
      <Show when={!planning.search.isSearching() && !planning.search.hasFailed() && planning.plans().length === 0}>
        <p class="muted">{say('No plan found: nobody can act now.')}</p>
      </Show>
      <Show when={!planning.search.isSearching() && describePlanVerdict(planning.plans(), props.about)}>
        {(verdict) => (
          <p>
            <strong>{verdict()}</strong>
          </p>
        )}
      </Show>
      <Show when={planning.plans().length > 0}>
        <p class="muted small">{say('Average points: won and lost this turn, at risk in the next.')}</p>
      </Show>
      <ol class="plan-list" aria-label={say('Plans, best first')}>
        {/* Keyed by index, so an improved plan stays under the finger. */}
        <Index each={planning.plans()}>
          {(plan, index) => (
            <li>
              <button
                type="button"
                class="plan-line"
                aria-pressed={isChosen(index)}
                onClick={() => planning.choose(isChosen(index) ? null : plan())}
              >
                <span>{describePlanSteps(plan(), props.about)}</span>{' '}
                <b class="plan-worth">{describePlanScore(plan(), planning.goal())}</b>
              </button>
              <Show when={isChosen(index)}>
                <PlanSteps planning={planning} about={props.about} />
              </Show>
              <Show when={index === 0 && why()}>{(words) => <p class="muted small plan-why">{words()}</p>}</Show>
            </li>
          )}
        </Index>
      </ol>
    </>
  );
}

const HOLD = 'hold';

function PlanGoal(props: { planning: PlanPanelState; context: MapContext }): JSX.Element {
  const goals = createMemo((): readonly PlannerGoal[] => {
    const { table } = props.context;
    const side = props.planning.side();
    if (side === null) return [];
    const standing = [...table.figures.values()].filter(isOnMap);
    const opponents = standing.filter((figure) => !areFriendly(table, figure.side, side));
    const own = standing.filter((figure) => figure.side === side);
    return [
      { goal: 'points' },
      ...opponents.map(({ piece }): PlannerGoal => ({ goal: 'knock-out', piece })),
      ...own.map(({ piece }): PlannerGoal => ({ goal: 'keep', piece })),
      { goal: 'hide' },
    ];
  });
  const now = () => props.planning.goal();
  const choose = (value: string): void => {
    if (value === HOLD) props.planning.setHolding(true);
    else {
      const goal = goals().find((each) => keyOf(each) === value);
      if (goal) props.planning.setGoal(goal);
    }
  };
  const value = () => (props.planning.isChoosingSquare() ? HOLD : keyOf(now()));
  return (
    <label class="plan-goal">
      <span>{say('Goal')}</span>
      <select onChange={(event) => choose(event.currentTarget.value)}>
        <For each={goals()}>
          {(goal) => (
            <option value={keyOf(goal)} selected={value() === keyOf(goal)}>
              {describePlanGoal(goal, props.context.naming)}
            </option>
          )}
        </For>
        <Show when={now().goal === 'hold' && now()}>
          {(held) => (
            <option value={keyOf(held())} selected={value() === keyOf(held())}>
              {describePlanGoal(held(), props.context.naming)}
            </option>
          )}
        </Show>
        <option value={HOLD} selected={value() === HOLD}>
          {say('Hold a square…')}
        </option>
      </select>
    </label>
  );
}

function keyOf(goal: PlannerGoal): string {
  return 'piece' in goal ? `${goal.goal} ${goal.piece}` : 'square' in goal ? `${goal.goal} ${goal.square}` : goal.goal;
}

/** Message above the plans: the recorded step, the comparison with another choice, or the meaning of a tap. */
function PlanMessages(props: { planning: PlanPanelState; context: MapContext }): JSX.Element {
  const { planning } = props;
  const { search } = planning;
  const hint = (): string | null => {
    if (planning.isChoosingSquare()) return say('Tap the square to hold.');
    if (planning.isRefused()) return say('The rules do not allow that step now. Planned anew.');
    const squares = search.squares();
    if (squares && squares.length > 0 && !search.comparison()) return describeBestSquares(squares);
    const compared = search.comparison();
    if (compared) {
      const plan = planning.chosen() ?? planning.plans()[0];
      if (compared.isSearching || !plan) return say('Comparing…');
      return describeComparison(compared.must, compared.plan, plan, props.context.naming);
    }
    const recorded = planning.recorded();
    if (recorded !== null)
      return recorded === '' ? say('Planned anew.') : say('{action}. Planned anew.', { action: recorded });
    if (planning.chosen() && planning.figure() !== null) return say('Why not this? Tap a square or an opponent.');
    return null;
  };
  return (
    <p class="small plan-talk" role="status">
      {hint()}
    </p>
  );
}

/** Panel of the turn planner: the goal, the best plans found, and the steps of the chosen plan. */
export default function PlanPanel(props: {
  context: MapContext;
  controller: MapController;
  /** Whether an answer covers the panel, which pauses the search. */
  hidden: boolean;
}): JSX.Element {
  const planning = createShownPlan(props);
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
        <IconButton
          class="plan-close"
          icon="close"
          name={say('Close the plan')}
          onClick={() => props.controller.planning.setOpen(false)}
        />
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
export function DieRow(props: { told: number; dice: number; onRoll: (face: number) => void }): JSX.Element {
  const title = () =>
    props.dice === 1 ? say('Roll one die. It shows:') : say('Die {number} shows:', { number: props.told + 1 });
  return (
    <fieldset class="plan-dice">
      <legend>{title()}</legend>
      <For each={FACES}>{(face) => <Button onClick={() => props.onRoll(face)}>{face}</Button>}</For>
    </fieldset>
  );
}
