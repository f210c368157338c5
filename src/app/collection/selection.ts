import { createSignal } from 'solid-js';

const [on, setOn] = createSignal(false);
const [ids, setIds] = createSignal<ReadonlySet<string>>(new Set());

/** Whether taps on the list select characters instead of opening them. */
export const isSelectionMode = on;
/** Ids of the selected characters, in the order of selection. */
export const selectedCharacterIds = ids;

/** Starts or ends selection mode and clears the previous selection. */
export function setSelectionMode(now: boolean): void {
  setIds(new Set<string>());
  setOn(now);
}

/** Selects only the characters with these ids and starts selection mode. */
export function selectOnly(these: readonly string[]): void {
  setIds(new Set(these));
  setOn(true);
}

export function isCharacterSelected(id: string): boolean {
  return ids().has(id);
}

export function toggleCharacterSelection(id: string): void {
  const next = new Set(ids());
  if (!next.delete(id)) next.add(id);
  setIds(next);
}

export function addToSelection(more: readonly string[]): void {
  setIds(new Set([...ids(), ...more]));
}

export function clearCharacterSelection(): void {
  setIds(new Set<string>());
}
