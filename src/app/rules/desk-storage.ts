import { getSetting, putSetting } from '../../store/settings';

const DESK = 'judges-desk';

/** Stored form of the judge's desk: its notation, and the fields that notation cannot express. */
export interface SavedDesk {
  readonly name: string;
  readonly note: string;
  readonly notation: string;
  readonly houseRules: readonly string[];
}

/** Saves the desk. If the write fails, the desk is only in memory. Null clears the saved desk. */
export async function saveDesk(desk: SavedDesk | null): Promise<void> {
  await putSetting(DESK, desk ?? undefined);
}

/** Reads the saved desk. Null if there is no valid desk. */
export async function readSavedDesk(): Promise<SavedDesk | null> {
  const result = await getSetting(DESK);
  const value = result.ok ? (result.value as Partial<SavedDesk> | null) : null;
  if (typeof value?.notation !== 'string') return null;
  const text = (given: unknown): string => (typeof given === 'string' ? given : '');
  const rules = Array.isArray(value.houseRules) ? value.houseRules.filter((id) => typeof id === 'string') : [];
  return { name: text(value.name), note: text(value.note), notation: value.notation, houseRules: rules };
}
