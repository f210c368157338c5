// Part of the service worker: has the browser itself take the page and its files from where they are kept, so that an app that is opened does not
// wait for this worker to start. Browsers without static routes ask the worker as ever.
const PAGES = 'sidekick-page-';

self.addEventListener('install', (event) => {
  if (!event.addRoutes) return;
  // A cache of its own: the page of the version in charge stays as it is until this one takes over.
  const page = `${PAGES}${Date.now()}`;
  const files = `workbox-precache-v2-${self.registration.scope}`;
  const folder = new URL('./', self.registration.scope).pathname;
  const condition = (pathname) => ({ urlPattern: { pathname, search: '' }, requestMethod: 'get' });
  event.waitUntil(
    // Without its page a version is not installed.
    keepPage(page).then(() =>
      event.addRoutes([
        { condition: condition(folder), source: { cacheName: page } },
        { condition: condition(`${folder}assets/*`), source: { cacheName: files } },
      ]),
    ),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(dropOldPages()));

async function keepPage(name) {
  const found = await fetch('index.html', { cache: 'reload' });
  if (!found.ok) throw new Error(`index.html: ${found.status}`);
  const cache = await caches.open(name);
  // As it is: the answer to a redirected request may not be shown as a page.
  await cache.put('./', new Response(await found.blob(), { headers: found.headers }));
}

/** This version's is among the newest two: another may be about to come. */
async function dropOldPages() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES)).sort();
  await Promise.all(names.slice(0, -2).map((name) => caches.delete(name)));
}
