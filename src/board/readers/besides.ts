import { type Square, squareName } from '../../grid/square';
import { extrasOf, plainText } from '../../plain/extras';
import type { Loose } from '../../plain/record';
import { EXTRAS_OF_MAP } from '../format';
import type { Warnings } from './warnings';

/** Gathers what a record tells and a map has no place for: of the whole record, and of its rows, tiles, walls and ramps by where they are. */
export interface Besides {
  /** Every field of a part of the record but those named, with the place that it is told of: `tile group`, `a1`. */
  readonly fields: (part: string, record: Loose, placed: ReadonlySet<string>, where: string) => void;
  /** One thing told of a place. */
  readonly at: (name: string, value: unknown, where: string) => void;
  /** A field of the whole record, in front of what is told by place. */
  readonly whole: (name: string, value: unknown) => void;
  readonly list: (warnings: Warnings) => Readonly<Record<string, string>>;
}

export function makeBesides(): Besides {
  const whole = new Map<string, string>();
  /** By name, then by what is told: the places it is told of. */
  const placed = new Map<string, Map<string, string[]>>();
  const at = (name: string, value: unknown, where: string): void => {
    const text = plainText(value);
    if (text === '') return;
    const values = placed.get(name) ?? new Map<string, string[]>();
    placed.set(name, values.set(text, [...(values.get(text) ?? []), where]));
  };
  return {
    at,
    fields: (part, record, known, where) => {
      for (const [field, value] of Object.entries(record)) if (!known.has(field)) at(`${part} ${field}`, value, where);
    },
    whole: (name, value) => {
      const text = plainText(value);
      if (text !== '') whole.set(name, text);
    },
    list: (warnings) => {
      const byPlace = [...placed].map(([name, values]): [string, string] => [
        name,
        [...values].map(([text, places]) => `${text}: ${places.join(' ')}`).join('; '),
      ]);
      const tell = (code: 'text-shortened' | 'entry-unreadable', detail: string) =>
        warnings.add(code === 'text-shortened' ? code : 'field-left-out', detail);
      // A file of ours that was written in this format tells them as fields of the whole record.
      const told = new Map([...whole, ...byPlace]);
      return extrasOf([...told], tell, EXTRAS_OF_MAP);
    },
  };
}

/** What a tile tells of its square where the map has no place for it. */
export function tellTile(besides: Besides, name: string, value: unknown, square: Square): void {
  besides.at(`tile ${name}`, value, squareName(square));
}
