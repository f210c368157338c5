import './styles/tokens.css';
import './styles/base.css';
import './styles/hand.css';
import './styles/large.css';
import { render } from 'solid-js/web';
import { keepOffline, tidyStored, watchInstall } from '../app/device';
import { applyHand } from '../app/hand';
import { resume } from '../app/resume';
import { applyTheme } from '../app/theme';
import { Shell } from './shell/Shell';

applyTheme();
applyHand();
const resumed = resume();
const root = document.getElementById('app');
if (root) render(() => <Shell />, root);
// What may wait does not load beside what the first screen needs.
void resumed.finally(() => {
  void watchInstall();
  void keepOffline();
  if ('launchQueue' in window) void import('./backup/opened').then(({ openWithFiles }) => openWithFiles());
});
tidyStored();
