import { isBlank, kindOf, looseText } from './loose';

const FIELD_LIMIT = 60;

/**
 * Fields without a place of their own and their texts, as they are kept; what is cut off, or is more than anybody reads, is told.
 * @param tell what is cut off: the field, or how many of how many
 */
export function extrasOf(
  fields: readonly (readonly [field: string, text: string])[],
  tell: (code: 'text-shortened' | 'entry-unreadable', detail: string) => void,
  { most, length }: { readonly most: number; readonly length: number } = { most: 100, length: 8000 },
): Readonly<Record<string, string>> {
  if (fields.length > most) tell('entry-unreadable', `${fields.length - most} of ${fields.length}`);
  return Object.fromEntries(
    fields.slice(0, most).map(([field, text]) => {
      if (field.length > FIELD_LIMIT || text.length > length) tell('text-shortened', field.slice(0, FIELD_LIMIT));
      return [field.slice(0, FIELD_LIMIT), text.slice(0, length)];
    }),
  );
}

/** A field in a line: a word, a number, yes, a list of these; what is more than that as it stands in the file; '' for nothing. */
export function plainText(value: unknown): string {
  if (isBlank(value)) return '';
  if (value === true) return 'yes';
  if (Array.isArray(value)) {
    const texts = value.map((each) => looseText(each));
    return texts.includes(null) ? asWritten(value) : texts.join(', ');
  }
  return looseText(value) ?? asWritten(value);
}

function asWritten(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // Nested deeper than can be followed.
    return kindOf(value);
  }
}
