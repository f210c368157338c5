import './map-bar.css';
import { createEffect, createMemo, type JSX, onCleanup, Show } from 'solid-js';
import type { MapContext } from '../../app/map/map-context';
import type { PlanHolder } from '../../app/map/map-controller';
import type { MapQuestionState } from '../../app/map/map-questions';
import { findSideToPlan, isAppTurn } from '../../app/plan/turn-plan-request';
import { say } from '../../text/say';
import { IconButton } from '../kit/icon-button';
import { whenSettled } from '../kit/idle';
import { SegmentedControl } from '../kit/segmented';
import { EndTurnButton } from '../shared/thumb/end-turn';

const MODE_OPTIONS = [
  { value: 'see', label: say('See') },
  { value: 'hit', label: say('Hit') },
  { value: 'move', label: say('Move') },
  { value: 'threat', label: say('Threat') },
] as const;
/** Whether the labels of this language are long and need a smaller font. */
const LONG_WORDS = MODE_OPTIONS.reduce((sum, { label }) => sum + label.length, 0) > 20;

/** Bottom buttons of the map: undo, mode of the question, and end of the turn. The buttons never move. */
export function MapBar(props: {
  context: MapContext;
  asking: MapQuestionState;
  planning: PlanHolder;
  /** Whether a tap places a figure or an object, so that no question can be asked. */
  putting: boolean;
}): JSX.Element {
  const ends = () => {
    const { table, plays } = props.context;
    return plays && table.turn !== null && table.phase === null && table.ended === null;
  };
  const plans = createMemo(
    () => props.context.plays && props.context.ruleset !== null && findSideToPlan(props.context.table) !== null,
  );
  createEffect(() => {
    if (!plans()) return;
    let gone = false;
    onCleanup(() => {
      gone = true;
    });
    void whenSettled().then(async () => {
      if (gone) return;
      const [{ warmUpPlannerForGame }] = await Promise.all([
        import('../../app/plan/planner'),
        import('./plan/plan-panel'),
      ]);
      if (!gone) warmUpPlannerForGame(props.context);
    });
  });
  return (
    <div class="map-bar" data-long={LONG_WORDS ? '' : undefined}>
      <IconButton
        icon="undo"
        name={say('Undo the last step')}
        disabled={!props.context.canUndo}
        onClick={() => props.context.undo()}
      />
      <Show when={props.context.ruleset && !props.putting} fallback={<span />}>
        <SegmentedControl
          label={say('What to show')}
          options={MODE_OPTIONS}
          value={props.asking.mode()}
          onChange={(mode) => {
            props.planning.setOpen(false);
            props.asking.setMode(mode);
          }}
        />
      </Show>
      <Show when={plans() && !isAppTurn(props.context)}>
        <button
          type="button"
          class="map-plan"
          aria-expanded={props.planning.open()}
          title={say('Plan the turn')}
          onClick={() => props.planning.setOpen(!props.planning.open())}
        >
          {say('Plan')}
        </button>
      </Show>
      <Show when={ends()}>
        <EndTurnButton table={props.context.table} narrow />
      </Show>
    </div>
  );
}
