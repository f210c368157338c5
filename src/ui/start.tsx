import { render } from 'solid-js/web';
import { keepOffline, tidyStored, watchInstall } from '../app/device';
import { resume } from '../app/resume';
import { Shell } from './shell/Shell';
import { GameTable } from './table/TableScreen';

/** Shows the app, with what was open when it was left. */
export function start(): void {
  const resumed = resume(() => void GameTable.preload());
  const root = document.getElementById('app');
  if (root) render(() => <Shell />, root);
  // What may wait does not load beside what the first screen needs.
  void resumed.finally(() => {
    void watchInstall();
    void keepOffline();
    if ('launchQueue' in window) void import('./backup/opened').then(({ openWithFiles }) => openWithFiles());
  });
  tidyStored();
}
