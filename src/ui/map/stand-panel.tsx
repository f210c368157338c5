import { say } from '../../text/say';
import './stand-panel.css';
import { For, type JSX, Show } from 'solid-js';
import type { PressedSquarePreview } from '../../app/map/map-questions';
import { joinReasons } from '../../app/map/objections';
import { squareName } from '../../grid/square';
import { toPercent } from '../../plain/fraction';
import type { BestAttack } from '../../rules/duel';
import type { OpponentChange } from '../../rules/preview';
import { ANSWER_TEXT } from '../../text/answer/answer-text';
import { reasonBadge } from '../../text/answer/answers';
import { MAP_TOOL_TEXT } from '../../text/answer/map-tool-text';
import type { Naming } from '../../text/names/naming';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';

export interface StandPanelProps {
  held: PressedSquarePreview;
  naming: Naming;
  /** Whether movement is paid in action points. */
  points: boolean;
  onMove: () => void;
  onClose: () => void;
}

/**
 * Preview of a move of the selected figure to the pressed square: the path, and the odds against every opponent before
 * and after.
 */
export default function StandPanel(props: StandPanelProps): JSX.Element {
  const words = MAP_TOOL_TEXT.stand;
  const move = () => props.held.preview.move;
  const way = (): string => {
    const { cost, legal, reasons, breakAway } = move();
    const against = legal ? null : joinReasons(reasons, props.naming);
    return [
      ...(cost === null ? [] : [words.way(cost, props.points)]),
      ...(against === null ? (cost === null ? [words.noWay] : []) : [words.mayNot(against)]),
      ...(props.held.stops.length > 0 ? [words.stops(props.held.stops.map(squareName))] : []),
      ...(breakAway === false ? [] : [words.breakAway(breakAway)]),
    ].join(' · ');
  };
  return (
    <section class="stand-panel" aria-label={words.title(squareName(props.held.square))}>
      <header>
        <div role="status">
          <h2>{words.title(squareName(props.held.square))}</h2>
          <p class="small">{way()}</p>
        </div>
        <IconButton icon="close" name={say('Close')} onClick={() => props.onClose()} />
      </header>
      <div class="stand-table" tabindex={0}>
        <Show when={props.held.preview.changes.length > 0} fallback={<p class="muted">{words.nobody}</p>}>
          <table>
            <thead>
              <tr>
                <For each={words.columns}>{(column) => <th scope="col">{column}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={props.held.preview.changes}>
                {(change) => <Row change={change} name={props.naming.piece(change.opponent)} />}
              </For>
            </tbody>
          </table>
        </Show>
      </div>
      <Button tone={move().legal ? 'accent' : 'plain'} big wide onClick={() => props.onMove()}>
        {ANSWER_TEXT.deeds.move}
      </Button>
    </section>
  );
}

function Row(props: { change: OpponentChange; name: string }): JSX.Element {
  const both = () => props.change;
  return (
    <tr>
      <th scope="row" class="clip">
        {props.name}
      </th>
      <Cell now={MAP_TOOL_TEXT.sight[both().now.sees]} there={MAP_TOOL_TEXT.sight[both().there.sees]} />
      <Cell now={describeBestAttack(both().now.hits)} there={describeBestAttack(both().there.hits)} />
      <Cell now={describeBestAttack(both().now.hitBy)} there={describeBestAttack(both().there.hitBy)} />
    </tr>
  );
}

/** Table cell with the odds before and after a move: `42% → 58%`. One value if nothing changes. */
function Cell(props: { now: string; there: string }): JSX.Element {
  return (
    <td data-changes={props.now === props.there ? undefined : ''}>
      <Show when={props.now !== props.there}>
        <span class="muted">{props.now}</span>
        <span aria-hidden="true"> → </span>
        <span class="spoken">, {say('there')} </span>
      </Show>
      {props.there}
    </td>
  );
}

/** Describes the best attack: its chance, its wounds, or a short reason why it is impossible. */
export function describeBestAttack({ answer, reasons }: BestAttack): string {
  if (answer?.wounds != null) return ANSWER_TEXT.woundBadge(answer.wounds);
  if (answer) return `${toPercent(answer.chance)}%`;
  const [first] = reasons;
  return first ? reasonBadge(first) : say('no');
}
