/**
 * Calls from the page to a worker. A worker offers methods with `serveCalls`, and the page connects with
 * `connectWorker`. The last arguments of a method may be functions. They run in the page, for example to report
 * progress or to ask the user.
 */
import { err, ok, type Result } from '../plain/result';

/** Reason why a call has no result: the worker was silent too long, it failed, or the page terminated it. */
export type CallFault = 'too-slow' | 'failed' | 'stopped';

// biome-ignore lint/suspicious/noExplicitAny: A worker's methods can have parameters of any type.
type AnyMethod = (...args: any[]) => any;
type AnyMethods = Readonly<Record<string, AnyMethod>>;

/** Result of a worker's method as the page receives it. */
export type CallResult<Method extends AnyMethod> = Promise<Result<Awaited<ReturnType<Method>>, CallFault>>;

interface CallOptions {
  /**
   * Milliseconds without a message after which the worker is terminated. Read again after each message from the worker.
   */
  readonly timeout?: number | undefined;
}

export interface WorkerCalls<Methods extends AnyMethods> {
  /** Calls a method. Starts the worker if it is not running. */
  call<Name extends keyof Methods & string>(
    name: Name,
    args: Parameters<Methods[Name]>,
    options?: CallOptions,
  ): CallResult<Methods[Name]>;
  /**
   * Calls a method that returns a generator.
   * @param onFound called with each yielded value except undefined
   * @param onEnded called when the generator ends by itself or fails; not called after a stop
   * @returns a function that stops the generator
   */
  stream<Name extends keyof Methods & string>(
    name: Name,
    args: Parameters<Methods[Name]>,
    onFound: (
      found: Exclude<ReturnType<Methods[Name]> extends Generator<infer Each> ? Each : never, undefined>,
    ) => void,
    onEnded: (how: 'done' | 'failed') => void,
  ): () => void;
  /**
   * Whether the worker is running, with the state of earlier calls. False before the first call and after a failure.
   */
  isRunning(): boolean;
  /** Terminates the worker. Pending calls return the fault `stopped`. */
  stop(): void;
  /** Terminates the worker after its pending calls have ended. */
  close(): void;
}

type CallRequest =
  | { readonly id: number; readonly name: string; readonly args: readonly unknown[]; readonly callbacks: number }
  | { readonly cancel: number }
  /** Result of a callback. */
  | { readonly replyTo: number; readonly value: unknown };
type CallResponse = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly failed: string }
  | { readonly found: unknown }
  /** Calls one of the functions that the page passed, by index. */
  | { readonly callback: number; readonly args: readonly unknown[]; readonly question: number }
);

/** Interface of a worker that this module uses. */
interface Port {
  postMessage(message: CallRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<CallResponse>) => void) | null;
}

/**
 * Connects to a worker. The first call starts the worker. After a failure, the next call starts it again.
 * @param start starts the worker
 * @param loadMethods loads the methods into the page, for browsers without workers. If left out, calls fail in such
 * browsers
 */
export function connectWorker<Methods extends AnyMethods>(
  start: () => Worker,
  loadMethods?: () => Promise<Methods>,
): WorkerCalls<Methods> {
  let port: Port | null = null;
  let isInPage = false;
  let isClosing = false;
  let calls = 0;
  const pending = new Map<number, (response: CallResponse | CallFault) => void>();

  function open(): Port {
    if (port) return port;
    let fresh: Port;
    try {
      fresh = start();
    } catch (error) {
      if (!loadMethods) throw error;
      fresh = makePagePort(loadMethods());
      isInPage = true;
    }
    const fail = (): void => {
      if (port === fresh) stop('failed');
    };
    fresh.onmessage = ({ data }) => pending.get(data.id)?.(data);
    port = Object.assign(fresh, { onerror: fail, onmessageerror: fail });
    return port;
  }

  function stop(fault: CallFault): void {
    port?.terminate();
    port = null;
    for (const receive of [...pending.values()]) receive(fault);
  }

  function send(
    name: string,
    args: readonly unknown[],
    options: CallOptions & { readonly onFound?: (found: never) => void },
    onEnd: (result: Result<never, CallFault>) => void,
  ): () => void {
    calls += 1;
    const id = calls;
    const functions = args.filter((each) => typeof each === 'function');
    let clock: ReturnType<typeof setTimeout> | undefined;
    const restartClock = (): void => {
      clearTimeout(clock);
      // Code that runs in the page cannot be terminated.
      if (options.timeout !== undefined && !isInPage && pending.has(id))
        clock = setTimeout(stop, options.timeout, 'too-slow');
    };
    const end = (result: Result<unknown, CallFault>): void => {
      pending.delete(id);
      onEnd(result as Result<never, CallFault>);
      if (isClosing && pending.size === 0) stop('stopped');
    };
    pending.set(id, async (response) => {
      // The timeout is paused while a function of the page runs, for example to ask the user.
      clearTimeout(clock);
      if (typeof response === 'string') return end(err(response));
      if ('value' in response) return end(ok(response.value));
      if ('failed' in response) return end(err('failed'));
      if ('found' in response) options.onFound?.(response.found as never);
      else {
        const value = await functions[response.callback]?.(...response.args);
        if (pending.has(id)) port?.postMessage({ replyTo: response.question, value });
      }
      restartClock();
    });
    try {
      const data = args.slice(0, args.length - functions.length);
      open().postMessage({ id, name, args: data, callbacks: functions.length });
      restartClock();
    } catch {
      // The browser cannot start workers, or an argument cannot be cloned.
      end(err('failed'));
    }
    return () => {
      if (pending.delete(id)) port?.postMessage({ cancel: id });
    };
  }

  return {
    call: (name, args, options = {}) => new Promise((resolve) => send(name, args, options, resolve)),
    stream: (name, args, onFound, onEnded) =>
      send(name, args, { onFound }, (result) => {
        if (result.ok) onEnded('done');
        else if (result.fault !== 'stopped') onEnded('failed');
      }),
    isRunning: () => port !== null,
    stop: () => stop('stopped'),
    close() {
      isClosing = true;
      if (pending.size === 0) stop('stopped');
    },
  };
}

/** Runs methods in the page, with the interface of a worker. */
export function makePagePort(methods: Promise<AnyMethods>): Port {
  const port: Port = {
    postMessage: answerCalls(methods, (data) => port.onmessage?.({ data } as MessageEvent<CallResponse>)),
    terminate() {
      port.onmessage = null;
    },
    onmessage: null,
  };
  return port;
}

/** Offers methods to the page. Does nothing if the module runs in the page instead of in a worker. */
export function serveCalls(loadMethods: () => AnyMethods | Promise<AnyMethods>): void {
  if (!('DedicatedWorkerGlobalScope' in globalThis)) return;
  const answer = answerCalls(Promise.resolve(loadMethods()), (response, transfer) =>
    postMessage(response, { transfer }),
  );
  addEventListener('message', ({ data }: MessageEvent<CallRequest>) => answer(data));
}

const transfers = new WeakMap<object, Transferable[]>();

/** Marks buffers in a result that are transferred to the page instead of copied, because copying blocks the page. */
export function withTransfer<Value extends object>(value: Value, ...buffers: Transferable[]): Value {
  transfers.set(value, buffers);
  return value;
}

/** Maximum time in milliseconds that a generator runs before pending messages are handled. */
const SLICE_MS = 12;

function answerCalls(
  methods: Promise<AnyMethods>,
  post: (response: CallResponse, transfer: Transferable[]) => void,
): (request: CallRequest) => void {
  const running = new Set<number>();
  const replies = new Map<number, (value: unknown) => void>();
  let questions = 0;

  async function runInSlices(id: number, steps: Generator): Promise<void> {
    for (let slice = performance.now() + SLICE_MS; running.has(id); ) {
      const { done, value } = steps.next();
      if (done) return;
      if (value !== undefined) post({ id, found: value }, []);
      if (performance.now() < slice) continue;
      await handleMessages();
      slice = performance.now() + SLICE_MS;
    }
  }

  async function run({ id, name, args, callbacks }: Extract<CallRequest, { id: number }>): Promise<void> {
    running.add(id);
    try {
      const functions = Array.from({ length: callbacks }, (_, callback) => (...given: unknown[]) => {
        questions += 1;
        const question = questions;
        post({ id, callback, args: given, question }, []);
        return new Promise((resolve) => replies.set(question, resolve));
      });
      const returned = (await methods)[name]?.(...args, ...functions);
      const isGenerator = typeof returned?.next === 'function';
      const value = await (isGenerator ? runInSlices(id, returned) : returned);
      post({ id, value }, transfers.get(value) ?? []);
    } catch (error) {
      post({ id, failed: String(error) }, []);
    }
    running.delete(id);
  }

  return (request) => {
    if ('id' in request) void run(request);
    else if ('cancel' in request) running.delete(request.cancel);
    else {
      replies.get(request.replyTo)?.(request.value);
      replies.delete(request.replyTo);
    }
  };
}

/** Waits until pending messages are handled. A timer would take at least four milliseconds. */
function handleMessages(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });
}
