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
 * The first reader knows barcodes too and copes with shade; noise defeats it, and then the second one looks.
 * @param squaresOnly leaves barcodes out, for speed
 */
export function makeReader(squaresOnly = false): Reader {
  const formats = squaresOnly ? [BarcodeFormat.QR_CODE] : FORMATS;
  const first = new BrowserMultiFormatReader(new Map([[DecodeHintType.POSSIBLE_FORMATS, formats]]));
  return (canvas, context) => {
    try {
      const found = first.decodeFromCanvas(canvas);
      const kind = found.getBarcodeFormat() === BarcodeFormat.QR_CODE ? 'square' : 'bars';
      return { text: found.getText(), kind };
    } catch {
      // It tells by an exception that it sees none.
    }
    try {
      const { width, height } = canvas;
      const { data } = context.getImageData(0, 0, width, height);
      return { text: decodeQR({ width, height, data }, { timeLimit: THINK_MS }), kind: 'square' };
    } catch {
      return null;
    }
  };
}
