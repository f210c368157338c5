import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type StaticFiles, staticFiles } from '../../src/club/static-files';

export interface ServerOptions extends StaticFiles {
  /** 0 takes a free port. */
  readonly port?: number;
  readonly host?: string;
  /** PEM texts; when given, the server speaks HTTPS only. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

export interface StaticServer {
  readonly port: number;
  /** Every path asked for, in order. */
  readonly requests: readonly string[];
  /** Stops listening and cuts every open connection; nothing answers afterwards. */
  stop(): Promise<void>;
}

/**
 * A plain static server: no listing, no fall-back page, so a missing file is a 404 as on any simple host. Text is packed, as such hosts do.
 *
 * @throws when the port is taken (the error's `code` is `EADDRINUSE`).
 */
export async function startServer(options: ServerOptions): Promise<StaticServer> {
  const requests: string[] = [];
  const files = staticFiles(options);
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
