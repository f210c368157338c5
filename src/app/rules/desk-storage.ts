import { getSetting, putSetting } from '../../store/settings';

const DESK = 'judges-desk';

/** The judge's desk as it is saved: its notation, and what the notation has no place for. */
export interface SavedDesk {
  readonly name: string;
  readonly note: string;
  readonly notation: string;
  readonly houseRules: readonly string[];
}

/** On disk when the promise resolves; where the disk refuses, it only lives in memory. Null: the desk is cleared. */
export async function saveDesk(desk: SavedDesk | null): Promise<void> {
  await putSetting(DESK, desk ?? undefined);
}

/** The desk saved last; null for none, or one that cannot be read. */
export async function savedDesk(): Promise<SavedDesk | null> {
  const kept = await getSetting(DESK);
  const value = kept.ok ? (kept.value as Partial<SavedDesk> | null) : null;
  if (typeof value?.notation !== 'string') return null;
  const text = (given: unknown): string => (typeof given === 'string' ? given : '');
  const rules = Array.isArray(value.houseRules) ? value.houseRules.filter((id) => typeof id === 'string') : [];
  return { name: text(value.name), note: text(value.note), notation: value.notation, houseRules: rules };
}
