import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordingProxy {
  readonly port: number;
  /** Requested hosts, in order. */
  readonly hosts: readonly string[];
  stop(): Promise<void>;
}

/**
 * Opens a local proxy that blocks and records all traffic of a browser, including the browser’s background requests.
 */
export async function openRecordingProxy(): Promise<RecordingProxy> {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    hosts.push(new URL(request.url ?? '/', `http://${request.headers.host}`).host);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    hosts.push((request.url ?? '').replace(/:443$/, ''));
    // A killed browser resets its connections, which causes an error event.
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 502 Nobody there\r\n\r\n');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    hosts,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
