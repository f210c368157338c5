import { BrowserMultiFormatReader } from '@zxing/browser';
import { BarcodeFormat, DecodeHintType } from '@zxing/library';
import { decodeQR } from 'qr/decode.js';

export interface ScannedCode {
  readonly text: string;
  /** `square`: a QR code. `bars`: a shop barcode. */
  readonly kind: 'square' | 'bars';
}

/** Function that finds one code on a canvas. Returns null if it finds no code; never throws. */
export type CodeReader = (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => ScannedCode | null;

const FORMATS = [
  BarcodeFormat.QR_CODE,
  BarcodeFormat.EAN_13,
  BarcodeFormat.EAN_8,
  BarcodeFormat.UPC_A,
  BarcodeFormat.UPC_E,
];

/** Time limit of the second library per picture, in milliseconds. */
const THINK_MS = 40;

/**
 * Returns a decoder that uses two libraries. The first library also reads barcodes but fails on noise; the second is
 * then tried.
 * @param inHaste only use the second, faster library: for a sequence of codes on a screen, where a missed code is shown
 * again
 */
export function makeCodeReader(inHaste = false): CodeReader {
  const first = new BrowserMultiFormatReader(new Map([[DecodeHintType.POSSIBLE_FORMATS, FORMATS]]));
  const byFirst: CodeReader = (canvas) => {
    const found = orNull(() => first.decodeFromCanvas(canvas));
    if (!found) return null;
    return { text: found.getText(), kind: found.getBarcodeFormat() === BarcodeFormat.QR_CODE ? 'square' : 'bars' };
  };
  const bySecond: CodeReader = ({ width, height }, context) => {
    const { data } = context.getImageData(0, 0, width, height);
    const text = orNull(() => decodeQR({ width, height, data }, { timeLimit: THINK_MS }));
    return text === null ? null : { text, kind: 'square' };
  };
  if (inHaste) return bySecond;
  return (canvas, context) => byFirst(canvas, context) ?? bySecond(canvas, context);
}

/** Calls `look` and returns null if it throws, as both libraries do when they find no code. */
function orNull<Value>(look: () => Value): Value | null {
  try {
    return look();
  } catch {
    return null;
  }
}
