import { createSignal } from 'solid-js';
import { idShape } from '../../catalog/field-shapes';
import { listOf, parseWith, shape } from '../../plain/shape';
import { getSetting, putSetting } from '../../store/settings';
import { type MeaningEffect, powerMeaningShape } from '../../table/meanings';
import { recordStep } from './perform';

/** Key of the setting that stores the meanings of powers. Settings are part of backups. */
const SETTING_KEY = 'power-meanings';

const savedMeaningsShape = listOf(shape({ edition: idShape, meaning: powerMeaningShape }), 2000);
type SavedMeanings = readonly {
  readonly edition: string;
  readonly meaning: { readonly power: string; readonly effects: readonly MeaningEffect[] };
}[];

const [kept, setKept] = createSignal<SavedMeanings>([]);

let read: Promise<void> | null = null;

/** Reads the saved meanings of powers once. If the read fails, the app proposes none. */
export function loadSavedPowerMeanings(): Promise<void> {
  read ??= (async () => {
    const result = await getSetting(SETTING_KEY, (value) => parseWith(savedMeaningsShape, value));
    setKept(result.ok ? (result.value ?? []) : []);
  })();
  return read;
}

/** Returns the saved meaning of a power in an edition. Null if there is none. */
export function findSavedPowerMeaning(edition: string, power: string): readonly MeaningEffect[] | null {
  const found = kept().find((each) => each.edition === edition && each.meaning.power === power);
  return found?.meaning.effects ?? null;
}

/**
 * Saves what a power does, for later games of this edition. Null deletes the meaning. @returns whether it is on disk
 */
export async function savePowerMeaning(
  edition: string,
  power: string,
  effects: readonly MeaningEffect[] | null,
): Promise<boolean> {
  await loadSavedPowerMeanings();
  const others = kept().filter((each) => each.edition !== edition || each.meaning.power !== power);
  setKept(effects === null ? others : [...others, { edition, meaning: { power, effects } }]);
  return (await putSetting(SETTING_KEY, kept())).ok;
}

/**
 * Sets what a power does in the open game, as one step that can be undone. Null removes the meaning. @returns whether
 * it was recorded
 */
export function recordPowerMeaning(power: string, effects: readonly MeaningEffect[] | null): Promise<boolean> {
  return recordStep('meaning', [{ fact: 'meaning', power, effects }]);
}
