import { For, type JSX, Show } from 'solid-js';
import type { MissionPage } from '../../app/mission/mission-pages';
import type { MissionContext } from '../../app/mission/mission-steps';
import type { TeamName } from '../../catalog/cards/scenario-card';
import type { MissionPlan } from '../../table/campaign';

/** List of choices of a set-up step, each on or off, with a number and a description if the choice has them. */
export function PickList<Item>(props: {
  items: readonly Item[];
  /** Text in place of an empty list. */
  none?: string;
  isOn: (item: Item) => boolean;
  onPick: (item: Item) => void;
  describe: (item: Item) => {
    readonly title: string;
    readonly number?: string;
    /** What the choice does, above the other words. */
    readonly effect?: string;
    readonly words?: string;
  };
}): JSX.Element {
  return (
    <ul class="mission-picks">
      <For each={props.items} fallback={<Show when={props.none}>{(none) => <li class="muted">{none()}</li>}</Show>}>
        {(item) => (
          <li>
            <button type="button" class="tile" aria-pressed={props.isOn(item)} onClick={() => props.onPick(item)}>
              <strong>{props.describe(item).title}</strong>
              <Show when={props.describe(item).number !== undefined}>
                <small class="number">{props.describe(item).number}</small>
              </Show>
              <Show when={props.describe(item).effect}>{(effect) => <span data-effect>{effect()}</span>}</Show>
              <Show when={props.describe(item).words}>{(words) => <span>{words()}</span>}</Show>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Changes the plan of a mission. Returns the same plan if nothing changes. */
export type PlanChange = (plan: MissionPlan) => MissionPlan;

export interface SetupPartProps {
  context: MissionContext;
  page: MissionPage;
  /** Team that holds the phone and is the only team that may see the screen. Null if everyone may look. */
  viewer: TeamName | null;
  /** Requests that the players pass the phone to a team before a secret is shown. */
  onPass: (team: TeamName) => void;
  onPlan: (change: PlanChange) => Promise<void>;
  /** Makes the last choice of the page: hides what only the viewer may see, and finishes a page without problems. */
  onLastChoice: (change: PlanChange) => Promise<void>;
}
