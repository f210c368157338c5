import { type Square, squareName } from '../../grid/square';
import { limitExtraFields, toPlainText } from '../../plain/extra-fields';
import type { UnknownRecord } from '../../plain/record';
import { EXTRA_FIELD_LIMITS } from '../map-format';
import type { Warnings } from './warnings';

/**
 * Collects data of an imported record for which a map has no field. The data belong to the record itself or to one of
 * its rows, tiles, walls and ramps.
 */
export interface ExtraFields {
  /**
   * Adds the fields of one part of the record, at position `where`, except the fields in `placed`. The field `group` of
   * tile a1 is added as `tile group`, `a1`.
   */
  readonly addFields: (part: string, record: UnknownRecord, placed: ReadonlySet<string>, where: string) => void;
  /** Adds a value that belongs to one position on the map. */
  readonly addAt: (name: string, value: unknown, where: string) => void;
  /** Adds a field of the whole record. Such fields are listed before values with a position. */
  readonly addToRecord: (name: string, value: unknown) => void;
  readonly list: (warnings: Warnings) => Readonly<Record<string, string>>;
}

export function makeExtraFields(): ExtraFields {
  const whole = new Map<string, string>();
  /** Positions of each value, by field name and value. */
  const placed = new Map<string, Map<string, string[]>>();
  const at = (name: string, value: unknown, where: string): void => {
    const text = toPlainText(value);
    if (text === '') return;
    const values = placed.get(name) ?? new Map<string, string[]>();
    placed.set(name, values.set(text, [...(values.get(text) ?? []), where]));
  };
  return {
    addAt: at,
    addFields: (part, record, known, where) => {
      for (const [field, value] of Object.entries(record)) if (!known.has(field)) at(`${part} ${field}`, value, where);
    },
    addToRecord: (name, value) => {
      const text = toPlainText(value);
      if (text !== '') whole.set(name, text);
    },
    list: (warnings) => {
      const byPlace = [...placed].map(([name, values]): [string, string] => [
        name,
        [...values].map(([text, places]) => `${text}: ${places.join(' ')}`).join('; '),
      ]);
      const tell = (code: 'text-shortened' | 'entry-unreadable', detail: string) =>
        warnings.add(code === 'text-shortened' ? code : 'field-left-out', detail);
      // Values with a position override record fields of the same name, which our own exports contain.
      const told = new Map([...whole, ...byPlace]);
      return limitExtraFields([...told], tell, EXTRA_FIELD_LIMITS);
    },
  };
}

/** Adds a value of a tile for which a map has no field. */
export function addTileField(fields: ExtraFields, name: string, value: unknown, square: Square): void {
  fields.addAt(`tile ${name}`, value, squareName(square));
}
