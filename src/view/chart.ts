/** Line of a chart: a side’s value at the end of each round. */
export interface ChartLine {
  readonly side: string;
  readonly name: string;
  readonly values: readonly number[];
}

/** Dash pattern of each player’s line, by index, so lines differ without colour. */
export const CHART_DASHES: readonly string[] = ['', '7 4', '2 4', '9 3 2 3'];
const CHART_MARKS = ['circle', 'square', 'triangle', 'diamond'] as const;
export type ChartMarkShape = (typeof CHART_MARKS)[number];

export function getChartMarkShape(index: number): ChartMarkShape {
  return CHART_MARKS[index % CHART_MARKS.length] ?? 'circle';
}

/** Converts a line’s values to points of a plot. The largest value of all lines is at the top, 0 at the bottom. */
export function chartLinePoints(
  line: ChartLine,
  all: readonly ChartLine[],
  width: number,
  height: number,
): readonly (readonly [x: number, y: number])[] {
  const top = chartMaximum(all);
  const steps = Math.max(1, line.values.length - 1);
  return line.values.map((value, index) => [(index / steps) * width, height - (value / top) * height]);
}

/** Returns the largest value of all lines, at least 1. */
export function chartMaximum(all: readonly ChartLine[]): number {
  return Math.max(1, ...all.flatMap((line) => line.values));
}

/** Returns the corners of a chart mark around a point. Null if the mark is a circle. */
export function chartMarkCorners(
  mark: ChartMarkShape,
  x: number,
  y: number,
  r: number,
): readonly (readonly [number, number])[] | null {
  if (mark === 'square')
    return [
      [x - r, y - r],
      [x + r, y - r],
      [x + r, y + r],
      [x - r, y + r],
    ];
  if (mark === 'triangle')
    return [
      [x, y - r * 1.2],
      [x + r * 1.1, y + r * 0.8],
      [x - r * 1.1, y + r * 0.8],
    ];
  if (mark === 'diamond')
    return [
      [x, y - r * 1.3],
      [x + r * 1.3, y],
      [x, y + r * 1.3],
      [x - r * 1.3, y],
    ];
  return null;
}
