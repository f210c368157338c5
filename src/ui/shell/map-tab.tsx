import { createEffect, createMemo, type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { ensureLibrary, libraryFault, maps } from '../../app/collection/library';
import { undoWithVibration } from '../../app/game/game-actions';
import { naming } from '../../app/game/naming';
import { game, loadAllEditions, log, ruleset, select, selected, table } from '../../app/game/open-game';
import { canUndoStep, recordStep } from '../../app/game/perform';
import { rewindCount } from '../../app/game/rewinds';
import type { MapContext } from '../../app/map/map-context';
import { putMapOnTable } from '../../app/map/put-map-on-table';
import { findNextMarcher } from '../../app/mission/marching';
import { goTo, route } from '../../app/route';
import type { Board } from '../../board/board';
import type { MapSheet } from '../../board/map-sheet';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { ProgressBar } from '../kit/progress';
import { GameMap } from '../map/game-map';
import { HelpButton } from '../shared/help/help-button';

const MapPick = lazy(() => import('../map/map-pick').then(({ MapPick }) => ({ default: MapPick })));
const PositionScreen = lazy(() => import('../map/position/position-screen'));
const ReplayScreen = lazy(() => import('../game/replay/replay-screen'));
const EditorScreen = lazy(() => import('../maps/editor/editor-screen'));

const PhotoScreen = lazy(() => import('../maps/photo/photo-screen'));

/**
 * The Map tab. Shows the open game’s map, or without a game a position to ask about. Routes:
 * - `#/map/ask`, `#/map/ruling/<id>`: a position, even while a game is open
 * - `#/map/replay`, `#/map/replay/12`: replay of the open game, from entry 12
 * - `#/map/draw`, `#/map/draw/<id>`: drawn map, new or existing
 * - `#/map/photo`, `#/map/photo/<id>`: map from a photo, and that map in the editor
 */
export default function MapScreen(): JSX.Element {
  const choosing = () => route().rest[0] === 'choose';
  // Other maps are loaded only for a choice of map or if the game has no map.
  createEffect(() => {
    if (table() && (choosing() || !table()?.board)) void ensureLibrary();
  });
  const lay = async (map: MapSheet): Promise<void> => {
    if (!(await putMapOnTable(map))) return;
    // The map was chosen during set-up, which is on the Table.
    if (choosing()) goTo('table');
  };
  /** Uses a map that was just photographed: in the open game, or for a question. */
  const use = async (map: MapSheet): Promise<void> => {
    await (game() ? lay(map) : askOn(map));
    goTo('map');
  };

  /** Whether the route is a position other than the open game. */
  const asks = () => ['ask', 'ruling'].includes(route().rest[0] ?? '');
  return (
    <Switch fallback={<PositionScreen game={false} />}>
      <Match when={game() === undefined}>
        <ProgressBar label={say('Loading your game…')} />
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
        {(openLog) => <ReplayScreen log={openLog()} from={Number(route().rest[1]) || null} />}
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
              >
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

/** Map of the open game. Beside the Table, which shows the current side, the map has a separate heading. */
export function PlayedMap(props: { table: Table; board: Board; besideTable?: boolean }): JSX.Element {
  /**
   * Request with which the Table opened the map: a new object for each request and game. Unchanged without a request,
   * so that a map beside the table survives changes of tabs.
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
          context={gameContext(
            () => props.table,
            () => !props.besideTable && to.first !== null && goOnAfterMove(),
          )}
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
  const [{ openBlankPosition }, { EDITIONS }] = await Promise.all([
    import('../../app/map/opened-position'),
    loadAllEditions(),
  ]);
  openBlankPosition(EDITIONS[0], map);
}

/** Continues after a move that the Table asked for: with the next henchman of a march, else back on the Table. */
function goOnAfterMove(): void {
  const [now, piece] = [table(), selected()];
  if (!now?.phase) return;
  const next = findNextMarcher(now, now.figures.get(piece ?? '')?.card?.group ?? null);
  if (next) select(next.piece);
  else goTo('table');
}

/**
 * Makes a map context from the open game. Each property reads the current state.
 * @param afterMove called after each recorded move
 */
function gameContext(now: () => Table, afterMove: () => unknown): MapContext {
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
    record: async (step, facts) => {
      const written = await recordStep(step, facts);
      if (written && step === 'move') afterMove();
      return written;
    },
    undo: () => void undoWithVibration(),
    get canUndo() {
      return canUndoStep();
    },
    get rewinds() {
      return rewindCount();
    },
    plays: true,
  };
}
