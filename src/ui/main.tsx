import './kit/styles/tokens.css';
import './kit/styles/base.css';
import './kit/styles/hand.css';
import './kit/styles/large.css';
import { applyHand } from '../app/settings/hand';
import { applyLanguage } from '../app/settings/language';
import { applyTheme } from '../app/settings/theme';
import { askEarly } from './early';

applyTheme();
applyHand();
// Words stand in constants of many files: the language is there before those are loaded.
void applyLanguage()
  .then(() => {
    const frame = import('./start');
    askEarly();
    return frame;
  })
  .then(({ start }) => start());
