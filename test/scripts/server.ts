import { readFile, stat } from 'node:fs/promises';
import { createServer as createHttp, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

export interface ServerOptions {
  /** The folder to serve. */
  readonly folder: string;
  /** Where it hangs, with a slash at both ends: `/` or `/a/b/`. */
  readonly mount?: string;
  /** 0 takes a free port. */
  readonly port?: number;
  readonly host?: string;
  /** PEM texts; when given, the server speaks HTTPS only. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Bodies served beside the folder, by path: `/sidekick.crt`. */
  readonly extras?: Readonly<Record<string, { readonly type: string; readonly body: string | Buffer }>>;
}

export interface StaticServer {
  readonly port: number;
  /** Every path asked for, in order. */
  readonly requests: readonly string[];
  /** Stops listening and cuts every open connection; nothing answers afterwards. */
  stop(): Promise<void>;
}

/**
 * A plain static server: no listing, no fall-back page, so a missing file is a 404 as on any simple host.
 *
 * @throws when the port is taken (the error's `code` is `EADDRINUSE`).
 */
export async function startServer(options: ServerOptions): Promise<StaticServer> {
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(request.url ?? '/');
    void respond(options, request, response).catch(() => send(response, 500, 'text/plain', 'The file cannot be read.'));
  };
  const server = options.tls ? createHttps({ ...options.tls }, listener) : createHttp(listener);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', listening);
  });
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

async function respond(options: ServerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'text/plain', 'Only GET.');
  const path = pathOf(request.url ?? '/');
  const mount = options.mount ?? '/';
  if (path === undefined) return send(response, 400, 'text/plain', 'Not a path.');
  const extra = options.extras?.[path];
  if (extra) return send(response, 200, extra.type, extra.body);
  if (!path.startsWith(mount)) return send(response, 404, 'text/plain', 'Nothing here.');

  const root = resolve(options.folder);
  const wanted = normalize(join(root, path.slice(mount.length)));
  if (wanted !== root && !wanted.startsWith(root + sep)) return send(response, 404, 'text/plain', 'Nothing here.');
  const file = (await isFolder(wanted)) ? join(wanted, 'index.html') : wanted;
  const body = await readFile(file).catch(() => undefined);
  if (body === undefined) return send(response, 404, 'text/plain', 'Nothing here.');
  // Names under assets/ carry a hash of what they hold; all else must be asked for again.
  response.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  send(response, 200, types[extname(file)] ?? 'application/octet-stream', body);
}

function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://here').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff' });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
