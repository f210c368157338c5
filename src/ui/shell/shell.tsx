import { say } from '../../text/say';
import './shell.css';
import './screens';
import {
  createEffect,
  createMemo,
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
import { log, table } from '../../app/game/open-game';
import { keepScreenAwake } from '../../app/game/wake-lock';
import { dismissToast } from '../../app/messages';
import { route, TABS, type Tab } from '../../app/route';
import { currentTour } from '../../app/tour/current-tour';
import { Icon } from '../kit/icon';
import { whenBrowserIdle } from '../kit/idle';
import { ProgressBar } from '../kit/progress';
import { ToastPlace } from '../kit/toast';
import { Banners } from './banners';
import { ErrorScreen } from './error-screen';
import { TableScreen } from './table-tab';
import { WideGame } from './wide-game';
import { createHasMap, hasRoomForMap, isOpenGameRoute } from './wide-layout';

const NAMES: Readonly<Record<Tab, string>> = {
  table: say('Table'),
  map: say('Map'),
  forces: say('Forces'),
  collection: say('Collection'),
  rules: say('Rules'),
};

const LiveRegion = lazy(() => whenBrowserIdle().then(() => import('./live-region')));
const Shortcuts = lazy(() => whenBrowserIdle().then(() => import('./shortcuts')));
const MapScreen = lazy(() => import('./map-tab'));
const ForcesScreen = lazy(() => import('./forces-tab'));
const CollectionScreen = lazy(() => import('./collection-tab'));
const RulesScreen = lazy(() => import('./rules-tab'));
const Coach = lazy(() => import('../tour/coach'));

/** Root component: five tabs, the current screen, banners above the screen and messages below. */
export function Shell(): JSX.Element {
  // Dismisses the message after each step or change of game: its undo button would undo the wrong step.
  const latest = createMemo(() => `${log()?.game} ${log()?.cursor}`);
  createEffect(on(latest, dismissToast, { defer: true }));
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
      <Suspense>
        <Show when={log()}>
          <LiveRegion />
        </Show>
      </Suspense>
      <Suspense>
        <Shortcuts />
      </Suspense>
      <Show when={guided()}>
        <Suspense>
          <Coach />
        </Suspense>
      </Show>
    </div>
  );
}
