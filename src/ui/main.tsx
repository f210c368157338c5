import './styles/tokens.css';
import './styles/base.css';
import { applyLanguage } from '../app/language';
import { applyTheme } from '../app/theme';

applyTheme();
// Words stand in constants of many files: the language is there before those are loaded.
void applyLanguage()
  .then(() => import('./start'))
  .then(({ start }) => start());
