import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { makeTempFolder, waitUntil } from './club';

const root = join(import.meta.dirname, '../..');

export interface ClubProcess {
  readonly port: number;
  readonly pid: number;
  readonly said: () => string;
  /** Kills the process immediately, as a power cut would. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the club's server in a separate process, as `npm run club` does. */
export async function startClubProcess(data: string, port: number, more: readonly string[] = []): Promise<ClubProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/club/main.ts', '--host', '127.0.0.1', '--port', String(port), '--data', data, ...more],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  await waitUntil(
    `the server is there: ${said}`,
    () => said.includes('Ctrl+C stops it') || child.exitCode !== null,
    30_000,
  );
  if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
  return {
    port,
    pid: child.pid ?? 0,
    said: () => said,
    kill: () => ended(child, 'SIGKILL'),
    stop: () => ended(child, 'SIGTERM'),
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

export interface RedisProcess {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const REDIS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path));

/** Starts Redis without persistence. Skips the test with a message if Redis is not installed. */
export async function startRedis(context: TestContext | null, port: number): Promise<RedisProcess> {
  context?.skip(REDIS === undefined, 'redis-server is not here: apt-get install redis-server');
  const child = spawn(
    REDIS ?? 'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', makeTempFolder()],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await waitUntil('Redis is there', () => said.includes('Ready to accept connections'));
  return { url: `redis://127.0.0.1:${port}`, stop: () => ended(child, 'SIGKILL') };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
