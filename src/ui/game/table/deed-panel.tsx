import { say, sayMany } from '../../../text/say';
import './deed-panel.css';
import { createMemo, type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { listEliminatedPlayers, undoWithVibration } from '../../../app/game/game-actions';
import { undoGameEnd } from '../../../app/game/game-end';
import { ruleset } from '../../../app/game/open-game';
import { canUndoStep } from '../../../app/game/perform';
import type { SetupSheet } from '../../../app/game/setup-actions';
import { turnFigureDial } from '../../../app/game/turn-dial';
import { playsInPhases } from '../../../app/mission/current-options';
import { goTo } from '../../../app/route';
import type { DeedOption } from '../../../rules/options';
import { countClicksLeft, type Figure, type Table } from '../../../table/table';
import { Button } from '../../kit/button';
import { createHold } from '../../kit/hold';
import { Icon } from '../../kit/icon';
import { lazyPart } from '../../kit/lazy-part';
import { DieFace } from '../../shared/deeds/die-face';
import { EndTurnButton } from '../../shared/thumb/end-turn';
import { SELECTED_NAME_ID } from './figure-card';

const SetupActions = lazyPart(async () => ({ default: (await import('../setup/setup-deeds')).SetupActions }));
const OptionActions = lazy(async () => ({ default: (await import('./option-deeds')).OptionActions }));
const EndPhaseButton = lazy(async () => ({ default: (await import('./option-deeds')).EndPhaseButton }));

export interface ActionPanelProps {
  table: Table;
  figure: Figure | null;
  onSheet: (sheet: SetupSheet | 'action' | 'attack' | 'dice' | 'score') => void;
  onOption: (option: DeedOption) => void;
  onGo: (piece: string) => void;
}

/** Bottom controls: actions of the selected character, undo, and the end of the turn. */
export function ActionPanel(props: ActionPanelProps): JSX.Element {
  const phased = createMemo(() => playsInPhases(props.table, ruleset()));
  /** Names of players without figures left, if that ends the game. */
  const down = createMemo(() => (phased() ? [] : listEliminatedPlayers(props.table).map(({ name }) => name)));
  const hurt = (clicks: number) => {
    if (props.figure) void turnFigureDial(props.figure.piece, clicks);
  };
  const worse = createHold(() => (props.figure ? countClicksLeft(props.figure) : 0), {
    done: (clicks) => hurt(clicks),
  });
  const better = createHold(() => (props.figure ? props.figure.click - props.figure.start : 0), {
    done: (clicks) => hurt(-clicks),
  });
  const attackHint = (): string => {
    const range = props.figure?.character.range ?? 0;
    return range === 0 ? say('close only') : say('range {range}', { range });
  };
  const off = () => props.figure?.defeated ?? true;
  /** Id of the element that names, for screen readers, the figure that a button acts on. */
  const onWhom = () => (props.figure ? SELECTED_NAME_ID : undefined);
  return (
    <section class="deed-panel" aria-label={say('Actions')}>
      <Switch>
        <Match when={phased()}>
          <OptionActions {...props} />
        </Match>
        <Match when={props.table.turn === null}>
          <SetupActions table={props.table} onSheet={props.onSheet} />
        </Match>
        <Match when={props.table.ended !== null}>
          <FinishedGameRow />
        </Match>
        <Match when={props.table.turn !== null}>
          <div class="deed-row">
            <Button
              tone="bad"
              big
              hint={say('click')}
              disabled={off()}
              aria-label={say('−1 click of damage')}
              aria-describedby={onWhom()}
              {...worse.on}
            >
              −{worse.count() || 1}
            </Button>
            <Button
              tone="good"
              big
              hint={say('heal')}
              disabled={off() || props.figure?.click === props.figure?.start}
              aria-describedby={onWhom()}
              {...better.on}
            >
              +{better.count() || 1}
            </Button>
            <Button
              tone="accent"
              big
              hint={attackHint()}
              disabled={off()}
              aria-describedby={onWhom()}
              onClick={() => props.onSheet('attack')}
            >
              {say('Attack')}
            </Button>
            <Button
              big
              hint={say('and powers')}
              disabled={off()}
              aria-describedby={onWhom()}
              onClick={() => props.onSheet('action')}
            >
              {say('Action')}
            </Button>
          </div>
        </Match>
      </Switch>
      <Show when={down().length > 0}>
        <Button
          wide
          tone="accent"
          hint={sayMany(down().length, '{names} has no figures left', '{names} have no figures left', {
            names: down().join(', '),
          })}
          onClick={() => goTo('table', 'summary')}
        >
          {say('End the game')}
        </Button>
      </Show>
      <div class="deed-turn">
        <button
          type="button"
          class="icon-button"
          aria-label={say('Dice')}
          title={say('Dice')}
          onClick={() => props.onSheet('dice')}
        >
          <DieFace value={5} size={28} />
        </button>
        <Button disabled={!canUndoStep()} onClick={() => void undoWithVibration()}>
          <Icon name="undo" size={18} /> {say('Undo')}
        </Button>
        <Show when={phased()}>
          <EndPhaseButton table={props.table} onScore={() => props.onSheet('score')} />
        </Show>
        <Show
          when={phased() || props.table.turn !== null}
          fallback={
            <a class="button" href="#/map" data-tone="plain" aria-label={say('Place on the map')}>
              {say('Map')}
            </a>
          }
        >
          <Show when={!phased()}>
            <Show
              when={props.table.ended === null}
              fallback={
                <a class="button" href="#/table/summary" data-tone="ink">
                  {say('Summary')}
                </a>
              }
            >
              <EndTurnButton table={props.table} />
            </Show>
          </Show>
        </Show>
      </div>
    </section>
  );
}

/** Buttons in place of the actions after a game is over: return to the game, or start the next. */
function FinishedGameRow(): JSX.Element {
  return (
    <div class="deed-row" data-over="">
      <Button hint={say('takes the end back')} onClick={() => void undoGameEnd()}>
        {say('Keep playing')}
      </Button>
      <Button tone="accent" big onClick={() => goTo('table', 'new')}>
        {say('New game')}
      </Button>
    </div>
  );
}
