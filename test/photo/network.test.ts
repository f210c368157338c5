import { describe, expect, test } from 'vitest';
import { applyLayer, decodeLayers, predictSides } from '../../src/photo/side-network';
import type { SideColours } from '../../src/photo/sides';
import { seededRandom } from '../helpers/random-position';
import { SIDE_NETWORK } from './side-network';

const random = seededRandom(5);
const between = (low: number, high: number) => low + random() * (high - low);

describe('a network layer', () => {
  const [inputs, outputs] = [5, 3];
  const layer = {
    inputs,
    outputs,
    weights: Float32Array.from({ length: inputs * outputs }, () => between(-1, 1)),
    biases: Float32Array.from({ length: outputs }, () => between(-1, 1)),
  };

  test.each([1, 3, 4, 5, 9])('computes %i rows independently', (rows) => {
    const from = Float32Array.from({ length: rows * inputs }, () => between(-1, 1));
    const expected = Array.from({ length: rows * outputs }, (_, at) => {
      const [row, output] = [Math.floor(at / outputs), at % outputs];
      let sum = layer.biases[output] as number;
      for (let input = 0; input < inputs; input++)
        sum += (layer.weights[output * inputs + input] as number) * (from[row * inputs + input] as number);
      return sum;
    });
    const got = applyLayer(layer, from);
    expect(got).toHaveLength(expected.length);
    for (const [at, own] of expected.entries()) expect(got[at]).toBeCloseTo(own, 5);
  });
});

describe('encoded weights', () => {
  /** Encoded weights of two layers: two inputs with two outputs, then two inputs with one output. */
  const bytes = Buffer.concat([
    Buffer.from(Float32Array.of(2, 0.5, 0.25, -1).buffer),
    Buffer.from(Int8Array.of(127, -127, 0, 127)),
    Buffer.from(Float32Array.of(1, 3).buffer),
    Buffer.from(Int8Array.of(127, -127)),
  ]);
  const shapes = [
    [2, 2],
    [2, 1],
  ] as const;

  test('are decoded layer by layer', () => {
    const [first, second] = decodeLayers(bytes, shapes);
    expect([...(first?.weights ?? [])]).toEqual([2, -2, 0, 0.5]);
    expect([...(first?.biases ?? [])]).toEqual([0.25, -1]);
    expect([...(second?.weights ?? [])]).toEqual([1, -1]);
    expect([...(second?.biases ?? [])]).toEqual([3]);
  });

  test('are rejected if too short', () => {
    expect(() => decodeLayers(bytes.subarray(0, -1), shapes)).toThrow(RangeError);
  });
});

/** Makes random colours along the sides of a small map. */
function sidesOfAll(width: number, height: number): SideColours {
  const [before, deep] = [8, 30];
  const colours = Float32Array.from({ length: width * height * 4 * deep * 3 }, () => between(0, 1));
  return { size: { width, height }, scale: 48, before, deep, colours };
}

/** Returns the new place of a side after a rotation or mirroring of the map. */
type Move = (x: number, y: number, side: number) => readonly [x: number, y: number, side: number];

function moved(sides: SideColours, width: number, height: number, move: Move): { sides: SideColours; to: number[] } {
  const { size, deep, colours } = sides;
  const to = Array.from({ length: size.width * size.height * 4 }, (_, at) => {
    const [x, y, side] = move((at >> 2) % size.width, Math.floor((at >> 2) / size.width), at & 3);
    return (y * width + x) * 4 + side;
  });
  const all = new Float32Array(colours.length);
  for (const [from, place] of to.entries())
    all.set(colours.subarray(from * deep * 3, (from + 1) * deep * 3), place * deep * 3);
  return { sides: { ...sides, size: { width, height }, colours: all }, to };
}

describe("the network's output for the sides of a map", () => {
  const [width, height] = [5, 3];
  const sides = sidesOfAll(width, height);
  const told = predictSides(SIDE_NETWORK, sides);

  test.each<[string, number, number, Move]>([
    ['turned', height, width, (x, y, side) => [height - 1 - y, x, (side + 1) % 4]],
    ['seen in a mirror', width, height, (x, y, side) => [width - 1 - x, y, (4 - side) % 4]],
  ])('is the same when the map is %s', (_, wide, high, move) => {
    const other = moved(sides, wide, high, move);
    const again = predictSides(SIDE_NETWORK, other.sides);
    for (const [from, place] of other.to.entries()) {
      expect(again.walls[place]).toBeCloseTo(told.walls[from] as number, 3);
      for (let kind = 0; kind < 7; kind++)
        expect(again.lines[place * 7 + kind]).toBeCloseTo(told.lines[from * 7 + kind] as number, 3);
    }
  });
});
