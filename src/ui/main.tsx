import './kit/styles/tokens.css';
import './kit/styles/base.css';
import './kit/styles/controls.css';
import './kit/styles/parts.css';
import './kit/styles/hand.css';
import './kit/styles/large.css';
import { applyDeviceSettings } from '../app/settings/device-settings';
import { applyLanguage } from '../app/settings/language-setting';
import { requestFirstScreen } from './early';

applyDeviceSettings();
// Modules define their texts as constants, so the language must be set before they are loaded.
void applyLanguage()
  .then(() => {
    const frame = import('./start');
    requestFirstScreen();
    return frame;
  })
  .then(({ startApp }) => startApp());
