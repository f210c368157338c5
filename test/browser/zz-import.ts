import { writeFile } from 'node:fs/promises';
import { openPhone, openSite, untilOpen } from './harness';
const rate = Number(process.argv[2] ?? 4);
const site = await openSite();
const phone = await openPhone();
const { page } = phone;
await page.goto(site.url); await untilOpen(page);
await page.goto(`${site.url}#/collection`);
await page.getByRole('searchbox', { name: 'Filter characters' }).waitFor();
await page.waitForTimeout(1000);
const cdp = await phone.context.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate });
const chunks: any[] = [];
cdp.on('Tracing.dataCollected', ({ value }: any) => { for (const v of value) chunks.push(v); });
await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'v8'], excludedCategories: ['*'] } } as any);
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 1000 }); await cdp.send('Profiler.start');
const began = Date.now();
await page.getByLabel('Import files').setInputFiles('/tmp/collect-invented.json');
await page.getByText('20000 characters came in.').waitFor({ timeout: 300_000 });
console.log('imported', Date.now() - began);
const { profile } = await cdp.send('Profiler.stop') as any;
const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
await cdp.send('Tracing.end'); await done;
const meta = chunks.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
const tasks = chunks.filter((e) => e.ph === 'X' && /RunTask/.test(e.name) && meta.some((m) => m.pid === e.pid && m.tid === e.tid)).sort((a, b) => b.dur - a.dur).slice(0, 12);
const first = chunks.reduce((m, e) => (e.ts > 0 && e.ts < m ? e.ts : m), Infinity);
const byId = new Map(profile.nodes.map((n: any) => [n.id, n]));
const parent = new Map<number, number>(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
const stamps: number[] = []; let t = profile.startTime; for (const d of profile.timeDeltas) { t += d; stamps.push(t); }
for (const task of tasks) {
  console.log(`task at ${Math.round((task.ts - first) / 1000)} ms: ${Math.round(task.dur / 1000)} ms, cpu ${Math.round((task.tdur ?? 0) / 1000)}`);
  const inner = chunks.filter((e) => e.pid === task.pid && e.tid === task.tid && e.ph === 'X' && e !== task && e.ts >= task.ts && e.ts + e.dur <= task.ts + task.dur && e.dur > task.dur / 5).map((e) => `${e.name}:${Math.round(e.dur / 1000)}${e.args?.data?.functionName ? '(' + e.args.data.functionName + ')' : ''}${e.args?.data?.type ? '[' + e.args.data.type + ']' : ''}`);
  console.log('   ', inner.slice(0, 8).join(' '));
  const tally = new Map<string, number>();
  stamps.forEach((at, i) => { if (at < task.ts || at > task.ts + task.dur) return; const names: string[] = []; for (let id: any = profile.samples[i]; id; id = parent.get(id)) { const n: any = byId.get(id); names.push(`${n.callFrame.functionName || 'anon'}@${n.callFrame.url.split('/').pop()}:${n.callFrame.columnNumber}`); } const k = names.slice(0, 3).join(' < '); tally.set(k, (tally.get(k) ?? 0) + 1); });
  for (const [k, n] of [...tally].sort((a, b) => b[1] - a[1]).slice(0, 4)) console.log('      ', n, k);
}
await phone.close(); await site.stop(); process.exit(0);
