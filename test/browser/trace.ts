import type { CDPSession } from 'playwright';

/** An event of Chromium's trace: times in microseconds, `tdur` in processor time of its thread. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** The categories that tell of taps and frames. */
export const FRAMES = ['devtools.timeline', 'cc'] as const;

const FRAME = 'ProxyMain::BeginMainFrame';
const WAIT = 'LayerTreeHost::WaitForCommitCompletion';

/**
 * What the main thread did from the start of the one click in a trace to the end of the first frame after it, less its wait
 * for the compositor: milliseconds of processor time.
 *
 * @throws where the trace has no click, or no frame after it.
 */
export function firstFrameAfterClick(events: readonly TraceEvent[]): number {
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  if (!click) throw new Error('the trace has no click');
  const thread = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === click.pid && tid === click.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const frame = thread.find(({ name, ts }) => name === FRAME && ts >= click.ts + (click.dur ?? 0));
  if (!frame) throw new Error('the trace has no frame after the click');
  let work = 0;
  let until = click.ts;
  for (const event of thread) {
    // What lies inside another event is counted with it; tasks are what all of it lies in.
    if (event.ts < until || event.ts > frame.ts || event.name === 'RunTask') continue;
    work += event.tdur ?? 0;
    until = event.ts + (event.dur ?? 0);
  }
  const waits = thread.filter(({ name, ts }) => name === WAIT && ts >= frame.ts && ts <= frame.ts + (frame.dur ?? 0));
  return (work - waits.reduce((sum, { tdur }) => sum + (tdur ?? 0), 0)) / 1000;
}

/**
 * What the main thread did for each frame of a trace, less its waits for the compositor: from the end of one frame to the end
 * of the next, milliseconds of processor time. `type` is an event that the page's thread dispatched, by which it is known.
 *
 * @throws where the trace has no such event.
 */
export function workOfFrames(events: readonly TraceEvent[], type: string): number[] {
  const known = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  if (!known) throw new Error(`the trace has no ${type}`);
  const thread = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === known.pid && tid === known.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let from = known.ts;
  return thread
    .filter(({ name, ts }) => name === FRAME && ts >= known.ts)
    .map((frame) => {
      const end = frame.ts + (frame.dur ?? 0);
      let work = 0;
      let until = from;
      for (const event of thread) {
        if (event.ts < until || event.ts > end || event.name === 'RunTask') continue;
        work += event.name === WAIT ? 0 : (event.tdur ?? 0);
        until = event.ts + (event.dur ?? 0);
      }
      const waits = thread.filter(({ name, ts }) => name === WAIT && ts >= frame.ts && ts <= end);
      from = end;
      return (work - waits.reduce((sum, { tdur }) => sum + (tdur ?? 0), 0)) / 1000;
    });
}

/**
 * The longest task of the thread on which two marks were set (`performance.mark`), of all that ended between them: milliseconds of
 * processor time, so that what else a machine does counts for nothing. What is throttled counts with its throttling.
 *
 * @throws where the trace lacks a mark.
 */
export function longestTask(events: readonly TraceEvent[], from: string, to: string): number {
  const first = events.find(({ name }) => name === from);
  const last = events.findLast(({ name }) => name === to);
  if (!first || !last) throw new Error('the trace has no such marks');
  let longest = 0;
  for (const { name, ph, pid, tid, ts, dur = 0, tdur = 0 } of events) {
    if (ph !== 'X' || !name.endsWith('RunTask') || pid !== first.pid || tid !== first.tid) continue;
    if (ts >= first.ts && ts + dur <= last.ts) longest = Math.max(longest, tdur);
  }
  return longest / 1000;
}

/** What Chromium tells of the page while something is done. */
export async function tracedWhile(
  devtools: CDPSession,
  categories: readonly string[],
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => {
    for (const event of value) events.push(event as TraceEvent);
  };
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories], excludedCategories: ['*'] },
  });
  await act();
  const complete = new Promise<void>((done) => devtools.once('Tracing.tracingComplete', () => done()));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return events;
}
