import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCertificateValid, makeCertificates } from '../../src/club/certificate';
import { type StaticServer, startServer } from '../scripts/server';

const now = Date.now();
const made = makeCertificates(['localhost', '127.0.0.1', '192.168.200.7'], now);
let folder: string;
let server: StaticServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-certificate-'));
  await writeFile(join(folder, 'index.html'), 'Good evening.');
  server = await startServer({ folder, tls: made });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

function fetchWith(ca: string): Promise<string> {
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port: server.port, ca, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', done);
    })
      .on('error', failed)
      .end();
  });
}

test('a client that trusts the authority is served', async () => {
  expect(await fetchWith(made.authority)).toBe('Good evening.');
});

test('a client that trusts another authority is not served', async () => {
  const other = makeCertificates(['127.0.0.1'], now);
  await expect(fetchWith(other.authority)).rejects.toThrow();
});

test("the authority signs the server's certificate; both are valid now, the server's for less than a year and 33 days", () => {
  const authority = new X509Certificate(made.authority);
  const leaf = new X509Certificate(made.cert);
  expect(leaf.verify(authority.publicKey)).toBe(true);
  expect([authority.ca, leaf.ca]).toEqual([true, false]);
  expect(leaf.checkIP('192.168.200.7')).toBe('192.168.200.7');
  expect(leaf.checkHost('localhost')).toBe('localhost');
  expect(leaf.checkIP('192.168.200.8')).toBeUndefined();
  const [from, to] = [Date.parse(leaf.validFrom), Date.parse(leaf.validTo)];
  expect(from).toBeLessThan(now);
  expect(to).toBeGreaterThan(now);
  expect(to - from).toBeLessThanOrEqual(398 * 24 * 3600 * 1000);
});

test('a stored certificate is valid while it names every host and has not expired', () => {
  const day = 24 * 3600 * 1000;
  expect(isCertificateValid(made.cert, ['localhost', '127.0.0.1'], now + 300 * day)).toBe(true);
  expect(isCertificateValid(made.cert, ['localhost', '192.168.200.8'], now)).toBe(false);
  expect(isCertificateValid(made.cert, ['elsewhere'], now)).toBe(false);
  expect(isCertificateValid(made.cert, ['localhost'], now + 400 * day)).toBe(false);
  expect(isCertificateValid('nothing', ['localhost'], now)).toBe(false);
});
