import { makePagePort } from '../../src/app/worker-calls';

type Port = ReturnType<typeof makePagePort>;
type Message = Parameters<Port['postMessage']>[0];
type Methods = Awaited<Parameters<typeof makePagePort>[0]>;

/**
 * Makes a class that replaces `Worker` in tests. It runs the methods in the test, copies all messages, and records the
 * calls.
 */
export function makeFakeWorker(makeMethods: () => Methods) {
  return class FakeWorker {
    /** Whether the worker answers calls. False simulates a worker that hangs. */
    static answers = true;
    static started = 0;
    static terminated = 0;
    /** Received calls. `answer` answers the call in place of the methods. */
    static readonly calls: {
      readonly name: string;
      readonly args: readonly unknown[];
      readonly answer: (response: object) => void;
    }[] = [];
    /** Number of calls that the page cancelled. */
    static cancelled = 0;
    static last: FakeWorker | null = null;
    onmessage: Port['onmessage'] = null;
    onerror: (() => void) | null = null;
    readonly #port = makePagePort(Promise.resolve(makeMethods()));

    constructor() {
      FakeWorker.started++;
      FakeWorker.last = this;
      this.#port.onmessage = ({ data }) => this.#send(data);
    }

    postMessage(message: Message): void {
      const copy = structuredClone(message);
      if ('id' in copy)
        FakeWorker.calls.push({ ...copy, answer: (response) => this.#send({ id: copy.id, ...response }) });
      if ('cancel' in copy) FakeWorker.cancelled++;
      if (FakeWorker.answers) this.#port.postMessage(copy);
    }

    terminate(): void {
      FakeWorker.terminated++;
      this.#port.terminate();
    }

    #send(response: object): void {
      this.onmessage?.({ data: structuredClone(response) } as MessageEvent);
    }
  };
}
