import { LANGUAGES, type LanguageCode } from '../../text/languages';
import { setSpokenLanguage } from '../../text/say';
import type { ImportAsk } from './server';

// The report is told here, and its words stand in constants: what is said is known before they are loaded. It is the worker's name.
const serve = inLanguage(self.name as LanguageCode)
  .then(() => import('./server'))
  .then(({ makeImportServer }) => makeImportServer((answer) => postMessage(answer)));
addEventListener('message', ({ data }: MessageEvent<ImportAsk>) => void serve.then((ask) => ask(data)));

async function inLanguage(code: LanguageCode): Promise<void> {
  const catalog = LANGUAGES[code]?.catalog ?? null;
  // A catalog that does not come leaves English.
  if (catalog !== null) setSpokenLanguage(code, await catalog().catch(() => ({})), LANGUAGES[code].marks);
}
