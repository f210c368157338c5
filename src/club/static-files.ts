import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
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

/** Content types that are worth compressing. Pictures and fonts are compressed already. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest|wasm)|image\/svg)/;

/** Compression methods, best first, with settings that are fast enough to run during a request. */
const COMPRESSORS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;
type ContentEncoding = keyof typeof COMPRESSORS;

/** Compressed bodies by encoding and file, so each body is compressed only once. */
type CompressedBodies = Map<string, { readonly body: Buffer; readonly packed: Promise<Buffer> }>;

export interface StaticFiles {
  readonly folder: string;
  /** URL path of the folder, with a slash at both ends: `/` or `/a/b/`. */
  readonly mount?: string;
  /** Additional responses by path, for example `/sidekick.crt`. */
  readonly extras?: Readonly<Record<string, { readonly type: string; readonly body: string | Buffer }>>;
}

/**
 * Makes a request handler that serves the files of a folder. There is no listing and no fallback page: a missing file
 * is a 404, as on any static host. Text is compressed.
 */
export function serveStaticFiles(options: StaticFiles): (request: IncomingMessage, response: ServerResponse) => void {
  const packed: CompressedBodies = new Map();
  return (request, response) =>
    void respond(options, packed, request, response).catch(() =>
      sendResponse(response, 500, 'text/plain', 'The file cannot be read.'),
    );
}

async function respond(
  options: StaticFiles,
  packed: CompressedBodies,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendResponse(response, 405, 'text/plain', 'Only GET.');
  const path = parseUrlPath(request.url ?? '/');
  const mount = options.mount ?? '/';
  if (path === undefined) return sendResponse(response, 400, 'text/plain', 'Not a path.');
  const extra = options.extras?.[path];
  if (extra) return sendResponse(response, 200, extra.type, extra.body);
  if (!path.startsWith(mount)) return sendResponse(response, 404, 'text/plain', 'Nothing here.');

  const root = resolve(options.folder);
  const wanted = normalize(join(root, path.slice(mount.length)));
  if (wanted !== root && !wanted.startsWith(root + sep))
    return sendResponse(response, 404, 'text/plain', 'Nothing here.');
  const file = (await isFolder(wanted)) ? join(wanted, 'index.html') : wanted;
  const body = await readFile(file).catch(() => undefined);
  if (body === undefined) return sendResponse(response, 404, 'text/plain', 'Nothing here.');
  // Names under assets/ contain a content hash. Everything else must be revalidated.
  response.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
  const packer = COMPRESSIBLE.test(type) ? chooseEncoding(request) : undefined;
  if (COMPRESSIBLE.test(type)) response.setHeader('vary', 'accept-encoding');
  if (packer === undefined) return sendResponse(response, 200, type, body);
  response.setHeader('content-encoding', packer);
  sendResponse(response, 200, type, await compressOnce(packed, file, body, packer));
}

/** Returns the best encoding that the browser accepts. */
function chooseEncoding(request: IncomingMessage): ContentEncoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',');
  const names = accepted.filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each)).map((each) => each.split(';')[0]?.trim());
  return (Object.keys(COMPRESSORS) as ContentEncoding[]).find((packer) => names.includes(packer));
}

/**
 * Compresses a file's body, or returns the earlier result if the body is unchanged. A file may be rebuilt while it is
 * served.
 */
function compressOnce(packed: CompressedBodies, file: string, body: Buffer, packer: ContentEncoding): Promise<Buffer> {
  const key = `${packer} ${file}`;
  const known = packed.get(key);
  if (known?.body.equals(body)) return known.packed;
  const fresh = COMPRESSORS[packer](body);
  packed.set(key, { body, packed: fresh });
  return fresh;
}

function parseUrlPath(url: string): string | undefined {
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

/** Sends a complete response with its content type and security headers. */
export function sendResponse(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    // Prevents other sites from framing Sidekick (clickjacking). A page cannot set this policy for itself.
    'content-security-policy': "frame-ancestors 'none'",
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
