import { createSignal } from 'solid-js';
import { idShape } from '../../catalog/field-shapes';
import { listOf, parseWith, shape } from '../../plain/shape';
import { getSetting, putSetting } from '../../store/settings';
import { type MeaningEffect, meaningShape } from '../../table/meanings';
import { record } from './session';

/** A setting, so that backups hold it. */
const KEPT = 'power-meanings';

const keptShape = listOf(shape({ edition: idShape, meaning: meaningShape }), 2000);
type Kept = readonly {
  readonly edition: string;
  readonly meaning: { readonly power: string; readonly effects: readonly MeaningEffect[] };
}[];

const [kept, setKept] = createSignal<Kept>([]);

let read: Promise<void> | null = null;

/** Reads what the collection keeps, once; where that fails nothing is proposed. */
export function readKeptMeanings(): Promise<void> {
  read ??= (async () => {
    const found = await getSetting(KEPT, (value) => parseWith(keptShape, value));
    setKept(found.ok ? (found.value ?? []) : []);
  })();
  return read;
}

/** What the collection proposes for a power of an edition; null for nothing. */
export function keptMeaning(edition: string, power: string): readonly MeaningEffect[] | null {
  const found = kept().find((each) => each.edition === edition && each.meaning.power === power);
  return found?.meaning.effects ?? null;
}

/** Keeps a meaning with the collection for the next games of this edition, or (null) forgets it. @returns whether it is on disk. */
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

/** Says what a power does in the open game, as one step that undo takes back; null: it is not counted again. @returns whether it is recorded. */
export function setMeaning(power: string, effects: readonly MeaningEffect[] | null): Promise<boolean> {
  return record('meaning', [{ fact: 'meaning', power, effects }]);
}
