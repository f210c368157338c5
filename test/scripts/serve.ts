/**
 * Serves the built folder: `npm start`, on port 4173 of this computer only, and with `--https` also on the local
 * network, encrypted, with a code on screen to scan. `--port N` takes another port (HTTPS takes the one after it).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { type Certificates, certifies, makeCertificates } from './certificate';
import { type ServerOptions, startServer } from './server';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist');

const { values } = parseArgs({
  options: { https: { type: 'boolean', default: false }, port: { type: 'string', default: '4173' } },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_534)
  stop(`--port takes a number from 1 to 65534, not "${values.port}".`);

await listen({ folder, port });
console.log(`\nSidekick is at http://localhost:${port}/`);
if (values.https) await serveHttps(port + 1);
else console.log('To reach it from a phone: npm start -- --https');
console.log('Ctrl+C stops it.\n');

async function serveHttps(at: number): Promise<void> {
  const addresses = localAddresses();
  const [first] = addresses;
  if (first === undefined) stop('This computer has no address on a local network: join one and start again.');
  const tls = certificatesFor(['localhost', '127.0.0.1', ...addresses]);
  const extras = { '/sidekick.crt': { type: 'application/x-x509-ca-cert', body: tls.authority } };
  await listen({ folder, port: at, host: '0.0.0.0', tls, extras });

  console.log(`\nOn the local network:`);
  for (const address of addresses) console.log(`  https://${address}:${at}/`);
  console.log(`\n${renderUnicodeCompact(`https://${first}:${at}/`)}\n`);
  console.log(`The phone must be on the same network. It warns about the certificate, because this computer made it:
accept the warning and Sidekick opens and plays.
Browsers keep an app for use with no network only over a certificate they trust. For that, once:
  1. open https://${first}:${at}/sidekick.crt on the phone and keep the file;
  2. Android: Settings, search "CA certificate", install it.
     iPhone: Settings, "Profile downloaded", install; then General, About, Certificate Trust Settings, switch it on;
  3. load Sidekick again and add it to the home screen.
The key behind that certificate was thrown away, so it vouches for this one server only. Take it off when you are done.`);
}

async function listen(options: ServerOptions): Promise<void> {
  try {
    await startServer(options);
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    stop(taken ? `Port ${options.port} is taken: npm start -- --port 5000 takes another.` : String(error));
  }
}

/** IPv4 addresses other machines of the network can reach, the usual home ranges first. */
function localAddresses(): string[] {
  const found = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => one.address);
  const isHome = (address: string) => (address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2);
  return found.sort((a, b) => isHome(a) - isHome(b));
}

/** The kept certificate while it names every host and lasts a week more, so that a phone need trust only one. */
function certificatesFor(hosts: readonly string[]): Certificates {
  const kept = join(root, '.cache/https.json');
  const old = readKept(kept);
  const weekFromNow = Date.now() + 7 * 24 * 60 * 60 * 1000;
  if (old && certifies(old.cert, hosts, weekFromNow)) return old;
  const made = makeCertificates(hosts, Date.now());
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(kept, JSON.stringify(made), { mode: 0o600 });
  return made;
}

function readKept(path: string): Certificates | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Certificates;
  } catch {
    return undefined;
  }
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
