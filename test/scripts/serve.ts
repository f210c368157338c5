/**
 * `npm start`: serves the built folder on port 4173, for this computer only. `--https` also serves the local network,
 * encrypted, and prints a QR code. `--port N` uses another port; HTTPS uses the next port.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { formatTrustInstructions, listLocalAddresses, loadCertificates } from '../../src/club/network';
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
  const addresses = listLocalAddresses();
  const [first] = addresses;
  if (first === undefined) stop('This computer has no address on a local network: join one and start again.');
  const tls = loadCertificates(join(root, '.cache'), ['localhost', '127.0.0.1', ...addresses]);
  const extras = { '/sidekick.crt': { type: 'application/x-x509-ca-cert', body: tls.authority } };
  await listen({ folder, port: at, host: '0.0.0.0', tls, extras });

  console.log(`\nOn the local network:`);
  for (const address of addresses) console.log(`  https://${address}:${at}/`);
  console.log(`\n${renderUnicodeCompact(`https://${first}:${at}/`)}\n`);
  console.log(formatTrustInstructions(`https://${first}:${at}/`));
}

async function listen(options: ServerOptions): Promise<void> {
  try {
    await startServer(options);
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    stop(taken ? `Port ${options.port} is taken: npm start -- --port 5000 takes another.` : String(error));
  }
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
