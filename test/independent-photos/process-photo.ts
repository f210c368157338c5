import type { LinearImage } from './draw-surface';
import { FULL_LIGHT_BYTE, type Lighting } from './lighting';
import type { PhotoLevel } from './map-truth';
import { makeOffscreenCanvas } from './pen';
import type { RandomStream } from './random-stream';

/** Settings of a phone's image processing. */
interface Film {
  readonly exposure: number;
  /** White-balance factors for red, green and blue. */
  readonly balance: readonly [number, number, number];
  /** Standard deviation of the lens blur, in pixels. */
  readonly blur: number;
  /** Standard deviation of the noise in dark areas, as a share of full brightness. Bright areas have half of it. */
  readonly noise: number;
  /** Strength of the unsharp mask. */
  readonly sharpen: number;
  /** JPEG quality, 0 … 1. */
  readonly quality: number;
}

type Range = readonly [number, number];

const FILMS: Readonly<Record<PhotoLevel, { exposure: Range; cast: number; blur: Range; noise: Range }>> = {
  easy: { exposure: [0.92, 1.08], cast: 0.03, blur: [0.35, 0.5], noise: [0.003, 0.008] },
  moderate: { exposure: [0.72, 1.1], cast: 0.11, blur: [0.5, 0.9], noise: [0.008, 0.02] },
  hard: { exposure: [0.66, 0.95], cast: 0.16, blur: [1.0, 1.35], noise: [0.018, 0.034] },
};

function filmOf(level: PhotoLevel, random: RandomStream): Film {
  const { exposure, cast, blur, noise } = FILMS[level];
  // Warm or cold lamps change red and blue in opposite directions, and green only slightly.
  const warmth = random.between(-cast, cast);
  return {
    exposure: random.between(...exposure),
    balance: [1 + warmth, 1 + random.between(-cast, cast) * 0.25, 1 - warmth],
    blur: random.between(...blur),
    noise: random.between(...noise),
    sharpen: random.between(0.1, 0.6),
    quality: random.between(0.75, 0.92),
  };
}

/** Makes the picture that a phone would store from the light that reaches its camera. */
export async function processPhoto(
  light: LinearImage,
  lamp: Lighting,
  level: PhotoLevel,
  random: RandomStream,
): Promise<ImageData> {
  const film = filmOf(level, random);
  illuminate(light, lamp, film);
  blur(light, film.blur);
  const { width, height, values } = light;
  // From this point on, values are perceptual brightness, as in a phone.
  for (let at = 0; at < values.length; at++) values[at] = tone(values[at] as number);
  addNoise(light, film.noise, random);
  const soft: LinearImage = { width, height, values: values.slice() };
  blur(soft, 1.6);
  const image = new ImageData(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const sharp = values[pixel * 3 + channel] as number;
      const halo = sharp - (soft.values[pixel * 3 + channel] as number);
      image.data[pixel * 4 + channel] = 255 * (sharp + film.sharpen * halo);
    }
    image.data[pixel * 4 + 3] = 255;
  }
  return compress(image, film.quality);
}

/** Applies lighting, glare, exposure and white balance to the image. */
function illuminate({ width, height, values }: LinearImage, lamp: Lighting, film: Film): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = between(lamp.share, x / 2, y / 2) / FULL_LIGHT_BYTE;
      // The share is perceptual brightness; linear light falls off faster.
      const power = film.exposure * share ** 1.8;
      const glare = (between(lamp.glare, x / 2, y / 2) / 255) * 0.8;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++)
        values[at + channel] = ((values[at + channel] as number) * power + glare) * (film.balance[channel] as number);
    }
  }
}

/** Returns the first channel of an image at a point, interpolated between pixels. */
function between({ width, height, data }: ImageData, x: number, y: number): number {
  const x0 = Math.min(width - 2, Math.floor(x));
  const y0 = Math.min(height - 2, Math.floor(y));
  const fx = x - x0;
  const fy = y - y0;
  const at = (y0 * width + x0) * 4;
  const below = at + width * 4;
  return (
    ((data[at] as number) * (1 - fx) + (data[at + 4] as number) * fx) * (1 - fy) +
    ((data[below] as number) * (1 - fx) + (data[below + 4] as number) * fx) * fy
  );
}

/** Applies a phone's tone curve: sRGB with a soft shoulder for highlights. */
function tone(value: number): number {
  const kept = value < 0.7 ? value : 0.7 + 0.36 * (1 - Math.exp(-(value - 0.7) / 0.36));
  return kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055;
}

/** Applies a Gaussian blur in place, along rows and then along columns. */
function blur({ width, height, values }: LinearImage, deviation: number): void {
  const reach = Math.max(1, Math.ceil(deviation * 2.5));
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const bell = Float32Array.from(weights, (weight) => weight / total);
  const across = new Float32Array(values.length);
  const pass = (from: Float32Array, to: Float32Array, lines: number, length: number, line: number, step: number) => {
    for (let row = 0; row < lines; row++) {
      for (let at = 0; at < length; at++) {
        let red = 0;
        let green = 0;
        let blue = 0;
        for (let tap = -reach; tap <= reach; tap++) {
          const near = at + tap < 0 ? 0 : at + tap >= length ? length - 1 : at + tap;
          const i = row * line + near * step;
          const weight = bell[tap + reach] as number;
          red += (from[i] as number) * weight;
          green += (from[i + 1] as number) * weight;
          blue += (from[i + 2] as number) * weight;
        }
        const i = row * line + at * step;
        to[i] = red;
        to[i + 1] = green;
        to[i + 2] = blue;
      }
    }
  };
  pass(values, across, height, width, width * 3, 3);
  pass(across, values, width, height, 3, width * 3);
}

/** Adds luminance noise and weaker colour noise. The random values are precomputed for speed. */
function addNoise({ values }: LinearImage, deviation: number, random: RandomStream): void {
  const list = Float32Array.from({ length: 4096 }, () => random.normal());
  let place = random.integer(0, 4095);
  for (let at = 0; at < values.length; at += 3) {
    // Random jumps in the list of noise values prevent a visible pattern.
    place = (place + (at % 4095 === 0 ? random.integer(1, 4000) : 1)) & 4095;
    const grain = list[place] as number;
    for (let channel = 0; channel < 3; channel++) {
      const value = values[at + channel] as number;
      const colored = list[(place * 3 + channel * 1361 + 7) & 4095] as number;
      values[at + channel] = value + deviation * (1 - 0.5 * value) * (grain * 0.8 + colored * 0.6);
    }
  }
}

/** Compresses the image as JPEG and decodes it again, which also subsamples colour. */
async function compress(image: ImageData, quality: number): Promise<ImageData> {
  const ctx = makeOffscreenCanvas(image.width, image.height);
  ctx.putImageData(image, 0, 0);
  const file = await ctx.canvas.convertToBlob({ type: 'image/jpeg', quality });
  const stored = await createImageBitmap(file);
  ctx.drawImage(stored, 0, 0);
  stored.close();
  return ctx.getImageData(0, 0, image.width, image.height);
}
