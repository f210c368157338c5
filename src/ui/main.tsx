import './styles/tokens.css';
import './styles/base.css';
import { render } from 'solid-js/web';
import { keepOffline, tidyStored, watchInstall } from '../app/device';
import { resume } from '../app/resume';
import { applyTheme } from '../app/theme';
import { Shell } from './shell/Shell';
import { GameTable } from './table/TableScreen';

applyTheme();
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
