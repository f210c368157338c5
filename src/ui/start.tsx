import { render } from 'solid-js/web';
import { resumeLastGame } from '../app/game/resume-game';
import { goTo, route } from '../app/route';
import { startOfflineSupport, tidyStorage, watchInstall } from '../app/settings/device-state';
import { whenSettled } from './kit/idle';
import { Shell } from './shell/shell';

/** Delay in ms, so that modules without urgency do not compete with the first screen or the first tap. */
const WAITS_MS = 1000;

/** Starts the app with what was open last. */
export function startApp(): void {
  const resumed = wanted().then(resumeLastGame);
  // In a task of its own: this one has already evaluated all modules of the app.
  setTimeout(show);
  void resumed.finally(() => setTimeout(besides, WAITS_MS));
  tidyStorage();
}

function show(): void {
  const root = document.getElementById('app');
  root?.replaceChildren();
  if (root) render(() => <Shell />, root);
}

/** Resolves immediately if the game is visible. If the app starts on a list or in the book, these load first. */
function wanted(): Promise<void> {
  const seen = () => route().tab === 'table' || route().tab === 'map';
  if (seen()) return Promise.resolve();
  return new Promise((open) => {
    const heard = new AbortController();
    const now = () => {
      heard.abort();
      open();
    };
    window.addEventListener('hashchange', () => seen() && now(), { signal: heard.signal });
    void whenSettled().then(now);
  });
}

function besides(): void {
  void watchInstall();
  void startOfflineSupport();
  void import('../app/backup/retry-saving').then(({ startSaving }) => startSaving());
  if ('launchQueue' in window)
    void import('../app/transfer/launched-files').then(({ onLaunchedFiles }) =>
      onLaunchedFiles(() => goTo('table', 'take')),
    );
}
