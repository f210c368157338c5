import { spokenLanguage } from './say';

/** A number with one place behind the point, or the comma: `1.4`, `1,4`. */
export function oneDecimal(value: number): string {
  return value.toLocaleString(spokenLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** `+2`, `−1`. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
