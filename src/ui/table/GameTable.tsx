import './GameTable.css';
import { createEffect, createMemo, createSignal, For, type JSX, lazy, onCleanup, Show, Suspense } from 'solid-js';
import { keepAwake } from '../../app/awake';
import { immuneOf } from '../../app/reminders';
import { ruleset, select, selected } from '../../app/session';
import type { Figure, Table } from '../../table/table';
import { CardStrip } from './CardStrip';
import { DeedPanel } from './DeedPanel';
import { Lane } from './Lane';
import { Reminders } from './Reminders';
import { TurnHeader } from './TurnHeader';

const FigureSheet = lazy(() => import('./FigureSheet'));
const ActionSheet = lazy(() => import('./ActionSheet'));
const FirstPlayer = lazy(() => import('./FirstPlayer'));
const DiceSheet = lazy(() => import('../dice/DiceSheet'));
const SetupPanel = lazy(() => import('../setup/SetupPanel'));
const MissionBar = lazy(() => import('../campaign/MissionBar'));
const AddSheet = lazy(() => import('./AddSheet'));
const AreasSheet = lazy(() => import('../setup/AreasSheet'));
const GameMenu = lazy(() => import('./GameMenu'));
const CardsSheet = lazy(() => import('./CardsSheet'));

type Over = 'figure' | 'action' | 'dice' | 'first' | 'menu' | 'add' | 'areas' | 'cards';

/** The game that stands on the table. */
export default function GameTable(props: { table: Table; name: string }): JSX.Element {
  const [over, setOver] = createSignal<Over | null>(null);
  const close = () => setOver(null);
  const figure = () => props.table.figures.get(selected() ?? '') ?? null;
  createEffect(() => {
    if (!figure()) select(firstOf(props.table)?.piece ?? null);
  });
  const playing = createMemo(() => props.table.ended === null);
  createEffect(() => {
    if (playing()) onCleanup(keepAwake());
  });
  const immune = createMemo(() => {
    const rules = ruleset();
    return rules ? immuneOf(props.table, rules) : new Set<string>();
  });
  const open = (piece: string) => {
    select(piece);
    setOver('figure');
  };
  return (
    <div class="game-table">
      <TurnHeader table={props.table} name={props.name} onMenu={() => setOver('menu')} />
      <div class="lanes">
        <CardStrip table={props.table} onOpen={() => setOver('cards')} />
        <Reminders table={props.table} />
        <Show when={props.table.turn === null}>
          <Suspense>
            <SetupPanel table={props.table} onSheet={setOver} />
          </Suspense>
        </Show>
        <Show when={ruleset()?.campaign}>
          <Suspense>
            <MissionBar table={props.table} />
          </Suspense>
        </Show>
        <For each={props.table.players}>
          {(player) => (
            <Lane
              player={player}
              table={props.table}
              selected={selected()}
              immune={immune()}
              onSelect={select}
              onOpen={open}
            />
          )}
        </For>
      </div>
      <DeedPanel
        table={props.table}
        figure={figure()}
        onAction={() => setOver('action')}
        onDice={() => setOver('dice')}
        onSheet={setOver}
      />
      <Suspense>
        <Show when={over() === 'figure' && figure()}>
          {(shown) => <FigureSheet figure={shown()} onClose={close} />}
        </Show>
        <Show when={over() === 'action' && figure()}>
          {(shown) => <ActionSheet figure={shown()} onClose={close} />}
        </Show>
        <Show when={over() === 'first'}>
          <FirstPlayer table={props.table} onClose={close} />
        </Show>
        <Show when={over() === 'add'}>
          <AddSheet onClose={close} />
        </Show>
        <Show when={over() === 'areas'}>
          <AreasSheet table={props.table} onClose={close} />
        </Show>
        <Show when={over() === 'dice'}>
          <DiceSheet onClose={close} />
        </Show>
        <Show when={over() === 'menu'}>
          <GameMenu onClose={close} />
        </Show>
        <Show when={over() === 'cards'}>
          <CardsSheet onClose={close} />
        </Show>
      </Suspense>
    </div>
  );
}

/** Who is likely to be wanted first: a standing character of the side whose turn it is. */
function firstOf(table: Table): Figure | null {
  const standing = [...table.figures.values()].filter((each) => !each.defeated);
  return standing.find((each) => each.side === table.turn) ?? standing[0] ?? null;
}
