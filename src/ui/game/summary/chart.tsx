import { For, type JSX, Show } from 'solid-js';
import { say } from '../../../text/say';
import {
  CHART_DASHES,
  type ChartLine,
  type ChartMarkShape,
  chartLinePoints,
  chartMarkCorners,
  chartMaximum,
  getChartMarkShape,
} from '../../../view/chart';

const WIDTH = 280;
const HEIGHT = 84;

export interface ChartProps {
  title: string;
  /** Lines of the chart, one for each player in player order. */
  lines: readonly ChartLine[];
  rounds: readonly number[];
}

/** Small graph of values by round. The table below the graph has the same data for screen readers. */
export function Chart(props: ChartProps): JSX.Element {
  const corners = (pairs: readonly (readonly [number, number])[]) => pairs.map((pair) => pair.join(',')).join(' ');
  return (
    <figure class="chart">
      <figcaption>
        <strong>{props.title}</strong>
        <For each={props.lines}>
          {(line, index) => (
            <span data-side={line.side}>
              <svg width="30" height="12" viewBox="0 0 30 12" aria-hidden="true">
                <path class="chart-line" d="M0 6h30" stroke-dasharray={CHART_DASHES[index()]} />
                <ChartMark mark={getChartMarkShape(index())} x={15} y={6} />
              </svg>
              {line.name}
            </span>
          )}
        </For>
      </figcaption>
      <svg class="chart-field" viewBox={`-26 -8 ${WIDTH + 36} ${HEIGHT + 28}`} aria-hidden="true">
        <path class="chart-axis" d={`M0 0V${HEIGHT}H${WIDTH}`} />
        <text x="-6" y="5" text-anchor="end">
          {chartMaximum(props.lines)}
        </text>
        <text x="-6" y={HEIGHT + 2} text-anchor="end">
          0
        </text>
        <For each={props.rounds}>
          {(round, index) => (
            <Show when={index() % Math.ceil(props.rounds.length / 12) === 0}>
              <text x={(index() / Math.max(1, props.rounds.length - 1)) * WIDTH} y={HEIGHT + 15} text-anchor="middle">
                {round}
              </text>
            </Show>
          )}
        </For>
        <For each={props.lines}>
          {(line, index) => {
            const points = () => chartLinePoints(line, props.lines, WIDTH, HEIGHT);
            return (
              <g data-side={line.side}>
                <polyline class="chart-line" points={corners(points())} stroke-dasharray={CHART_DASHES[index()]} />
                <For each={points()}>{([x, y]) => <ChartMark mark={getChartMarkShape(index())} x={x} y={y} />}</For>
              </g>
            );
          }}
        </For>
      </svg>
      <table class="spoken">
        <caption>{say('{title} by round', { title: props.title })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Round')}</th>
            <For each={props.lines}>{(line) => <th scope="col">{line.name}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.rounds}>
            {(round, index) => (
              <tr>
                <th scope="row">{round === 0 ? say('setup') : round}</th>
                <For each={props.lines}>{(line) => <td>{Math.round((line.values[index()] ?? 0) * 100) / 100}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </figure>
  );
}

function ChartMark(props: { mark: ChartMarkShape; x: number; y: number }): JSX.Element {
  const corners = () => chartMarkCorners(props.mark, props.x, props.y, 3.4);
  return (
    <Show when={corners()} fallback={<circle class="chart-mark" cx={props.x} cy={props.y} r="3.6" />}>
      {(pairs) => (
        <polygon
          class="chart-mark"
          points={pairs()
            .map((pair) => pair.join(','))
            .join(' ')}
        />
      )}
    </Show>
  );
}
