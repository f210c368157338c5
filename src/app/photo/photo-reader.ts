import type { Pixels } from '../../photo/types';
import { type CallResult, connectWorker } from '../worker-calls';
import type { makePhotoServer } from './photo.worker';

type PhotoServer = ReturnType<typeof makePhotoServer>;
type Questions = Omit<PhotoServer, 'take'>;

/** Answers questions about one photograph in a worker, which starts with the first question. */
export type PhotoReader = {
  readonly [Name in keyof Questions]: (...args: Parameters<Questions[Name]>) => CallResult<Questions[Name]>;
} & {
  /** Sets the photograph for all further questions. */
  readonly take: (picture: Pixels) => void;
  /** Cancels all pending questions at once. */
  readonly stop: () => void;
  readonly end: () => void;
};

export function createPhotoReader(): PhotoReader {
  const worker = connectWorker<PhotoServer>(
    () => new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' }),
  );
  let picture: Pixels | null = null;
  const take = (next: Pixels | null): void => {
    worker.stop();
    picture = next;
  };
  const ask = <Name extends keyof Questions>(name: Name): PhotoReader[Name] =>
    ((...args: never) => {
      if (picture && !worker.isRunning()) void worker.call('take', [picture]);
      return worker.call(name, args);
    }) as PhotoReader[Name];
  return {
    corners: ask('corners'),
    sizes: ask('sizes'),
    straighten: ask('straighten'),
    read: ask('read'),
    readAgain: ask('readAgain'),
    take,
    stop: worker.stop,
    end: () => take(null),
  };
}
