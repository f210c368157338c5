import { getOwnProperty } from '../../../plain/get-own';
import { say } from '../../../text/say';
import './mission-sheets.css';
import { For, Index, type JSX, Show } from 'solid-js';
import { performDeed } from '../../../app/game/game-actions';
import { listFromTable, table } from '../../../app/game/open-game';
import { listFaceUpScenarios } from '../../../app/mission/mission-objectives';
import { printMixedNumber, ZERO } from '../../../plain/fraction';
import { IconButton } from '../../kit/icon-button';
import { BottomSheet } from '../../kit/sheet';
import { DoneButton, UndoStepButton } from '../step-buttons';
import { ScenarioOutcome } from './scenario-outcome';

/**
 * Sheet with the points of every side and the scenarios that give points. The players decide which scenarios were
 * completed.
 */
export default function ScoreSheet(props: { onClose: () => void }): JSX.Element {
  const followed = () => listFromTable((now) => listFaceUpScenarios(now));
  /** Scenario cards without stored terms. The app cannot track them. */
  const scenarios = () => (table()?.cards ?? []).filter(({ card, terms }) => card.kind === 'scenario' && !terms);
  const score = (side: string, points: number) => void performDeed({ deed: 'score', side, points });
  return (
    <BottomSheet
      title={say('Objective points')}
      onClose={props.onClose}
      foot={
        <>
          <UndoStepButton />
          <DoneButton onClick={props.onClose} />
        </>
      }
    >
      <For each={(table()?.players ?? []).map(({ side }) => side)}>
        {(side) => {
          const name = () => table()?.players.find((each) => each.side === side)?.name ?? side;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere
            <div
              class="score-row"
              role="group"
              aria-label={say('Objective points for {name}', { name: name() })}
              data-side={side}
            >
              <strong class="clip">{name()}</strong>
              <IconButton
                icon="minus"
                name={say('{name}: 1 point less', { name: name() })}
                onClick={() => score(side, -1)}
              />
              <output class="number">{printMixedNumber(getOwnProperty(table()?.points, side) ?? ZERO)}</output>
              <IconButton
                icon="plus"
                name={say('{name}: 1 point more', { name: name() })}
                onClick={() => score(side, 1)}
              />
            </div>
          );
        }}
      </For>
      <h3>{say('Scenarios')}</h3>
      <Index each={followed()}>{(each) => <ScenarioOutcome scenario={each()} always={true} />}</Index>
      <Show when={followed().length === 0 && scenarios().length === 0}>
        <p class="muted">{say('No scenarios entered. Add them under Cards and counters.')}</p>
      </Show>
      <For each={scenarios()}>
        {(each) => (
          <p>
            <strong>{each.id}</strong>: {each.card.text}
          </p>
        )}
      </For>
    </BottomSheet>
  );
}
