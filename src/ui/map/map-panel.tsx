import { createMemo, createSignal, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { findExceededLimit } from '../../app/game/clock';
import { listEliminatedPlayers } from '../../app/game/game-actions';
import type { MapContext } from '../../app/map/map-context';
import type { MapController } from '../../app/map/map-controller';
import { isAppTurn, listSidesToPlace } from '../../app/plan/turn-plan-request';
import type { DeedOption } from '../../rules/options';
import { whenBrowserIdle } from '../kit/idle';
import { lazyPart } from '../kit/lazy-part';
import { restoreFocus } from '../kit/restore-focus';
import { LazyAskSheet } from '../shared/other-screens';
import { MessageContainer } from '../shared/thumb/message-lane';
import { FigureStrip, NoQuestionPanel } from './map-band';
import { MapBar } from './map-bar';
import { SetupBar } from './setup-bar';
import { Tray, type TrayDrag } from './tray';

const DueStrip = lazyPart(() => import('../shared/due/due-strip'));
const Answer = lazyPart(() => import('./answer'));
const MarkerPanel = lazyPart(() => import('./marker-panel'));
const RulerPanel = lazyPart(() => import('./ruler-panel'));
const PlanPanel = lazyPart(() => import('./plan/plan-panel'));
const OpponentPanel = lazyPart(() => import('./plan/opponent-panel'));
const MissionTurnPanel = lazyPart(() => import('./plan/mission-turn-panel'));
const PlacementButton = lazyPart(() => import('./plan/placement-button'));
const GameEndBar = lazyPart(() => import('./game-end-bar'));
const StandPanel = lazyPart(() => import('./stand-panel'));
const CompareSheet = lazyPart(() => import('./compare-sheet'));
const SpecialObjects = lazyPart(() => import('./special-objects'));

export interface MapPanelProps {
  context: MapContext;
  controller: MapController;
  /** Adds figures. Undefined if another screen adds figures. */
  onAdd: (() => void) | undefined;
  /** Edits a figure. Undefined if the game sets its values. */
  onEdit: ((piece: string) => void) | undefined;
  drag: TrayDrag;
  /** Called with the height in pixels of the map part that a sheet covers. 0 if the map is not covered. */
  onCover: (pixels: number) => void;
}

/** Returns the pixels by which a sheet extends above the band behind it. 0 for a sheet beside the map. */
function hiddenBy(sheet: HTMLElement, band: HTMLElement | undefined): number {
  const beside = getComputedStyle(sheet).position === 'static';
  return beside ? 0 : Math.max(0, sheet.offsetHeight - (band?.offsetHeight ?? 0));
}

/** The panel below the map: next step, answer, selected figure and figures to place. */
export function MapPanel(props: MapPanelProps): JSX.Element {
  const { asking, marking, setting, tools, place, planning, tray, compared } = props.controller;
  const [choosing, setChoosing] = createSignal(false);
  const [asked, setAsked] = createSignal<{ readonly piece: string; readonly option: DeedOption } | null>(null);
  const table = () => props.context.table;
  const asksForDues = () => {
    const { plays, ruleset } = props.context;
    return plays && ruleset && !ruleset.mission && table().turn !== null && table().ended === null;
  };
  // The answer sheet is preloaded, so the first answer appears immediately.
  onMount(() => void whenBrowserIdle().then(() => Answer.preload()));
  const asks = () => marking.on() || tools.measuring() || asking.heldSquare() !== null || asking.answer() !== null;
  const isDial = () => props.context.plays && !props.context.ruleset?.mission;
  /** Whether a team alone has figures left. The game then waits only for its end. */
  const isDecided = createMemo(() => isDial() && listEliminatedPlayers(table()).length > 0);
  const mayEnd = () => isDecided() || (isDial() && findExceededLimit() !== null);
  const isOpponents = () => props.context.plays && !isDecided() && isAppTurn(props.context);
  const sidesToPlace = () => (props.context.plays && !props.context.ruleset?.mission ? listSidesToPlace(table()) : []);
  const over = () => asks() || planning.open() || isOpponents();
  // Reports how much of the map the sheet covers, so the camera can move the relevant squares into view.
  let band: HTMLDivElement | undefined;
  const measured = (sheet: HTMLElement): void => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => props.onCover(hiddenBy(sheet, band)));
    observer.observe(sheet);
    onCleanup(() => {
      observer.disconnect();
      props.onCover(0);
    });
  };
  return (
    <div class="map-panel">
      <Show when={!asking.piece() && !tools.measuring() && setting.guide()}>
        {(guide) => (
          <SetupBar
            guide={guide()}
            context={props.context}
            controller={props.controller}
            onSpecial={() => setChoosing(true)}
          />
        )}
      </Show>
      <Show when={!asking.piece() && !asks() && !planning.open() && sidesToPlace().length > 0}>
        <PlacementButton context={props.context} controller={props.controller} sides={sidesToPlace()} />
      </Show>
      <Show when={!asking.piece() && !over() && tray().length > 0}>
        <Tray table={table()} controller={props.controller} drag={props.drag} />
      </Show>
      <Show when={mayEnd() && !isOpponents()}>
        <GameEndBar table={table()} />
      </Show>
      <div class="map-stack">
        <div class="map-band" ref={band}>
          <Show
            when={asking.piece() && asking.figure()}
            fallback={
              <NoQuestionPanel context={props.context} controller={props.controller} onAdd={props.onAdd}>
                <Show when={asksForDues()}>
                  <DueStrip table={table()} />
                </Show>
              </NoQuestionPanel>
            }
          >
            {(figure) => (
              <FigureStrip
                context={props.context}
                controller={props.controller}
                figure={figure()}
                onEdit={props.onEdit}
                onAsk={(option) => setAsked({ piece: figure().piece, option })}
              />
            )}
          </Show>
          <MessageContainer lasting={props.context.plays} />
        </div>
        <Show when={over()}>
          <div class="map-over" ref={measured}>
            <Switch>
              <Match when={marking.on()}>
                <MarkerPanel marking={marking} context={props.context} />
              </Match>
              <Match when={tools.measuring()}>
                <RulerPanel tools={tools} naming={props.context.naming} />
              </Match>
              <Match when={asking.heldSquare()}>
                {(held) => <StandPanel held={held()} naming={props.context.naming} controller={props.controller} />}
              </Match>
              <Match when={asking.answer()}>
                {(answer) => (
                  <Answer
                    asking={asking}
                    answer={answer()}
                    context={props.context}
                    record={(step, facts, text) => {
                      planning.recorded(text);
                      // The pressed button disappears with the answer, so the focus moves to the figure's heading.
                      void place.record(step, facts, text).then(() => restoreFocus(() => document));
                    }}
                  />
                )}
              </Match>
            </Switch>
            {/* The panel stays mounted under an answer, so planning can continue. */}
            <Show when={isOpponents()}>
              <Show when={mayEnd() && !asks()}>
                <GameEndBar table={table()} quiet />
              </Show>
              <Show
                when={props.context.ruleset?.mission}
                fallback={<OpponentPanel context={props.context} controller={props.controller} hidden={asks()} />}
              >
                <MissionTurnPanel context={props.context} controller={props.controller} hidden={asks()} />
              </Show>
            </Show>
            <Show when={planning.open() && !isOpponents()}>
              <PlanPanel context={props.context} controller={props.controller} hidden={asks()} />
            </Show>
          </div>
        </Show>
      </div>
      <MapBar
        context={props.context}
        asking={asking}
        planning={planning}
        putting={setting.guide() !== null && (asking.waiting() !== null || setting.kind() !== null)}
      />
      <Show when={choosing()}>
        <SpecialObjects
          table={table()}
          side={setting.placing()?.side ?? null}
          objects={setting.specials()}
          onChoose={({ card }) => {
            asking.select(null);
            if (card.kind !== 'equipment') setting.choose(card.kind, card.name);
          }}
          onClose={() => setChoosing(false)}
        />
      </Show>
      <Show when={asked()}>
        {(now) => (
          <Show when={table().figures.get(now().piece)}>
            {(figure) => (
              <LazyAskSheet
                table={table()}
                figure={figure()}
                option={now().option}
                onClose={() => setAsked(null)}
                onWounds={() => setAsked(null)}
              />
            )}
          </Show>
        )}
      </Show>
      <Show when={compared()}>
        {(both) => <CompareSheet duel={both()} naming={props.context.naming} onClose={() => tools.compare(null)} />}
      </Show>
    </div>
  );
}
