import { type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { game, table } from '../../app/game/open-game';
import { goTo, route } from '../../app/route';
import { getOwnProperty } from '../../plain/get-own';
import { say } from '../../text/say';
import { ProgressBar } from '../kit/progress';

const GameTable = lazy(() => import('../game/table/game-table'));
const Games = lazy(() => import('../game/games/games'));
const ScanScreen = lazy(() => import('../transfer/scan-screen'));
const ReceiveScreen = lazy(() => import('../transfer/receive-screen'));
const ReceivedSheet = lazy(() => import('../transfer/received-sheet'));
const JoinScreen = lazy(() => import('../together/join-screen'));
const RoomScreen = lazy(() => import('../together/room-screen'));
const TablesScreen = lazy(() => import('../together/tables-screen'));
const SummaryScreen = lazy(() => import('../game/summary/summary-screen'));

/** Screens without parameters, by the first segment of the route. */
const SCREENS = {
  new: lazy(() => import('../game/games/new-game')),
  mission: lazy(() => import('../mission/mission-screen')),
  campaigns: lazy(() => import('../mission/campaign/campaigns-screen')),
  backup: lazy(() => import('../settings/backup-screen')),
  about: lazy(() => import('../settings/about-screen')),
  guide: lazy(() => import('../settings/guide-screen')),
} as const;

/**
 * Screen of the Table tab. Its routes:
 * - `#/table`: the open game, or the list of games if no game is open
 * - `#/table/games`, `…/new`, `…/mission`, `…/campaigns`, `…/scan`, `…/summary`, `…/backup`, `…/about`, `…/guide`:
 *   the named screen
 * - `#/table/take`: received content; with `/<code>`, a received game or backup
 * - `#/table/join`: joins the game of another phone; with `/<code>`, by the code on that phone’s screen
 * - `#/table/room/<name>/<token>`: joins a game on a club’s server
 * - `#/table/tables/<key>`: tables of a club’s server
 */
export function TableScreen(): JSX.Element {
  return (
    <Switch fallback={<Games />}>
      <Match when={getOwnProperty(SCREENS, route().rest[0] ?? '')} keyed>
        {(Screen) => <Screen />}
      </Match>
      <Match when={route().rest[0] === 'scan'}>
        <ScanScreen from="table" />
      </Match>
      <Match when={route().rest[0] === 'join'}>
        <Show when={[route().rest[1] ?? null]} keyed>
          {([code]) => <JoinScreen code={code ?? null} />}
        </Show>
      </Match>
      <Match when={route().rest[0] === 'room' && route().rest.length === 3}>
        <RoomScreen />
      </Match>
      <Match when={route().rest[0] === 'tables' && route().rest[1]} keyed>
        {(key) => <TablesScreen code={key} />}
      </Match>
      <Match when={route().rest[0] === 'take' && route().rest[1]} keyed>
        {(code) => (
          <>
            <Games />
            <ReceivedSheet given={`#/table/take/${code}`} onClose={() => goTo('table', 'games')} />
          </>
        )}
      </Match>
      <Match when={route().rest[0] === 'take'}>
        <ReceiveScreen />
      </Match>
      <Match when={route().rest[0] !== 'games' && game() === undefined}>
        <ProgressBar label={say('Loading your game…')} />
      </Match>
      <Match when={route().rest[0] === 'summary'}>
        <SummaryScreen />
      </Match>
      <Match when={route().rest[0] !== 'games' && game()}>
        {(open) => <Show when={table()}>{(now) => <GameTable table={now()} name={open().name} />}</Show>}
      </Match>
    </Switch>
  );
}
