import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type StaticFiles, serveStaticFiles } from '../../src/club/static-files';

export interface ServerOptions extends StaticFiles {
  /** Port to listen on; 0 selects a free port. */
  readonly port?: number;
  readonly host?: string;
  /** Key and certificate as PEM texts. If present, the server uses HTTPS only. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

export interface StaticServer {
  readonly port: number;
  /** Every path that was requested, in order. */
  readonly requests: readonly string[];
  /** Stops listening and closes every open connection. */
  stop(): Promise<void>;
}

/**
 * Starts a plain static server without directory listings and fallback pages: a missing file is a 404, as on any simple
 * host. Text is compressed.
 * @throws if the port is in use (the error's `code` is `EADDRINUSE`).
 */
export async function startServer(options: ServerOptions): Promise<StaticServer> {
  const requests: string[] = [];
  const files = serveStaticFiles(options);
  const listener: RequestListener = (request, response) => {
    requests.push(request.url ?? '/');
    files(request, response);
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
