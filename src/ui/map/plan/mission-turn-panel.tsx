import { For, Index, type JSX, onCleanup, Show } from 'solid-js';
import type { MapContext } from '../../../app/map/map-context';
import type { MapController } from '../../../app/map/map-controller';
import { createMissionTurn } from '../../../app/plan/mission-turn';
import { createStepDrawing } from '../../../app/plan/step-drawing';
import { goTo } from '../../../app/route';
import { optionTitle } from '../../../text/options';
import { say, sayMany } from '../../../text/say';
import {
  describeMissionStepPrice,
  describeMissionTurnStep,
  formatObjectivePoints,
} from '../../../text/screens/mission-turn-text';
import { Button } from '../../kit/button';
import { OpponentFrame } from './opponent-frame';
import { selectActing } from './shown-plan';

/**
 * Panel for the phase of a mission's side that the app plays: one step at a time, which the players carry out on the
 * table. The target of an attack may react before it is recorded.
 */
export default function MissionTurnPanel(props: {
  context: MapContext;
  controller: MapController;
  /** Whether an answer covers the panel. */
  hidden: boolean;
}): JSX.Element {
  const turn = createMissionTurn(() => props.context);
  const { planning: holder, asking } = props.controller;
  holder.show(createStepDrawing(() => props.context.table, turn.next, asking));
  onCleanup(() => holder.show(null));
  selectActing(props.controller, () => {
    const piece = turn.next()?.piece ?? '';
    return props.context.table.figures.has(piece) ? piece : null;
  });
  const details = () => {
    const [step, wounds] = [turn.next(), turn.wounds()];
    if (!step) return '';
    const hurt = wounds === null ? '' : sayMany(wounds, '1 wound', '{n} wounds');
    return [describeMissionStepPrice(step), hurt].filter(Boolean).join(' · ');
  };
  const target = () => props.context.naming.piece(turn.next()?.targets[0] ?? '');
  return (
    <OpponentFrame
      context={props.context}
      hidden={props.hidden}
      side={turn.side()}
      recorded={turn.recorded()}
      isSearching={turn.isSearching()}
      hasFailed={turn.hasFailed()}
      onAgain={turn.again}
    >
      <Show when={turn.next()}>
        {(step) => (
          <>
            <p class="opponent-step" role="status">
              {describeMissionTurnStep(step(), props.context)}
            </p>
            <Show when={details()}>{(text) => <p class="muted">{text()}</p>}</Show>
            <Show when={turn.reactions().length > 0}>
              <fieldset class="opponent-reactions">
                <legend>{say('Does {figure} react?', { figure: target() })}</legend>
                <Index each={turn.reactions()}>
                  {(reaction, place) => (
                    <Button
                      aria-pressed={reaction().isChosen}
                      tone={reaction().isChosen ? 'accent' : 'plain'}
                      hint={say('{cost} AP', { cost: reaction().cost ?? 0 })}
                      onClick={() => turn.toggle(place)}
                    >
                      {optionTitle('react', reaction().card ?? 'defend')}
                    </Button>
                  )}
                </Index>
              </fieldset>
            </Show>
            <Button tone="accent" big wide data-once onClick={() => void turn.recordNext()}>
              {say('Done')}
            </Button>
            <div class="opponent-more">
              <details>
                <summary>{say('Why?')}</summary>
                <p class="small">
                  {say('These steps win {points} objective points on average, progress counted in part.', {
                    points: formatObjectivePoints(turn.gain()),
                  })}
                </p>
                <Show when={turn.steps().length > 1}>
                  <ol class="small">
                    <For each={turn.steps()}>{(each) => <li>{describeMissionTurnStep(each, props.context)}</li>}</For>
                  </ol>
                </Show>
              </details>
              <Button onClick={() => goTo('table')}>{say('Play by hand on the Table')}</Button>
            </div>
          </>
        )}
      </Show>
      <Show when={!turn.next() && !turn.isSearching() && !turn.hasFailed()}>
        <p class="opponent-step" role="status">
          {say('Sidekick is done.')}
        </p>
        <Button tone="accent" big wide onClick={() => goTo('table')}>
          {say('To the Table')}
        </Button>
      </Show>
    </OpponentFrame>
  );
}
