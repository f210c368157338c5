import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StaticServer, startServer } from './server';

const TEXT = 'a hero stands on a square\n'.repeat(200);

let folder: string;
let server: StaticServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-server-'));
  await writeFile(join(folder, 'words.js'), TEXT);
  await writeFile(join(folder, 'picture.png'), TEXT);
  server = await startServer({ folder });
});

afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/**
 * Requests a file.
 * @param accepts value of the `accept-encoding` header
 */
function ask(
  path: string,
  accepts?: string,
): Promise<{ readonly encoding: string | undefined; readonly policy: string | undefined; readonly body: Buffer }> {
  return new Promise((answered, failed) => {
    const headers = accepts === undefined ? {} : { 'accept-encoding': accepts };
    request({ port: server.port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        answered({
          encoding: response.headers['content-encoding'],
          policy: String(response.headers['content-security-policy']),
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', failed)
      .end();
  });
}

test('compresses text with the best accepted encoding, or not at all', async () => {
  const best = await ask('/words.js', 'gzip, deflate, br');
  expect(best.encoding).toBe('br');
  expect(brotliDecompressSync(best.body).toString()).toBe(TEXT);
  const older = await ask('/words.js', 'gzip, br;q=0');
  expect(older.encoding).toBe('gzip');
  expect(gunzipSync(older.body).toString()).toBe(TEXT);
  const plain = await ask('/words.js');
  expect(plain.encoding).toBeUndefined();
  expect(plain.body.toString()).toBe(TEXT);
});

test('does not compress images', async () => {
  expect((await ask('/picture.png', 'gzip, br')).encoding).toBeUndefined();
});

test('sends a rebuilt file', async () => {
  await ask('/words.js', 'br');
  await writeFile(join(folder, 'words.js'), 'new');
  expect(brotliDecompressSync((await ask('/words.js', 'br')).body).toString()).toBe('new');
});

test.each(['/words.js', '/picture.png', '/nothing.js'])('%s may not be framed by other pages', async (path) => {
  expect((await ask(path)).policy).toBe("frame-ancestors 'none'");
});
