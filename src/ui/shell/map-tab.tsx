import { createEffect, createMemo, type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { ensureLibrary, libraryFault, maps } from '../../app/collection/library';
import { undoWithBuzz } from '../../app/game/record';
import { rewinds } from '../../app/game/rewinds';
import {
  canUndo,
  game,
  loadBooks,
  log,
  naming,
  record,
  ruleset,
  select,
  selected,
  table,
} from '../../app/game/session';
import type { MapContext } from '../../app/map/map-context';
import { useMapInGame } from '../../app/map/use-map';
import { goTo, route } from '../../app/route';
import type { Board } from '../../board/board';
import type { MapSheet } from '../../board/map-sheet';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { Progress } from '../kit/progress';
import { GameMap } from '../map/game-map';
import { draw, PhotoWay } from '../map/map-ways';
import { HelpButton } from '../shared/help/help-button';

const MapPick = lazy(() => import('../map/map-pick').then(({ MapPick }) => ({ default: MapPick })));
const PositionScreen = lazy(() => import('../map/position/position-screen'));
const ReplayScreen = lazy(() => import('../game/replay/replay-screen'));
const EditorScreen = lazy(() => import('../maps/editor/editor-screen'));

const PhotoScreen = lazy(() => import('../maps/photo/photo-screen'));

/**
 * The Map tab: the open game's map; without a game, a position to ask about, which `#/map/ask` and `#/map/ruling/<id>` show beside
 * a game too. `#/map/replay` tells the open game again, `#/map/replay/12` from entry 12 on; `#/map/draw` draws a map, or
 * `#/map/draw/<id>` on one that is kept; `#/map/photo` makes one of a photograph, `#/map/photo/<id>` is that map in the editor.
 */
export default function MapScreen(): JSX.Element {
  const choosing = () => route().rest[0] === 'choose';
  // A game that has its map waits for no other.
  createEffect(() => {
    if (table() && (choosing() || !table()?.board)) void ensureLibrary();
  });
  const lay = async (map: MapSheet): Promise<void> => {
    if (!(await useMapInGame(map))) return;
    // Chosen from the set-up, which stands on the Table.
    if (choosing()) goTo('table');
  };
  /** A map that was just photographed: on the table of the game, or to ask about. */
  const use = async (map: MapSheet): Promise<void> => {
    await (game() ? lay(map) : askOn(map));
    goTo('map');
  };

  /** A position beside the game, or in its place. */
  const asks = () => ['ask', 'ruling'].includes(route().rest[0] ?? '');
  return (
    <Switch fallback={<PositionScreen game={false} />}>
      <Match when={game() === undefined}>
        <Progress label={say('Loading your game…')} />
      </Match>
      <Match when={route().rest[0] === 'photo'}>
        <PhotoScreen
          use={{ label: game() ? say('Use in the game') : say('Place figures on it'), run: (map) => void use(map) }}
          onOpen={(map) => goTo('collection', 'maps', map.id)}
          onClose={() => goTo('map')}
          editing={route().rest[1] ?? null}
          onEdit={(id) => goTo('map', 'photo', ...(id === null ? [] : [id]))}
        />
      </Match>
      <Match when={route().rest[0] === 'draw'}>
        <Show when={route().rest[1] ?? 'new'} keyed>
          {(id) => (
            <EditorScreen
              id={id === 'new' ? null : id}
              onClose={() => (table() ? goTo('map', 'choose') : goTo('map'))}
            />
          )}
        </Show>
      </Match>
      <Match when={asks() && game()}>
        <PositionScreen game={true} />
      </Match>
      <Match when={route().rest[0] === 'replay' && log()}>
        {(told) => <ReplayScreen log={told()} from={Number(route().rest[1]) || null} />}
      </Match>
      <Match when={game() && table()}>
        {(now) => (
          <Show
            when={!choosing() && now().board}
            fallback={
              <MapPick
                title={say('Choose the map')}
                text={
                  now().board
                    ? say('Current map: {map}. Which map is on your table?', { map: now().mapName })
                    : say('This game has no map yet. Which map is on your table?')
                }
                maps={maps()}
                fault={libraryFault()}
                onPick={(map) => void lay(map)}
                onDraw={draw}
              >
                <PhotoWay />
                <Show when={choosing()}>
                  <Button onClick={() => goTo('table')}>{say('Back to setup')}</Button>
                </Show>
              </MapPick>
            }
          >
            {(board) => <PlayedMap table={now()} board={board()} />}
          </Show>
        )}
      </Match>
    </Switch>
  );
}

/** The map of the open game. Beside the Table, which tells whose turn it is, it keeps its own name. */
export function PlayedMap(props: { table: Table; board: Board; besideTable?: boolean }): JSX.Element {
  /**
   * What the Table sent us here for: a new object each time, and each time another game is open. Opened for nothing it stays the same, so that a
   * map beside the table stays while the tabs are changed.
   */
  const opened = createMemo<{ readonly game: string | undefined; readonly first: string | null }>((before) => {
    const [first = null] = route().tab === 'map' ? route().rest : [];
    const now = { game: game()?.id, first };
    return first === null && before?.first === null && before.game === now.game ? before : now;
  });
  return (
    <Show when={opened()} keyed>
      {(to) => (
        <GameMap
          context={gameContext(() => props.table)}
          board={props.board}
          first={to.first}
          name={props.besideTable ? props.table.mapName : null}
          aside={<HelpButton about="map" />}
        />
      )}
    </Show>
  );
}

async function askOn(map: MapSheet): Promise<void> {
  const [{ begin }, { EDITIONS }] = await Promise.all([import('../../app/map/opened-position'), loadBooks()]);
  begin(EDITIONS[0], map);
}

/** The open game as the Map works on it; every part is read anew. */
function gameContext(now: () => Table): MapContext {
  return {
    get table() {
      return now();
    },
    get ruleset() {
      return ruleset();
    },
    get naming() {
      return naming();
    },
    get selected() {
      return selected();
    },
    select,
    record,
    undo: () => void undoWithBuzz(),
    get canUndo() {
      return canUndo();
    },
    get rewinds() {
      return rewinds();
    },
    plays: true,
  };
}
