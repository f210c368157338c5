import { describeType, isBlank, parseLenientText } from './lenient';

const FIELD_LIMIT = 60;

/**
 * Limits the number of extra fields and the length of their texts. Reports each shortened field and the number of
 * dropped fields.
 * @param tell receives the field, or the number of dropped fields
 */
export function limitExtraFields(
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

/**
 * Converts a field to one line: a word, a number, `yes`, or a list of words and numbers. Any other value is printed as
 * JSON. Empty for a blank value.
 */
export function toPlainText(value: unknown): string {
  if (isBlank(value)) return '';
  if (value === true) return 'yes';
  if (Array.isArray(value)) {
    const texts = value.map((each) => parseLenientText(each));
    return texts.includes(null) ? asWritten(value) : texts.join(', ');
  }
  return parseLenientText(value) ?? asWritten(value);
}

function asWritten(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // The value is nested too deeply to print.
    return describeType(value);
  }
}
