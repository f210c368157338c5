import { type Accessor, createEffect, onCleanup } from 'solid-js';
import type { Character } from '../../catalog/character';
import type { SuggestRequest, SuggestResponse } from '../../force/advise';
import { afterNextFrame } from '../timing/frames';
import { connectWorker } from '../worker-calls';
import type { makeSuggestServer } from './suggest.worker';

export type Adviser = ReturnType<typeof createAdviser>;

/** Number of characters sent in one message. Copying them takes about a millisecond, which delays no frame. */
const PART_SIZE = 100;

/**
 * Creates the adviser, a worker that suggests characters for a force. The worker receives the collection in parts
 * between frames, and again when the collection changes. A question sends all remaining parts at once.
 */
export function createAdviser(characters: Accessor<readonly Character[]>) {
  const worker = connectWorker<ReturnType<typeof makeSuggestServer>>(
    () => new Worker(new URL('./suggest.worker.ts', import.meta.url), { type: 'module' }),
  );
  let all: readonly Character[] = [];
  let sent = 0;

  function send(count: number): void {
    void worker.call('know', [all.slice(sent, sent + count), sent]);
    sent += count;
  }

  createEffect(() => {
    all = characters();
    sent = 0;
    let gone = false;
    onCleanup(() => {
      gone = true;
    });
    void (async () => {
      do {
        await afterNextFrame();
        if (gone) return;
        send(PART_SIZE);
      } while (sent < all.length && worker.isRunning());
    })();
  });
  onCleanup(worker.stop);

  return {
    /** Sends a question to the worker. Returns a function that stops the search. */
    ask(
      question: SuggestRequest,
      onFound: (answer: SuggestResponse) => void,
      onEnded: (how: 'done' | 'failed') => void,
    ): () => void {
      if (!worker.isRunning()) sent = 0;
      send(all.length);
      return worker.stream('suggest', [question], onFound, onEnded);
    },
  };
}
