import { For, type JSX, Show } from 'solid-js';
import { filterVisiblePlan, listFaceDownScenarios, withScenarios } from '../../app/mission/mission-steps';
import { type ScenarioCard, STAGES, type Stage } from '../../catalog/cards/scenario-card';
import { say, sayMany } from '../../text/say';
import { PassButton } from './pass-button';
import { PickList, type SetupPartProps } from './pick-list';

/** Choice of one scenario for each stage. The third scenario is face down: only the team that draws it sees it. */
export function PickScenarios(props: SetupPartProps): JSX.Element {
  const seen = () => filterVisiblePlan(props.context, props.viewer).scenarios;
  const drawer = () => props.page.steps[0]?.by ?? 'mastermind';
  /** Stages that the players chose a card for since they opened the page. */
  const picked = new Set<Stage>();
  const isHidden = (stage: Stage) => stage === 3 && props.viewer !== drawer();
  /** Stages to choose from. A player who looks at the third scenario alone sees only the third stage. */
  const shown = (): readonly Stage[] => (props.viewer === null ? STAGES : [3]);
  const take = async ({ id, stage }: ScenarioCard): Promise<void> => {
    picked.add(stage);
    const isLast = stage === 3 && props.context.draft.plan.scenarios.length >= stage - 1;
    const choose = isLast ? props.onLastChoice : props.onPlan;
    await choose((plan) => {
      const chosen = STAGES.map((each) => (each === stage ? id : (plan.scenarios[each - 1] ?? '')));
      // The list is indexed by stage, so earlier stages without a choice are filled.
      return withScenarios(plan, filled(chosen, props.context.cards.scenarios));
    });
    const isThirdLeft = props.context.draft.plan.scenarios.length === STAGES.length - 1;
    if (isThirdLeft && picked.has(1) && picked.has(2)) props.onPass(drawer());
  };
  return (
    <For each={shown()}>
      {(stage) => (
        <section class="stack">
          <h2>{say('Stage {stage}', { stage })}</h2>
          <Show
            when={!isHidden(stage)}
            fallback={
              <PassButton
                {...props}
                team={drawer()}
                chosen={listFaceDownScenarios(props.context, null).length > 0}
                label={(person) => say('Pass the phone to {person} to look', { person })}
              />
            }
          >
            <PickList
              items={props.context.cards.scenarios.filter((each) => each.stage === stage)}
              isOn={({ id }) => seen()[stage - 1] === id}
              onPick={(card) => void take(card)}
              describe={({ id, name, reward, rules }) => ({
                title: name,
                number: sayMany(reward, '1 objective point', '{n} objective points'),
                words: `${props.context.campaign?.aside.scenarios.includes(id) ? `${say('Already used.')} ` : ''}${rules}`,
              })}
            />
          </Show>
        </section>
      )}
    </For>
  );
}

/** Fills each skipped stage before the last chosen stage with the first card of the skipped stage. */
function filled(chosen: readonly string[], scenarios: readonly ScenarioCard[]): string[] {
  const last = chosen.findLastIndex((id) => id !== '');
  return chosen
    .slice(0, last + 1)
    .map((id, index) => id || (scenarios.find(({ stage }) => stage === index + 1)?.id ?? '-'));
}
