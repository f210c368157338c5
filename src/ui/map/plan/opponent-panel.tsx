import { type JSX, Show } from 'solid-js';
import { finishTurn } from '../../../app/game/game-actions';
import type { MapContext } from '../../../app/map/map-context';
import type { MapController } from '../../../app/map/map-controller';
import { say } from '../../../text/say';
import { describeNoStep, describePlanStep, describeStepDetails } from '../../../text/screens/plan-step-text';
import { describePlanScore } from '../../../text/screens/plan-text';
import { Button } from '../../kit/button';
import { OpponentFrame } from './opponent-frame';
import { DieRow } from './plan-panel';
import { createShownStep } from './shown-plan';

/**
 * Panel for the turn of a side that the app plays: one step at a time, which the players carry out on the table. After
 * each step, the rest of the turn is planned anew.
 */
export default function OpponentPanel(props: {
  context: MapContext;
  controller: MapController;
  /** Whether an answer covers the panel, in which the players enter the dice of an attack. */
  hidden: boolean;
}): JSX.Element {
  const planning = createShownStep(props);
  const about = () => ({ table: props.context.table, naming: props.context.naming });
  const step = () => planning.next()?.step ?? null;
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    try {
      await finishTurn();
    } finally {
      ending = false;
    }
  };
  return (
    <OpponentFrame
      context={props.context}
      hidden={props.hidden}
      side={planning.side()}
      recorded={
        planning.isRefused() ? say('The rules do not allow that step now. Planned anew.') : (planning.recorded() ?? '')
      }
      isSearching={planning.search.isSearching()}
      hasFailed={planning.search.hasFailed()}
      onAgain={planning.again}
    >
      <Show
        when={step()}
        fallback={
          <Show when={!planning.search.isSearching() && !planning.search.hasFailed()}>
            <p class="opponent-step" role="status">
              {describeNoStep(props.context.table, planning.side(), planning.recorded() ?? '')}
            </p>
            <Button tone="accent" big wide data-once onClick={() => void end()}>
              {say('End its turn')}
            </Button>
          </Show>
        }
      >
        {(now) => (
          <>
            <p class="opponent-step" role="status">
              {describePlanStep(now(), about())}
            </p>
            <Show when={describeStepDetails(now(), about())}>{(details) => <p class="muted">{details()}</p>}</Show>
            <Show
              when={planning.dice()}
              fallback={
                <Button tone="accent" big wide data-once onClick={planning.recordNext}>
                  {now().rolls.length > 0 ? say('Roll the dice') : say('Done')}
                </Button>
              }
            >
              {(dice) => <DieRow told={dice().length} dice={now().rolls[0]?.dice ?? 1} onRoll={planning.roll} />}
            </Show>
            <div class="opponent-more">
              <details>
                <summary>{say('Why?')}</summary>
                <Show when={planning.chosen()}>
                  {(plan) => (
                    <p class="small">
                      {describePlanScore(plan(), planning.goal())}{' '}
                      <span class="muted">{say('Average points: won and lost this turn, at risk in the next.')}</span>
                    </p>
                  )}
                </Show>
              </details>
              <Button data-once onClick={() => void end()}>
                {say('End its turn')}
              </Button>
            </div>
          </>
        )}
      </Show>
    </OpponentFrame>
  );
}
