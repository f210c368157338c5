import { createSignal } from 'solid-js';
import { idShape } from '../../catalog/field-shapes';
import { listOf, parseWith, shape } from '../../plain/shape';
import { getSetting, putSetting } from '../../store/settings';
import { type MeaningEffect, meaningShape } from '../../table/meanings';
import { record } from './session';

/** Key of a setting, because backups include settings. */
const KEPT = 'power-meanings';

const keptShape = listOf(shape({ edition: idShape, meaning: meaningShape }), 2000);
type Kept = readonly {
  readonly edition: string;
  readonly meaning: { readonly power: string; readonly effects: readonly MeaningEffect[] };
}[];

const [kept, setKept] = createSignal<Kept>([]);

let read: Promise<void> | null = null;

/** Reads the saved meanings once. If that fails, none are proposed. */
export function readKeptMeanings(): Promise<void> {
  read ??= (async () => {
    const found = await getSetting(KEPT, (value) => parseWith(keptShape, value));
    setKept(found.ok ? (found.value ?? []) : []);
  })();
  return read;
}

/** Returns the saved meaning of a power in an edition. Null for none. */
export function keptMeaning(edition: string, power: string): readonly MeaningEffect[] | null {
  const found = kept().find((each) => each.edition === edition && each.meaning.power === power);
  return found?.meaning.effects ?? null;
}

/** Saves a meaning for later games of this edition. Null deletes it. @returns whether it is on disk */
export async function keepMeaning(
  edition: string,
  power: string,
  effects: readonly MeaningEffect[] | null,
): Promise<boolean> {
  await readKeptMeanings();
  const others = kept().filter((each) => each.edition !== edition || each.meaning.power !== power);
  setKept(effects === null ? others : [...others, { edition, meaning: { power, effects } }]);
  return (await putSetting(KEPT, kept())).ok;
}

/**
 * Sets what a power does in the open game, as one step that can be undone. Null: the power no longer counts. @returns
 * whether it was recorded
 */
export function setMeaning(power: string, effects: readonly MeaningEffect[] | null): Promise<boolean> {
  return record('meaning', [{ fact: 'meaning', power, effects }]);
}
