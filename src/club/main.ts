/**
 * `npm run club`: serves the built app and rooms for shared games on the local network, and prints a QR code. Options:
 * `--port N`, `--https`, `--data FILE`, `--redis URL`, and `--name HOST` for each host name that phones use. `--backup
 * FILE` writes a copy of the data and exits, even while a server runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { describeConsole, makeBoundedLog } from './bounded-log';
import { parseRedisUrl, type RedisAddress } from './club-redis';
import { errorMessage, JournalError, openJournal } from './journal';
import { formatTrustInstructions, listLocalAddresses, loadCertificates } from './network';
import { type Club, startClub } from './server';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    https: { type: 'boolean', default: false },
    data: { type: 'string', default: 'club.db' },
    redis: { type: 'string' },
    backup: { type: 'string' },
    name: { type: 'string', multiple: true, default: [] },
    /** Address to listen on. Tests and proxies use 127.0.0.1. */
    host: { type: 'string', default: '0.0.0.0' },
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  exitWithError(`--port takes a number from 0 to 65535, not "${values.port}".`);
const wrongName = values.name.find((name) => !/^[a-z\d.-]+$/i.test(name));
if (wrongName !== undefined) exitWithError(`--name takes a host name like club.example, not "${wrongName}".`);
const { note, reportSuppressed } = makeBoundedLog(
  (sentence) => console.log(`${new Date().toISOString().slice(0, 19)} ${sentence}`),
  Date.now,
);
setInterval(reportSuppressed, 10_000).unref();
// The sync library logs a stack trace for each invalid message. One log line per minute is enough.
for (const level of ['warn', 'error'] as const)
  console[level] = (...values: readonly unknown[]) =>
    note(`A message could not be handled: ${describeConsole(values)}`, level);

if (values.backup !== undefined) backUp(values.backup);
else await serve();

function backUp(file: string): void {
  if (!existsSync(values.data)) exitWithError(`There is no ${values.data}: --data names the file of the club.`);
  if (existsSync(file)) exitWithError(`${file} is there already: name another file.`);
  try {
    const journal = openJournal(values.data, note);
    journal.backup(resolve(file));
    journal.close();
  } catch (error) {
    exitWithError(`The copy was not written: ${errorMessage(error)}`);
  }
  console.log(`Copied to ${file}. Start with --data ${file} to go on from it.`);
}

async function serve(): Promise<void> {
  const addresses = listLocalAddresses();
  const tls = values.https
    ? loadCertificates(join(root, '.cache'), ['localhost', '127.0.0.1', ...addresses, ...values.name])
    : null;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const redis = parseRedisOption();
  let club: Club;
  try {
    club = await startClub({
      folder: join(root, 'dist'),
      data: resolve(values.data),
      version,
      port,
      host: values.host,
      names: values.name,
      note,
      ...(redis ? { redis } : {}),
      ...(tls ? { tls, extras: { '/sidekick.crt': { type: 'application/x-x509-ca-cert', body: tls.authority } } } : {}),
    });
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (taken) exitWithError(`Port ${port} is taken: npm run club -- --port 5000 takes another.`);
    exitWithError(
      error instanceof JournalError ? `${error.message}. --data FILE names another file.` : errorMessage(error),
    );
  }
  // An error in one room must not stop the others. Acknowledged updates are already on disk.
  process.on('unhandledRejection', (error) => note(`Something failed: ${errorMessage(error)}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void club.stop().finally(() => process.exit(0)));

  const scheme = tls ? 'https' : 'http';
  const [first = 'localhost'] = addresses;
  const address = (host: string) => `${scheme}://${host}:${club.port}/`;
  console.log(`\nThe club's server is at ${address('localhost')}`);
  for (const each of addresses) console.log(`  ${address(each)}`);
  console.log(`\n${renderUnicodeCompact(address(first))}\n`);
  if (tls) console.log(formatTrustInstructions(address(first)));
  console.log(`Games are kept in ${resolve(values.data)}.`);
  console.log(`The tables of a tournament: ${address(first)}tables.json?key=${club.key}`);
  console.log('Ctrl+C stops it.\n');
}

function parseRedisOption(): RedisAddress | null {
  if (values.redis === undefined) return null;
  const address = parseRedisUrl(values.redis);
  if (!address.ok) exitWithError(`--redis: ${address.fault}`);
  return address.value;
}

function exitWithError(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
