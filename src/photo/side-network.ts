import { INK_KINDS } from './ink';
import { type SideColours, squareBeyond } from './sides';

/** A dense layer of a neural network. */
interface DenseLayer {
  readonly inputs: number;
  readonly outputs: number;
  /** Weights row by row: one row per output, one number per input. */
  readonly weights: Float32Array;
  /** Biases, one number per output. */
  readonly biases: Float32Array;
}

type LayerShape = readonly [inputs: number, outputs: number];

/** Byte value that encodes the largest weight of an output. */
const LARGEST = 127;

/**
 * Decodes the layers of a network from little-endian bytes. Per layer: the largest weight of each output and then the
 * biases, as 32-bit floats; then all weights as signed bytes, as fractions of the largest.
 * @throws RangeError if there are too few bytes for the shapes
 */
export function decodeLayers(bytes: Uint8Array, shapes: readonly LayerShape[]): DenseLayer[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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
function relu(numbers: Float32Array): Float32Array {
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) < 0) numbers[at] = 0;
  return numbers;
}

/** Number of outputs per side: a wall, and a line of each kind. */
const TOLD = 1 + INK_KINDS.length;
/** Maximum brightness in the training data, as a fraction of white. */
const BRIGHTEST = 255 / 190;
/** Number of colour values per side, the same as in the training data. */
const COLOURS = 30 * 3;
/** Width of a side's feature vector. */
const DEEP = 48;
/** Width of the hidden layer of a round. */
const HIDDEN = 96;
/** Number of rounds of message passing. */
const ROUNDS = 3;
/** Number of attention queries about the whole map, per round. */
const QUESTIONS = 16;
/** Number of values in the answer to an attention query. */
const ANSWERS = 24;
/**
 * Number of feature vectors that a side receives: its own; the other side of its edge; mean and maximum of its
 * neighbours in line; the two adjacent sides; the opposite side; the whole map.
 */
const HEARD = 7;

interface Round {
  readonly asks: DenseLayer;
  readonly answers: DenseLayer;
  readonly sums: DenseLayer;
  readonly first: DenseLayer;
  readonly second: DenseLayer;
}

/** Neural network that predicts what is printed along the sides of squares. */
export interface SideNetwork {
  readonly sees: DenseLayer;
  readonly knows: DenseLayer;
  readonly rounds: readonly Round[];
  readonly tells: DenseLayer;
}

/** Predictions for the sides of a map, as log-odds with the prior of all training maps. */
export interface SidePredictions {
  /** Log-odds of a wall on each side's edge, four sides per square. The two sides of an edge may differ. */
  readonly walls: Float32Array;
  /** Log-odds of a line inside each side, for each kind in the order of `INK_KINDS`. */
  readonly lines: Float32Array;
  /** Feature vectors of all sides, `depth` numbers each. Similar sides have similar vectors. */
  readonly known: Float32Array;
  readonly depth: number;
}

const SHAPES: readonly LayerShape[] = [
  [COLOURS + 1, HIDDEN],
  [HIDDEN, DEEP],
  ...Array.from({ length: ROUNDS }, (): LayerShape[] => [
    [DEEP, QUESTIONS],
    [DEEP, ANSWERS],
    [QUESTIONS * ANSWERS, DEEP],
    [HEARD * DEEP, HIDDEN],
    [HIDDEN, DEEP],
  ]).flat(),
  [DEEP, TOLD],
];

/**
 * Decodes the network from the content of `side-weights.bin`, which `learn.py` writes.
 * @throws RangeError if there are too few bytes
 */
export function decodeSideNetwork(bytes: Uint8Array): SideNetwork {
  const layers = decodeLayers(bytes, SHAPES);
  const next = () => layers.shift() as DenseLayer;
  const [sees, knows] = [next(), next()];
  const rounds = Array.from({ length: ROUNDS }, () => ({
    asks: next(),
    answers: next(),
    sums: next(),
    first: next(),
    second: next(),
  }));
  return { sees, knows, rounds, tells: next() };
}

/**
 * Predicts what is printed along the sides of all squares. The neural network was trained on pictures of maps by
 * several printers. Each side is first encoded separately. Three rounds of messages follow, from neighbours and from
 * the whole map, such as the ink of its walls. The map's message is an attention-weighted mean over all sides.
 */
export function predictSides({ sees, knows, rounds, tells }: SideNetwork, sides: SideColours): SidePredictions {
  let known = applyLayer(knows, relu(applyLayer(sees, seenBy(sides))));
  const near = neighboursOf(sides);
  for (const round of rounds) {
    const heard = heardBy(known, near, wholeMap(round, known));
    const more = applyLayer(round.second, relu(applyLayer(round.first, heard)));
    known = known.map((own, at) => own + (more[at] as number));
  }
  const told = applyLayer(tells, known);
  const count = told.length / TOLD;
  return {
    walls: Float32Array.from({ length: count }, (_, side) => told[side * TOLD] as number),
    lines: Float32Array.from(
      { length: count * INK_KINDS.length },
      (_, at) => told[at + Math.floor(at / INK_KINDS.length) + 1] as number,
    ),
    known,
    depth: DEEP,
  };
}

/**
 * Builds the input of the network: the colours of each side, shifted so that black is -1, and whether the side is on
 * the frame.
 */
function seenBy({ size, colours }: SideColours): Float32Array {
  const count = size.width * size.height * 4;
  const wide = COLOURS + 1;
  const seen = new Float32Array(count * wide);
  for (let side = 0; side < count; side++) {
    for (let at = 0; at < COLOURS; at++)
      seen[side * wide + at] = 2 * Math.min(BRIGHTEST, colours[side * COLOURS + at] as number) - 1;
    if (squareBeyond(size, side >> 2, side & 3) < 0) seen[side * wide + COLOURS] = 1;
  }
  return seen;
}

/** Computes the answers to a round's attention queries about the whole map. */
function wholeMap({ asks, answers, sums }: Round, known: Float32Array): Float32Array {
  const [asked, answered] = [applyLayer(asks, known), applyLayer(answers, known)];
  const count = known.length / DEEP;
  const found = new Float32Array(QUESTIONS * ANSWERS);
  for (let question = 0; question < QUESTIONS; question++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let side = 0; side < count; side++) most = Math.max(most, asked[side * QUESTIONS + question] as number);
    const to = question * ANSWERS;
    let all = 0;
    for (let side = 0; side < count; side++) {
      const weight = Math.exp((asked[side * QUESTIONS + question] as number) - most);
      all += weight;
      for (let answer = 0; answer < ANSWERS; answer++)
        found[to + answer] = (found[to + answer] as number) + weight * (answered[side * ANSWERS + answer] as number);
    }
    for (let answer = 0; answer < ANSWERS; answer++) found[to + answer] = (found[to + answer] as number) / all;
  }
  return applyLayer(sums, found);
}

function heardBy(known: Float32Array, near: Int32Array, whole: Float32Array): Float32Array {
  const count = known.length / DEEP;
  // An empty side at the end of the list replaces neighbours outside the map.
  const all = new Float32Array(known.length + DEEP);
  all.set(known);
  const heard = new Float32Array(count * HEARD * DEEP);
  for (let side = 0; side < count; side++) {
    const [across, left, right, before, after, facing] = Array.from({ length: 6 }, (_, at) => {
      const other = near[side * 6 + at] as number;
      return (other < 0 ? count : other) * DEEP;
    }) as [number, number, number, number, number, number];
    const to = side * HEARD * DEEP;
    for (let at = 0; at < DEEP; at++) {
      const [one, other] = [all[left + at] as number, all[right + at] as number];
      heard[to + at] = all[side * DEEP + at] as number;
      heard[to + DEEP + at] = all[across + at] as number;
      heard[to + 2 * DEEP + at] = (one + other) / 2;
      heard[to + 3 * DEEP + at] = Math.max(one, other);
      heard[to + 4 * DEEP + at] = ((all[before + at] as number) + (all[after + at] as number)) / 2;
      heard[to + 5 * DEEP + at] = all[facing + at] as number;
      heard[to + 6 * DEEP + at] = whole[at] as number;
    }
  }
  return heard;
}

/**
 * Lists six neighbours per side, -1 if absent: the other side of its edge; the same side of the squares to the left and
 * right; and the other three sides of its square.
 */
function neighboursOf({ size }: SideColours): Int32Array {
  const count = size.width * size.height * 4;
  const near = new Int32Array(count * 6);
  for (let side = 0; side < count; side++) {
    const [square, way] = [side >> 2, side & 3];
    const [left, right, back] = [(way + 3) % 4, (way + 1) % 4, (way + 2) % 4];
    const sideOf = (other: number, same: number) => (other < 0 ? -1 : other * 4 + same);
    near.set(
      [
        sideOf(squareBeyond(size, square, way), back),
        sideOf(squareBeyond(size, square, left), way),
        sideOf(squareBeyond(size, square, right), way),
        square * 4 + left,
        square * 4 + right,
        square * 4 + back,
      ],
      side * 6,
    );
  }
  return near;
}
