import './deed-panel.css';
import { createMemo, createSignal, Index, type JSX, Show } from 'solid-js';
import { performDeed } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { listCurrentOptions, pickThumbOptions } from '../../../app/mission/current-options';
import { findStageToReveal, mayNeedScoring } from '../../../app/mission/mission-objectives';
import { describeOption, describeOptionHint } from '../../../app/mission/option-text';
import {
  isRoundFresh,
  isSidePhase,
  isStageEnd,
  listPhaseSteps,
  listStageTasks,
} from '../../../app/mission/phase-leftovers';
import { goTo } from '../../../app/route';
import type { DeedOption } from '../../../rules/options';
import { countActionPoints } from '../../../table/striker';
import type { Figure, Table } from '../../../table/table';
import { phaseName } from '../../../text/names/ids';
import { capitalise, say } from '../../../text/say';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';
import { RemainingActionsStrip } from '../mission/remaining-actions-strip';

const RevealRow = lazyPart(() => import('../mission/reveal-row'));
const StageSheet = lazyPart(() => import('../mission/stage-sheet'));

export interface OptionActionsProps {
  table: Table;
  figure: Figure | null;
  onOption: (option: DeedOption) => void;
  onSheet: (sheet: 'action' | 'score') => void;
  /** Selects a figure with remaining actions. */
  onGo: (piece: string) => void;
}

/**
 * Buttons for options of the selected figure: movement and other likely options within reach of the thumb, the rest one
 * tap away.
 */
export function OptionActions(props: OptionActionsProps): JSX.Element {
  const options = createMemo(() => {
    const { figure, table } = props;
    return figure?.card ? listCurrentOptions(table, figure.piece) : [];
  });
  const shown = () => pickThumbOptions(options());
  const words = () => {
    const { figure, table } = props;
    if (!figure) return '';
    const state = figure.defeated ? say('defeated') : say('{points} AP', { points: countActionPoints(table, figure) });
    const acted = table.round > 0 && figure.actedRound === table.round;
    const active = table.phase?.piece === figure.piece || table.phase?.piece === (figure.card?.group ?? '');
    if (active) return say('{state} · active', { state });
    return acted ? say('{state} · already acted', { state }) : state;
  };
  return (
    <>
      <Show when={isSidePhase(props.table)}>
        <RemainingActionsStrip table={props.table} chosen={props.figure} onGo={props.onGo} onOption={props.onOption} />
      </Show>
      <Show when={isRoundFresh(props.table)}>
        <p class="muted small" role="note" aria-label={say('Reminders')}>
          {props.table.round > 1
            ? say('Round tracker: move 1 token. Command Dials: +1 each.')
            : say('Command Dials: +1 each.')}
        </p>
      </Show>
      <div class="deed-who">
        <Show when={props.figure} fallback={<span>{say('Tap a character to choose it.')}</span>}>
          {(figure) => (
            <>
              <strong class="clip">{naming().piece(figure().piece)}</strong>
              <span>{words()}</span>
            </>
          )}
        </Show>
      </div>
      <Show when={isStageEnd(props.table)}>
        <div class="between">
          <span>
            {mayNeedScoring(props.table)
              ? say('Stage over: score its scenarios.')
              : findStageToReveal(props.table) === null
                ? say('Stage over: all its scenarios are scored.')
                : say('Stage over: a scenario is still face down.')}
          </span>
          <Button tone={mayNeedScoring(props.table) ? 'accent' : 'plain'} onClick={() => props.onSheet('score')}>
            {say('Objective points')}
          </Button>
        </div>
        <RevealRow table={props.table} />
      </Show>
      <Show when={!isStageEnd(props.table) && props.figure?.card}>
        <div class="option-row">
          {/* Keyed by index, so that a button keeps the focus when other options change. */}
          <Index each={shown()}>
            {(option, place) => (
              <Button
                big
                tone={place === 0 && option().reasons.length === 0 ? 'accent' : 'plain'}
                hint={describeOptionHint(option(), props.figure)}
                disabled={option().reasons.length > 0}
                onClick={() => props.onOption(option())}
              >
                {describeOption(option())}
              </Button>
            )}
          </Index>
          <Button big hint={say('actions')} onClick={() => props.onSheet('action')}>
            {say('More')}
          </Button>
        </div>
      </Show>
    </>
  );
}

/**
 * Button that ends the activation in progress, or else the phase, the round or the mission. At the end of a stage it
 * first asks for the open tasks of the stage.
 */
export function EndPhaseButton(props: { table: Table; onScore: () => void }): JSX.Element {
  const ending = createMemo(() => {
    const active = props.table.phase?.piece ?? null;
    return active === null ? null : listCurrentOptions(props.table, active).find(({ id }) => id === 'end-activation');
  });
  const next = createMemo(() => listPhaseSteps(props.table));
  const label = () => {
    const after = next()?.after;
    if (ending()) return say('End activation');
    if (!after) return say('End the mission');
    if (after.round !== props.table.round) return say('Start round {round}', { round: after.round });
    return capitalise(phaseName(after.phase?.phase ?? ''));
  };
  const [asking, setAsking] = createSignal(false);
  /** Each step is recorded on its own, so undo takes them back one by one. */
  const goOn = () => {
    setAsking(false);
    if (!next()) goTo('table', 'summary');
    for (const step of next()?.steps ?? []) void performDeed(step);
  };
  const go = () => {
    const end = ending()?.deed;
    if (end) void performDeed(end);
    // The summary asks for what is left of the last stage.
    else if (next() && listStageTasks(props.table).length > 0) setAsking(true);
    else goOn();
  };
  return (
    <>
      <Button tone="ink" disabled={props.table.ended !== null} onClick={go}>
        {label()}
      </Button>
      <Show when={asking()}>
        <StageSheet
          table={props.table}
          next={label()}
          onScore={() => {
            setAsking(false);
            props.onScore();
          }}
          onNext={goOn}
          onClose={() => setAsking(false)}
        />
      </Show>
    </>
  );
}
