import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Recorder {
  readonly port: number;
  /** Hosts asked for through it, in order. */
  readonly hosts: readonly string[];
  stop(): Promise<void>;
}

/** A proxy on this computer that lets nothing through and tells what was asked of it: all traffic of a browser, whichever part of it asks. */
export async function openRecorder(): Promise<Recorder> {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    hosts.push(new URL(request.url ?? '/', `http://${request.headers.host}`).host);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    hosts.push((request.url ?? '').replace(/:443$/, ''));
    // A browser that is killed cuts its lines.
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
