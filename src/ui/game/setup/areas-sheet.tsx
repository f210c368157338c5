import { say } from '../../../text/say';
import '../../board/terrain.css';
import './areas-sheet.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { ruleset } from '../../../app/game/open-game';
import { makeSetupGuide } from '../../../app/game/setup-progress';
import {
  chooseAppAreas,
  listStartingAreas,
  recordStartingAreas,
  type StartingArea,
  swapStartingArea,
} from '../../../app/game/starting-areas';
import { goTo } from '../../../app/route';
import type { Board } from '../../../board/board';
import { boardInPlay, type Table } from '../../../table/table';
import { SETUP_STEP_TEXT } from '../../../text/setup';
import { outlinePath } from '../../../view/geometry';
import { makeMapLayers } from '../../../view/map-layers';
import { Button } from '../../kit/button';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';

/** Sheet that assigns starting areas of the map to players. A player who takes an area swaps with its former player. */
export default function AreasSheet(props: { table: Table; onClose: () => void }): JSX.Element {
  const found = listStartingAreas(props.table);
  const guideStep = createMemo(() => {
    const setup = ruleset()?.setup;
    return setup
      ? makeSetupGuide(props.table, setup).steps.find(({ step }) => step.task === 'starting-areas')
      : undefined;
  });
  const players = () => {
    const all = props.table.players;
    const places = ruleset()?.setup.choosers(all.length) ?? all.map((_, place) => place);
    return places.flatMap((place) => all[place] ?? []);
  };
  // Areas that were already chosen stay.
  const isChosen = ['done', 'skipped'].includes(guideStep()?.state ?? '');
  const order = players().map(({ side }) => side);
  const start = isChosen ? { areas: found, chosenBy: [] } : chooseAppAreas(props.table, found, order);
  const [areas, choose] = createSignal(start.areas);
  const chosenByApp = () => players().filter(({ side }) => start.chosenBy.includes(side));
  const areaOf = (side: string) => areas().find((area) => area.side === side)?.id ?? '';
  const save = (): void => {
    void recordStartingAreas(props.table, areas(), guideStep()?.step ?? null);
    props.onClose();
  };
  return (
    <BottomSheet
      title={say('Starting areas')}
      onClose={props.onClose}
      foot={
        <Show
          when={boardInPlay(props.table)}
          fallback={
            <Button tone="accent" big onClick={() => goTo('map', 'choose')}>
              {say('Choose the map')}
            </Button>
          }
        >
          <Button tone="accent" big onClick={() => save()}>
            {areas().length > 0 ? say('Use these areas') : say('We agreed on areas')}
          </Button>
        </Show>
      }
    >
      <Show
        when={boardInPlay(props.table)}
        fallback={<p>{say('Choose the map first. Its starting areas then show here.')}</p>}
      >
        {(board) => (
          <Show
            when={areas().length > 0}
            fallback={<p>{say('This map has no starting areas. Agree where each force starts.')}</p>}
          >
            <p class="muted">{guideStep() ? SETUP_STEP_TEXT[guideStep()?.step.says ?? 'areas-from-left'].how : ''}</p>
            <For each={chosenByApp()}>
              {({ side, name }) => (
                <p role="status">
                  {say('{name} chooses: {area}.', {
                    name,
                    area: start.areas.find((area) => area.side === side)?.name ?? '',
                  })}
                </p>
              )}
            </For>
            <AreaPicture board={board()} areas={areas()} />
            <For each={players()}>
              {(player) => (
                <div class="area-row" data-side={player.side}>
                  <strong class="clip">{player.name}</strong>
                  <SegmentedControl
                    label={say('Starting area of {name}', { name: player.name })}
                    options={areas().map((area) => ({ value: area.id, label: area.name }))}
                    value={areaOf(player.side)}
                    onChange={(id) => choose(swapStartingArea(areas(), id, player.side))}
                  />
                </div>
              )}
            </For>
          </Show>
        )}
      </Show>
    </BottomSheet>
  );
}

/** Small map with each area’s name in the colour of its player. */
function AreaPicture(props: { board: Board; areas: readonly StartingArea[] }): JSX.Element {
  const drawn = createMemo(() => makeMapLayers(props.board));
  return (
    <svg class="area-picture" viewBox={`-4 -4 ${drawn().width + 8} ${drawn().height + 8}`} aria-hidden="true">
      <g class="terrain">
        <rect class="ground" width={drawn().width} height={drawn().height} />
        <For each={drawn().elevated}>{(area) => <path class="area-elevated" d={area.path} />}</For>
        <path class="area-water" d={drawn().areas.water} />
        <path class="area-hindering" d={drawn().areas.hindering} />
        <path class="area-blocking" d={drawn().areas.blocking} />
        <path class="walls" d={drawn().walls} />
      </g>
      <For each={props.areas}>
        {(area) => (
          <g class="area" data-side={area.side}>
            <path d={outlinePath(area.squares, 0)} />
            <text x={area.centre.x} y={area.centre.y} style={{ 'font-size': `${drawn().width / 14}px` }}>
              {area.name}
            </text>
          </g>
        )}
      </For>
    </svg>
  );
}
