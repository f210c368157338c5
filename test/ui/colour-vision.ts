/** Calculates with colours: simulated colour blindness, perceived difference, and contrast. */

export type LinearRgb = readonly [number, number, number];

/** Matrices of colour vision deficiencies in linear light. Machado, Oliveira and Fernandes 2009, severity 1. */
const MACHADO = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly LinearRgb[]>;

export type ColourVision = keyof typeof MACHADO;
export const COLOUR_VISIONS = Object.keys(MACHADO) as readonly ColourVision[];

/** Converts `#rrggbb` to linear light. */
export function parseLinearRgb(hex: string): LinearRgb {
  const parts = /^#(..)(..)(..)$/.exec(hex)?.slice(1);
  if (!parts) throw new Error(`${hex} is no colour`);
  const [r = 0, g = 0, b = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

export function simulateColourVision(eye: ColourVision, [r, g, b]: LinearRgb): LinearRgb {
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const [x, y, z] = MACHADO[eye].map(([a, c, d]) => clamp(a * r + c * g + d * b));
  return [x ?? 0, y ?? 0, z ?? 0];
}

/** Converts to OKLab (Björn Ottosson), in which equal distances look about equal. */
function oklab([r, g, b]: LinearRgb): LinearRgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns the OKLab distance times 100. Black to white is 100; 2 is just visible side by side. */
export function perceptualDistance(one: LinearRgb, other: LinearRgb): number {
  const [a, b] = [oklab(one), oklab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Returns the WCAG 2 contrast ratio, 1 to 21. */
export function contrastRatio(one: LinearRgb, other: LinearRgb): number {
  const [a, b] = [one, other].map(([r, g, blue]) => 0.2126 * r + 0.7152 * g + 0.0722 * blue + 0.05);
  return Math.max(a ?? 0, b ?? 0) / Math.min(a ?? 1, b ?? 1);
}

/** Returns `color-mix(in srgb, ink part, fill)` in linear light; `part` is 0 to 1. */
export function mixColours(ink: string, fill: string, part: number): LinearRgb {
  const at = (place: number): string => {
    const [one, other] = [ink, fill].map((hex) => Number.parseInt(hex.slice(place, place + 2), 16));
    return Math.round((one ?? 0) * part + (other ?? 0) * (1 - part))
      .toString(16)
      .padStart(2, '0');
  };
  return parseLinearRgb(`#${at(1)}${at(3)}${at(5)}`);
}

/** Parses the colour tokens of a style sheet for both themes. */
export function parseColourTokens(css: string): Readonly<Record<'light' | 'dark', ReadonlyMap<string, string>>> {
  const [light, dark] = [new Map<string, string>(), new Map<string, string>()];
  for (const [, name = '', value = ''] of css.matchAll(/--([a-z-]+):\s*([^;]+);/g)) {
    const [one, other] = value.match(/#[0-9a-f]{6}\b/gi) ?? [];
    if (one === undefined) continue;
    light.set(name, one);
    dark.set(name, other ?? one);
  }
  return { light, dark };
}
