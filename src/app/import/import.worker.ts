import { LANGUAGES, type LanguageCode } from '../../text/languages';
import { setSpokenLanguage } from '../../text/say';
import type { ImportRequest } from './import-server';

// Report messages are created in this worker, and many are constants. The language must be set before those modules
// load. It is passed as the worker's name.
const serve = inLanguage(self.name as LanguageCode)
  .then(() => import('./import-server'))
  .then(({ makeImportServer }) => makeImportServer((answer) => postMessage(answer)));
addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => void serve.then((ask) => ask(data)));

async function inLanguage(code: LanguageCode): Promise<void> {
  const catalog = LANGUAGES[code]?.catalog ?? null;
  // If the catalog fails to load, English is used.
  if (catalog !== null) setSpokenLanguage(code, await catalog().catch(() => ({})), LANGUAGES[code].marks);
}
