import type { ReadRequest, ReadResponse, RestoreMode } from './read-requests';
import { makeReadingServer } from './reading-server';

const server = makeReadingServer();
const tell = (response: ReadResponse): void => postMessage(response);
addEventListener(
  'message',
  ({ data }: MessageEvent<ReadRequest | { readonly ask: 'restore'; readonly way: RestoreMode }>) => {
    if (data.ask === 'restore') void server.restore(data.way).then((restored) => tell({ tell: 'restored', restored }));
    else
      void server
        .read(data, (done) => tell({ tell: 'progress', done }))
        .then((answer) => tell({ tell: 'read', answer }));
  },
);
