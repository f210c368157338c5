import { type Accessor, createEffect, onCleanup } from 'solid-js';
import type { Character } from '../../catalog/character';
import type { SuggestRequest, SuggestResponse } from '../../force/advise';
import { afterNextFrame } from '../timing/next-frame';

/** Message to the adviser worker: a part of the collection, or a question. */
export type AdviserRequest =
  | { readonly known: readonly Character[]; readonly anew: boolean }
  | { readonly id: number; readonly question: SuggestRequest };

export type AdviserResponse =
  | { readonly id: number; readonly found: SuggestResponse }
  | { readonly id: number; readonly done: true };

/** Worker that suggests characters for a force. The worker receives the collection before the first question. */
export interface Adviser {
  /**
   * Sends a question. An earlier question is abandoned.
   * @param told called with every answer, and with null at the end
   * @param broken called if the worker died
   * @returns a function that ends the search
   */
  ask(question: SuggestRequest, told: (answer: SuggestResponse | null) => void, broken: () => void): () => void;
}

/** Number of characters sent in one message. Copying them takes about a millisecond, which delays no frame. */
const PART_SIZE = 100;

interface Listener {
  readonly id: number;
  readonly told: (answer: SuggestResponse | null) => void;
  readonly broken: () => void;
}

/**
 * Creates the adviser. The worker receives the collection in parts between frames, and again when the collection
 * changes. A question sends all remaining parts at once.
 */
export function createAdviser(characters: Accessor<readonly Character[]>): Adviser {
  let worker: Worker | null = null;
  let untold: readonly Character[] = [];
  let anew = true;
  let listener: Listener | null = null;
  let questions = 0;

  /** Returns the worker and starts it on first use. Null if the browser cannot start workers. */
  function opened(): Worker | null {
    try {
      worker ??= open();
    } catch {
      worker = null;
    }
    return worker;
  }

  function open(): Worker {
    const fresh = new Worker(new URL('./suggest.worker.ts', import.meta.url), { type: 'module' });
    fresh.onmessage = ({ data }: MessageEvent<AdviserResponse>) => {
      if (data.id === listener?.id) listener.told('found' in data ? data.found : null);
    };
    fresh.onerror = () => {
      fresh.terminate();
      worker = null;
      retell();
      listener?.broken();
    };
    return fresh;
  }

  function retell(): void {
    untold = characters();
    anew = true;
  }

  function tell(count: number): void {
    const request: AdviserRequest = { known: untold.slice(0, count), anew };
    opened()?.postMessage(request);
    untold = untold.slice(count);
    anew = false;
  }

  createEffect(() => {
    retell();
    let gone = false;
    onCleanup(() => {
      gone = true;
    });
    void (async () => {
      await afterNextFrame();
      while (!gone && (anew || untold.length > 0)) {
        tell(PART_SIZE);
        await afterNextFrame();
      }
    })();
  });
  onCleanup(() => worker?.terminate());

  return {
    ask(question, told, broken) {
      questions += 1;
      const id = questions;
      listener = { id, told, broken };
      if (anew || untold.length > 0) tell(untold.length);
      const request: AdviserRequest = { id, question };
      const heard = opened();
      if (heard) heard.postMessage(request);
      else broken();
      return () => {
        if (listener?.id === id) listener = null;
      };
    },
  };
}
