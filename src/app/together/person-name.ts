import { readLocalValue, writeLocalValue } from '../../offline/local-value';

/** Key in localStorage. The name belongs to the device and not to a backup. */
const KEY = 'sidekick-name';

/** Maximum length of a person's name, which must fit into a code. */
export const MAX_PERSON_NAME = 24;

/** Returns the name that was last entered on this device. '' before the first entry. */
export function readPersonName(): string {
  return (readLocalValue(KEY) ?? '').slice(0, MAX_PERSON_NAME);
}

export function savePersonName(name: string): void {
  writeLocalValue(KEY, name);
}
