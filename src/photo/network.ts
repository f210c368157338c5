/** A dense layer of a neural network. */
export interface DenseLayer {
  readonly inputs: number;
  readonly outputs: number;
  /** Weights row by row: one row per output, one number per input. */
  readonly weights: Float32Array;
  /** Biases, one number per output. */
  readonly biases: Float32Array;
}

export type LayerShape = readonly [inputs: number, outputs: number];

/** Byte value that encodes the largest weight of an output. */
const LARGEST = 127;

/**
 * Decodes the layers of a network from base64, little-endian. Per layer: the largest weight of each output and then the
 * biases, as 32-bit floats; then all weights as signed bytes, as fractions of the largest.
 * @throws RangeError if there are too few bytes for the shapes
 */
export function decodeLayers(letters: string, shapes: readonly LayerShape[]): DenseLayer[] {
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
    const biases = numbers(outputs);
    const weights = Float32Array.from(
      { length: inputs * outputs },
      (_, at) => (view.getInt8(from + at) * (largest[Math.floor(at / inputs)] as number)) / LARGEST,
    );
    from += inputs * outputs;
    return { inputs, outputs, weights, biases };
  });
}

/**
 * Applies a layer to rows of numbers. Processes four rows at a time, which fetches each weight once for four rows and
 * halves the time.
 * @param from `inputs` numbers per row
 * @returns `outputs` numbers per row
 */
export function applyLayer({ inputs, outputs, weights, biases }: DenseLayer, from: Float32Array): Float32Array {
  const rows = from.length / inputs;
  const result = new Float32Array(rows * outputs);
  let row = 0;
  for (; row + 3 < rows; row += 4) {
    const [first, second, third, fourth] = [row, row + 1, row + 2, row + 3].map((each) => each * inputs) as Four;
    for (let output = 0, weight = 0; output < outputs; output++) {
      const added = biases[output] as number;
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
      let sum = biases[output] as number;
      for (let input = 0; input < inputs; input++)
        sum += (weights[output * inputs + input] as number) * (from[row * inputs + input] as number);
      result[row * outputs + output] = sum;
    }
  return result;
}

type Four = [number, number, number, number];

/** Rectifier (ReLU): sets negative numbers to 0, in place. */
export function relu(numbers: Float32Array): Float32Array {
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) < 0) numbers[at] = 0;
  return numbers;
}
