import { render } from 'solid-js/web';
import { goTo, route } from '../app/route';
import { resumeLastGame } from '../app/session/resume-game';
import { cleanUpStorage, startOfflineSupport, watchInstallMethod } from '../app/settings/device-state';
import { guardClicks } from './kit/guard-clicks';
import { whenSettled } from './kit/idle';
import { Shell } from './shell/shell';

/** Delay in ms before non-urgent modules load, so the first screen and the first tap stay fast. */
const WAITS_MS = 1000;

/** Starts the app and resumes the last game. */
export function startApp(): void {
  const resumed = wanted().then(resumeLastGame);
  // Renders in a separate task, because this task has already evaluated all modules of the app.
  setTimeout(show);
  void resumed.finally(() => setTimeout(besides, WAITS_MS));
  cleanUpStorage();
}

function show(): void {
  const root = document.getElementById('app');
  root?.replaceChildren();
  guardClicks();
  if (root) render(() => <Shell />, root);
}

/**
 * Resolves when the last game should load: immediately on the Table or Map tab, else after the first screen settles.
 */
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
  void watchInstallMethod();
  void startOfflineSupport();
  void import('../app/backup/retry-saving').then(({ startBackgroundSaving }) => startBackgroundSaving());
  void import('../app/transfer/opened-files').then(({ onFilesOpened }) => onFilesOpened(() => goTo('table', 'take')));
}
