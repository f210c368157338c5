import { writeFile } from 'node:fs/promises';
import { openPhone, openSite, untilOpen } from './harness';
const site = await openSite({ port: 46123 });
const phone = await openPhone({ profile: '/tmp/collect-profile' });
const { page } = phone;
await page.goto(site.url); await untilOpen(page);
await page.evaluate(async () => { for (const r of await navigator.serviceWorker.getRegistrations()) await r.unregister(); for (const k of await caches.keys()) await caches.delete(k); });
await page.reload(); await untilOpen(page); await page.evaluate(() => navigator.serviceWorker.ready); await page.waitForTimeout(1500);
for (let round = 0; round < Number(process.argv[2] ?? 3); round++) {
  await page.goto(`${site.url}#/table`);
  await page.reload();
  await untilOpen(page);
  await page.waitForTimeout(1500);
  if (round === 0 && process.argv[3] !== 'trace') await phone.context.browser();
  const cdp = await phone.context.newCDPSession(page);
  const chunks: any[] = [];
  const trace = process.argv[3] === 'trace' && round > 0;
  if (trace) {
    cdp.on('Tracing.dataCollected', ({ value }: any) => chunks.push(...value));
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-v8.cpu_profiler', 'IndexedDB', 'v8', 'blink.user_timing', 'toplevel'] } } as any);
  }
  const out = await page.evaluate(async () => {
    const began = performance.now();
    performance.mark('open-begin');
    location.hash = '#/collection';
    const at: Record<string, number> = {};
    for (;;) {
      if (document.querySelector('.collection-head')) at.screen ??= Math.round(performance.now() - began);
      if (document.querySelector('.virtual-list')) at.list ??= Math.round(performance.now() - began);
      if (document.querySelector('.virtual-list .character-words')) { at.rows ??= Math.round(performance.now() - began); break; }
      await new Promise((next) => requestAnimationFrame(next));
    }
    performance.mark('open-end');
    const res = performance.getEntriesByType('resource').filter((r) => r.startTime >= began).map((r) => `${r.name.split('/').pop()} ${Math.round(r.startTime - began)}-${Math.round((r as any).responseEnd - began)}`);
    return { at, res };
  });
  console.log(JSON.stringify(out.at));
  if (round === 0) console.log(out.res.join('\n'));
  const t0 = Date.now();
  await page.getByText(/Characters 20008/).waitFor({ timeout: 60000 });
  console.log('index ready', Date.now() - t0);
  if (trace) {
    const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
    await cdp.send('Tracing.end'); await done;
    await writeFile('/tmp/collect-trace.json', JSON.stringify({ traceEvents: chunks }));
  }
}
console.log('errors', phone.errors);
await phone.close(); await site.stop();
process.exit(0);
