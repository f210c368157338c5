import { shortenToOneLine } from '../plain/lenient';

/** Returns a label such as `3 Night Heron (demo-2)`: the record number in the file from 1, the name, the id. */
export function makeRecordLabel(index: number, name: string, id: string): string {
  const inside = id === '' ? '' : ` (${shortenToOneLine(id, 30)})`;
  return `${index + 1} ${shortenToOneLine(name, 40)}${inside}`.trimEnd();
}
