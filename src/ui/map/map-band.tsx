import { say } from '../../text/say';
import './map-band.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { describeCurrentTurn } from '../../app/game/turn-title';
import type { MapContext } from '../../app/map/map-context';
import type { MapController } from '../../app/map/map-controller';
import { describeMemberOptions } from '../../app/mission/option-text';
import { goTo } from '../../app/route';
import type { PlayedCard } from '../../catalog/cards/played-card';
import { makePlacedFact } from '../../query/placed-fact';
import type { DeedOption } from '../../rules/options';
import { getCurrentClick } from '../../table/current-click';
import { countWounds } from '../../table/striker';
import type { Figure } from '../../table/table';
import { CONSEQUENCE_TEXT } from '../../text/answer/consequence-text';
import { cardTerm } from '../../text/names/ids';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { DialStrip } from '../shared/dial/dial-strip';
import { FigureActions, TokenActions } from './figure-actions';

/** Strip with the selected figure and its current values. Further actions open above the strip. */
export function FigureStrip(props: {
  context: MapContext;
  controller: MapController;
  figure: Figure;
  /** Edits the values of a figure. Undefined if the game sets the values. */
  onEdit: ((piece: string) => void) | undefined;
  /** Called for an option that needs more input. */
  onAsk: (option: DeedOption) => void;
}): JSX.Element {
  const { asking, tools, place, pieces, startMarking, listPlaceableMarkers, pushClicksFor, hint } = props.controller;
  const [more, setMore] = createSignal(false);
  const table = () => props.context.table;
  const piece = () => props.figure.piece;
  const click = () => getCurrentClick(props.figure);
  /** Options that a henchman of the active group still has. '' if it has finished. Null for other figures. */
  const may = () => (props.context.plays ? describeMemberOptions(table(), props.figure) : null);
  const carried = () => table().tokens.flatMap(({ id, holder }) => (holder === piece() ? [id] : []));
  const act = (action: () => void) => () => {
    setMore(false);
    action();
  };
  const takeOff = () => {
    const removed = say('{name} removed from the map', { name: props.figure.name });
    void place.record('take-off', [makePlacedFact(piece(), [], 'placed')], removed);
  };
  const deselect = () => {
    tools.chooseOther(false);
    asking.select(null);
  };
  return (
    <section class="figure-strip" aria-label={props.figure.name}>
      <div class="strip-values">
        <Show when={props.figure.card}>{(card) => <Carded figure={props.figure} card={card()} />}</Show>
        <Show
          when={props.figure.card === null && click()}
          fallback={
            <Show when={props.figure.card === null}>
              <p>{say('Its dial shows K.O.')}</p>
            </Show>
          }
        >
          {(showing) => <DialStrip low click={showing()} of={props.figure} />}
        </Show>
        <For each={carried()}>{(token) => <p class="small">{say('has {token}', { token })}</p>}</For>
        <Show when={may() != null}>
          <p class="small">{may() || say('finished')}</p>
        </Show>
        <p class="strip-hint muted small">{hint(props.figure.name)}</p>
      </div>
      <div class="strip-head">
        <Show when={table().ended === null}>
          <IconButton icon="more" name={say('More actions')} aria-expanded={more()} onClick={() => setMore(!more())} />
        </Show>
        <IconButton icon="close" name={say('Deselect')} onClick={deselect} />
      </div>
      {/* Actions that the figure can take now have their own buttons, so one tap is enough. */}
      <div class="strip-deeds">
        <TokenActions context={props.context} piece={piece()} on={null} onAsk={props.onAsk} />
        <FigureActions
          context={props.context}
          piece={piece()}
          record={({ step, facts, said: text }) => void place.record(step, facts, text)}
        />
      </div>
      <Show when={more()}>
        <div class="strip-foot">
          <For each={listPlaceableMarkers()}>
            {(rule) => (
              <Button
                hint={CONSEQUENCE_TEXT.pushHint(pushClicksFor(rule))}
                onClick={act(() => startMarking(rule, props.figure.side, piece()))}
              >
                {say('Place {marker}', { marker: rule.name })}
              </Button>
            )}
          </For>
          <Show when={props.context.ruleset && pieces().length > 1}>
            <Button aria-pressed={tools.choosing()} onClick={act(() => tools.chooseOther(!tools.choosing()))}>
              {say('Compare')}
            </Button>
          </Show>
          <Show when={props.onEdit}>
            {(edit) => <Button onClick={act(() => edit()(piece()))}>{say('Edit')}</Button>}
          </Show>
          <Show when={place.turnBase(props.figure)}>
            {(turn) => <Button onClick={() => turn()()}>{say('Turn base')}</Button>}
          </Show>
          <Button onClick={act(takeOff)}>{say('Remove')}</Button>
        </div>
      </Show>
    </section>
  );
}

/** Attack, defense and movement values of a figure's character card. */
function Carded(props: { figure: Figure; card: PlayedCard }): JSX.Element {
  return (
    <dl>
      <For each={Object.entries(props.card.boxes)}>
        {([name, box]) => (
          <div>
            <dt>{cardTerm(box.strength === null ? name : box.type)}</dt>
            <dd class="number">{box.strength ?? box.cost}</dd>
          </div>
        )}
      </For>
      <div>
        <dt>{say('Wounds')}</dt>
        <dd class="number">{countWounds(props.figure)}</dd>
      </div>
    </dl>
  );
}

/** Advice and buttons while nothing is selected on the map. */
export function NoQuestionPanel(props: {
  context: MapContext;
  controller: MapController;
  /** Adds figures. Undefined if another screen adds figures. */
  onAdd: (() => void) | undefined;
  /** Pending reminders, which replace the advice. */
  children?: JSX.Element;
}): JSX.Element {
  const { asking, setting, tools, tray, pieces, startMarking } = props.controller;
  const standing = () => pieces().length > 0;
  const isOver = () => props.context.plays && props.context.table.ended !== null;
  const advice = () => {
    if (isOver()) return describeCurrentTurn(props.context.table, props.context.naming);
    if (setting.kind()) return say('Tap a square to place it. Tap an object to remove it.');
    if (asking.waiting()) return say('Tap a square or drag the figure there.');
    if (setting.guide()?.next?.step.task === 'objects') return say('Choose the object you drew, then tap its square.');
    if (tray().length > 0) {
      return standing()
        ? say('Tap a figure on the map, or place the others.')
        : say('Tap a figure here, then a square of the map.');
    }
    if (standing()) return say('Tap a figure to see its line of fire, targets and movement.');
    return props.onAdd
      ? say('No figures yet. Add them, then tap their squares.')
      : say('No figures yet. Add characters on the Table.');
  };
  return (
    <div class="no-question">
      <div class="no-question-words">
        <div class="no-question-dues">{props.children}</div>
        <p class="muted small">{advice()}</p>
      </div>
      <div class="no-question-ways">
        <Show when={isOver()}>
          <Button tone="accent" onClick={() => goTo('map', 'replay')}>
            {say('Replay')}
          </Button>
        </Show>
        <Show when={standing() && props.context.ruleset}>
          <Button onClick={() => tools.startRuler()}>{say('Ruler')}</Button>
        </Show>
        {/* An edition may have no markers. */}
        <Show when={props.context.ruleset?.markers.length !== 0 && !isOver()}>
          <Button onClick={() => startMarking(null, null)}>{say('Markers')}</Button>
        </Show>
        <Show when={props.onAdd}>
          {(open) => (
            <Button tone={standing() ? 'plain' : 'accent'} onClick={() => open()()}>
              {say('Add')}
            </Button>
          )}
        </Show>
      </div>
    </div>
  );
}
