import { say } from '../../text/say';
import './banners.css';
import { createEffect, createSignal, ErrorBoundary, type JSX, lazy, onCleanup, Show, Suspense } from 'solid-js';
import { fault, game, getSavedLogPart } from '../../app/game/open-game';
import { findOfflineNotice, requestPersistence } from '../../app/settings/device-state';
import { doubtful, recoveredRecords } from '../../app/storage/storage-health';
import { canSave, storeState } from '../../app/storage/store-state';
import { unread } from '../../app/storage/unread-count';
import { currentTour } from '../../app/tour/current-tour';
import { whenBrowserIdle, whenSettled } from '../kit/idle';

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
export function Banners(): JSX.Element {
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
