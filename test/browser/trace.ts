import type { CDPSession } from 'playwright';

/** Event of a Chromium trace. Times are in microseconds; `tdur` is processor time of the event’s thread. */
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

/** Trace categories that contain taps and frames. */
export const FRAME_TRACE_CATEGORIES = ['devtools.timeline', 'cc'] as const;

const FRAME = 'ProxyMain::BeginMainFrame';
const WAIT = 'LayerTreeHost::WaitForCommitCompletion';

/**
 * Returns the main thread’s processor time in milliseconds for the only click in a trace. Measures from the click to
 * the end of the next frame, without waits for the compositor.
 * @throws if the trace has no click, or no frame after the click
 */
export function measureFirstFrameAfterClick(events: readonly TraceEvent[]): number {
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
    // Skips nested events, which their outer event includes, and tasks, which include everything.
    if (event.ts < until || event.ts > frame.ts || event.name === 'RunTask') continue;
    work += event.tdur ?? 0;
    until = event.ts + (event.dur ?? 0);
  }
  const waits = thread.filter(({ name, ts }) => name === WAIT && ts >= frame.ts && ts <= frame.ts + (frame.dur ?? 0));
  return (work - waits.reduce((sum, { tdur }) => sum + (tdur ?? 0), 0)) / 1000;
}

/**
 * Returns the main thread’s processor time for each frame of a trace, in milliseconds, without waits for the
 * compositor. Each frame is measured from the end of the previous frame. `type` is a dispatched event that identifies
 * the page’s thread.
 * @throws if the trace has no event of this type
 */
export function measureFrameWork(events: readonly TraceEvent[], type: string): number[] {
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
 * Returns the longest task that ended between two marks (`performance.mark`), on the thread of the marks. The unit is
 * milliseconds of processor time, which excludes other load on the computer but includes throttling.
 * @throws if a mark is missing in the trace
 */
export function measureLongestTask(events: readonly TraceEvent[], from: string, to: string): number {
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

/** Records a Chromium trace of the page while `act` runs. */
export async function recordTrace(
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
