export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads width and height of a PNG, JPEG or WebP from its first bytes, without decoding. Decoding a large picture can
 * exceed the memory of a phone. Null for other formats, or if `head` ends before the size.
 */
export function readPictureSize(head: Uint8Array): PictureSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return webpSize(view);
  } catch {
    // `head` ends before the size.
  }
  return null;
}

function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; at < view.byteLength; ) {
    const marker = view.getUint16(at);
    // JPEG start-of-frame markers. 0xffc4, 0xffc8 and 0xffcc in this range have other meanings.
    const frame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (frame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker >> 8 !== 0xff) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView): PictureSize | null {
  switch (view.getUint32(12)) {
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503858:
      return { width: 1 + (view.getUint32(24, true) & 0xffffff), height: 1 + (view.getUint32(26, true) >>> 8) };
    default:
      return null;
  }
}
