import { createSignal } from 'solid-js';

const [on, setOn] = createSignal(false);
const [ids, setIds] = createSignal<ReadonlySet<string>>(new Set());

/** Whether taps on the list choose characters and do not open them. */
export const picking = on;
/** Ids of the chosen characters, in the order in which they were chosen. */
export const picked = ids;

/** What was chosen before is forgotten when choosing begins or ends. */
export function setPicking(now: boolean): void {
  setIds(new Set<string>());
  setOn(now);
}

/** Choosing goes on, or begins, with these. */
export function pickOnly(these: readonly string[]): void {
  setIds(new Set(these));
  setOn(true);
}

export function isPicked(id: string): boolean {
  return ids().has(id);
}

export function togglePicked(id: string): void {
  const next = new Set(ids());
  if (!next.delete(id)) next.add(id);
  setIds(next);
}

export function pickAll(more: readonly string[]): void {
  setIds(new Set([...ids(), ...more]));
}

export function clearPicked(): void {
  setIds(new Set<string>());
}
