import './game-table.css';
import './figure-side.css';
import { createEffect, createMemo, createSignal, For, type JSX, lazy, on, onMount, Show, Suspense } from 'solid-js';
import { listEliminatedPlayers, performDeed, selectFirstFigure } from '../../../app/game/game-actions';
import { listImmunePieces } from '../../../app/game/immune-pieces';
import { lastTold } from '../../../app/game/last-tap-message';
import { ruleset, select, selected } from '../../../app/game/open-game';
import { canRedoStep, redoStep } from '../../../app/game/perform';
import { findOptionPresentation, PLACE_WOUNDS_OPTION, playsInPhases } from '../../../app/mission/current-options';
import { findNextMarcher } from '../../../app/mission/marching';
import { isAppTurn } from '../../../app/plan/turn-plan-request';
import { goTo, route } from '../../../app/route';
import { afterNextFrame } from '../../../app/timing/frames';
import { isWatching, together } from '../../../app/together/together-state';
import type { ActionDraft } from '../../../query/draft/action-draft';
import type { DeedOption } from '../../../rules/options';
import type { Figure, Table } from '../../../table/table';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';
import { restoreFocus } from '../../kit/restore-focus';
import { MessageLane } from '../../shared/thumb/message-lane';
import { CardStrip } from '../cards/card-strip';
import { ActionPanel } from './deed-panel';
import { Lane } from './lane';
import { findTableSheet, type TableSheetName } from './table-sheets';
import { LimitReminder, TurnHeader } from './turn-header';

const DueStrip = lazyPart(() => import('../../shared/due/due-strip'));
const FigureSheet = lazyPart(() => import('./figure-sheet'));
const FigureSide = lazy(() => import('./figure-side'));
const CommandDials = lazy(async () => ({ default: (await import('../mission/dials')).CommandDials }));
const CardedSheet = lazyPart(() => import('../mission/carded-sheet'));
const AttackSheet = lazyPart(() => import('./attack-sheet'));
const ActionSheet = lazyPart(() => import('./action-sheet'));
const ActionPrompt = lazyPart(() => import('../actions/action-prompt'));
const ActionPicker = lazyPart(() => import('../actions/action-picker'));
const SetupPanel = lazyPart(() => import('../setup/setup-panel'));
const MissionBar = lazy(() => import('../mission/mission-bar'));
const Objectives = lazy(() => import('../mission/objectives'));
const GameMenu = lazyPart(() => import('./game-menu'));
const AskSheet = lazyPart(() => import('../mission/ask-sheet'));
const ScenarioStrip = lazyPart(() => import('../scenario/scenario-strip'));
const TogetherStrip = lazyPart(() => import('../../shared/together/together-strip'));
const WatchingPanel = lazy(() => import('./watching-panel'));

type Over = TableSheetName | 'figure' | 'action' | 'attack' | 'menu' | 'more-actions' | 'any-action';

export interface GameTableProps {
  table: Table;
  name: string;
  /** Other views that are displayed beside the table. */
  beside?: 'map' | 'map-and-figure';
}

export default function GameTable(props: GameTableProps): JSX.Element {
  let lanes: HTMLDivElement | undefined;
  const [over, setOver] = createSignal<Over | null>(null);
  /** An option that needs more input, with the figure that uses it. Null if no option is pending. */
  const [asked, setAsked] = createSignal<{ readonly piece: string; readonly option: DeedOption } | null>(null);
  /** Action that players are filling in. Null if there is none. */
  const [draft, setDraft] = createSignal<ActionDraft | null>(null);
  /** Whether the lanes after the first are drawn. The first lane fills a phone, so other lanes are drawn later. */
  const [others, setOthers] = createSignal(false);
  onMount(
    () =>
      void afterNextFrame().then(() => {
        setOthers(true);
        // The Table returns from the map in the middle of an activation.
        if (props.table.phase?.piece) scrollToSelected();
      }),
  );
  const close = () => {
    setOver(null);
    if (/^(?:dial|menu)$/.test(route().rest[0] ?? '')) goTo('table');
  };
  // Closes sheets when a link leads to another tab, because the table may stay beside the map.
  createEffect(
    on(
      () => route().tab,
      () => {
        setOver(null);
        setAsked(null);
      },
      { defer: true },
    ),
  );
  // `#/table/dial` opens the selected figure’s dial, for scanned stickers; `#/table/menu` opens the menu.
  createEffect(
    on(
      () => route().rest[0],
      (place) => (place === 'dial' || place === 'menu') && setOver(place === 'dial' ? 'figure' : place),
    ),
  );
  /** Scrolls to the selected figure, after the cards have rendered the selection. */
  const scrollToSelected = () =>
    queueMicrotask(() => lanes?.querySelector('[aria-pressed="true"]')?.scrollIntoView?.({ block: 'nearest' }));
  const figure = () => props.table.figures.get(selected() ?? '') ?? null;
  const asksForDues = () => {
    const rules = ruleset();
    return rules !== null && !rules.mission && props.table.turn !== null && props.table.ended === null;
  };
  // Beside the map the selection may become empty, because ruler, markers and objects need that.
  createEffect((opening: boolean) => {
    if (!figure() && (opening || !props.beside)) selectFirstFigure(props.table);
    return false;
  }, true);
  // In games with phases, selects a figure that may act now and scrolls to it.
  createEffect(
    on(
      () => [props.table.turn, props.table.phase?.phase, props.table.phase?.piece] as const,
      ([turn, phase, piece]) => {
        if (phase === undefined || piece !== null || turn === null) return;
        const waits = waitingOf(props.table, turn);
        const chosen = figure();
        if (!waits || (chosen?.side === turn && chosen.actedRound < props.table.round)) return;
        select(waits.piece);
        scrollToSelected();
      },
      { defer: true },
    ),
  );
  // A new turn selects a figure of its side. Players rarely act with a figure of the previous player.
  const left = new Map<string, string>();
  createEffect(() => {
    const chosen = figure();
    if (chosen) left.set(chosen.side, chosen.piece);
  });
  const turnOf = createMemo(() => props.table.turn);
  createEffect(
    on(
      turnOf,
      (turn) => {
        if (turn === null || props.table.phase || figure()?.side === turn) return;
        selectFirstFigure(props.table, left.get(turn));
        queueMicrotask(() => lanes?.querySelector('[aria-pressed="true"]')?.closest('section')?.scrollIntoView?.());
      },
      { defer: true },
    ),
  );
  // Restores the focus after the button that started the game or its turns is gone.
  createEffect(
    on(
      () => props.table.turn === null,
      () => restoreFocus(() => lanes?.parentElement),
    ),
  );
  const immune = createMemo(() => {
    const rules = ruleset();
    return rules ? listImmunePieces(props.table, rules) : new Set<string>();
  });
  const asking = () => {
    const now = asked();
    const about = now && props.table.figures.get(now.piece);
    return about ? { option: now.option, figure: about } : null;
  };
  const choose = (option: DeedOption) => {
    const chosen = figure();
    if (!chosen) return;
    const how = findOptionPresentation(option, chosen);
    if (how === 'map') goTo('map', option.id);
    else if (how === 'ask') setAsked({ piece: chosen.piece, option });
    else if (how === 'march' && option.deed) void performDeed(option.deed).then(() => march(chosen));
    else if (option.deed) void performDeed(option.deed);
  };
  const march = ({ card }: Figure) => {
    const first = findNextMarcher(props.table, card?.group ?? null);
    if (!first) return;
    select(first.piece);
    goTo('map', 'march-on');
  };
  const goToFigure = (piece: string) => {
    select(piece);
    setOthers(true);
    scrollToSelected();
  };
  const open = (piece: string) => {
    select(piece);
    setOver('figure');
  };
  return (
    // The parts of a mission appear together with the table, so that nothing moves under a finger.
    <Suspense>
      <div class="game-table">
        <div class="table-top">
          <TurnHeader table={props.table} name={props.name} onMenu={() => setOver('menu')} />
          <Show
            when={
              isAppTurn({ ruleset: ruleset(), table: props.table }) && listEliminatedPlayers(props.table).length === 0
            }
          >
            <Button tone="accent" wide onClick={() => goTo('map')}>
              {say('Sidekick’s turn: go to the Map')}
            </Button>
          </Show>
          <Show when={together()}>{(shared) => <TogetherStrip together={shared()} />}</Show>
          <Show when={ruleset()?.mission}>
            <CommandDials table={props.table} />
          </Show>
        </div>
        <div class="lanes" ref={lanes}>
          <Show when={props.table.cards.length + props.table.decks.length > 0}>
            <ScenarioStrip table={props.table} onSheet={setOver} />
          </Show>
          <CardStrip table={props.table} onOpen={() => setOver('cards')} />
          <LimitReminder />
          <Show when={props.table.turn === null && !playsInPhases(props.table, ruleset())}>
            <SetupPanel table={props.table} onSheet={setOver} />
          </Show>
          <Show when={ruleset()?.mission}>
            <MissionBar table={props.table} />
            <Objectives table={props.table} />
          </Show>
          <For each={props.table.players}>
            {(player, index) => (
              <Lane
                player={player}
                table={props.table}
                selected={selected()}
                immune={immune()}
                cards={index() === 0 || others()}
                onSelect={select}
                onOpen={open}
              />
            )}
          </For>
        </div>
        <MessageLane
          lastEvent={lastTold()}
          way={
            <Show when={canRedoStep()}>
              <Button onClick={() => void redoStep()}>{say('Redo')}</Button>
            </Show>
          }
        >
          <Show when={asksForDues()}>
            <DueStrip table={props.table} />
          </Show>
        </MessageLane>
        <Show when={props.beside === 'map-and-figure'}>
          <Suspense fallback={<div class="figure-side" />}>
            <FigureSide table={props.table} figure={figure()} onOption={choose} />
          </Suspense>
        </Show>
        <Show
          when={!isWatching()}
          fallback={
            <Suspense fallback={<section class="deed-panel" />}>
              <WatchingPanel />
            </Suspense>
          }
        >
          <ActionPanel table={props.table} figure={figure()} onSheet={setOver} onOption={choose} onGo={goToFigure} />
        </Show>
        <Show when={over() === 'figure' && figure()}>
          {(shown) => (
            <Show when={shown().card} fallback={<FigureSheet figure={shown()} onClose={close} />}>
              <CardedSheet
                table={props.table}
                figure={shown()}
                onClose={close}
                onOption={(option) => {
                  close();
                  choose(option);
                }}
              />
            </Show>
          )}
        </Show>
        <Show when={over() === 'action' && figure()}>
          {(shown) => (
            <ActionSheet
              figure={shown()}
              onOption={choose}
              onDraft={(start) => {
                close();
                setDraft(start);
              }}
              onMore={() => setOver('more-actions')}
              onClose={close}
            />
          )}
        </Show>
        <Show when={over() === 'attack' && figure()}>
          {(shown) => (
            <Show when={ruleset()}>
              {(rules) => <AttackSheet table={props.table} figure={shown()} rules={rules()} onClose={close} />}
            </Show>
          )}
        </Show>
        <Show when={asking()}>
          {(now) => (
            <AskSheet
              table={props.table}
              figure={now().figure}
              option={now().option}
              onClose={() => setAsked(null)}
              onWounds={(piece) => setAsked({ piece, option: PLACE_WOUNDS_OPTION })}
            />
          )}
        </Show>
        <Show when={draft()} keyed>
          {(start) => <ActionPrompt table={props.table} start={start} onClose={() => setDraft(null)} />}
        </Show>
        <Show when={over() === 'any-action' || over() === 'more-actions'}>
          <ActionPicker
            table={props.table}
            piece={over() === 'more-actions' ? (figure()?.piece ?? null) : null}
            onBack={over() === 'more-actions' ? () => setOver('action') : undefined}
            onClose={close}
          />
        </Show>
        <Show when={over() === 'menu'}>
          <GameMenu onAnyAction={() => setOver('any-action')} onSheet={setOver} onClose={close} />
        </Show>
        <Show when={findTableSheet(over())} keyed>
          {(Sheet) => <Sheet table={props.table} onClose={close} />}
        </Show>
      </div>
    </Suspense>
  );
}

/** Returns the first figure of a side that has not acted this round. */
function waitingOf(table: Table, side: string): Figure | undefined {
  return [...table.figures.values()].find(
    (each) => each.side === side && !each.defeated && each.actedRound < table.round,
  );
}
