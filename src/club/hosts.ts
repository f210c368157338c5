import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Returns whether a Host header names this server. Addresses always do: a page under an address was loaded from that
 * address. A name must be known, or else another site could let its own name point here (DNS rebinding), and its page
 * would count as a page of this server.
 *
 * @param names host names without a port, in lower case.
 */
export function isKnownHost(header: string | undefined, names: readonly string[]): boolean {
  if (header === undefined || !URL.canParse(`http://${header}`)) return false;
  const { hostname: host, pathname, search, username } = new URL(`http://${header}`);
  if (pathname !== '/' || search !== '' || username !== '') return false;
  return isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0 || names.includes(host);
}

/** Returns the host names of this computer on a local network, and the added ones. */
export function hostNames(added: readonly string[]): string[] {
  const own = hostname();
  return ['localhost', own, `${own}.local`, ...added].map((name) => name.toLowerCase());
}

/**
 * Returns whether a request comes from a page of this server. Browsers tell by headers that a page cannot change.
 *
 * @param needsOrigin refuses a request without an Origin header as well: browsers send one with every POST.
 */
export function isFromOwnPage({ headers }: IncomingMessage, names: readonly string[], needsOrigin = false): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin, host } = headers;
  if (!isKnownHost(host, names)) return false;
  if (origin === undefined) return !needsOrigin;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
