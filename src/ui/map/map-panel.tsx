import { createSignal, type JSX, lazy, Match, onCleanup, onMount, Show, Suspense, Switch } from 'solid-js';
import type { MapContext } from '../../app/map/map-context';
import type { MapController } from '../../app/map/map-controller';
import { describeMemberOptions } from '../../app/mission/option-text';
import { makePlacedFact } from '../../query/placed-fact';
import type { DeedOption } from '../../rules/options';
import { CONSEQUENCE_TEXT } from '../../text/answer/consequence-text';
import { say } from '../../text/say';
import { whenBrowserIdle } from '../kit/idle';
import { restoreFocus } from '../kit/restore-focus';
import { LazyAskSheet } from '../shared/other-screens';
import { MessageContainer } from '../shared/thumb/message-lane';
import { FigureActions } from './figure-actions';
import { FigureStrip } from './figure-strip';
import { MapBar } from './map-bar';
import { NoQuestionPanel } from './no-question-panel';
import { SetupBar } from './setup-bar';
import { TokenActions } from './token-actions';
import { Tray } from './tray';

const DueStrip = lazy(() => import('../shared/due/due-strip'));
const Answer = lazy(() => import('./answer'));
const MarkerPanel = lazy(async () => ({ default: (await import('./marker-panel')).MarkerPanel }));
const RulerPanel = lazy(() => import('./ruler-panel'));
const PlanPanel = lazy(() => import('./plan/plan-panel'));
const StandPanel = lazy(() => import('./stand-panel'));
const CompareSheet = lazy(() => import('./compare-sheet'));
const SpecialObjects = lazy(() => import('./special-objects'));

export interface MapPanelProps {
  context: MapContext;
  controller: MapController;
  /** Adds figures. Undefined if another screen adds figures. */
  onAdd: (() => void) | undefined;
  /** Edits a figure. Undefined if the game sets its values. */
  onEdit: ((piece: string) => void) | undefined;
  /** Called while the user drags a figure from the tray. */
  onPull: (piece: string, clientX: number, clientY: number) => void;
  /** Called when the user drops the dragged figure. */
  onLetGo: (piece: string, clientX: number, clientY: number) => void;
  /** Called when the drag of a figure is cancelled. */
  onPullEnd: () => void;
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
  const {
    asking,
    marking,
    setting,
    tools,
    place,
    planning,
    tray,
    pieces,
    startMarking,
    listPlaceableMarkers,
    pushClicksFor,
    dealsWounds,
    compared,
    hint,
  } = props.controller;
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
  const over = () => asks() || planning.open();
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
            table={table()}
            objects={props.context.ruleset?.setup.objects ?? null}
            kind={setting.kind()}
            onKind={(kind) => {
              asking.select(null);
              setting.choose(kind);
            }}
            name={setting.name()}
            onSpecial={setting.specials().length === 0 ? null : () => setChoosing(true)}
            onSkip={() => void setting.skipStep()}
            onTable={setting.toTable}
            onStart={() => void setting.start()}
          />
        )}
      </Show>
      <Show when={!asking.piece() && !over() && tray().length > 0}>
        <Tray
          table={table()}
          figures={tray()}
          chosen={asking.waiting()?.piece ?? null}
          onChoose={(piece) => {
            setting.choose(null);
            asking.select(piece);
          }}
          onDrag={props.onPull}
          onDrop={props.onLetGo}
          onCancel={props.onPullEnd}
        />
      </Show>
      <div class="map-stack">
        <div class="map-band" ref={band}>
          <Show
            when={asking.piece() && asking.figure()}
            fallback={
              <NoQuestionPanel
                standing={pieces().length > 0}
                tray={tray().length}
                chosen={asking.waiting() !== null}
                onMarkers={props.context.ruleset?.markers.length === 0 ? null : () => startMarking(null, null)}
                onRuler={props.context.ruleset ? tools.startRuler : null}
                onAdd={props.onAdd}
                laying={setting.kind() ? 'now' : setting.guide()?.next?.step.task === 'objects' ? 'next' : null}
              >
                <Show when={asksForDues()}>
                  <Suspense>
                    <DueStrip table={table()} />
                  </Suspense>
                </Show>
              </NoQuestionPanel>
            }
          >
            {(figure) => (
              <FigureStrip
                figure={figure()}
                hint={hint(figure().name)}
                may={props.context.plays ? describeMemberOptions(table(), figure()) : null}
                carried={table().tokens.flatMap(({ id, holder }) => (holder === figure().piece ? [id] : []))}
                onClose={() => {
                  tools.chooseOther(false);
                  asking.select(null);
                }}
                onTurn={place.turnBase(asking.figure())}
                makes={listPlaceableMarkers()}
                deeds={
                  <>
                    <TokenActions
                      context={props.context}
                      piece={figure().piece}
                      on={null}
                      onAsk={(option) => setAsked({ piece: figure().piece, option })}
                    />
                    <FigureActions
                      context={props.context}
                      piece={figure().piece}
                      record={({ step, facts, said: text }) => void place.record(step, facts, text)}
                    />
                  </>
                }
                priceOf={(rule) => CONSEQUENCE_TEXT.pushHint(pushClicksFor(rule))}
                onMake={(rule) => startMarking(rule, figure().side, figure().piece)}
                comparing={tools.choosing()}
                onCompare={
                  props.context.ruleset && pieces().length > 1 ? () => tools.chooseOther(!tools.choosing()) : null
                }
                onEdit={props.onEdit ? () => props.onEdit?.(figure().piece) : null}
                onTakeOff={() => {
                  const { piece, name } = figure();
                  void place.record(
                    'take-off',
                    [makePlacedFact(piece, [], 'placed')],
                    say('{name} removed from the map', { name }),
                  );
                }}
              />
            )}
          </Show>
          <MessageContainer lasting={props.context.plays} />
        </div>
        <Show when={over()}>
          <div class="map-over" ref={measured}>
            <Switch>
              <Match when={marking.on()}>
                <Suspense>
                  <MarkerPanel marking={marking} context={props.context} />
                </Suspense>
              </Match>
              <Match when={tools.measuring()}>
                <Suspense>
                  <RulerPanel tools={tools} naming={props.context.naming} />
                </Suspense>
              </Match>
              <Match when={asking.heldSquare()}>
                {(held) => (
                  <Suspense>
                    <StandPanel
                      held={held()}
                      naming={props.context.naming}
                      points={dealsWounds()}
                      onMove={() => {
                        const { squares } = held().preview;
                        const piece = asking.piece()?.id;
                        if (piece !== undefined) void place.put(piece, squares);
                      }}
                      onClose={() => asking.hold(null)}
                    />
                  </Suspense>
                )}
              </Match>
              <Match when={asking.answer()}>
                {(answer) => (
                  <Suspense>
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
                  </Suspense>
                )}
              </Match>
            </Switch>
            {/* The panel stays mounted under an answer, so planning can continue. */}
            <Show when={planning.open()}>
              <Suspense>
                <PlanPanel
                  context={props.context}
                  asking={asking}
                  place={place}
                  planning={planning}
                  hidden={asks()}
                  onClose={() => planning.setOpen(false)}
                />
              </Suspense>
            </Show>
          </div>
        </Show>
      </div>
      <MapBar context={props.context} asking={asking} planning={planning} />
      <Suspense>
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
      </Suspense>
    </div>
  );
}
