import { numberSeparators } from './say';

/* Replacements for `Intl.NumberFormat`. Its first use would delay an answer by 0.1 s, or 0.5 s on a slow phone. */

/** Formats a number with one decimal, in the current language: `1.4`, `1,4`. */
export function formatDecimal(value: number): string {
  return value.toFixed(1).replace('.', numberSeparators().decimal);
}

/** Formats a whole number with thousands separators: `1,240`, `1.240`. */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, numberSeparators().thousands);
}

/** Formats a number with its sign: `+2`, `−1`. */
export function formatSigned(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
