import { type Accessor, createEffect, createRoot, createSignal, on, onCleanup } from 'solid-js';
import { getOwnProperty } from '../../plain/get-own';
import type { Fact } from '../../table/facts';
import { game, table } from './open-game';
import { recordStep } from './perform';

/**
 * Readings of two clocks at one moment, in milliseconds. `device` is the system time, which people and networks can
 * set. `page` is monotonic.
 */
interface ClockReading {
  readonly device: number;
  readonly page: number;
}

/** Maximum clock drift, in milliseconds. A larger difference between the two clocks means that a clock was set. */
const DRIFT_MS = 2000;

/**
 * Returns the milliseconds between two readings. Prefers the device clock, because the page clock may stop while the
 * phone sleeps. Uses the page clock if the device clock went back, or if the clocks disagree although the page was
 * visible.
 * @param hidden whether the page was hidden in between
 */
export function elapsedMs(from: ClockReading, to: ClockReading, hidden: boolean): number {
  const [device, page] = [to.device - from.device, Math.max(0, to.page - from.page)];
  if (device < 0) return page;
  return !hidden && Math.abs(device - page) > DRIFT_MS ? page : device;
}

/** Id of the game with the running clock, and the side that the clock counts for. */
interface Running {
  readonly game: string;
  readonly side: string;
}

const [running, setRunning] = createSignal<Running | null>(null);
/** Time that the current turn has taken, in milliseconds. */
const [spent, setSpent] = createSignal(0);
let last: ClockReading = { device: 0, page: 0 };
let hidden = false;

/** Adds the time since the last call to the time of the current turn. */
function look(): void {
  const now = { device: Date.now(), page: performance.now() };
  const more = elapsedMs(last, now, hidden);
  [last, hidden] = [now, document.visibilityState === 'hidden'];
  setSpent((before) => before + more);
}

function hide(): void {
  hidden = true;
}

const TICK_MS = 1000;

createRoot(() => {
  // No timer while the clock is paused: an idle table must not drain the battery.
  createEffect(() => {
    if (!running()) return;
    const timer = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', hide);
    onCleanup(() => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
    });
  });
  // Undo or another window may change the current side, which restarts the clock.
  createEffect(
    on(
      () => [game()?.id, table()?.turn, table()?.ended] as const,
      ([id, side, ended]) => {
        const now = running();
        if (!now || (now.game === id && now.side === side && !ended)) return;
        if (now.game !== id || !side || ended) setRunning(null);
        else restart(now.game, side);
      },
    ),
  );
});

function restart(id: string, side: string): void {
  [last, hidden] = [{ device: Date.now(), page: performance.now() }, false];
  setSpent(0);
  setRunning({ game: id, side });
}

export const isRunning: Accessor<boolean> = () => running() !== null;

/** Milliseconds that a side has used, including its current turn. */
export function timeUsedBy(side: string): number {
  const now = running();
  const runs = now?.side === side ? spent() : 0;
  return (getOwnProperty(table()?.clock, side) ?? 0) + runs;
}

/** Milliseconds that all sides have used. */
export function totalTimeUsed(): number {
  return (table()?.players ?? []).reduce((sum, player) => sum + timeUsedBy(player.side), 0);
}

/** Returns the limit of the game, time or rounds, that has been exceeded. Null if no limit is set or exceeded. */
export function findExceededLimit(): 'time' | 'rounds' | null {
  const now = table();
  if (!now || now.ended) return null;
  if (now.limit.ms !== null && totalTimeUsed() >= now.limit.ms) return 'time';
  return now.limit.rounds !== null && now.round > now.limit.rounds ? 'rounds' : null;
}

export function startClock(): void {
  const side = table()?.turn;
  const id = game()?.id;
  if (side && id) restart(id, side);
}

/** Pauses the clock and records its time. False if the write failed; then the clock keeps running. */
export async function pauseClock(): Promise<boolean> {
  const facts = makeClockFacts();
  if (facts.length > 0 && !(await recordStep('clock', facts))) return false;
  setRunning(null);
  return true;
}

/** Returns the fact for the time of the turn that ends now. Empty while the clock is paused. */
export function makeClockFacts(): Fact[] {
  const now = running();
  if (!now) return [];
  look();
  const ms = Math.round(spent());
  return ms > 0 ? [{ fact: 'clocked', side: now.side, ms }] : [];
}

/** Formats milliseconds: `2:41`, `1:02:41`. */
export function formatClockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
