import { type ImportAsk, makeImportServer } from './server';

const serve = makeImportServer((answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<ImportAsk>) => serve(data));
