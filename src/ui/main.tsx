import './styles/tokens.css';
import './styles/base.css';
import './styles/hand.css';
import './styles/large.css';
import { applyHand } from '../app/hand';
import { applyLanguage } from '../app/language';
import { applyTheme } from '../app/theme';
import { askEarly } from './early';

// The browser brings the store up beside all that comes before it is asked.
void globalThis.indexedDB?.databases?.().catch(() => undefined);
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
