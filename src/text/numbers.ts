import { spokenMarks } from './say';

/*
 * The browser's own formats take a tenth of a second, on a phone half a second, when the first number is written with them: in the middle of an
 * answer that is waited for.
 */

/** A number with one place behind the point, or the comma: `1.4`, `1,4`. */
export function oneDecimal(value: number): string {
  return value.toFixed(1).replace('.', spokenMarks().decimal);
}

/** A whole number as it is read: `1,240`, `1.240`. */
export function inThousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, spokenMarks().thousands);
}

/** `+2`, `−1`. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
