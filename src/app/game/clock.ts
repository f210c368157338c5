import { type Accessor, createEffect, createRoot, createSignal, on, onCleanup } from 'solid-js';
import { own } from '../../plain/own';
import type { Fact } from '../../table/facts';
import { game, record, table } from './session';

/** Whose time runs since when, by the clock of the device; null while it is paused. */
interface Running {
  readonly game: string;
  readonly side: string;
  readonly since: number;
}

const [running, setRunning] = createSignal<Running | null>(null);
const [moment, setMoment] = createSignal(0);

const TICK_MS = 1000;

createRoot(() => {
  // No timer while nothing runs: an idle table must not drain the battery.
  createEffect(() => {
    if (!running()) return;
    const timer = setInterval(() => setMoment(Date.now()), TICK_MS);
    onCleanup(() => clearInterval(timer));
  });
  // Undo, or another window, may change whose turn it is behind the clock's back.
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
  setMoment(Date.now());
  setRunning({ game: id, side, since: Date.now() });
}

export const isRunning: Accessor<boolean> = () => running() !== null;

/** Milliseconds that a side has used, the turn that runs included. */
export function usedBy(side: string): number {
  const now = running();
  const runs = now?.side === side ? Math.max(0, moment() - now.since) : 0;
  return (own(table()?.clock, side) ?? 0) + runs;
}

/** Milliseconds that all have used. */
export function usedInAll(): number {
  return (table()?.players ?? []).reduce((sum, player) => sum + usedBy(player.side), 0);
}

/** Whether the game's own limit of time or rounds is passed; null where none was set or it is not. */
export function limitPassed(): 'time' | 'rounds' | null {
  const now = table();
  if (!now || now.ended) return null;
  if (now.limit.ms !== null && usedInAll() >= now.limit.ms) return 'time';
  return now.limit.rounds !== null && now.round > now.limit.rounds ? 'rounds' : null;
}

export function startClock(): void {
  const side = table()?.turn;
  const id = game()?.id;
  if (side && id) restart(id, side);
}

/** Stops it and writes down what ran; false where the disk refused, and then it runs on. */
export async function pauseClock(): Promise<boolean> {
  const facts = clockFacts();
  if (facts.length > 0 && !(await record('clock', facts))) return false;
  setRunning(null);
  return true;
}

/** What a turn that ends now has to write down of its time; none while the clock is paused. */
export function clockFacts(): Fact[] {
  const now = running();
  const ms = now ? Date.now() - now.since : 0;
  return now && ms > 0 ? [{ fact: 'clocked', side: now.side, ms }] : [];
}

/** `2:41`, `1:02:41`. */
export function printTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
