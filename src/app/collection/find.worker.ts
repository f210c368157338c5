import { type FindAsk, makeFindServer } from './find-server';

const serve = makeFindServer((answer) =>
  postMessage(answer, answer.tell === 'found' ? { transfer: [answer.ordinals.buffer] } : {}),
);
addEventListener('message', ({ data }: MessageEvent<FindAsk>) => serve(data));
