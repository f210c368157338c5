import { createMemo, For, type JSX, Show } from 'solid-js';
import type { MapContext } from '../../../app/map/map-context';
import type { PlanPanelState } from '../../../app/plan/plan-panel';
import type { PlannerGoal } from '../../../plan/plan';
import { areFriendly } from '../../../table/allies';
import { say } from '../../../text/say';
import { describePlanGoal } from '../../../text/screens/plan-text';
import { isOnMap } from '../../../view/figures';

const HOLD = 'hold';

export function PlanGoal(props: { planning: PlanPanelState; context: MapContext }): JSX.Element {
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
