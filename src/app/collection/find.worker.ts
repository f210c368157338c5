import { type FindRequest, makeFindServer } from './find-server';

const serve = makeFindServer((answer) =>
  postMessage(answer, answer.tell === 'found' ? { transfer: [answer.ordinals.buffer] } : {}),
);
addEventListener('message', ({ data }: MessageEvent<FindRequest>) => serve(data));
