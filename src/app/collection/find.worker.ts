import { type CollectionSearchRequest, makeCollectionSearchServer } from './find-server';

const serve = makeCollectionSearchServer((answer) =>
  postMessage(answer, answer.tell === 'found' ? { transfer: [answer.ordinals.buffer] } : {}),
);
addEventListener('message', ({ data }: MessageEvent<CollectionSearchRequest>) => serve(data));
