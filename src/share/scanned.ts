import { withoutDirections } from '../plain/directions';
import { type Sent, sentIn } from './link';
import { parseSticker, type Sticker } from './sticker';

/** What a code says that was scanned or typed. */
export type Scanned =
  | { readonly kind: 'sticker'; readonly sticker: Sticker }
  /** A sticker that was mistyped, or one of a later version. */
  | { readonly kind: 'unread-sticker'; readonly fault: 'mistyped' | 'newer-version' }
  | { readonly kind: 'sent'; readonly sent: Sent }
  /** Of a shop: 13 digits, or 8. */
  | { readonly kind: 'barcode'; readonly digits: string }
  /** Anything else, shortened. */
  | { readonly kind: 'other'; readonly text: string };

/** Signs that are looked at: no QR code holds more, but a link may be typed. */
const MOST = 12_000;
const OTHER_MOST = 200;

/** Tells what a text is that came from a code or was typed. It never throws and asks nothing of any network. */
export function readScanned(given: string): Scanned {
  const text = withoutDirections(given.slice(0, MOST)).trim();
  const sent = sentIn(text);
  if (sent) return { kind: 'sent', sent };
  const digits = barcodeOf(text);
  if (digits !== null) return { kind: 'barcode', digits };
  const sticker = parseSticker(text);
  if (sticker.ok) return { kind: 'sticker', sticker: sticker.value };
  if (sticker.fault !== 'not-a-sticker') return { kind: 'unread-sticker', fault: sticker.fault };
  return { kind: 'other', text: text.slice(0, OTHER_MOST) };
}

/** EAN-13, UPC-A as an EAN-13 with a 0 before it, EAN-8 and UPC-E; null where the last digit does not agree, or it is none of them. */
function barcodeOf(text: string): string | null {
  const bare = text.replace(/[\s-]/g, '');
  if (/^\d{8}$/.test(bare)) return bare;
  if (!/^\d{12,13}$/.test(bare)) return null;
  const digits = bare.padStart(13, '0');
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}
