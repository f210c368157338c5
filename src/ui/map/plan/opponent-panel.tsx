import { say } from '../../../text/say';
import './opponent-panel.css';
import { type JSX, onCleanup, Show } from 'solid-js';
import { endTurn } from '../../../app/game/perform';
import type { MapContext } from '../../../app/map/map-context';
import type { MapController } from '../../../app/map/map-controller';
import { createPlanPanel } from '../../../app/plan/plan-panel';
import { goTo } from '../../../app/route';
import { describePlanStep, describeStepDetails } from '../../../text/screens/plan-step-text';
import { describePlanScore } from '../../../text/screens/plan-text';
import { Button } from '../../kit/button';
import { DieRow } from './plan-panel';

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
  const { asking, place, planning: holder } = props.controller;
  const planning = createPlanPanel(
    () => props.context,
    asking,
    place,
    (piece) => {
      props.context.select(piece);
      goTo('table');
    },
  );
  holder.show(planning.shown);
  onCleanup(() => holder.show(null));
  const about = () => ({ table: props.context.table, naming: props.context.naming });
  const title = () => {
    const side = props.context.naming.side(planning.side() ?? '');
    return side === 'Sidekick' ? say('Sidekick’s turn') : say('Sidekick plays {side}', { side });
  };
  const step = () => planning.next()?.step ?? null;
  return (
    <section class="opponent-panel" aria-label={say('Sidekick’s turn')} hidden={props.hidden}>
      <h2>{title()}</h2>
      <Show when={planning.recorded()}>{(text) => <p class="muted small">{text()}</p>}</Show>
      <Show when={planning.search.hasFailed()}>
        <div role="alert">
          <p>{say('The planner failed. Try again.')}</p>
          <Button onClick={planning.again}>{say('Try again')}</Button>
        </div>
      </Show>
      <Show when={planning.search.isSearching()}>
        <p role="status">{say('Sidekick is thinking…')}</p>
        <progress aria-label={say('Sidekick is thinking…')} />
      </Show>
      <Show
        when={step()}
        fallback={
          <Show when={!planning.search.isSearching() && !planning.search.hasFailed()}>
            <p class="opponent-step" role="status">
              {say('Sidekick is done.')}
            </p>
            <Button tone="accent" big wide onClick={() => void endTurn()}>
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
                <Button tone="accent" big wide onClick={planning.recordNext}>
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
              <Button onClick={() => void endTurn()}>{say('End its turn')}</Button>
            </div>
          </>
        )}
      </Show>
    </section>
  );
}
