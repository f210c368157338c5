import './wide-game.css';
import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { game, table } from '../../app/game/open-game';
import { say } from '../../text/say';
import { ProgressBar } from '../kit/progress';
import { hasRoomForFigure } from './wide-layout';

const GameTable = lazy(() => import('../game/table/game-table'));
const PlayedMap = lazy(async () => ({ default: (await import('./map-tab')).PlayedMap }));

/** The open game on wide screens: table and map side by side, and the selected figure beside both. */
export function WideGame(): JSX.Element {
  return (
    <div class="wide-game">
      {/* Mounted again for each game, with no sheet open and no figure selected. */}
      <Show when={game()?.id} keyed>
        {(_id) => (
          <Show when={table()}>
            {(now) => (
              <>
                <GameTable
                  table={now()}
                  name={game()?.name ?? ''}
                  beside={hasRoomForFigure() ? 'map-and-figure' : 'map'}
                />
                <Suspense fallback={<ProgressBar label={say('Loading…')} />}>
                  <Show when={now().board}>{(board) => <PlayedMap table={now()} board={board()} besideTable />}</Show>
                </Suspense>
              </>
            )}
          </Show>
        )}
      </Show>
    </div>
  );
}
