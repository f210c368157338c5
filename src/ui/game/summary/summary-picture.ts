import { say } from '../../../text/say';
import {
  CHART_DASHES,
  type ChartLine,
  chartLinePoints,
  chartMarkCorners,
  chartMaximum,
  getChartMarkShape,
} from '../../../view/chart';

export interface SummaryPicture {
  readonly title: string;
  readonly verdict: string;
  /** Points by player, in the players’ order: `Ana 121`. */
  readonly points: readonly { readonly side: string; readonly name: string; readonly won: string }[];
  readonly rounds: readonly number[];
  readonly charts: readonly { readonly title: string; readonly lines: readonly ChartLine[] }[];
}

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 80;

/** Draws the summary as a PNG of 1080 × 1350 px in the current theme. Null if the device cannot draw the picture. */
export async function drawSummaryPicture(picture: SummaryPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const colours = readColours();
  const face = colours('--face') || 'sans-serif';
  const text = (text: string, x: number, y: number, size: number, colour: string, align: CanvasTextAlign = 'left') => {
    pen.font = `700 ${size}px ${face}`;
    pen.fillStyle = colours(colour);
    pen.textAlign = align;
    pen.fillText(text, x, y, WIDTH - EDGE - (align === 'left' ? x : 0));
  };
  pen.fillStyle = colours('--ground');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  text(picture.title, EDGE, 120, 40, '--muted');
  text(picture.verdict, EDGE, 210, 76, '--text');
  let y = 310;
  for (const { side, name, won } of picture.points) {
    text(name, EDGE, y, 46, `--side-${side}`);
    text(won, WIDTH - EDGE, y, 60, '--text', 'right');
    y += 74;
  }
  const room = (HEIGHT - y - 90) / picture.charts.length;
  for (const chart of picture.charts) {
    text(chart.title, EDGE, y + 40, 36, '--text');
    drawChart(pen, chart.lines, colours, EDGE + 60, y + 80, WIDTH - 2 * EDGE - 60, room - 150);
    text(String(chartMaximum(chart.lines)), EDGE + 44, y + 92, 28, '--muted', 'right');
    text(
      say('round {round}', { round: picture.rounds.at(-1) ?? 0 }),
      WIDTH - EDGE,
      y + room - 24,
      28,
      '--muted',
      'right',
    );
    y += room;
  }
  text('Sidekick', EDGE, HEIGHT - 44, 32, '--muted');
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

function drawChart(
  pen: CanvasRenderingContext2D,
  lines: readonly ChartLine[],
  colours: (name: string) => string,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  pen.lineWidth = 2;
  pen.strokeStyle = colours('--line-strong');
  pen.setLineDash([]);
  pen.beginPath();
  pen.moveTo(left, top);
  pen.lineTo(left, top + height);
  pen.lineTo(left + width, top + height);
  pen.stroke();
  for (const [index, line] of lines.entries()) {
    pen.strokeStyle = colours(`--side-${line.side}`);
    pen.fillStyle = pen.strokeStyle;
    pen.lineWidth = 6;
    pen.setLineDash(
      (CHART_DASHES[index] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((part) => Number(part) * 3),
    );
    pen.beginPath();
    for (const [x, y] of chartLinePoints(line, lines, width, height)) pen.lineTo(left + x, top + y);
    pen.stroke();
    for (const [x, y] of chartLinePoints(line, lines, width, height)) {
      pen.beginPath();
      const corners = chartMarkCorners(getChartMarkShape(index), left + x, top + y, 11);
      if (corners) for (const [cx, cy] of corners) pen.lineTo(cx, cy);
      else pen.arc(left + x, top + y, 11, 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

/** Returns a function that resolves a custom property to a colour for a canvas. The page evaluates `light-dark()`. */
function readColours(): (name: string) => string {
  const probe = document.createElement('i');
  probe.hidden = true;
  document.body.append(probe);
  const known = new Map<string, string>();
  queueMicrotask(() => probe.remove());
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    if (name === '--face') return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    probe.style.color = `var(${name})`;
    const colour = getComputedStyle(probe).color;
    known.set(name, colour);
    return colour;
  };
}
