import './Banners.css';
import { createEffect, ErrorBoundary, type JSX, lazy, Match, onMount, Show, Suspense, Switch } from 'solid-js';
import { keepStored, keptAnswer, offlineNews, update, waveOffNews } from '../../app/device';
import { fault, game, savedPart, unread } from '../../app/state';
import { Button } from '../parts/Button';
import { IconButton } from '../parts/IconButton';

const FaultBanner = lazy(() => import('./FaultBanner'));
const AsideBanner = lazy(() => import('./AsideBanner'));
const KeptBanner = lazy(() => import('./KeptBanner'));

/** What the device has to say, quietly, above every screen. */
export function Banners(): JSX.Element {
  createEffect(() => {
    if (game()) void keepStored();
  });
  // What helps when the disk fails is fetched while all is well.
  onMount(() => void FaultBanner.preload());
  return (
    <>
      <ErrorBoundary
        fallback={
          <p class="banner" data-tone="bad">
            This device fails to keep the game.
          </p>
        }
      >
        <Suspense>
          <Show when={fault() || savedPart()}>
            <FaultBanner />
          </Show>
          <Show when={unread() > 0}>
            <AsideBanner />
          </Show>
          <Show when={!savedPart() && keptAnswer() !== null && keptAnswer() !== 'granted'}>
            <KeptBanner />
          </Show>
        </Suspense>
      </ErrorBoundary>
      <Switch>
        <Match when={offlineNews() === 'update-waiting'}>
          <div class="banner" role="status">
            <span>A newer Sidekick is on this device.</span>
            <Button onClick={update}>Use it</Button>
            <IconButton icon="close" name="Later" onClick={waveOffNews} />
          </div>
        </Match>
        <Match when={offlineNews() === 'failed'}>
          <div class="banner" role="status">
            <span>This device could not keep the app for use without a network. Free some room and open it again.</span>
            <IconButton icon="close" name="Dismiss" onClick={waveOffNews} />
          </div>
        </Match>
      </Switch>
    </>
  );
}
