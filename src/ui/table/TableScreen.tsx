import { type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { game, table } from '../../app/state';
import { say } from '../../text/say';
import { Progress } from '../parts/Progress';
import { goTo, route } from '../shell/route';

/** What an open game is seen on: loaded while the game is being read. */
const GameTable = lazy(() => import('./GameTable'));
/** The list of games, loaded while the store opens. */
const Games = lazy(() => import('./Games'));
const NewGame = lazy(() => import('./NewGame'));
const MissionScreen = lazy(() => import('../mission/MissionScreen'));
const CampaignsScreen = lazy(() => import('../campaign/CampaignsScreen'));
const ScanScreen = lazy(() => import('../scan/ScanScreen'));
const BackupScreen = lazy(() => import('../backup/BackupScreen'));
const AboutScreen = lazy(() => import('../backup/AboutScreen'));
const TakeScreen = lazy(() => import('../backup/TakeScreen'));
const SentSheet = lazy(() => import('../share/SentSheet'));
const SummaryScreen = lazy(() => import('../summary/SummaryScreen'));

/** `#/table` is the open game, or the games; `#/table/games`, `…/new`, `…/mission`, `…/campaigns`, `…/scan`, `…/summary`, `…/backup`, `…/about` and
 * `…/take` are always those; `…/take/<code>` shows a game or a backup that was sent. */
export function TableScreen(): JSX.Element {
  return (
    <Switch fallback={<Games />}>
      <Match when={route().rest[0] === 'new'}>
        <NewGame />
      </Match>
      <Match when={route().rest[0] === 'mission'}>
        <MissionScreen />
      </Match>
      <Match when={route().rest[0] === 'campaigns'}>
        <CampaignsScreen />
      </Match>
      <Match when={route().rest[0] === 'scan'}>
        <ScanScreen from="table" />
      </Match>
      <Match when={route().rest[0] === 'backup'}>
        <BackupScreen />
      </Match>
      <Match when={route().rest[0] === 'about'}>
        <AboutScreen />
      </Match>
      <Match when={route().rest[0] === 'take' && route().rest[1]} keyed>
        {(code) => (
          <>
            <Games />
            <SentSheet given={`#/table/take/${code}`} onClose={() => goTo('table', 'games')} />
          </>
        )}
      </Match>
      <Match when={route().rest[0] === 'take'}>
        <TakeScreen />
      </Match>
      <Match when={route().rest[0] !== 'games' && game() === undefined}>
        <Progress label={say('Reading your game…')} />
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
