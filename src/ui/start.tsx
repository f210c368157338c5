import { render } from 'solid-js/web';
import { resume } from '../app/game/resume';
import { goTo, route } from '../app/route';
import { keepOffline, tidyStored, watchInstall } from '../app/settings/device';
import { atLeisure } from './kit/at-rest';
import { Shell } from './shell/shell';

/** What may wait does not load beside what the first screen needs, nor beside what the first tap asks for. */
const WAITS_MS = 1000;

/** Shows the app, with what was open when it was left. */
export function start(): void {
  const resumed = wanted().then(resume);
  // A task of its own: this one has read all that the app is made of.
  setTimeout(show);
  void resumed.finally(() => setTimeout(besides, WAITS_MS));
  tidyStored();
}

function show(): void {
  const root = document.getElementById('app');
  root?.replaceChildren();
  if (root) render(() => <Shell />, root);
}

/** The game is opened at once where it is seen; where the app opens on a list or in the book, these come first. */
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
    void atLeisure().then(now);
  });
}

function besides(): void {
  void watchInstall();
  void keepOffline();
  void import('../app/backup/keep-saving').then(({ startSaving }) => startSaving());
  if ('launchQueue' in window)
    void import('../app/transfer/launched').then(({ awaitFiles }) => awaitFiles(() => goTo('table', 'take')));
}
