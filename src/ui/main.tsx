import './kit/styles/tokens.css';
import './kit/styles/base.css';
import './kit/styles/hand.css';
import './kit/styles/large.css';
import { applyPhoneHand } from '../app/settings/hand-setting';
import { applyLanguage } from '../app/settings/language-setting';
import { applyTheme } from '../app/settings/theme-setting';
import { requestFirstScreen } from './early';

applyTheme();
applyPhoneHand();
// Modules define their texts as constants, so the language must be set before they are loaded.
void applyLanguage()
  .then(() => {
    const frame = import('./start');
    requestFirstScreen();
    return frame;
  })
  .then(({ startApp }) => startApp());
