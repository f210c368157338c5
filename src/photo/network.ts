/** One layer of a neural network: what goes in is weighed for each of its outputs, and something added. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  /** Output after output, one an input. */
  readonly weights: Float32Array;
  /** One an output. */
  readonly adds: Float32Array;
}

/** How many numbers go into a layer and come out of it. */
export type Shape = readonly [inputs: number, outputs: number];

/** The largest weight of an output, as a whole number. */
const LARGEST = 127;

/**
 * The layers of a network from letters (base64 of bytes, numbers with their lowest byte first). Of each layer, one after the other: for each
 * output its largest weight, then what is added, both as numbers of 32 bits; then all weights, in bytes, as parts of the largest.
 * @throws RangeError where the letters are too few for the shapes
 */
export function unpacked(letters: string, shapes: readonly Shape[]): Layer[] {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  let from = 0;
  const numbers = (count: number) => {
    const read = Float32Array.from({ length: count }, (_, at) => view.getFloat32(from + 4 * at, true));
    from += 4 * count;
    return read;
  };
  return shapes.map(([inputs, outputs]) => {
    const largest = numbers(outputs);
    const adds = numbers(outputs);
    const weights = Float32Array.from(
      { length: inputs * outputs },
      (_, at) => (view.getInt8(from + at) * (largest[Math.floor(at / inputs)] as number)) / LARGEST,
    );
    from += inputs * outputs;
    return { inputs, outputs, weights, adds };
  });
}

/**
 * Rows of numbers through a layer. Four rows are done at a time, so that each weight is fetched once for four: twice as fast as row by row.
 * @param from `inputs` numbers a row
 * @returns `outputs` numbers a row
 */
export function through({ inputs, outputs, weights, adds }: Layer, from: Float32Array): Float32Array {
  const rows = from.length / inputs;
  const result = new Float32Array(rows * outputs);
  let row = 0;
  for (; row + 3 < rows; row += 4) {
    const [first, second, third, fourth] = [row, row + 1, row + 2, row + 3].map((each) => each * inputs) as Four;
    for (let output = 0, weight = 0; output < outputs; output++) {
      const added = adds[output] as number;
      let [a, b, c, d] = [added, added, added, added];
      for (let input = 0; input < inputs; input++, weight++) {
        const by = weights[weight] as number;
        a += by * (from[first + input] as number);
        b += by * (from[second + input] as number);
        c += by * (from[third + input] as number);
        d += by * (from[fourth + input] as number);
      }
      const to = row * outputs + output;
      result[to] = a;
      result[to + outputs] = b;
      result[to + 2 * outputs] = c;
      result[to + 3 * outputs] = d;
    }
  }
  for (; row < rows; row++)
    for (let output = 0; output < outputs; output++) {
      let sum = adds[output] as number;
      for (let input = 0; input < inputs; input++)
        sum += (weights[output * inputs + input] as number) * (from[row * inputs + input] as number);
      result[row * outputs + output] = sum;
    }
  return result;
}

type Four = [number, number, number, number];

/** What is less than nothing is nothing, in place. */
export function clipped(numbers: Float32Array): Float32Array {
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) < 0) numbers[at] = 0;
  return numbers;
}
