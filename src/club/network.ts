import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { type Certificates, isCertificateValid, makeCertificates } from './certificate';

/** Lists IPv4 addresses that other machines of the network can reach. The usual home ranges come first. */
export function listLocalAddresses(): string[] {
  const found = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => one.address);
  const isHome = (address: string) => (address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2);
  return found.sort((a, b) => isHome(a) - isHome(b));
}

/**
 * Reuses the stored certificate if it names all hosts and is valid for another week, so phones need to trust only one
 * certificate. Otherwise makes a new certificate.
 */
export function loadCertificates(cache: string, hosts: readonly string[]): Certificates {
  const kept = join(cache, 'https.json');
  const old = readStoredCertificates(kept);
  const weekFromNow = Date.now() + 7 * 24 * 60 * 60 * 1000;
  if (old && isCertificateValid(old.cert, hosts, weekFromNow)) return old;
  const made = makeCertificates(hosts, Date.now());
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, JSON.stringify(made), { mode: 0o600 });
  return made;
}

function readStoredCertificates(path: string): Certificates | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Certificates;
  } catch {
    return undefined;
  }
}

/** Returns instructions for making a phone trust this computer's certificate. */
export function formatTrustInstructions(address: string): string {
  return `The phone must be on the same network. It warns about the certificate, because this computer made it:
accept the warning and Sidekick opens and plays.
Browsers keep an app for use with no network only over a certificate they trust. For that, once:
  1. open ${address}sidekick.crt on the phone and keep the file;
  2. Android: Settings, search "CA certificate", install it.
     iPhone: Settings, "Profile downloaded", install; then General, About, Certificate Trust Settings, switch it on;
  3. load Sidekick again and add it to the home screen.
The key behind that certificate was thrown away, so it vouches for this one server only. Take it off when you are done.`;
}
