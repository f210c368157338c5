/**
 * Phone without browser automation. An automated browser reports each request, frame and message, which would take much
 * of the measured time on a slowed-down processor. This phone only sets the processor’s speed and the address, and
 * reads the page’s performance marks at the end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { findChromium } from '../scripts/browser';
import { CHROMIUM_FLAGS } from './harness';

/** Screen of 360×740 CSS pixels with a device pixel ratio of 2. */
const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
const BLANK = 'about:blank';

export interface QuietPhone {
  /** Opens an address with a processor `slower` times slower, and runs `script` in the page first. */
  go(url: string, slower: number, script: string): Promise<void>;
  /** Evaluates an expression in the page and returns its value as plain data. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Kills the browser, as an empty battery would. The profile folder remains. */
  kill(): Promise<void>;
}

/**
 * Opens a phone with an existing profile of `openPhone`, whose browser must be closed.
 * @throws if Chromium is not installed
 */
export async function openUnautomatedPhone(profile: string): Promise<QuietPhone> {
  const path = findChromium();
  if (path === undefined) throw new Error('There is no Chromium: npx tsx test/scripts/browser.ts finds one.');
  const own = [`--user-data-dir=${profile}`, '--remote-debugging-pipe', `--window-size=${PHONE.width},${PHONE.height}`];
  const browser = spawn(path, [...CHROMIUM_FLAGS, ...own, BLANK], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const send = talkTo(browser);
  const page = await firstPage(send);
  const { sessionId } = await send('Target.attachToTarget', { targetId: page, flatten: true });
  const tell = (method: string, params: object = {}) => send(method, params, String(sessionId));
  await tell('Emulation.setDeviceMetricsOverride', PHONE);
  await tell('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    async go(url, slower, source) {
      await tell('Page.enable');
      await tell('Page.addScriptToEvaluateOnNewDocument', { source });
      await tell('Emulation.setCPUThrottlingRate', { rate: slower });
      await tell('Page.navigate', { url });
    },
    async evaluate<Value>(expression: string) {
      const { result } = await tell('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
      return (result as { value: Value }).value;
    },
    async kill() {
      const ended = once(browser, 'exit');
      // Kills the full process group, because a wrapper script may have started the browser.
      process.kill(-(browser.pid as number), 'SIGKILL');
      await ended;
    },
  };
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;

/**
 * Returns a function that sends DevTools commands over the browser’s two pipes: JSON messages, each ended by a zero
 * byte.
 */
function talkTo(browser: ChildProcess): Send {
  const [toBrowser, fromBrowser] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable];
  const waiting = new Map<number, (answer: Record<string, unknown>) => void>();
  let last = 0;
  let heard = '';
  fromBrowser.setEncoding('utf8');
  fromBrowser.on('data', (part: string) => {
    const messages = (heard + part).split('\0');
    heard = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result } = JSON.parse(message) as { id?: number; result?: Record<string, unknown> };
      if (id !== undefined) waiting.get(id)?.(result ?? {});
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((answer) => {
      last += 1;
      waiting.set(last, answer);
      toBrowser.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}

async function firstPage(send: Send): Promise<string> {
  for (;;) {
    const { targetInfos } = await send('Target.getTargets');
    const pages = targetInfos as readonly { readonly type: string; readonly targetId: string }[];
    const page = pages.find(({ type }) => type === 'page');
    if (page) return page.targetId;
  }
}
