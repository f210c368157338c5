import { LANGUAGES, type LanguageCode } from '../../text/languages';
import { setCurrentLanguage } from '../../text/say';
import { serveCalls } from '../worker-calls';

serveCalls(async () => {
  // Many report messages are constants, so the language must be set before their modules load.
  const { catalog, marks } = LANGUAGES[self.name as LanguageCode] ?? {};
  // If the catalog of translations fails to load, English is used.
  if (catalog) setCurrentLanguage(self.name as LanguageCode, await catalog().catch(() => ({})), marks);
  return (await import('./import-files')).makeImportServer();
});
