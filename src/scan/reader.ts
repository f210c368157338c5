import { BrowserMultiFormatReader } from '@zxing/browser';
import { BarcodeFormat, DecodeHintType } from '@zxing/library';
import { decodeQR } from 'qr/decode.js';

/** What a code in a picture says. */
export interface Read {
  readonly text: string;
  /** A code of squares, or a barcode of a shop. */
  readonly kind: 'square' | 'bars';
}

/** Finds one code in what stands on a canvas; null where it sees none. It never throws. */
export type Reader = (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => Read | null;

const FORMATS = [
  BarcodeFormat.QR_CODE,
  BarcodeFormat.EAN_13,
  BarcodeFormat.EAN_8,
  BarcodeFormat.UPC_A,
  BarcodeFormat.UPC_E,
];

/** Milliseconds that the second reader may think about one picture. */
const THINK_MS = 40;

/**
 * The first reader knows barcodes too; noise defeats it, and then the second one looks.
 * @param inHaste for a sequence of codes on a screen: the second alone, which is quicker, for one that is missed comes again
 */
export function makeReader(inHaste = false): Reader {
  const first = new BrowserMultiFormatReader(new Map([[DecodeHintType.POSSIBLE_FORMATS, FORMATS]]));
  const byFirst: Reader = (canvas) => {
    const found = orNull(() => first.decodeFromCanvas(canvas));
    if (!found) return null;
    return { text: found.getText(), kind: found.getBarcodeFormat() === BarcodeFormat.QR_CODE ? 'square' : 'bars' };
  };
  const bySecond: Reader = ({ width, height }, context) => {
    const { data } = context.getImageData(0, 0, width, height);
    const text = orNull(() => decodeQR({ width, height, data }, { timeLimit: THINK_MS }));
    return text === null ? null : { text, kind: 'square' };
  };
  if (inHaste) return bySecond;
  return (canvas, context) => byFirst(canvas, context) ?? bySecond(canvas, context);
}

/** Both tell by an exception that they see none. */
function orNull<Value>(look: () => Value): Value | null {
  try {
    return look();
  } catch {
    return null;
  }
}
