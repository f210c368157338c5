import { stripBidiControls } from '../plain/bidi-controls';
import { parseSticker, type Sticker } from './sticker';
import { findTransferLink, type TransferLink } from './transfer-link';

/** Content of a scanned or typed code. */
export type CodeContent =
  | { readonly kind: 'sticker'; readonly sticker: Sticker }
  /** A sticker that was mistyped or has a later version. */
  | { readonly kind: 'unread-sticker'; readonly fault: 'mistyped' | 'newer-version' }
  | { readonly kind: 'sent'; readonly sent: TransferLink }
  /** Shop barcode of 13 or 8 digits. */
  | { readonly kind: 'barcode'; readonly digits: string }
  /** Any other text, shortened. */
  | { readonly kind: 'other'; readonly text: string };

/** Maximum length to examine. QR codes hold less, but a link may be typed. */
const MOST = 12_000;
const OTHER_MOST = 200;

/** Detects the kind of a scanned or typed text. Never throws and uses no network. */
export function parseScannedText(given: string): CodeContent {
  const text = stripBidiControls(given.slice(0, MOST)).trim();
  const sent = findTransferLink(text);
  if (sent) return { kind: 'sent', sent };
  const digits = barcodeOf(text);
  if (digits !== null) return { kind: 'barcode', digits };
  const sticker = parseSticker(text);
  if (sticker.ok) return { kind: 'sticker', sticker: sticker.value };
  if (sticker.fault !== 'not-a-sticker') return { kind: 'unread-sticker', fault: sticker.fault };
  return { kind: 'other', text: text.slice(0, OTHER_MOST) };
}

/**
 * Parses EAN-13, UPC-A (as an EAN-13 with a leading 0), EAN-8 or UPC-E. Null if the check digit is wrong, or for other
 * text.
 */
function barcodeOf(text: string): string | null {
  const bare = text.replace(/[\s-]/g, '');
  if (/^\d{8}$/.test(bare)) return bare;
  if (!/^\d{12,13}$/.test(bare)) return null;
  const digits = bare.padStart(13, '0');
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}
