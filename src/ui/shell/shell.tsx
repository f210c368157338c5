import { say } from '../../text/say';
import './shell.css';
import './screens';
import {
  createEffect,
  createMemo,
  createSignal,
  ErrorBoundary,
  For,
  type JSX,
  lazy,
  Match,
  on,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { fault, game, getSavedLogPart, log, table } from '../../app/game/open-game';
import { keepScreenAwake } from '../../app/game/wake-lock';
import { dismissOldToast, dismissToast } from '../../app/messages';
import { route, TABS, type Tab } from '../../app/route';
import { findOfflineNotice, requestPersistence } from '../../app/settings/device-state';
import { doubtful, recoveredRecords, unread } from '../../app/storage/storage-health';
import { canSave, storeState } from '../../app/storage/store-state';
import { currentTour } from '../../app/tour/current-tour';
import { Icon } from '../kit/icon';
import { whenBrowserIdle, whenSettled } from '../kit/idle';
import { lazyPart } from '../kit/lazy-part';
import { ProgressBar } from '../kit/progress';
import { ToastPlace } from '../kit/toast';
import { ErrorScreen } from './error-screen';
import { TableScreen } from './table-tab';
import { createHasMap, hasRoomForFigure, hasRoomForMap, isOpenGameRoute } from './wide-layout';

const FaultBanner = lazy(() => import('./fault-banner'));
const RecoveredBanner = lazy(() => import('./recovered-banner'));
const StoreBanner = lazy(() => import('./store-banner'));
const AsideBanner = lazy(() => import('./unreadable-banner'));
const OfflineBanner = lazy(() => import('./offline-banner'));
const Nudges = lazy(() => import('./notices'));

/** Preloads the banners, because a full disk may evict the cache that the modules are loaded from. */
function loadForFaults(): Promise<unknown> {
  return Promise.all([
    FaultBanner.preload(),
    RecoveredBanner.preload(),
    import('../../app/backup/save-reachable-data'),
  ]);
}

/** Delay in ms for banners without urgency. */
const REST_MS = 30_000;

/** Banners about the device, above every screen. */
function Banners(): JSX.Element {
  createEffect(() => {
    if (game() && !currentTour()) void whenBrowserIdle().then(() => requestPersistence());
  });
  // Modules for a failing disk are loaded in advance, but not while the first screen loads.
  createEffect(() => {
    if (game()) void whenSettled().then(loadForFaults);
  });
  // Loaded in advance, because a newer version may later replace the files on the server.
  void whenSettled().then(() => Promise.all([StoreBanner.preload(), OfflineBanner.preload()]));
  const [rested, setRested] = createSignal(false);
  const timer = setTimeout(() => setRested(true), REST_MS);
  onCleanup(() => clearTimeout(timer));
  return (
    <>
      <ErrorBoundary
        fallback={
          <p class="banner" data-tone="bad">
            {say('This device cannot save the game.')}
          </p>
        }
      >
        <Suspense>
          <Show when={storeState() !== 'open' && !getSavedLogPart()}>
            <StoreBanner />
          </Show>
          <Show when={(fault() && canSave()) || getSavedLogPart() || doubtful()}>
            <FaultBanner />
          </Show>
          <Show when={recoveredRecords()}>
            <RecoveredBanner />
          </Show>
          <Show when={unread() > 0}>
            <AsideBanner />
          </Show>
          <Show when={rested() && !currentTour() && !getSavedLogPart() && findOfflineNotice() === null}>
            <Nudges />
          </Show>
        </Suspense>
      </ErrorBoundary>
      {/* A browser that refuses a database is reported only once. */}
      <Show when={findOfflineNotice() && storeState() !== 'memory'}>
        {/* If the banner cannot be loaded, nothing is shown. */}
        <ErrorBoundary fallback={null}>
          <Suspense>
            <OfflineBanner />
          </Suspense>
        </ErrorBoundary>
      </Show>
    </>
  );
}

const GameTable = lazy(() => import('../game/table/game-table'));
const PlayedMap = lazy(async () => ({ default: (await import('./map-tab')).PlayedMap }));

/** The open game on wide screens: table and map side by side, and the selected figure beside both. */
function WideGame(): JSX.Element {
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

const NAMES: Readonly<Record<Tab, string>> = {
  table: say('Table'),
  map: say('Map'),
  forces: say('Forces'),
  collection: say('Collection'),
  rules: say('Rules'),
};

const LiveRegion = lazyPart(async () => {
  await whenBrowserIdle();
  return import('./live-region');
});
const Shortcuts = lazyPart(async () => {
  await whenBrowserIdle();
  return import('./shortcuts');
});
const SelectPicker = lazyPart(async () => {
  await whenBrowserIdle();
  return import('../kit/select-picker');
});
const MapScreen = lazy(() => import('./map-tab'));
const ForcesScreen = lazy(() => import('./forces-tab'));
const CollectionScreen = lazy(() => import('./collection-tab'));
const RulesScreen = lazy(() => import('./rules-tab'));
const Coach = lazyPart(() => import('../tour/coach'));

/** Root component: five tabs, the current screen, banners above the screen and messages below. */
export function Shell(): JSX.Element {
  // Dismisses the message after each step or change of game: its undo button would undo the wrong step.
  const latest = createMemo(() => `${log()?.game} ${log()?.cursor}`);
  createEffect(on(latest, dismissToast, { defer: true }));
  // A message belongs to the tab on which it appeared.
  createEffect(on(() => route().tab, dismissOldToast, { defer: true }));
  const hasMap = createHasMap();
  const wide = createMemo(() => hasRoomForMap() && hasMap() && isOpenGameRoute(route()));
  // Keeps the phone’s screen awake while a game is open.
  const isPlayed = createMemo(() => table()?.ended === null && (route().tab === 'map' || isOpenGameRoute(route())));
  createEffect(() => {
    if (isPlayed()) onCleanup(keepScreenAwake());
  });
  // Once a tour has started, the guide stays mounted: its last card appears after the tour.
  const guided = createMemo((before: boolean) => before || currentTour() !== null, false);
  return (
    <div class="shell">
      <main class="shell-main">
        <Banners />
        <div class="shell-screen">
          <ErrorBoundary fallback={(error: unknown, again) => <ErrorScreen error={error} again={again} />}>
            <Suspense fallback={<ProgressBar label={say('Loading…')} />}>
              <Switch>
                <Match when={wide()}>
                  <WideGame />
                </Match>
                <Match when={route().tab === 'table'}>
                  <TableScreen />
                </Match>
                <Match when={route().tab === 'map'}>
                  <MapScreen />
                </Match>
                <Match when={route().tab === 'forces'}>
                  <ForcesScreen />
                </Match>
                <Match when={route().tab === 'collection'}>
                  <CollectionScreen />
                </Match>
                <Match when={route().tab === 'rules'}>
                  <RulesScreen />
                </Match>
              </Switch>
            </Suspense>
          </ErrorBoundary>
        </div>
        <ToastPlace />
      </main>
      <nav class="shell-nav" aria-label={say('Main')}>
        <ul>
          <For each={TABS}>
            {(tab) => (
              <li>
                <a href={`#/${tab}`} aria-current={route().tab === tab ? 'page' : undefined}>
                  <Icon name={tab} size={22} />
                  {NAMES[tab]}
                </a>
              </li>
            )}
          </For>
        </ul>
      </nav>
      <Show when={log()}>
        <LiveRegion />
      </Show>
      <Shortcuts />
      <SelectPicker />
      <Show when={guided()}>
        <Coach />
      </Show>
    </div>
  );
}
