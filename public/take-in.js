// Part of the service worker: keeps what another app shares to Sidekick until the page looks at it, with no network and no server.
const CACHE = 'sidekick-taken';
const MOST_FILES = 50;

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'POST' || new URL(url).pathname !== new URL('./take', self.registration.scope).pathname) return;
  event.respondWith(takeIn(event.request));
});

async function takeIn(request) {
  try {
    const form = await request.formData();
    await caches.delete(CACHE);
    const cache = await caches.open(CACHE);
    const words = ['title', 'text', 'url'].map((name) => form.get(name)).filter((each) => typeof each === 'string');
    await cache.put('./taken/words', new Response(words.join('\n')));
    const files = form.getAll('files').filter((each) => typeof each !== 'string');
    for (const [index, file] of files.slice(0, MOST_FILES).entries()) {
      const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
      await cache.put(`./taken/${index}`, new Response(file, { headers }));
    }
  } catch {
    // The page says that nothing came.
  }
  return Response.redirect(new URL('./#/table/take', self.registration.scope).href, 303);
}
