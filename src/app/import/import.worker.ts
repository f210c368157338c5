import { LANGUAGES, type LanguageCode } from '../../text/languages';
import { setCurrentLanguage } from '../../text/say';
import type { ImportRequest } from './import-server';

// Many report messages are constants, so the language must be set before their modules load.
const serve = inLanguage(self.name as LanguageCode)
  .then(() => import('./import-server'))
  .then(({ makeImportServer }) => makeImportServer((answer) => postMessage(answer)));
addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => void serve.then((ask) => ask(data)));

async function inLanguage(code: LanguageCode): Promise<void> {
  const catalog = LANGUAGES[code]?.catalog ?? null;
  // If the catalog of translations fails to load, English is used.
  if (catalog !== null) setCurrentLanguage(code, await catalog().catch(() => ({})), LANGUAGES[code].marks);
}
