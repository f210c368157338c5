/** Content received from another app: files, and text that may contain a link. */
export interface SharedContent {
  readonly files: readonly File[];
  readonly words: string;
}

/** Name of the cache in which `public/take-in.js`, a part of the service worker, stores shared content. */
const CACHE = 'sidekick-taken';
const MAX_TEXT_LENGTH = 2_000_000;

/**
 * Returns the content that another app shared to this app, and removes it from the cache. Null if nothing was shared.
 * Never rejects.
 */
export async function takeSharedContent(): Promise<SharedContent | null> {
  try {
    if (!('caches' in globalThis) || !(await caches.has(CACHE))) return null;
    const cache = await caches.open(CACHE);
    const files: File[] = [];
    let text = '';
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (!response) continue;
      if (request.url.endsWith('/taken/words')) text = (await response.text()).slice(0, MAX_TEXT_LENGTH);
      else
        files.push(
          new File([await response.blob()], parseFileName(response), {
            type: response.headers.get('content-type') ?? '',
          }),
        );
    }
    await caches.delete(CACHE);
    return files.length === 0 && text.trim() === '' ? null : { files, words: text };
  } catch {
    return null;
  }
}

function parseFileName(response: Response): string {
  try {
    return decodeURIComponent(response.headers.get('x-name') ?? '').slice(0, 200) || 'file';
  } catch {
    return 'file';
  }
}
