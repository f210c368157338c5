import './styles/tokens.css';
import './styles/base.css';
import './styles/hand.css';
import './styles/large.css';
import { applyHand } from '../app/hand';
import { applyLanguage } from '../app/language';
import { applyTheme } from '../app/theme';
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
