import type { ReadAsk, ReadTell, RestoreWay } from './asks';
import { makeReadingServer } from './server';

const server = makeReadingServer();
const tell = (said: ReadTell): void => postMessage(said);
addEventListener(
  'message',
  ({ data }: MessageEvent<ReadAsk | { readonly ask: 'restore'; readonly way: RestoreWay }>) => {
    if (data.ask === 'restore') void server.restore(data.way).then((restored) => tell({ tell: 'restored', restored }));
    else
      void server
        .read(data, (done) => tell({ tell: 'progress', done }))
        .then((answer) => tell({ tell: 'read', answer }));
  },
);
