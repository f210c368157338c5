import type { ReadAsk, ReadTell } from './asks';
import { readAsked } from './server';

const tell = (said: ReadTell): void => postMessage(said);
addEventListener('message', ({ data }: MessageEvent<ReadAsk>) => {
  void readAsked(data, (done) => tell({ tell: 'progress', done })).then((answer) => tell({ tell: 'read', answer }));
});
