import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Returns whether a Host header names this server. IP addresses are always accepted, because a page at an IP address
 * was loaded from this server. Other names must be known. Otherwise another site could point its name at this server
 * (DNS rebinding), and its page would count as ours.
 * @param names host names without a port, in lower case.
 */
export function isKnownHost(header: string | undefined, names: readonly string[]): boolean {
  if (header === undefined || !URL.canParse(`http://${header}`)) return false;
  const { hostname: host, pathname, search, username } = new URL(`http://${header}`);
  if (pathname !== '/' || search !== '' || username !== '') return false;
  return isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0 || names.includes(host);
}

/** Returns the host names of this computer on a local network, followed by the additional names. */
export function listHostNames(added: readonly string[]): string[] {
  const own = hostname();
  return ['localhost', own, `${own}.local`, ...added].map((name) => name.toLowerCase());
}

/**
 * Returns whether a request comes from a page of this server. Browsers state the origin in headers that a page cannot
 * change.
 * @param needsOrigin whether requests without an Origin header are refused too. Browsers send the header with every
 * POST.
 */
export function isFromOwnPage({ headers }: IncomingMessage, names: readonly string[], needsOrigin = false): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin, host } = headers;
  if (!isKnownHost(host, names)) return false;
  if (origin === undefined) return !needsOrigin;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
