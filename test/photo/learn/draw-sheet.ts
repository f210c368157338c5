/* Draws the printed sheets of the training examples, in the styles of `sheet-styles.ts`. */
import { hasEdge } from '../../../src/board/board';
import { WALL } from '../../../src/board/terrain';
import { eastEdge, southEdge } from '../../../src/grid/edge';
import { squareAt, xOf, yOf } from '../../../src/grid/square';
import { seededRandom } from '../../helpers/random-position';
import { blendPixel, type Colour, makeCanvas, makeNoise, paintShape, varyColour } from '../canvas';
import type { PrintedSheet } from '../map-art';
import { photographSheet } from '../photograph-sheet';
import { inSquares, printAreas, printFolds, printLabels, rubOff } from '../print-map';
import {
  OUTLINE_KINDS,
  type PrintedMap,
  pickRandom,
  type RandomSource,
  randomInteger,
  randomMap,
} from '../printed-map';
import { makePrintStyle, type PrintStyle } from '../printers';
import { PHOTO_CONDITIONS, type PhotoSample } from '../take-photo';
import { between, listWalls, randomInk } from './diagrams';
import { GRIDS, type Range, SHEET_STYLES, type SheetStyle, type SheetStyleName, WALLS } from './sheet-styles';
import { MAP_OBJECTS, TEXTURES } from './textures';

interface Drawing {
  readonly sheet: PrintedSheet;
  readonly map: PrintedMap;
  readonly style: SheetStyle;
  readonly random: RandomSource;
}

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Takes a photograph of a sheet in a style for training. */
export function photographStyle(seed: number, name: SheetStyleName): PhotoSample {
  const random = seededRandom(seed * 6151 + Object.keys(SHEET_STYLES).indexOf(name) * 92_821 + 1);
  for (let turn = 0; turn < 20; turn++) random();
  const size = { width: pickRandom(random, [12, 16, 16, 20, 24]), height: pickRandom(random, [12, 16, 24, 24]) };
  const map = randomMap(random, size);
  if (random() < 0.6) addRooms(map, random);
  const how = PHOTO_CONDITIONS[pickRandom(random, ['easy', 'moderate', 'moderate', 'hard'] as const)];
  const long = randomInteger(random, 1000, 1500);
  const short = Math.round(long * 0.75);
  const sheet = drawSheet(map, random, Math.round((long * 0.95) / Math.max(size.width, size.height)), name);
  const frame = size.width > size.height ? { width: long, height: short } : { width: short, height: long };
  return { ...photographSheet(sheet, size, frame, random, how), map, size };
}

/** Draws a map in a style. `scale` is in pixels per square. */
function drawSheet(map: PrintedMap, random: RandomSource, scale: number, name: SheetStyleName): PrintedSheet {
  const style: SheetStyle = SHEET_STYLES[name];
  const margin = random() < 0.4 ? 0.04 : between(random, 0.15, 1.1);
  const { width, height } = map.board;
  const canvas = makeCanvas(Math.round((width + 2 * margin) * scale), Math.round((height + 2 * margin) * scale));
  const drawing: Drawing = { sheet: { canvas, scale, margin }, map, style, random };
  drawArt(drawing);
  drawMargin(drawing);
  const prints = makeLineStyle(drawing);
  const layers = [
    () => drawGrid(drawing),
    () => drawOutlines(drawing, prints),
    () => drawWalls(drawing, prints.wall, prints.wallWidth),
  ];
  if (style.isGridOnTop && random() < 0.6) layers.push(...layers.splice(0, 1));
  for (const draw of layers) draw();
  printLabels(drawing.sheet, map, random);
  if (random() < 0.2) printFolds(drawing.sheet, random);
  if (random() < 0.2) rubOff(drawing.sheet, map, { ...prints, scuffs: 0.7 }, random);
  return drawing.sheet;
}

/** Divides a map by walls into rooms with doors, and sometimes leaves rooms undivided. */
function addRooms({ board }: PrintedMap, random: RandomSource): void {
  const divide = (x0: number, y0: number, x1: number, y1: number): void => {
    const isTall = y1 - y0 > x1 - x0;
    const [low, high] = isTall ? [y0, y1] : [x0, x1];
    if (high - low < 5 || random() < 0.25) return;
    const at = randomInteger(random, low + 2, high - 2);
    const [from, to] = isTall ? [x0, x1] : [y0, y1];
    const door = randomInteger(random, from, to - 1);
    for (let place = from; place < to; place++) {
      const edge = isTall ? southEdge(squareAt(place, at - 1)) : eastEdge(squareAt(at - 1, place));
      const isDoor = place === door || random() < 0.06;
      if (!isDoor && hasEdge(board, edge)) board.walls[edge] = WALL;
    }
    divide(x0, y0, isTall ? x1 : at, isTall ? at : y1);
    divide(isTall ? x0 : at, isTall ? at : y0, x1, y1);
  };
  const inset = () => randomInteger(random, 0, 3);
  divide(inset(), inset(), board.width - inset(), board.height - inset());
}

function draw(random: RandomSource, range: Range): number {
  return between(random, ...range);
}

/** Fills a box with a textured colour. */
function drawFloor({ sheet, style, random }: Drawing, [x0, y0, x1, y1]: Box, base: Colour, share: number): void {
  const { canvas, scale, margin } = sheet;
  const noise = makeNoise(random);
  const texture = TEXTURES[pickRandom(random, style.textures)];
  const relief = draw(random, style.relief);
  const isTurned = random() < 0.5;
  const colour = varyColour(random, base, 14);
  const [left, top] = [(x0 + margin) * scale, (y0 + margin) * scale];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(canvas.height, (y1 + margin) * scale); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(canvas.width, (x1 + margin) * scale); x++) {
      const [u, v] = [x / scale - margin, y / scale - margin];
      const light = relief * (isTurned ? texture(v, u, noise) : texture(u, v, noise));
      const inside = Math.min(1, x + 1 - left) * Math.min(1, y + 1 - top);
      blendPixel(canvas, x, y, [colour[0] + light, colour[1] + light, colour[2] + light], share * inside);
    }
}

function drawArt(drawing: Drawing): void {
  const { sheet, map, style, random } = drawing;
  const { width, height } = map.board;
  const { margin } = sheet;
  drawFloor(drawing, [-margin, -margin, width + margin, height + margin], pickRandom(random, style.grounds), 1);
  for (let zone = Math.round((draw(random, style.zones) * width * height) / 100); zone > 0; zone--) {
    const off = random() < style.aligned ? 0 : between(random, -0.5, 0.5);
    const [x, y] = [randomInteger(random, 0, width - 1) + off, randomInteger(random, 0, height - 1) + off];
    const box: Box = [x, y, x + randomInteger(random, 1, 7), y + randomInteger(random, 1, 7)];
    const border = draw(random, style.border);
    if (border > 0) {
      const [x0, y0, x1, y1] = box;
      const colour = varyColour(random, random() < 0.7 ? [40, 38, 36] : [220, 216, 206], 30);
      inSquares(sheet, [x0 - border, y0 - border, x1 + border, y1 + border], colour, between(random, 0.5, 1));
    }
    drawFloor(drawing, box, pickRandom(random, style.zoneColours), random() < 0.7 ? 1 : between(random, 0.4, 0.8));
  }
  for (const { kind, squares } of map.areas) {
    if (kind === 'hindering' || kind === 'start' || random() < 0.5) continue;
    const colour = kind === 'water' ? ([58, 104, 140] as const) : pickRandom(random, style.zoneColours);
    const share = between(random, 0.5, 1);
    for (const square of squares)
      inSquares(sheet, [xOf(square), yOf(square), xOf(square) + 1, yOf(square) + 1], colour, share);
  }
  drawObjects(drawing);
  const dim = draw(random, style.dimmed);
  for (const [at, light] of sheet.canvas.data.entries()) sheet.canvas.data[at] = Math.max(0, light * dim);
}

function drawObjects({ sheet, map, style, random }: Drawing): void {
  const { canvas, scale, margin } = sheet;
  const { width, height } = map.board;
  for (let object = Math.round(style.objectShare * width * height); object > 0; object--) {
    const name = pickRandom(random, style.objects);
    const base = varyColour(random, pickRandom(random, style.objectColours), 24);
    const angle = random() < 0.85 ? (randomInteger(random, 0, 3) * Math.PI) / 2 : random() * 6.3;
    const size = scale * between(random, 0.75, 1.1);
    const off = random() < 0.6 ? 0 : between(random, -0.3, 0.3);
    const x = (randomInteger(random, 0, width - 1) + 0.5 + off + margin) * scale;
    const y = (randomInteger(random, 0, height - 1) + 0.5 + off + margin) * scale;
    const rimWidth = random() < 0.3 ? 0 : between(random, 0.01, 0.05) * scale;
    for (const [right, down, wide, high, shade, isRound = false] of MAP_OBJECTS[name]) {
      const shaded = base.map((part) => Math.min(255, part * shade)) as unknown as Colour;
      paintShape(canvas, {
        x: x + size * (right * Math.cos(angle) - down * Math.sin(angle)),
        y: y + size * (right * Math.sin(angle) + down * Math.cos(angle)),
        wide: wide * size,
        high: high * size,
        angle,
        square: !isRound,
        colour: shaded,
        rim: [shaded[0] * 0.35, shaded[1] * 0.35, shaded[2] * 0.35],
        rimWidth,
        share: 0.97,
      });
    }
  }
}

/** Draws paper around the map, and sometimes a frame outside the grid. */
function drawMargin({ sheet, map: { board }, random }: Drawing): void {
  const { width, height } = board;
  const { margin } = sheet;
  const around = (from: number, to: number, colour: Colour) => {
    inSquares(sheet, [-to, -to, width + to, -from], colour, 1);
    inSquares(sheet, [-to, height + from, width + to, height + to], colour, 1);
    inSquares(sheet, [-to, -from, -from, height + from], colour, 1);
    inSquares(sheet, [width + from, -from, width + to, height + from], colour, 1);
  };
  if (random() < 0.7) around(0, margin, varyColour(random, random() < 0.6 ? [238, 236, 230] : [28, 28, 34], 16));
  if (random() < 0.5) around(0, between(random, 0.03, 0.12), random() < 0.7 ? [16, 16, 18] : [250, 250, 250]);
}

function makeLineStyle({ style, random }: Drawing): PrintStyle {
  const usual = makePrintStyle('mixed-inks', random);
  const inks = OUTLINE_KINDS.map((kind) => [kind, randomInk(random, kind)]);
  const lineWidth = draw(random, style.lineWidth);
  return {
    ...usual,
    inks: random() < 0.5 ? usual.inks : (Object.fromEntries(inks) as PrintStyle['inks']),
    lineWidth,
    inset: lineWidth / 2 + draw(random, style.gap),
    apart: lineWidth * between(random, 1.1, 1.8),
    strength: draw(random, style.lineStrength),
    wall: varyColour(random, pickRandom(random, style.wallColours), 10),
    wallWidth: draw(random, style.wallWidth),
  };
}

/** Prints the coloured outlines, sometimes on a wider line of one dark or bright colour. */
function drawOutlines({ sheet, map, random }: Drawing, prints: PrintStyle): void {
  if (random() < 0.2) {
    const rim: Colour = random() < 0.6 ? [14, 14, 14] : [250, 250, 250];
    const inks = Object.fromEntries(OUTLINE_KINDS.map((kind) => [kind, rim])) as PrintStyle['inks'];
    const lineWidth = prints.lineWidth + between(random, 0.012, 0.03);
    printAreas(sheet, map, { ...prints, inks, lineWidth, strength: between(random, 0.4, 0.8) });
  }
  printAreas(sheet, map, prints);
}

function drawGrid({ sheet, map: { board }, style, random }: Drawing): void {
  const { width, height } = board;
  const [dash, period] = GRIDS[pickRandom(random, style.grids)];
  const colour = varyColour(random, pickRandom(random, style.gridColours), 16);
  const [half, share] = [draw(random, style.gridWidth) / 2, draw(random, style.gridStrength)];
  // Grid lines at multiples of this number are twice as wide. 99 is beyond every map, so no line is.
  const bold = random() < 0.12 ? randomInteger(random, 4, 6) : 99;
  const line = (at: number, length: number, box: (from: number, to: number, half: number) => Box) => {
    const own = at > 0 && at % bold === 0 ? 2 * half : half;
    if (period === 0) inSquares(sheet, box(0, length, own), colour, share);
    else
      for (let from = -dash / 2; from < length; from += period)
        inSquares(sheet, box(Math.max(0, from), Math.min(length, from + dash), own), colour, share);
  };
  for (let x = 0; x <= width; x++) line(x, height, (from, to, out) => [x - out, from, x + out, to]);
  for (let y = 0; y <= height; y++) line(y, width, (from, to, out) => [from, y - out, to, y + out]);
}

function drawWalls({ sheet, map, style, random }: Drawing, ink: Colour, width: number): void {
  const isBright = ink[1] > 128;
  const contrast: Colour = isBright ? [24, 24, 26] : [236, 232, 224];
  for (const { out, colour, share, ...layer } of WALLS[pickRandom(random, style.walls)]) {
    const half = (out * width) / 2;
    const shade = colour === 'ink' ? ink : colour === 'contrast' ? contrast : ([8, 8, 8] as const);
    const off = colour === 'shadow' ? width / 3 : 0;
    const stripes = 'stripes' in layer ? layer.stripes : 0;
    for (const [x0, y0, x1, y1] of listWalls(map)) {
      const step = stripes || 1;
      for (let from = 0; from < 1; from += step) {
        // A continuous wall extends around its corners; a stripe is a third of the distance between stripes.
        const [start, end] = stripes ? [from, from + step / 3] : [-half, 1 + half];
        const box: Box =
          x0 === x1 ? [x0 - half, y0 + start, x1 + half, y0 + end] : [x0 + start, y0 - half, x0 + end, y1 + half];
        inSquares(sheet, [box[0] + off, box[1] + off, box[2] + off, box[3] + off], shade, share);
      }
    }
  }
}
