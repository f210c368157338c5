import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Browser } from './engine';
import { findWebkit } from './install';
import { openRecordingProxy } from './recording-proxy';

/** Key of an element reference in a WebDriver response. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 120_000;

/** Opens WebKitGTK over WebDriver on a virtual screen. The browser window is the script `webkit-window.js`. */
export async function openWebkit(again?: string): Promise<Browser> {
  const programs = findWebkit();
  if (programs === undefined) throw new Error('There is no WebKitGTK: npm run engines says how to have one.');
  const profile = again ?? (await mkdtemp(join(tmpdir(), 'sidekick-webkit-')));
  const downloads = join(profile, 'downloads');
  await mkdir(downloads, { recursive: true });
  const recorder = await openRecordingProxy();
  const screen = await openScreen(programs.screen);
  const port = await freePort();
  const driver = spawn(programs.driver, ['-p', String(port)], {
    // Starts a separate process group, so that killing the group also ends the window and all its processes.
    detached: true,
    stdio: process.env.ENGINE_TALKS ? 'inherit' : 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: profile,
      XDG_RUNTIME_DIR: profile,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    },
  });
  const root = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${root}/status`).then((answer) => answer.ok));
  const { sessionId } = (await ask(root, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: programs.shell,
          args: ['-m', join(import.meta.dirname, 'webkit-window.js'), profile, `http://127.0.0.1:${recorder.port}`],
        },
      },
    },
  })) as { readonly sessionId: string };
  const session = `${root}/session/${sessionId}`;
  const post = (path: string, body: object) => ask(session, 'POST', path, body);
  await post('/timeouts', { script: PATIENCE_MS });

  const end = async (): Promise<void> => {
    await endGroup(driver);
    await screen.close();
    await recorder.stop();
  };
  return {
    profile,
    downloads,
    externalHosts: recorder.hosts,
    goto: async (url) => void (await post('/url', { url })),
    reload: async () => void (await post('/refresh', {})),
    async evaluate(work, ...args) {
      const script = `const done = arguments[0];
        (async () => (${work})(...${JSON.stringify(args)}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const told = (await post('/execute/async', { script, args: [] })) as { value?: unknown; error?: string };
      if (told.error !== undefined) throw new Error(told.error);
      return told.value as Awaited<ReturnType<typeof work>>;
    },
    inject: async (script) => void (await post('/execute/sync', { script, args: [] })),
    tapAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await post('/actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    async type(text) {
      const actions = [...text].flatMap((letter) => {
        const value = letter === '\n' ? '\uE007' : letter;
        return [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ];
      });
      await post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async pickFile(selector, path) {
      const element = (await post('/element', { using: 'css selector', value: selector })) as Record<string, string>;
      await post(`/element/${element[ELEMENT]}/value`, { text: path });
    },
    screenshot: async () => Buffer.from((await ask(session, 'GET', '/screenshot')) as string, 'base64'),
    async close() {
      await ask(session, 'DELETE', '').catch(() => undefined);
      await end();
    },
    kill: end,
  };
}

/**
 * Sends a WebDriver command and returns its value.
 * @throws the driver’s error message
 */
async function ask(root: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${root}${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
  return value;
}

/** Opens a virtual screen with a free display number. */
async function openScreen(program: string): Promise<{ readonly display: string; close(): Promise<void> }> {
  const args = ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const readable = child.stdio[3] as Readable;
  const number = await new Promise<string>((done, fail) => {
    readable.setEncoding('utf8').once('data', (text: string) => done(text.trim()));
    child.once('exit', () => fail(new Error('Xvfb did not start.')));
  });
  return { display: `:${number}`, close: () => endGroup(child) };
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error('The driver of WebKitGTK does not answer.');
    await new Promise((done) => setTimeout(done, 100));
  }
}
